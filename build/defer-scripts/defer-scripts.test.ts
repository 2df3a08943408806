import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deferPageScripts } from './defer-scripts.ts'

test('the loader comes before the page script, and the full stylesheet is not loaded', () => {
  const dist = mkdtempSync(join(tmpdir(), 'keyline-defer-'))
  const script = '<script src="/_next/static/chunks/a.js" async=""></script>'
  const data = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
  const link = '<link rel="stylesheet" href="/all.css" data-precedence="next"/>'
  const own = '<script id="page-script">PAGE</script>'
  const page = `<style>p{}</style>${own}<p>words</p>${script}${data}${link}`
  const html = deferPageScripts(dist, page, 'LOADER')
  const address =
    /data-src="(\/_next\/static\/flight\/[0-9a-f]{16}\.js) \/_next\/static\/chunks\/a\.js">LOADERPAGE</.exec(
      html,
    )?.[1]
  expect(html).toMatch(/^<style>p\{\}<\/style><script data-src="[^"]+">LOADERPAGE<\/script><p>words<\/p>/)
  const marked = deferPageScripts(dist, page, 'LOADER', '/english.js')
  expect(marked).toContain('<script data-src="/english.js /_next/static/flight/')
  expect(html.endsWith(link.replace('href', 'data-href'))).toBe(true)
  expect(readFileSync(join(dist, address?.replace('/_next/', '') ?? ''), 'utf8')).toContain('self.__next_f')
})

test('a page without the page script is refused', () => {
  expect(() => deferPageScripts('dist', '<p>words</p>', 'LOADER')).toThrow('script of its own')
})

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allowInline } from './allow-inline.ts'
import { readHeaderRules } from './next-output/header-rules.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test("a page's policy allows each inline script and style in it, and neither data nor another's", () => {
  const dist = mkdtempSync(join(tmpdir(), 'keyline-inline-'))
  mkdirSync(join(dist, 'server/app'), { recursive: true })
  const manifest = join(dist, 'routes-manifest.json')
  const value = "script-src 'self'; style-src 'self'; img-src 'self';"
  const rule = { source: '/x', regex: '^/x$', headers: [{ key: 'Content-Security-Policy', value }] }
  writeFileSync(manifest, JSON.stringify({ headers: [rule] }))
  const loader = '<script data-src="/a.js">LOADER</script>'
  writeFileSync(join(dist, 'server/app/a.html'), `${loader}<style>p{}</style><script id="s">PAGE</script>`)
  const data = '<script type="application/ld+json">{}</script><script src="/b.js" async=""></script>'
  writeFileSync(join(dist, 'server/app/index.html'), `${loader}<style>b{}</style>${data}`)
  writeFileSync(join(dist, 'server/app/artwork.html'), '')
  allowInline(dist)
  const policyOf = readHeaderRules(dist)
  expect(policyOf('/a').get('Content-Security-Policy')).toBe(
    `script-src 'self' ${hash('LOADER')} ${hash('PAGE')}; style-src 'self' ${hash('p{}')}; img-src 'self';`,
  )
  // It shows pictures made from a visitor's files.
  expect(policyOf('/artwork').get('Content-Security-Policy')).toContain("img-src 'self' blob:;")
  expect(policyOf('/').get('Content-Security-Policy')).toBe(
    `script-src 'self' ${hash('LOADER')}; style-src 'self' ${hash('b{}')}; img-src 'self';`,
  )
})

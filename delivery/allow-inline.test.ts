/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allowInline } from './allow-inline.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test("the policy allows each inline script and style once, and neither data nor another's file", () => {
  const dist = mkdtempSync(join(tmpdir(), 'keyline-inline-'))
  mkdirSync(join(dist, 'server/app'), { recursive: true })
  const manifest = join(dist, 'routes-manifest.json')
  const value = "script-src 'self'; style-src 'self';"
  writeFileSync(
    manifest,
    JSON.stringify({ headers: [{ headers: [{ key: 'Content-Security-Policy', value }] }] }),
  )
  const loader = '<script data-src="/a.js">LOADER</script>'
  writeFileSync(join(dist, 'server/app/a.html'), `${loader}<style>p{}</style><script id="s">PAGE</script>`)
  const data = '<script type="application/ld+json">{}</script><script src="/b.js" async=""></script>'
  writeFileSync(join(dist, 'server/app/b.html'), `${loader}<style>b{}</style>${data}`)
  allowInline(dist)
  expect(readFileSync(manifest, 'utf8')).toContain(
    `"script-src 'self' ${hash('LOADER')} ${hash('PAGE')}; style-src 'self' ${hash('p{}')} ${hash('b{}')};"`,
  )
})

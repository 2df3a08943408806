import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extendPolicy } from './header-rules.ts'

const policy = (value: string, source = '/:path*', regex = '') => ({
  source,
  regex,
  missing: [],
  headers: [{ key: 'Content-Security-Policy', value }],
})

function extend(...headers: object[]) {
  const dist = mkdtempSync(join(tmpdir(), 'keyline-policy-'))
  const file = join(dist, 'routes-manifest.json')
  writeFileSync(file, JSON.stringify({ version: 3, headers }))
  extendPolicy(dist, [
    { path: '/_not-found', sources: { 'script-src': ['one'], 'style-src': ['two', 'three'] } },
    { path: '/a', sources: { 'script-src': ['one'], 'style-src': ['four'] } },
  ])
  return JSON.parse(readFileSync(file, 'utf8')) as unknown
}
const pages = policy("script-src 'self'; style-src 'self'; img-src 'self'")
const files = policy("default-src 'none'")

test("a page's policy names its own sources, on the same conditions; all else stays", () => {
  expect(extend(files, pages)).toEqual({
    version: 3,
    headers: [
      files,
      policy("script-src 'self' one; style-src 'self' two three; img-src 'self'"),
      policy("script-src 'self' one; style-src 'self' four; img-src 'self'", '/a', '^/a(?:/)?$'),
    ],
  })
})

test('without exactly one policy to put it in, the build stops', () => {
  expect(() => extend(files)).toThrow('but 0')
  expect(() => extend(pages, pages)).toThrow('but 2')
  expect(() => extend(policy("script-src 'self'; style-src 'none'"))).toThrow('but 0')
})

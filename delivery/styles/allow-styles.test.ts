/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allowStyles } from './allow-styles.ts'

const policy = (value: string) => ({ source: '/', headers: [{ key: 'Content-Security-Policy', value }] })
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function allow(styles: string[], ...headers: object[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'keyline-policy-')), 'routes-manifest.json')
  writeFileSync(file, JSON.stringify({ version: 3, headers }))
  allowStyles(join(file, '..'), styles, "'sha256-LOADER'")
  return JSON.parse(readFileSync(file, 'utf8')) as unknown
}
const pages = policy("script-src 'sha256-LOADER'; style-src 'self'; img-src 'self'")
const files = policy("default-src 'none'")

test("the pages' policy names their styles, each once; all else stays", () => {
  expect(allow(['a{}', 'b{}', 'a{}'], files, pages)).toEqual({
    version: 3,
    headers: [
      files,
      policy(`script-src 'sha256-LOADER'; style-src 'self' ${hash('a{}')} ${hash('b{}')}; img-src 'self'`),
    ],
  })
})

test('without exactly one policy to put them in, the build stops', () => {
  expect(() => allow(['a{}'], files)).toThrow('not one policy')
  expect(() => allow(['a{}'], pages, pages)).toThrow('not one policy')
  expect(() => allow(['a{}'], policy("script-src 'sha256-LOADER'; style-src 'none'"))).toThrow('place')
})

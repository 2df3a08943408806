import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readHeaderRules } from './header-rules.ts'

const rule = (regex: string, key: string, value: string, more: object = {}) => ({
  source: regex,
  regex,
  headers: [{ key, value }],
  ...more,
})

function rulesOf(...headers: object[]) {
  const dist = mkdtempSync(join(tmpdir(), 'keyline-headers-'))
  writeFileSync(join(dist, 'routes-manifest.json'), JSON.stringify({ headers }))
  return readHeaderRules(dist)
}

test('a path gets the headers of every rule that it matches, the last one winning', () => {
  const headersOf = rulesOf(rule('^/.*$', 'A', '1'), rule('^/x$', 'B', '2'), rule('^/x$', 'A', '3'))
  expect([...headersOf('/x')]).toEqual([
    ['A', '3'],
    ['B', '2'],
  ])
  expect([...headersOf('/y')]).toEqual([['A', '1']])
})

test('a rule that asks for something of the request is refused', () => {
  const has = [{ type: 'header', key: 'x-a' }]
  expect(() => rulesOf(rule('^/$', 'A', '1', { has }))).toThrow('depend on the request')
  expect(() => rulesOf(rule('^/$', 'A', '1', { missing: has }))).toThrow()
})

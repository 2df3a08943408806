import { readFileSync } from 'node:fs'
import { isEntry, robotAgents } from './is-entry.ts'

const browser = {
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'cross-site',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
}

test.each([
  ['a link elsewhere', 'GET', {}, true],
  ['an address that was typed', 'GET', { 'sec-fetch-site': 'none' }, true],
  ['a link of our own', 'GET', { 'sec-fetch-site': 'same-origin' }, false],
  ['HEAD', 'HEAD', {}, false],
  ['a part', 'GET', { range: 'bytes=0-99' }, false],
  ['a prerendering', 'GET', { 'sec-purpose': 'prefetch;prerender' }, false],
  ['an old prefetch', 'GET', { purpose: 'prefetch' }, false],
  ['a frame', 'GET', { 'sec-fetch-dest': 'iframe' }, false],
  ['a robot with a browser’s name', 'GET', { 'sec-fetch-dest': undefined }, false],
  ['a known robot', 'GET', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
  ['a robot without a name', 'GET', { 'user-agent': undefined }, false],
])('%s, %s: counted %#', (_, method, headers, counts) => {
  expect(isEntry(method, { ...browser, ...headers })).toBe(counts)
})

test('nginx knows the same robots', () => {
  expect(readFileSync('nginx.conf', 'utf8')).toContain(`'~*${robotAgents.source}' 1;`)
})

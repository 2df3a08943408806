import { chooseEncoding } from './compressed-copies.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br; q=0.000, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['deflate', undefined],
  ['identity', undefined],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s gets %s', (accepted, expected) => {
  expect(chooseEncoding(accepted, ['br', 'gzip'])).toBe(expected)
})

test('a file that is kept in one encoding is given in no other', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip')
  expect(chooseEncoding('br, gzip', [])).toBeUndefined()
})

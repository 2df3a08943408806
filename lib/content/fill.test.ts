import { fill } from './fill.ts'

test('each place of a name gets its value, as it is, and a name that nobody knows stays', () => {
  expect(fill('{a} and {b}, {a}: {c}', { a: '$& {b} $1', b: 2 })).toBe('$& {b} $1 and 2, $& {b} $1: {c}')
})

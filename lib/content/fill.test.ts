/** @jest-environment jsdom */
import { fill, spellOut } from './fill.ts'

test('each placeholder gets its value as it is, and an unknown one stays', () => {
  expect(fill('{a} and {b}, {a}: {c}', { a: '$& {b} $1', b: 2 })).toBe('$& {b} $1 and 2, $& {b} $1: {c}')
})

test('in the browser a page in another language says numbers in words as its server does', () => {
  Object.assign(document.documentElement.dataset, { language: 'xx', numbers: 'ninguno|uno' })
  expect([0, 1, 2].map(spellOut)).toEqual(['ninguno', 'uno', '2'])
})

import { spellOut, withCount } from './fill.ts'

it.each([
  [1, 'one'],
  [12, 'twelve'],
  [20, 'twenty'],
  [21, '21'],
  [40, 'forty'],
  [90, 'ninety'],
  [100, '100'],
])('spells %d as %s', (count, words) => expect(spellOut(count)).toBe(words))

it('begins a sentence with a capital', () => {
  expect(withCount('{count} jobs off the press', 40)).toBe('Forty jobs off the press')
  expect(withCount('All {count} of them', 7)).toBe('All seven of them')
})

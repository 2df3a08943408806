import { Budget } from '../reading.ts'
import { Lexer } from './lexer.ts'
import { identity, nowhere } from './matrix.ts'
import { readLines } from './read-lines.ts'

test.each([
  ['1 2 m 3.5 -4 l\nS', '\nS'],
  ['1 2 3 4 5 6 c h n', ' n'],
  ['1 2 m 1 0 0 rg', ' 1 0 0 rg'],
  ['0 0 m/x gs', '/x gs'],
  // Longer words that begin like them, in whole or behind a number.
  ['1 0 0 1 9 9 cm', '1 0 0 1 9 9 cm'],
  ['/x cs', '/x cs'],
  ['0 0 m 1 ml', ' 1 ml'],
  ['1 2 m 3 4', ' 3 4'],
  ['0 0 m % l', ' % l'],
  ['', ''],
])('behind the lines of "%s" it goes on with "%s"', (content, rest) => {
  const lexer = new Lexer(new Uint8Array(Buffer.from(content)), new Budget())
  readLines(lexer, identity, nowhere())
  expect(content.slice(lexer.at)).toBe(rest)
})

test('a box grows by the points of lines and curves, as they lie on the page', () => {
  const box = nowhere()
  const lexer = new Lexer(new Uint8Array(Buffer.from('1 -2 m 3.5 .5 l 9 0 0 9 4 4 c h\nf')), new Budget())
  readLines(lexer, [0, 2, -1, 0, 10, 0], box)
  expect(box).toEqual([1, 0, 12, 18])
})

import { Budget } from '../budget.ts'
import { Lexer } from './lexer.ts'
import { passLines } from './pass-lines.ts'

test.each([
  ['1 2 m 3.5 -4 l\nS', '\nS'],
  ['1 2 3 4 5 6 c h n', ''],
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
  passLines(lexer)
  expect(content.slice(lexer.at)).toBe(rest)
})

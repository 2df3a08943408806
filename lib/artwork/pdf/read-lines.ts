import type { Box } from '../facts.ts'
import { isRegular, isSpace, type Lexer } from './lexer.ts'
import { grow, type Matrix } from './matrix.ts'

/** Operators whose numbers are points. */
const operators = new Set([...'mlcvyh'].map((letter) => letter.charCodeAt(0)))

/** Reads lines and curves (ISO 32000-2, 8.5.2), maybe a million, into a growing box; it stops after an operator. */
export function readLines(lexer: Lexer, matrix: Matrix, box: Box) {
  const { bytes, at: begin } = lexer
  const numbers: number[] = []
  let end = begin
  for (;;) {
    const byte = bytes[lexer.at]
    if (isSpace(byte)) lexer.at += 1
    else if (byte !== undefined && operators.has(byte)) {
      // Longer words start with these letters too.
      if (isRegular(bytes[lexer.at + 1])) break
      grow(box, matrix, numbers)
      numbers.length = 0
      end = lexer.at += 1
    } else {
      const number = lexer.plainNumber()
      if (number === undefined || numbers.push(number) > 6) break
    }
  }
  lexer.at = begin
  if (end > begin) lexer.pass(end)
}

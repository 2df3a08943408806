import type { Lexer } from './lexer.ts'
import { kinds } from './letters.ts'

/** A byte's role in path data: 1 part of a number or a space, 2 an operator that adds to the path, painting nothing. */
const parts = new Uint8Array(256)
for (const byte of '0123456789.-+ \n\r\t') parts[byte.charCodeAt(0)] = 1
for (const byte of 'mlcvyhn') parts[byte.charCodeAt(0)] = 2

/**
 * Skips the numbers and operators of lines and curves (ISO 32000-2, 8.5.2), which are not noted; a drawing may have a
 * million. It stops after an operator, so that the rest reads as usual.
 */
export function passLines(lexer: Lexer) {
  const { bytes } = lexer
  let end = lexer.at
  for (let at = end, part; (part = parts[bytes[at] ?? 0]); at++) {
    if (part === 1) continue
    // Longer words start with these letters too.
    if (at + 1 < bytes.length && kinds[bytes[at + 1]!] === 0) break
    end = at + 1
  }
  if (end > lexer.at) lexer.pass(end)
}

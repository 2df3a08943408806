import type { Lexer } from './lexer.ts'
import { kinds } from './letters.ts'

/** What a byte is in a line of a path: 1 a part of a number or a space, 2 an operator that draws on and shows nothing. */
const parts = new Uint8Array(256)
for (const byte of '0123456789.-+ \n\r\t') parts[byte.charCodeAt(0)] = 1
for (const byte of 'mlcvyhn') parts[byte.charCodeAt(0)] = 2

/**
 * Goes on behind the numbers and operators of lines and curves (ISO 32000-2, 8.5.2), of which a drawing may have a million and
 * nothing is noted. It ends behind an operator, so what it leaves is read as ever.
 */
export function passLines(lexer: Lexer) {
  const { bytes } = lexer
  let end = lexer.at
  for (let at = end, part; (part = parts[bytes[at] ?? 0]); at++) {
    if (part === 1) continue
    // Longer words begin with such letters, too.
    if (at + 1 < bytes.length && kinds[bytes[at + 1]!] === 0) break
    end = at + 1
  }
  if (end > lexer.at) lexer.pass(end)
}

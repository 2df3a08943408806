import { kinds, lessThan, type Lexer, openingParen, percent, type Word } from './lexer.ts'
import { endOfHex, endOfText } from './strings.ts'

/** Most operands of an operator; a file with more is broken. */
const maxCount = 512
/** The numbers before the next operator: room for a million lists takes far longer than copies of what is in this one. */
const held = Array.from({ length: maxCount }, () => 0.5)

export function holdNumber(lexer: Lexer, number: number) {
  if (lexer.count < maxCount) held[lexer.count++] = number
}

const none: number[] = []
export const numbersOf = ({ count }: Lexer) => (count > 0 ? held.slice(0, count) : none)

/**
 * Reads the numbers before a word or a name of a content stream, those in lists too, and the places of texts (ISO 32000-2,
 * 7.8.2). @returns the word if it is one of the usual ones
 */
export function readOperands(lexer: Lexer): Word | undefined {
  const { bytes, at: start } = lexer
  for (;;) {
    const byte = skipSpace(lexer)
    if (byte > 57 && kinds[byte] === 0) {
      lexer.budget.pass(lexer.at - start + 16)
      return lexer.operator()
    }
    if (byte === openingParen || (byte === lessThan && bytes[lexer.at + 1] !== lessThan)) {
      const end = (byte === openingParen ? endOfText : endOfHex)(bytes, lexer.at)
      lexer.texts.push(lexer.at, end, lexer.count)
      lexer.at = end
    } else if (byte === 91 || byte === 93) lexer.at += 1
    else {
      const number = lexer.plainNumber()
      if (Number.isNaN(number)) break
      holdNumber(lexer, number)
    }
  }
  lexer.budget.pass(lexer.at - start)
}

/** As the lexer does; mostly there is one space, and a number or a word behind it. */
function skipSpace(lexer: Lexer): number {
  const { bytes, at } = lexer
  if (at + 1 >= bytes.length || bytes[at] !== 32 || bytes[at + 1]! <= percent) return lexer.skipSpace()
  lexer.at = at + 1
  return bytes[at + 1]!
}

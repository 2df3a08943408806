import { kinds, less, Lexer, open, type Word } from './lexer.ts'
import { endOfHex, endOfText } from './strings.ts'

/** Reads the content of a page: operands before operators (ISO 32000-2, 7.8.2). */
export class ContentLexer extends Lexer {
  /** Where the texts before a word begin and end, and how many numbers precede them. */
  texts: number[] = []
  lead = 0

  /**
   * Reads the numbers before a word or a name of a content stream, those in lists too, and the places of texts.
   * @returns the word if it is one of the usual ones
   */
  operands(numbers: number[], most: number): Word | undefined {
    const { bytes, at: start } = this
    for (;;) {
      const byte = this.skipSpace()
      if (byte > 57 && kinds[byte] === 0) {
        this.budget.pass(this.at - start + 16)
        return this.operator()
      }
      if (byte === open || (byte === less && bytes[this.at + 1] !== less)) {
        if (this.texts.length === 0) this.lead = numbers.length
        this.texts.push(this.at, (this.at = (byte === open ? endOfText : endOfHex)(bytes, this.at)))
      } else if (byte === 91 || byte === 93) this.at += 1
      else {
        const number = this.plainNumber()
        if (Number.isNaN(number)) break
        if (numbers.length < most) numbers.push(number)
      }
    }
    this.budget.pass(this.at - start)
  }
}

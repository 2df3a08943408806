import { Damaged, type Budget } from '../budget.ts'
import { latin } from '../latin.ts'
import { limits } from '../numbers.ts'
import { Dict, Name, Ref, Word, type Value } from './values.ts'

const codes = (text: string) => new Set([...text].map((letter) => letter.charCodeAt(0)))
const spaces = codes('\0\t\n\f\r ')
const delimiters = codes('()<>[]{}/%')
const isSpace = (byte: number | undefined) => byte !== undefined && spaces.has(byte)
const isRegular = (byte: number | undefined) =>
  byte !== undefined && !spaces.has(byte) && !delimiters.has(byte)

const [open, close, less, more, slash, percent, backslash] = [40, 41, 60, 62, 47, 37, 92]
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
/** Longer than any token of meaning; the rest of a longer one is passed over. */
const longest = 65_536

/** Reads the values of a PDF one after the other (ISO 32000-2, 7.2 and 7.3). */
export class Lexer {
  readonly bytes: Uint8Array
  at: number
  private readonly budget: Budget

  constructor(bytes: Uint8Array, budget: Budget, at = 0) {
    this.bytes = bytes
    this.budget = budget
    this.at = at
  }

  /** Goes on at a place further on. */
  pass(to: number) {
    this.budget.pass(to - this.at)
    this.at = to
  }

  skipSpace() {
    for (;;) {
      while (isSpace(this.bytes[this.at])) this.at += 1
      if (this.bytes[this.at] !== percent) return
      const start = this.at
      while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13)
        this.at += 1
      this.budget.pass(this.at - start)
    }
  }

  /**
   * @returns the next value or bare word; undefined at the end
   * @throws Damaged when lists lie too deep in each other
   */
  next(depth = 0): Value | undefined {
    this.budget.step()
    if (depth > limits.depth) throw new Damaged('too deep')
    this.skipSpace()
    const byte = this.bytes[this.at]
    if (byte === undefined) return undefined
    if (byte === slash) return this.name()
    if (byte === open) return this.text()
    if (byte === less) return this.bytes[this.at + 1] === less ? this.dict(depth) : this.hex()
    if (byte === 91) return this.list(depth)
    if (!isRegular(byte)) {
      this.at += byte === more && this.bytes[this.at + 1] === more ? 2 : 1
      return new Word(byte === more ? '>>' : String.fromCharCode(byte))
    }
    return this.number() ?? this.word()
  }

  private run(): string {
    const start = this.at
    while (isRegular(this.bytes[this.at])) this.at += 1
    this.budget.pass(this.at - start)
    return latin(this.bytes.subarray(start, Math.min(this.at, start + longest)))
  }

  private name(): Name {
    this.at += 1
    return new Name(
      this.run().replace(/#([0-9a-fA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    )
  }

  /** A number, or a reference that begins with it. */
  private number(): number | Ref | undefined {
    const start = this.at
    const text = this.run()
    // "--5" and "5-3" are numbers to everybody who reads PDFs.
    if (!/^[+-]*[0-9.][0-9.-]*$/.test(text)) {
      this.at = start
      return undefined
    }
    if (/^\d{1,10}$/.test(text) && this.isReference()) return new Ref(Number(text))
    const value = parseFloat(text.replace(/^[+-]*(?=[+-])/, ''))
    return Number.isFinite(value) ? value : 0
  }

  private isReference(): boolean {
    const after = latin(this.bytes.subarray(this.at, this.at + 24))
    const match = /^[\0\t\n\f\r ]{1,8}\d{1,5}[\0\t\n\f\r ]{1,8}R(?![^\0\t\n\f\r ()<>[\]{}/%])/.exec(after)
    if (match) this.at += match[0].length
    return match !== null
  }

  private word(): Value {
    const word = this.run()
    return word === 'true' ? true : word === 'false' ? false : word === 'null' ? null : new Word(word)
  }

  private text(): string {
    const start = (this.at += 1)
    let text = ''
    let from = start
    for (let deep = 1; this.at < this.bytes.length; this.at += 1) {
      const byte = this.bytes[this.at]
      if (byte === backslash) {
        text += latin(this.bytes.subarray(from, this.at))
        const letter = String.fromCharCode(this.bytes[(this.at += 1)] ?? 0)
        text += escapes[letter] ?? letter
        from = this.at + 1
      } else if (byte === open) deep += 1
      else if (byte === close && --deep === 0) break
    }
    text += latin(this.bytes.subarray(from, this.at))
    this.at += 1
    this.budget.pass(this.at - start)
    return text.slice(0, longest)
  }

  private hex(): string {
    const end = this.bytes.indexOf(more, this.at)
    this.budget.pass((end < 0 ? this.bytes.length : end) - this.at)
    if (end < 0) throw new Damaged('a string without an end')
    const digits = latin(this.bytes.subarray(this.at + 1, Math.min(end, this.at + longest)))
    this.at = end + 1
    const pairs = digits.replace(/[^0-9a-fA-F]/g, '').match(/../g) ?? []
    return pairs.map((pair) => String.fromCharCode(parseInt(pair, 16))).join('')
  }

  private list(depth: number): Value[] {
    const list: Value[] = []
    this.at += 1
    for (;;) {
      const value = this.next(depth + 1)
      if (value === undefined || (value instanceof Word && /^(\]|endobj|endstream)$/.test(value.word)))
        return list
      list.push(value)
    }
  }

  private dict(depth: number): Dict {
    const dict = new Dict()
    this.at += 2
    for (;;) {
      const key = this.next(depth + 1)
      if (key === undefined || (key instanceof Word && /^(>>|endobj|stream)$/.test(key.word))) return dict
      if (!(key instanceof Name)) continue
      const value = this.next(depth + 1)
      if (value === undefined || (value instanceof Word && value.word === '>>')) return dict
      dict.entries.set(key.name, value)
    }
  }
}

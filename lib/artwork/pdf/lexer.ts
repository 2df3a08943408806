import { Damaged, type Budget, latin } from '../reading.ts'
import { endOfHex, endOfText, fromHex, unescaped } from './strings.ts'

/** `/Name` */
export class Name {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** `12 0 R` */
export class Ref {
  readonly id: number
  constructor(id: number) {
    this.id = id
  }
}

/** A bare word: an operator of a content stream, `obj`, `endobj`. */
export class Word {
  readonly word: string
  /** Tells words of one or two letters apart. */
  readonly code: number
  constructor(word: string) {
    this.word = word
    this.code = codeOf(word)
  }
}
export const codeOf = (word: string) =>
  word.length < 3 ? word.charCodeAt(0) * 256 + (word.charCodeAt(1) || 0) : 0

export class Dict {
  readonly entries = new Map<string, Value>()
}

/** A dictionary and its stream's raw bytes. */
export class Stream {
  readonly dict: Dict
  readonly data: Uint8Array
  constructor(dict: Dict, data: Uint8Array) {
    this.dict = dict
    this.data = data
  }
}

/** Strings are bytes, one per character. */
export type Value = null | boolean | number | string | Name | Ref | Word | Value[] | Dict | Stream

/** The kind of each byte: 0 part of a word, 1 a space, 2 a delimiter. A table, as every byte is looked up. */
export const kinds = new Uint8Array(256)
for (const space of '\0\t\n\f\r ') kinds[space.charCodeAt(0)] = 1
for (const end of '()<>[]{}/%') kinds[end.charCodeAt(0)] = 2
export const isSpace = (byte: number | undefined) => byte !== undefined && kinds[byte] === 1
export const isRegular = (byte: number | undefined) => byte !== undefined && kinds[byte] === 0
/** Words of one or two letters by their bytes, each made once: content streams are full of them. A list with gaps would be
 * slow. */
const operators: (Word | undefined)[] = Array.from({ length: 65_536 })
export const openingParen = 40
export const lessThan = 60
const more = 62
const slash = 47
export const percent = 37
/** Longer than any meaningful token; the rest of a longer one is skipped. */
const maxToken = 65_536
/** Lists in lists: some programs keep trees of their own in a file. */
const maxNesting = 512

/** Reads the values of a PDF one after the other (ISO 32000-2, 7.2 and 7.3). */
export class Lexer {
  readonly bytes: Uint8Array
  at: number
  /** Where each of the texts before a word begins and ends, and how many numbers precede it, and the word. */
  texts: number[] = []
  count = 0
  readonly budget: Budget

  constructor(bytes: Uint8Array, budget: Budget, at = 0) {
    this.bytes = bytes
    this.budget = budget
    this.at = at
  }

  /** Skips ahead to an offset. */
  pass(to: number) {
    this.budget.pass(to - this.at)
    this.at = to
  }

  /** @returns the byte behind it; -1 at the end, as reading beyond it once makes every reading slower */
  skipSpace(): number {
    const { bytes } = this
    const { length } = bytes
    let { at } = this
    for (;;) {
      while (at < length && kinds[bytes[at]!] === 1) at += 1
      this.at = at
      if (at >= length) return -1
      if (bytes[at] !== percent) return bytes[at]!
      while (at < length && bytes[at] !== 10 && bytes[at] !== 13) at += 1
      this.budget.pass(at - this.at)
    }
  }

  /** The next value or bare word; undefined at the end. @throws Damaged when lists are nested too deeply */
  next(depth = 0): Value | undefined {
    this.budget.step()
    if (depth > maxNesting) throw new Damaged()
    const byte = this.skipSpace()
    if (byte < 0) return undefined
    if (byte === slash) return this.name()
    if (byte === openingParen) return this.string(endOfText, unescaped)
    if (byte === lessThan && this.bytes[this.at + 1] !== lessThan) return this.string(endOfHex, fromHex)
    if (byte === lessThan) {
      this.at += 2
      return this.dict(depth)
    }
    if (byte === 91) return this.list(depth)
    if (!isRegular(byte)) {
      this.at += byte === more && this.bytes[this.at + 1] === more ? 2 : 1
      return new Word(byte === more ? '>>' : String.fromCharCode(byte))
    }
    // Numbers begin with a digit, a sign or a point.
    return (byte > 42 && byte < 58 ? this.number() : undefined) ?? this.word()
  }

  private run(): string {
    const start = this.at
    while (isRegular(this.bytes[this.at])) this.at += 1
    this.budget.pass(this.at - start)
    if (this.at > start + 8) return latin(this.bytes.subarray(start, Math.min(this.at, start + maxToken)))
    let text = ''
    for (let at = start; at < this.at; at++) text += String.fromCharCode(this.bytes[at]!)
    return text
  }

  private string(endOf: typeof endOfText, read: typeof unescaped): string {
    const start = this.at
    this.pass(endOf(this.bytes, start))
    return read(latin(this.bytes.subarray(start + 1, Math.min(this.at - 1, start + maxToken))))
  }

  private name(): Name {
    this.at += 1
    const name = this.run()
    if (!name.includes('#')) return new Name(name)
    return new Name(name.replace(/#([0-9a-fA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))))
  }

  /** A number, or a reference that begins with it. */
  private number(): number | Ref | undefined {
    const start = this.at
    const value = this.plainNumber()
    if (!Number.isNaN(value))
      return value >= 0 && Number.isInteger(value) && this.isReference() ? new Ref(value) : value
    const text = this.run()
    // Every PDF reader accepts "--5" and "5-3" as numbers.
    if (!/^[+-]*[0-9.][0-9.-]*$/.test(text)) {
      this.at = start
      return undefined
    }
    const odd = parseFloat(text.replace(/^[+-]*(?=[+-])/, ''))
    return Number.isFinite(odd) ? odd : 0
  }

  /** The usual kind: 12, -3.5, .25. NaN if there is none. */
  plainNumber(): number {
    const { bytes } = this
    const isNegative = bytes[this.at] === 45
    let at = this.at + (isNegative ? 1 : 0)
    const start = at
    let value = 0
    let byte = bytes[at]!
    for (; byte >= 48 && byte <= 57; byte = bytes[++at]!) value = value * 10 + byte - 48
    let scale = 1
    const point = at
    if (byte === 46) {
      byte = bytes[++at]!
      for (; byte >= 48 && byte <= 57; byte = bytes[++at]!) {
        value = value * 10 + byte - 48
        scale *= 10
      }
    }
    const digits = at - start - (at > point ? 1 : 0)
    if (digits === 0 || digits > 15 || kinds[byte] === 0) return NaN
    this.at = at
    if (isNegative) value = -value
    return scale === 1 ? value : value / scale
  }

  private isReference(): boolean {
    const { bytes } = this
    let at = this.at
    while (isSpace(bytes[at])) at += 1
    const second = at
    while (bytes[at]! >= 48 && bytes[at]! <= 57) at += 1
    const end = at
    while (isSpace(bytes[at])) at += 1
    const isOne =
      second > this.at && end > second && at > end && bytes[at] === 82 && !isRegular(bytes[at + 1])
    if (isOne) this.at = at + 1
    return isOne
  }

  /** A word of one or two letters. */
  operator(): Word | undefined {
    const { bytes, at } = this
    const { length } = bytes
    const first = bytes[at]!
    const second = at + 1 < length ? bytes[at + 1]! : 0
    const isLong = kinds[second] === 0
    if (isLong && at + 2 < length && kinds[bytes[at + 2]!] === 0) return undefined
    this.at = at + (isLong ? 2 : 1)
    const code = first * 256 + (isLong ? second : 0)
    return (operators[code] ??= new Word(latin(bytes.subarray(at, this.at))))
  }

  private word(): Value {
    const one = this.operator()
    if (one) return one
    const word = this.run()
    if (word === 'true' || word === 'false') return word === 'true'
    return word === 'null' ? null : new Word(word)
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

  /** Reads a dictionary after its opening `<<`, which inline pictures lack. */
  dict(depth = 0): Dict {
    const dict = new Dict()
    for (;;) {
      const key = this.next(depth + 1)
      if (key === undefined || (key instanceof Word && /^(>>|ID|endobj|stream)$/.test(key.word))) return dict
      if (!(key instanceof Name)) continue
      const value = this.next(depth + 1)
      if (value === undefined || (value instanceof Word && value.word === '>>')) return dict
      dict.entries.set(key.name, value)
    }
  }
}

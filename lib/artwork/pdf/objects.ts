import { Budget, Damaged } from '../reading.ts'
import { type Box, limits } from '../facts.ts'
import { unpack } from './filters.ts'
import { Lexer, Dict, Name, Ref, Stream, Word, type Value } from './lexer.ts'

/** Where an object is: at an offset in the file, or at an index in an object stream. */
export type ObjectPlace = { at: number } | { inside: number; index: number }

const endOfStream = [...'endstream'].map((letter) => letter.charCodeAt(0))

export class Objects {
  readonly bytes: Uint8Array
  readonly budget: Budget
  readonly places: Map<number, ObjectPlace>
  /** For facts that are not essential: once it is used up, the rest stays unknown. */
  spare: Budget | undefined = new Budget(limits.sampled)
  private readonly known = new Map<number, Value | undefined>()
  private readonly unpacked = new Map<Stream, Uint8Array | undefined>()
  private readonly opened = new Map<number, (Value | undefined)[]>()

  constructor(bytes: Uint8Array, budget: Budget, places: Map<number, ObjectPlace>) {
    this.bytes = bytes
    this.budget = budget
    this.places = places
  }

  /** Follows references; a circle of them gives undefined. */
  resolve = (value: Value | undefined): Value | undefined => {
    for (let hops = 0; value instanceof Ref; hops++) {
      if (hops > 16) return undefined
      value = this.byNumber(value.id)
    }
    return value
  }

  dict(value: Value | undefined): Dict | undefined {
    const found = this.resolve(value)
    if (found instanceof Stream) return found.dict
    return found instanceof Dict ? found : undefined
  }

  /** An entry of a dictionary, resolved. */
  get = (dict: Dict | undefined, key: string) => this.resolve(dict?.entries.get(key))

  /** What is not printed, and the lines of a template; none before the catalog is read. */
  layers: {
    isHidden: (layer: Value | undefined) => boolean
    guideOf: (layer: Value | undefined) => string | undefined
  } = {
    isHidden: () => false,
    guideOf: () => undefined,
  }

  number(dict: Dict | undefined, key: string): number | undefined {
    const value = this.get(dict, key)
    return typeof value === 'number' ? value : undefined
  }

  name(dict: Dict | undefined, key: string): string | undefined {
    const value = this.get(dict, key)
    return value instanceof Name ? value.name : undefined
  }

  /** A rectangle with its corners in order; undefined if it is none, or without extent. */
  box(dict: Dict | undefined, key: string): Box | undefined {
    const list = this.get(dict, key)
    const [a, b, c, d] = Array.isArray(list) ? list.map(this.resolve) : []
    if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number')
      return undefined
    const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
    return box[2] > box[0] && box[3] > box[1] ? box : undefined
  }

  unpack(stream: Stream): Uint8Array | undefined {
    if (!this.unpacked.has(stream)) this.unpacked.set(stream, unpack(stream, this.resolve, this.budget))
    return this.unpacked.get(stream)
  }

  private byNumber(id: number): Value | undefined {
    if (this.known.has(id)) return this.known.get(id)
    this.known.set(id, undefined) // undefined while it is being read
    const place = this.places.get(id)
    if (!place) return undefined
    const value = 'at' in place ? this.objectAt(place.at, id) : this.packed(place)
    this.known.set(id, value)
    return value
  }

  /** The object that begins at an offset, `12 0 obj ...`, if given with this number. @throws Damaged when there is none */
  objectAt(at: number, id?: number): Value | undefined {
    const lexer = new Lexer(this.bytes, this.budget, at)
    const number = lexer.next()
    lexer.next()
    const word = lexer.next()
    if (!(word instanceof Word && word.word === 'obj') || (id !== undefined && number !== id))
      throw new Damaged()
    const value = lexer.next()
    if (!(value instanceof Dict)) return value
    const next = lexer.next()
    if (!(next instanceof Word && next.word === 'stream')) return value
    let start = lexer.at
    // Some programs write blanks before the end of the line.
    const isBlank = (at: number) => this.bytes[at] === 32 || this.bytes[at] === 9
    let end = start
    while (isBlank(end)) end += 1
    if (this.bytes[end] === 13 || this.bytes[end] === 10) start = end
    if (this.bytes[start] === 13) start += 1
    if (this.bytes[start] === 10) start += 1
    return new Stream(value, this.bytes.subarray(start, this.endOf(start, this.number(value, 'Length'))))
  }

  /** Where a stream ends: at its stated length if that is right, else before the next `endstream`. */
  private endOf(start: number, length: number | undefined): number {
    if (length !== undefined && length >= 0 && start + length <= this.bytes.length) {
      const lexer = new Lexer(this.bytes, this.budget, start + length)
      lexer.skipSpace()
      if (endOfStream.every((byte, index) => this.bytes[lexer.at + index] === byte)) return start + length
    }
    for (let at = start; (at = this.bytes.indexOf(endOfStream[0]!, at)) >= 0; at++) {
      if (endOfStream.every((byte, index) => this.bytes[at + index] === byte)) {
        this.budget.pass(at - start)
        return at
      }
    }
    this.budget.pass(this.bytes.length - start)
    return this.bytes.length
  }

  private packed({ inside, index }: { inside: number; index: number }): Value | undefined {
    let objects = this.opened.get(inside)
    if (!objects) {
      this.opened.set(inside, [])
      this.opened.set(inside, (objects = this.openObjectStream(inside)))
    }
    return objects[index]
  }

  private openObjectStream(id: number): (Value | undefined)[] {
    const stream = this.byNumber(id)
    const bytes = stream instanceof Stream ? this.unpack(stream) : undefined
    if (!bytes || !(stream instanceof Stream)) return []
    const first = this.number(stream.dict, 'First') ?? 0
    const count = Math.min(this.number(stream.dict, 'N') ?? 0, bytes.length / 2)
    const head = new Lexer(bytes, this.budget)
    const starts: number[] = []
    for (let one = 0; one < count; one++) {
      head.next()
      starts.push(Number(head.next()) + first)
    }
    return starts.map((start) =>
      new Lexer(bytes, this.budget, Number.isFinite(start) ? start : bytes.length).next(),
    )
  }
}

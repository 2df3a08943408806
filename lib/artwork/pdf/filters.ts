import { Inflate } from 'fflate'
import { dataViewOf, TooMuch, type Budget } from '../reading.ts'
import { limits } from '../facts.ts'
import { Dict, Name, type Stream, type Value } from './lexer.ts'

type Resolve = (value: Value | undefined) => Value | undefined

/** Most filters per stream. */
const maxFilters = 8

function listOf(value: Value | undefined) {
  if (Array.isArray(value)) return value
  return value ? [value] : []
}

/** A stream's bytes (ISO 32000-2, 7.4), as the filter `kept` left them; undefined for other pictures. @throws TooMuch */
export function unpack(
  { dict, data }: Stream,
  resolve: Resolve,
  budget: Budget,
  kept?: string,
): Uint8Array | undefined {
  const filters = listOf(resolve(dict.entries.get('Filter') ?? dict.entries.get('F'))).slice(0, maxFilters)
  const settings = listOf(resolve(dict.entries.get('DecodeParms') ?? dict.entries.get('DP')))
  let bytes = data
  for (const [index, filter] of filters.map(resolve).entries()) {
    const name = filter instanceof Name ? filter.name : ''
    const own = resolve(settings[index])
    const number = (key: string, otherwise: number) => {
      const value = own instanceof Dict ? resolve(own.entries.get(key)) : undefined
      return typeof value === 'number' ? value : otherwise
    }
    if (/^(FlateDecode|Fl)$/.test(name)) bytes = inflate(bytes, budget)
    else if (/^(LZWDecode|LZW)$/.test(name)) bytes = lzw(bytes, budget, number('EarlyChange', 1))
    else if (/^(ASCII85Decode|A85)$/.test(name)) bytes = ascii85(bytes, budget)
    else if (/^(ASCIIHexDecode|AHx)$/.test(name)) bytes = asciiHex(bytes)
    else if (/^(RunLengthDecode|RL)$/.test(name)) bytes = runLength(bytes, budget)
    else return name === kept ? bytes : undefined
    const predictor = number('Predictor', 1)
    const colors = number('Colors', 1)
    const bits = number('BitsPerComponent', 8)
    const columns = number('Columns', 1)
    if (predictor >= 10) bytes = unpredict(bytes, colors * bits, columns)
    if (predictor === 2 && bits === 8) addUp(bytes, colors, colors * columns)
  }
  return bytes
}

/** Reverses TIFF's predictor: a byte is the difference from the one `step` bytes before it in its row. */
export function addUp(bytes: Uint8Array, step: number, width: number) {
  for (let at = 0; at < bytes.length; at++) if (at % width >= step) bytes[at]! += bytes[at - step]!
}

/** The same for values of two bytes. @param step and width in values */
export function addUpPairs(bytes: Uint8Array, step: number, width: number, isLittle: boolean) {
  const view = dataViewOf(bytes)
  for (let at = 0; 2 * at + 1 < bytes.length; at++)
    if (at % width >= step) {
      const sum = view.getUint16(2 * at, isLittle) + view.getUint16(2 * (at - step), isLittle)
      view.setUint16(2 * at, sum, isLittle)
    }
}

/** Reverses PNG's filters. @param bits of a column */
function unpredict(data: Uint8Array, bits: number, columns: number): Uint8Array {
  const width = Math.ceil((bits * columns) / 8)
  if (!(width > 0)) return data
  const rows = Math.floor(data.length / (width + 1))
  const output = new Uint8Array(rows * width)
  let above = new Uint8Array(width + 1)
  for (let at = 0; at < rows; at++) {
    const row = data.slice(at * (width + 1), (at + 1) * (width + 1))
    unfilter(row, above, Math.max(1, Math.ceil(bits / 8)))
    output.set(row.subarray(1), at * width)
    above = row
  }
  return output
}

/** Reverses the filter of a row, which its first byte names (PNG, clause 9). @param step to the same value of the dot before */
export function unfilter(row: Uint8Array, above: Uint8Array, step: number) {
  const filter = row[0]!
  const last = row.length
  if (filter === 1) for (let at = step + 1; at < last; at++) row[at]! += row[at - step]!
  if (filter === 2) for (let at = 1; at < last; at++) row[at]! += above[at]!
  if (filter < 3) return
  for (let at = 1; at < last; at++) {
    const left = at > step ? row[at - step]! : 0
    const up = above[at]!
    row[at]! += filter === 3 ? (left + up) >> 1 : paeth(left, up, at > step ? above[at - step]! : 0)
  }
}

function paeth(left: number, up: number, corner: number): number {
  const a = Math.abs(up - corner)
  const b = Math.abs(left - corner)
  const c = Math.abs(left + up - 2 * corner)
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** Output of unknown length; each byte is charged to the budget. */
class Output {
  private bytes: Uint8Array
  length = 0
  private readonly budget: Budget

  constructor(budget: Budget, likely = 4_096) {
    this.budget = budget
    this.bytes = new Uint8Array(Math.min(likely, limits.inflated))
  }

  add(piece: Uint8Array) {
    this.budget.inflate(piece.length)
    if (this.length + piece.length > this.bytes.length) {
      const wider = new Uint8Array(Math.max(2 * this.bytes.length, this.length + piece.length))
      wider.set(this.bytes.subarray(0, this.length))
      this.bytes = wider
    }
    this.bytes.set(piece, this.length)
    this.length += piece.length
  }

  /** Repeats earlier output; the last source byte may be the first that is added. */
  repeat(from: number, to: number) {
    const by = this.length - from
    this.add(new Uint8Array(to - from + 1))
    for (let at = from; at <= to; at++) this.bytes[at + by] = this.bytes[at]!
  }

  end = () => this.bytes.subarray(0, this.length)
}

/** One compressed byte can yield a thousand, so a chunk yields at most 33 MB. Smaller chunks take far longer. */
const bite = 32_768

/** Deflate with zlib's two-byte header. Truncated or corrupt data yields everything before the fault. */
export function inflate(data: Uint8Array, budget: Budget): Uint8Array {
  const output = new Output(budget, 4 * data.length)
  let fault = pushAll(data, 2, bite, (piece) => output.add(piece))
  if (fault !== undefined) budget.faults += 1
  // What lies before a fault is lost with its chunk: it is read again from there in smaller ones.
  for (const step of [256, 1]) {
    if (fault === undefined) break
    let writtenBytes = output.length
    fault = pushAll(data, fault, step, (piece) => {
      budget.pass(piece.length)
      output.add(piece.subarray(Math.min(writtenBytes, piece.length)))
      writtenBytes = Math.max(0, writtenBytes - piece.length)
    })
  }
  return output.end()
}

/** @param from where chunks of `step` begin @returns where the chunk with a fault begins @throws TooMuch */
function pushAll(data: Uint8Array, from: number, step: number, add: (piece: Uint8Array) => void) {
  const inflater = new Inflate(add)
  let at = 2
  try {
    for (let next; at < data.length; at = next) {
      next = at < from ? Math.min(from, at + bite) : at + step
      inflater.push(data.subarray(at, next))
    }
  } catch (error) {
    if (error instanceof TooMuch) throw error
    return at
  }
  return undefined
}

/** Codes of 9 to 12 bits (ISO 32000-2, 7.4.4). */
export function lzw(data: Uint8Array, budget: Budget, early = 1): Uint8Array {
  const output = new Output(budget)
  const clear = 256
  const end = 257
  const roots = Array.from({ length: 256 }, (_, byte) => Uint8Array.of(byte))
  // Where each code's bytes begin. Codes from 258 on stand for these in turn, and for the byte that follows.
  let starts: number[] = []
  let held = 0
  let bits = 0
  let width = 9
  for (const byte of data) {
    held = (held << 8) | byte
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = held >>> bits
    held &= (1 << bits) - 1
    if (code === end) break
    if (code === clear) {
      ;[starts, width] = [[], 9]
      continue
    }
    // Further entries have no code.
    if (starts.length < 4_096) starts.push(output.length)
    if (code < clear) output.add(roots[code]!)
    else if (code < 257 + starts.length) output.repeat(starts[code - 258]!, starts[code - 257]!)
    else break
    width = Math.min(12, Math.max(9, 32 - Math.clz32(starts.length + 257 + early)))
  }
  return output.end()
}

function ascii85(data: Uint8Array, budget: Budget): Uint8Array {
  const output = new Output(budget)
  let group: number[] = []
  const flush = () => {
    const byteCount = group.length - 1
    while (group.length < 5) group.push(84)
    const value = group.reduce((sum, digit) => sum * 85 + digit, 0)
    output.add(Uint8Array.of(value / 2 ** 24, value / 2 ** 16, value / 2 ** 8, value).subarray(0, byteCount))
    group = []
  }
  for (const byte of data) {
    budget.step()
    if (byte === 126) break
    if (byte === 122 && group.length === 0) output.add(new Uint8Array(4))
    else if (byte >= 33 && byte <= 117) group.push(byte - 33)
    if (group.length === 5) flush()
  }
  if (group.length > 1) flush()
  return output.end()
}

function asciiHex(data: Uint8Array): Uint8Array {
  const end = data.indexOf(62)
  const digits = [...data.subarray(0, end < 0 ? data.length : end)]
    .map((byte) => parseInt(String.fromCharCode(byte), 16))
    .filter((digit) => digit >= 0)
  return Uint8Array.from(
    { length: Math.ceil(digits.length / 2) },
    (_, pair) => digits[2 * pair]! * 16 + (digits[2 * pair + 1] ?? 0),
  )
}

/** Packed as by a Macintosh, where the number that ends a PDF's data has no meaning (TIFF 6.0, section 9). */
export const packBits = (data: Uint8Array, budget: Budget) => runLength(data, budget, false)

function runLength(data: Uint8Array, budget: Budget, ends = true): Uint8Array {
  const output = new Output(budget)
  for (let at = 0; at < data.length;) {
    const length = data[at]!
    if (length === 128 && ends) break
    if (length < 128) output.add(data.subarray(at + 1, at + 2 + length))
    else if (length > 128) output.add(new Uint8Array(257 - length).fill(data[at + 1] ?? 0))
    if (length < 128) at += length + 2
    else at += length > 128 ? 2 : 1
  }
  return output.end()
}

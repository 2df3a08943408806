import type { Budget } from '../budget.ts'
import { ascii85, asciiHex, inflate, lzw, runLength } from './codecs.ts'
import { Dict, Name, type Stream, type Value } from './values.ts'

type Resolve = (value: Value | undefined) => Value | undefined

/** Most filters per stream. */
const most = 8

const listOf = (value: Value | undefined) => (Array.isArray(value) ? value : value ? [value] : [])

/**
 * The decompressed bytes of a stream (ISO 32000-2, 7.4).
 * @returns undefined for picture compression, which is not decoded here
 * @throws TooMuch
 */
export function unpack({ dict, data }: Stream, resolve: Resolve, budget: Budget): Uint8Array | undefined {
  const filters = listOf(resolve(dict.entries.get('Filter') ?? dict.entries.get('F'))).slice(0, most)
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
    else if (/^(LZWDecode|LZW)$/.test(name)) bytes = lzw(bytes, number('EarlyChange', 1), budget)
    else if (/^(ASCII85Decode|A85)$/.test(name)) bytes = ascii85(bytes, budget)
    else if (/^(ASCIIHexDecode|AHx)$/.test(name)) bytes = asciiHex(bytes)
    else if (/^(RunLengthDecode|RL)$/.test(name)) bytes = runLength(bytes, budget)
    else return undefined
    const predictor = number('Predictor', 1)
    if (predictor >= 10)
      bytes = unpredict(bytes, number('Colors', 1) * number('BitsPerComponent', 8), number('Columns', 1))
  }
  return bytes
}

/**
 * Reverses PNG's filters; TIFF's only occurs in pictures, which are not decoded.
 * @param bits of a column
 */
function unpredict(data: Uint8Array, bits: number, columns: number): Uint8Array {
  const step = Math.max(1, Math.ceil(bits / 8))
  const width = Math.ceil((bits * columns) / 8)
  if (!(width > 0)) return data
  const rows = Math.floor(data.length / (width + 1))
  const output = new Uint8Array(rows * width)
  for (let row = 0; row < rows; row++) {
    const kind = data[row * (width + 1)]
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const left = column < step ? 0 : output[at - step]!
      const up = row === 0 ? 0 : output[at - width]!
      const corner = row === 0 || column < step ? 0 : output[at - width - step]!
      const guess = [0, left, up, (left + up) >> 1, kind === 4 ? paeth(left, up, corner) : 0][kind ?? 0] ?? 0
      output[at] = data[row * (width + 1) + 1 + column]! + guess
    }
  }
  return output
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

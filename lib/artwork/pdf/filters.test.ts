import { deflateSync } from 'node:zlib'
import { Budget } from '../reading.ts'
import { unpack } from './filters.ts'
import { Dict, Name, Stream, type Value } from './lexer.ts'

const dict = (entries: Record<string, Value>) => {
  const made = new Dict()
  for (const [key, value] of Object.entries(entries)) made.entries.set(key, value)
  return made
}
const opened = (filter: Value, data: Uint8Array | string, settings: Record<string, Value> = {}) => {
  const bytes = typeof data === 'string' ? new Uint8Array(Buffer.from(data, 'latin1')) : data
  const stream = new Stream(dict({ Filter: filter, DecodeParms: dict(settings) }), bytes)
  const text = unpack(stream, (value) => value, new Budget())
  return text && Buffer.from(text).toString('latin1')
}

const words = 'Ink on paper, at any size. '.repeat(2_000)

test('Deflate, whole and cut off', () => {
  const data = new Uint8Array(deflateSync(words))
  expect(opened(new Name('FlateDecode'), data)).toBe(words)
  const part = opened(new Name('Fl'), data.subarray(0, data.length - 20))
  expect(words.startsWith(part ?? '-')).toBe(true)
})

test('the differences of all five filters of PNG', () => {
  // Rows of three dots in two bytes; the result of each filter was worked out by hand (PNG 3rd edition, 9.2).
  const rows = [
    [0, 10, 20, 30, 40, 50, 60],
    [1, 10, 20, 20, 20, 20, 20],
    [2, 1, 1, 1, 1, 1, 1],
    [3, 10, 10, 10, 10, 10, 10],
    [4, 1, 2, 3, 4, 5, 6],
  ]
  const data = new Uint8Array(deflateSync(Uint8Array.from(rows.flat())))
  const text = opened(new Name('FlateDecode'), data, {
    Predictor: 15,
    Colors: 2,
    BitsPerComponent: 8,
    Columns: 3,
  })
  expect([...(text ?? '')].map((letter) => letter.charCodeAt(0))).toEqual([
    10, 20, 30, 40, 50, 60, 10, 20, 30, 40, 50, 60, 11, 21, 31, 41, 51, 61, 15, 20, 33, 40, 52, 60, 16, 22,
    36, 44, 57, 66,
  ])
})

test('the differences of TIFF, in which editors write pictures', () => {
  const rows = [
    [0, 10, 1, 246, 255, 20],
    [9, 9, 0, 0, 1, 1],
  ]
  const data = new Uint8Array(deflateSync(Uint8Array.from(rows.flat())))
  const text = opened(new Name('FlateDecode'), data, { Predictor: 2, Colors: 2, Columns: 3 })
  expect([...(text ?? '')].map((letter) => letter.charCodeAt(0))).toEqual([
    0, 10, 1, 0, 0, 20, 9, 9, 9, 9, 10, 10,
  ])
})

test('LZW, as in the standard', () => {
  const codes = [0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]
  expect(opened(new Name('LZWDecode'), Uint8Array.from(codes))).toBe('-----A---B')
})

test('the other filters, and a chain of two', () => {
  expect(opened(new Name('ASCIIHexDecode'), '4B 65 79 6>')).toBe('Key`')
  expect(opened(new Name('ASCII85Decode'), '<~87cURD]i,"Ebo7~>'.slice(2))).toBe('Hello World')
  expect(opened(new Name('RunLengthDecode'), '\x02abc\xfez\x80')).toBe('abczzz')
  const hex = [...deflateSync('both')].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  expect(opened([new Name('AHx'), new Name('Fl')], `${hex}>`)).toBe('both')
  expect(opened(new Name('DCTDecode'), 'a photograph')).toBeUndefined()
})

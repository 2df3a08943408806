import { Inflate } from 'fflate'
import { factsOf, type FileFacts, type Seen } from './facts.ts'
import { PixelScan, scanPixels } from './scan-pixels.ts'
import { unfilter } from './pdf/filters.ts'
import { type Budget, dataViewOf, Damaged, latin } from './reading.ts'

/** Bits of a color type: palette, color and alpha (PNG 3rd edition, 11.2.1). */
const hasPalette = 1
const hasColor = 2
const hasAlpha = 4
const inchInMeters = 0.0254

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1
  return byte
})

/** The checksum of a chunk's name and data (PNG, annex D). */
function sumOf(bytes: Uint8Array): number {
  let sum = -1
  for (let at = 0; at < bytes.length; at++) sum = remainders[(sum ^ bytes[at]!) & 255]! ^ (sum >>> 8)
  return ~sum >>> 0
}

/** The header of a PNG, what its dots show, and whether the file is complete. @throws Damaged, TooMuch */
export function readPng(bytes: Uint8Array, budget: Budget): FileFacts {
  const view = dataViewOf(bytes)
  const kind = view.getUint8(25)
  const dots: FileFacts['dots'] = { width: view.getUint32(16), height: view.getUint32(20) }
  const parts: Uint8Array[] = []
  const tables: Record<string, Uint8Array> = {}
  if (latin(bytes.subarray(12, 16)) !== 'IHDR') throw new Damaged()
  let isEnded = false
  // Only the chunk that ends it may be missing.
  for (
    let at = 8;
    !isEnded && (parts.length === 0 || at + 12 <= bytes.length);
    at += view.getUint32(at) + 12
  ) {
    budget.step()
    const chunk = latin(bytes.subarray(at + 4, at + 8))
    const end = at + 8 + view.getUint32(at)
    budget.pass(end - at)
    // A reader may ignore chunks with a small first letter.
    if (/^[A-Z]/.test(chunk) && sumOf(bytes.subarray(at + 4, end)) !== view.getUint32(end))
      throw new Damaged()
    isEnded = chunk === 'IEND'
    if (chunk === 'IDAT') parts.push(bytes.subarray(at + 8, end))
    if (chunk === 'PLTE' || chunk === 'tRNS') tables[chunk] = bytes.subarray(at + 8, end)
    if (chunk === 'pHYs' && view.getUint8(at + 16) === 1) dots.density = view.getUint32(at + 8) * inchInMeters
  }
  const { clear, isWhole, ...seen } = dotsIn(parts, bytes.subarray(16, 29), tables)
  if (!isEnded && !isWhole) throw new Damaged()
  return factsOf('png', {
    dots: { ...dots, ...seen, ...(bytes[24] === 1 && { isLineArt: true }) },
    clear,
    colors: [(kind & hasColor) > 0 && !isGray(tables.PLTE) ? 'rgb' : 'gray'],
  })
}

/** Whether a table has grays alone. */
const isGray = (palette?: Uint8Array) => palette?.every((one, at) => one === palette[at - (at % 3)]) ?? false

/** First column and row, and the steps to the next: the passes of an interlaced picture (8.1), and the one of any other. */
const adam7 = ['0088', '4088', '0448', '2044', '0224', '1022', '0112'].map((pass) => [...pass].map(Number))
const straight = [[0, 0, 1, 1]]

/** @param head the data of IHDR */
function dotsIn(
  parts: Uint8Array[],
  head: Uint8Array,
  { PLTE: palette, tRNS: holes }: Record<string, Uint8Array>,
): Seen & { isWhole: boolean } {
  const width = dataViewOf(head).getUint32(0)
  const height = dataViewOf(head).getUint32(4)
  const [depth = 8, kind = 0, , , interlaced] = head.subarray(8)
  const channels = kind & hasPalette ? 1 : (kind & hasColor) + 1 + (kind & hasAlpha) / 4
  const bits = channels * depth
  const top = 2 ** depth - 1
  const scan = new PixelScan(width, height, holes !== undefined || (kind & hasAlpha) > 0)

  // A single color may stand for none.
  const key =
    holes &&
    !palette &&
    Array.from({ length: holes.length / 2 }, (_, at) => holes[2 * at + Number(depth < 9)])

  /** The values of a row, a byte each. */
  function valuesOf(row: Uint8Array, count: number): Uint8Array {
    if (depth === 8) return row.subarray(1)
    const values = new Uint8Array(count)
    for (let at = 0; at < count; at++) {
      const bit = at * depth
      const byte = row[1 + (bit >> 3)]!
      values[at] = depth > 8 ? byte : (byte >> (8 - depth - (bit & 7))) & top
    }
    return values
  }

  /** The dots of a row, four bytes each. */
  function dotsOf(row: Uint8Array, columns: number): Uint8Array {
    const values = valuesOf(row, columns * channels)
    if (channels === 4) return values
    const dots = new Uint8Array(4 * columns)
    const scale = depth < 8 ? 255 / top : 1
    const [green, blue] = kind & hasColor ? [1, 2] : [0, 0]
    for (let at = 0, one = 0; at < dots.length; at += 4, one += channels) {
      const first = values[one]!
      if (palette) {
        for (let part = 0; part < 3; part++) dots[at + part] = palette[3 * first + part]!
        dots[at + 3] = holes?.[first] ?? 255
        continue
      }
      const second = values[one + green]!
      const third = values[one + blue]!
      dots[at] = first * scale
      dots[at + 1] = second * scale
      dots[at + 2] = third * scale
      const isHole = key && first === key[0] && (!green || (second === key[1] && third === key[2]))
      dots[at + 3] = kind & hasAlpha ? values[one + 1]! : Number(!isHole) * 255
    }
    return dots
  }

  let isWhole = false
  const seen = scanPixels(scan, (budget) => {
    const passes = (interlaced ? adam7 : straight)
      .map(([x = 0, y = 0, across = 1, down = 1]) => ({
        x,
        y,
        across,
        columns: Math.ceil((width - x) / across),
        down,
      }))
      .filter(({ columns, y }) => columns > 0 && y < height)
    let pass = passes.shift()
    let y = pass?.y ?? 0
    let filled = 0
    const rowOf = () => new Uint8Array(1 + Math.ceil(((pass?.columns ?? 0) * bits) / 8))
    let row = rowOf()
    let above = rowOf()
    const inflater = new Inflate((piece) => {
      budget.inflate(piece.length)
      for (let at = 0; at < piece.length && pass && !scan.isSettled;) {
        const taken = piece.subarray(at, at + row.length - filled)
        row.set(taken, filled)
        filled += taken.length
        at += taken.length
        if (filled < row.length) return
        // A piece of a single bit to the dot has so many that only the clock ends it in time.
        budget.inflate(0)
        unfilter(row, above, Math.max(1, bits >> 3))
        scan.row(y, dotsOf(row, pass.columns), pass.x, pass.across)
        filled = 0
        ;[row, above] = [above, row]
        y += pass.down
        if (y < height) continue
        pass = passes.shift()
        y = pass?.y ?? 0
        row = rowOf()
        above = rowOf()
      }
    })
    pushAll(inflater, parts, () => !pass || scan.isSettled)
    if (pass) throw new Damaged()
    isWhole = true
  })
  return { ...seen, isWhole }
}

/** Compressed bytes at a time; each can yield a thousand. */
const bite = 32_768

/** Inflates parts that are one stream, behind its two-byte header. */
function pushAll(inflater: Inflate, parts: Uint8Array[], isDone: () => boolean) {
  let skipped = 2
  for (const part of parts) {
    const from = Math.min(skipped, part.length)
    skipped -= from
    for (let at = from; at < part.length && !isDone(); at += bite) inflater.push(part.subarray(at, at + bite))
  }
}

import { crc32, deflateSync } from 'node:zlib'

/** A chunk of a PNG. */
export function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  const check = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

export const uint32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length)
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, 4 * index))
  return bytes
}

/** Bytes per dot by color type: gray, color, gray with alpha, color with alpha. */
const widths: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 }

/** A PNG of one color, on a transparent ground if it has any; `kind` is the format's number of the color type, `density` in dots per inch. */
export function png(
  width: number,
  height: number,
  kind = 2,
  density?: number,
  more: Buffer[] = [],
): Uint8Array {
  const step = widths[kind] ?? 1
  const row = Buffer.alloc(1 + width * step)
  const drawn = Buffer.from(row)
  for (let x = Math.floor(width / 4); kind > 3 && x < width * 0.75; x++) drawn[(x + 1) * step] = 255
  const isDrawn = (y: number) => y >= height / 4 && y < height * 0.75
  const rows = Buffer.concat(Array.from({ length: height }, (_, y) => (isDrawn(y) ? drawn : row)))
  const head = Buffer.concat([uint32(width, height), Buffer.from([8, kind, 0, 0, 0])])
  const meters = density === undefined ? [] : [Math.round(density / 0.0254)]
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', head),
      ...meters.map((per) => chunk('pHYs', Buffer.concat([uint32(per, per), Buffer.from([1])]))),
      ...more,
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

/** Up to 128 bytes uncompressed, then a no-op byte, as some programs write. */
const bits = (row: Uint8Array) => Buffer.concat([Buffer.from([row.length - 1]), row, Buffer.from([128])])
const rowsOf = (dots: Uint8Array, length: number) =>
  Array.from({ length: dots.length / length }, (_, row) => dots.subarray(row * length, (row + 1) * length))
const inkOf = (dots: Uint8Array, ink: number) => dots.filter((_, at) => at % 4 === ink)

/** The packings of CMYK dots by TIFF's number: compressed, as differences, and with a plane for each ink. */
export const packings = {
  plain: [1],
  differences: [8, 2],
  'run lengths': [32_773],
  'inks apart': [1, 1, 2],
  'run lengths of inks apart': [32_773, 1, 2],
} satisfies Record<string, [kind: number, predictor?: number, apart?: number]>

/** A TIFF of CMYK dots, row by row. */
export function tiff(
  width: number,
  height: number,
  dots: Uint8Array,
  way: keyof typeof packings,
): Uint8Array {
  const [kind, predictor = 1, apart = 1]: number[] = packings[way]
  const step = apart === 2 ? 1 : 4
  const lists = apart === 2 ? [0, 1, 2, 3].map((ink) => inkOf(dots, ink)) : [dots]
  const parts = lists
    .flatMap((list) => rowsOf(list, width * step))
    .map((row) => (predictor === 2 ? row.map((byte, at) => byte - (at < step ? 0 : row[at - step]!)) : row))
    .map((row) => {
      if (kind === 8) return deflateSync(row)
      return kind === 1 ? row : Buffer.concat(rowsOf(row, 100).map(bits))
    })
  const places = parts.map((_, at) => 8 + parts.slice(0, at).reduce((sum, { length }) => sum + length, 0))
  const end = places.at(-1)! + parts.at(-1)!.length
  const longs = Buffer.concat([uint32(...places), uint32(...parts.map(({ length }) => length))])
  const tags = [
    [256, 1, width],
    [257, 1, height],
    [258, 1, 8],
    [259, 1, kind!],
    [262, 1, 5],
    [273, parts.length, end],
    [277, 1, 4],
    [278, 1, 1],
    [279, parts.length, end + longs.length / 2],
    [284, 1, apart],
    [317, 1, predictor],
  ]
  const list = tags.map(([tag, count, value]) => {
    const entry = Buffer.concat([Buffer.alloc(4), uint32(count!, value!)])
    entry.writeUInt16BE(tag!)
    entry.writeUInt16BE(4, 2)
    return entry
  })
  const head = Buffer.concat([Buffer.from('MM\0*', 'latin1'), uint32(end + longs.length)])
  const count = Buffer.from([0, tags.length])
  return new Uint8Array(Buffer.concat([head, ...parts, longs, count, ...list, uint32(0)]))
}

/** A record of Photoshop's. */
export function record(id: number, data: Uint8Array): Buffer {
  const head = Buffer.from('8BIM\0\0\0\0\0\0\0\0', 'latin1')
  head.writeUInt16BE(id, 4)
  head.writeUInt32BE(data.length, 8)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/**
 * A Photoshop file of equal values or of CMYK dots, packed as its format numbers it: 1 for run lengths, which follow the table
 * of their sizes, 2 deflated and 3 as differences. The number of layers is below zero if the first channel beyond the colors is
 * the transparency of all. In a large document lengths have twice the bytes.
 */
export function psd(
  width: number,
  height: number,
  mode: number,
  channels: number,
  density: number,
  dots?: Uint8Array,
  packing = 0,
  { layers = 0, records = Buffer.alloc(0), last = 128, isLarge = false } = {},
): Uint8Array {
  const picture = dots
    ? Buffer.concat([0, 1, 2, 3].map((ink) => inkOf(dots, ink).map((byte) => 255 - byte)))
    : Buffer.concat([Buffer.alloc(width * height * (channels - 1), 128), Buffer.alloc(width * height, last)])
  const differences = picture.map(
    (byte, at) => byte - (packing < 3 || at % width === 0 ? 0 : picture[at - 1]!),
  )
  const packed = packing > 1 ? [deflateSync(differences)] : [picture]
  const rows = packing === 1 ? rowsOf(picture, width).map(bits) : packed
  const size = isLarge ? 4 : 2
  const lengths = Buffer.alloc(packing === 1 ? size * rows.length : 0)
  if (packing === 1) rows.forEach(({ length }, at) => lengths.writeUIntBE(length, size * at, size))
  const long = (length: number) => (isLarge ? uint32(0, length) : uint32(length))
  const head = Buffer.alloc(26)
  head.write('8BPS')
  head.writeUInt16BE(isLarge ? 2 : 1, 4)
  head.writeUInt16BE(channels, 12)
  head.writeUInt32BE(height, 14)
  head.writeUInt32BE(width, 18)
  head.writeUInt16BE(8, 22)
  head.writeUInt16BE(mode, 24)
  const dense = uint32(density * 65_536, 65_537)
  const resolution = Buffer.concat([record(1005, Buffer.concat([dense, dense])), records])
  const counted = Buffer.alloc(layers === 0 ? 0 : 2)
  if (layers !== 0) counted.writeInt16BE(layers)
  return new Uint8Array(
    Buffer.concat([
      head,
      uint32(0, resolution.length),
      resolution,
      ...(layers === 0 ? [long(0)] : [long(counted.length + 2 * size), long(counted.length), counted]),
      Buffer.from([0, packing]),
      lengths,
      ...rows,
    ]),
  )
}

/** A JPEG of two gray blocks, with a restart between them. */
export const restarted = () =>
  Buffer.from(
    [
      `ffd8ffdb004300${'01'.repeat(64)}ffc0000b080008001001011100`,
      `ffc40015000002${'00'.repeat(14)}000affc400141001${'00'.repeat(15)}00`,
      'ffdd00040001ffda0008010100003f006007ffd06007ffd9',
    ].join(''),
    'hex',
  )

/** The dots of a QR code on white, a byte each: its three marks, and anything between. @param margin on each side, in modules */
export function codeDots(
  side: number,
  scale: number,
  margin = 4,
  dark = 0,
): { width: number; dots: Uint8Array } {
  const inMark = (at: number) => (at > side / 2 ? at - side + 7 : at)
  const isDark = (x: number, y: number) => {
    if (Math.min(x, y) < 0 || Math.max(x, y) >= side) return false
    const isMark = (x < 8 || x > side - 9) && (y < 8 || y > side - 9) && !(x > side / 2 && y > side / 2)
    const ring = Math.max(Math.abs(inMark(x) - 3), Math.abs(inMark(y) - 3))
    return isMark ? ring < 4 && ring !== 2 : (x * 7 + y * 5 + x * y) % 9 < 4
  }
  const width = (side + 2 * margin) * scale
  const place = (at: number) => Math.floor(at / scale) - margin
  const dots = Uint8Array.from({ length: width ** 2 }, (_, at) =>
    isDark(place(at % width), place(Math.floor(at / width))) ? dark : 255,
  )
  return { width, dots }
}

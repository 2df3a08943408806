import { crc32, deflateSync } from 'node:zlib'

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

const uint32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length)
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, 4 * index))
  return bytes
}

/** Bytes per dot by color type: gray, color, gray with alpha, color with alpha. */
const widths: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 }

/** A PNG of one color; `kind` is the format's number of the color type, `density` in dots per inch. */
export function png(
  width: number,
  height: number,
  kind = 2,
  density?: number,
  more: Buffer[] = [],
): Uint8Array {
  const rows = Buffer.alloc(height * (1 + width * (widths[kind] ?? 1)), 0)
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

/** A Photoshop file without layers, up to its image data, whose values are all the same. */
export function psd(
  width: number,
  height: number,
  mode: number,
  channels: number,
  density: number,
): Uint8Array {
  const head = Buffer.alloc(26)
  head.write('8BPS')
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(channels, 12)
  head.writeUInt32BE(height, 14)
  head.writeUInt32BE(width, 18)
  head.writeUInt16BE(8, 22)
  head.writeUInt16BE(mode, 24)
  const resolution = Buffer.alloc(28)
  resolution.write('8BIM')
  resolution.writeUInt16BE(1005, 4)
  resolution.writeUInt32BE(16, 8)
  for (const at of [12, 20]) resolution.writeUInt32BE(density * 65_536, at)
  for (const at of [16, 18, 24, 26]) resolution.writeUInt16BE(1, at)
  return new Uint8Array(
    Buffer.concat([
      head,
      uint32(0, resolution.length),
      resolution,
      uint32(0),
      Buffer.from([0, 0]),
      Buffer.alloc(width * height * channels, 128),
    ]),
  )
}

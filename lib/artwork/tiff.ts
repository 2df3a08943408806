import { type Budget, dataViewOf, Damaged, latin, TooMuch, tryRead } from './reading.ts'
import { factsOf, type Color, type FileFacts, makerOf, type Seen } from './facts.ts'
import { tiffInk, tiffPacking } from './ink.ts'
import { dotsOf, PixelScan, scanPixels } from './scan-pixels.ts'
import { besideSpots, spotsIn } from './psd.ts'

/** Bytes per value by type (TIFF 6.0, section 2): byte, ASCII, short, long, rational, and that of 64 bits. */
const widths: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 16: 8 }
/** More values than any tag used here has. */
const maxTagValues = 65_536

/** Values by tag; rationals as quotients. */
export type Tags = Map<number, number[]>

/** The first list of tags of a TIFF, or of the one inside a JPEG; `next` is where another begins, or 0. @throws RangeError */
export function readTags(bytes: Uint8Array, budget: Budget, at?: number): { tags: Tags; next: number } {
  const view = dataViewOf(bytes)
  const little = view.getUint8(0) === 0x49
  // Of the kind of 64 bits, places and counts are longer.
  const isLong = view.getUint16(2, little) === 43
  const number = (place: number) =>
    isLong ? Number(view.getBigUint64(place, little)) : view.getUint32(place, little)
  const start = at ?? number(isLong ? 8 : 4)
  const tags: Tags = new Map()
  const count = isLong ? number(start) : view.getUint16(start, little)
  const [head = 2, size = 12, room = 4] = isLong ? [8, 20, 8] : []
  for (let index = 0; index < count; index++) {
    budget.step()
    const entry = start + head + index * size
    const kind = view.getUint16(entry + 2, little)
    const width = widths[kind]
    if (!width) continue
    const values = Math.min(number(entry + 4), maxTagValues)
    budget.step(values)
    const own = entry + 4 + room
    const from = values * width <= room ? own : number(own)
    const read = (place: number) => {
      if (kind === 3) return view.getUint16(place, little)
      if (kind === 4) return view.getUint32(place, little)
      if (kind === 16) return number(place)
      if (kind === 5) return view.getUint32(place, little) / view.getUint32(place + 4, little)
      return view.getUint8(place)
    }
    // One that lies past the end is left out.
    const list = tryRead(() => Array.from({ length: values }, (_, one) => read(from + one * width)))
    if (list) tags.set(view.getUint16(entry, little), list)
  }
  return { tags, next: number(start + head + count * size) }
}

/** Dots per inch by tags 282 and 296; undefined if they have no unit. */
export function densityOf(tags: Tags): number | undefined {
  const [density = 0] = tags.get(282) ?? []
  const [unit = 2] = tags.get(296) ?? []
  if (!(density > 0) || !Number.isFinite(density)) return undefined
  if (unit === 2) return density
  return unit === 3 ? density * 2.54 : undefined
}

/** The program that wrote it (tag 305). */
export const makerIn = (tags: Tags) => makerOf(latin(Uint8Array.from(tags.get(305) ?? [])))

/** A picture's size as shown: tag 274 may turn it by 90 degrees. */
export const uprightSize = (width: number, height: number, tags: Tags) =>
  (tags.get(274)?.[0] ?? 1) > 4 ? { width: height, height: width } : { width, height }

/** Tag 262 (TIFF 6.0, section 8, and the notes on Lab). */
const tiffColors: Record<number, Color> = {
  0: 'gray',
  1: 'gray',
  2: 'rgb',
  3: 'rgb',
  5: 'cmyk',
  6: 'rgb',
  8: 'lab',
  9: 'lab',
}
/** Lists of tags: pages and thumbnails. */
const mostPages = 1_000
/** Tag 254: a smaller copy, or a mask. */
const isPage = (tags: Tags) => ((tags.get(254)?.[0] ?? 0) & 5) === 0
/** The patterns of colors on a camera's chip, and what is next to them (DNG 1.7, chapter 4). */
const isOfChip = (tags: Tags) => [32_803, 34_892].includes(tags.get(262)?.[0] ?? 0)

/** The first page of a TIFF, and how many it has. @throws Damaged, TooMuch; RangeError past its end */
export function readTiff(bytes: Uint8Array, budget: Budget): FileFacts {
  const view = dataViewOf(bytes)
  const { tags, next } = readTags(bytes, budget)
  const first = (tag: number) => tags.get(tag)?.[0] ?? 0
  const isOfCamera =
    tags.has(50_706) || isOfChip(tags) || first(254) === 1 || latin(bytes.subarray(8, 10)) === 'CR'
  if (isOfCamera || (tags.get(330) ?? []).some((at) => isOfChip(readTags(bytes, budget, at).tags)))
    return factsOf('raw')
  const width = first(256)
  const height = first(257)
  const places = tags.get(273) ?? tags.get(324) ?? []
  if (!width || !height || places.length === 0) throw new Damaged()
  const lengths = tags.get(279) ?? tags.get(325) ?? []
  const ends = places.map((place, index) => place + (lengths[index] ?? 0))
  if (ends.some((end) => end > bytes.length)) throw new Damaged()
  const parts = places.map((place, index) => bytes.subarray(place, ends[index]))
  let count = 1
  const visited = new Set<number>()
  for (let at = next; at > 0 && !visited.has(at) && visited.size < mostPages;) {
    visited.add(at)
    const page = tryRead(() => readTags(bytes, budget, at))
    if (page && isPage(page.tags)) count += 1
    at = page?.next ?? 0
  }
  const color = tiffColors[first(262)]
  const spots = [...inksIn(tags), ...spotsIn(Uint8Array.from(tags.get(34_377) ?? []), budget)]
  const isLittle = view.getUint8(0) === 0x49
  const { clear, seen, isEmpty } = besideSpots(dotsIn(parts, tags, isLittle), spots)
  return factsOf('tiff', {
    maker: makerIn(tags),
    dots: {
      ...uprightSize(width, height, tags),
      density: densityOf(tags),
      ink: tiffInk(parts, tags, isLittle),
      ...((tags.get(258)?.[0] ?? 1) === 1 && { isLineArt: true }),
      ...seen,
    },
    count,
    colors: color && !isEmpty ? [color] : [],
    spots,
    clear,
  })
}

/** The names of inks beyond the usual four (tag 333), each ended by a zero. */
const inksIn = (tags: Tags) =>
  latin(Uint8Array.from(tags.get(333) ?? []))
    .split('\0')
    .filter((name) => name && !/^(cyan|magenta|yellow|black)$/i.test(name))

/** What the dots show, strip by strip or tile by tile. */
function dotsIn(parts: Uint8Array[], tags: Tags, little: boolean): Seen {
  const first = (tag: number, otherwise = 1) => tags.get(tag)?.[0] ?? otherwise
  const width = first(256)
  const height = first(257)
  const kind = first(262)
  const channels = first(277)
  const bits = first(258)
  // Of extra samples, 1 and 2 are alpha (section 18); others are a selection or an ink.
  const extras = tags.get(338) ?? []
  const alpha = extras.findIndex((sample) => sample === 1 || sample === 2) + channels - extras.length
  const hasAlpha = alpha >= channels - extras.length
  const scan = new PixelScan(width, height, hasAlpha)
  return scanPixels(scan, (budget) => {
    const packing = tiffPacking(tags, little)
    if (!packing || ![8, 16].includes(bits) || ![0, 1, 2, 5].includes(kind)) throw new TooMuch()
    const { open, step } = packing
    const size = bits / 8
    const high = little ? size - 1 : 0
    const columns = first(322, width)
    const rows = first(323, Math.min(first(278, height), height))
    const across = Math.ceil(width / columns)
    const each = across * Math.ceil(height / rows)
    for (let part = 0; part < each && !scan.isSettled; part++) {
      const planes = Array.from({ length: channels / step }, (_, at) =>
        open(parts[part + at * each]!, budget),
      )
      const left = (part % across) * columns
      const top = Math.floor(part / across) * rows
      for (let y = top; y < Math.min(height, top + rows); y++) {
        budget.pass(columns)
        const value = (x: number, one: number) => {
          const at = (y - top) * columns + x
          const byte =
            step === 1 ? planes[one]![at * size + high]! : planes[0]![(at * step + one) * size + high]!
          return kind === 0 && one === 0 ? 255 - byte : byte
        }
        const color = tiffColors[kind]!
        scan.row(y, dotsOf(Math.min(columns, width - left), color, value, hasAlpha ? alpha : undefined), left)
      }
      if (planes.some(({ length }) => length < columns * size * step)) throw new Damaged()
    }
  })
}

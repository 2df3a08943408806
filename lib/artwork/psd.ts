import { factsOf, type Color, type FileFacts, type Seen } from './facts.ts'
import { isLarge, psdInk, psdRows } from './ink.ts'
import { dotsOf, PixelScan, scanPixels } from './scan-pixels.ts'
import { type Budget, dataViewOf, Damaged, latin, TooMuch } from './reading.ts'

/** Color modes of a Photoshop file (Adobe's file format specification, "File Header Section"). */
const modeColors: Record<number, Color> = {
  0: 'gray',
  1: 'gray',
  2: 'rgb',
  3: 'rgb',
  4: 'cmyk',
  8: 'gray',
  9: 'lab',
}
const inksOf: Record<Color, number> = { gray: 1, rgb: 3, cmyk: 4, lab: 3 }
const duotone = 8
/** Image resources: the density, a 16.16 fixed-point number; names and kinds of channels; whether the picture is a whole one. */
const resource = { resolution: 1005, names: 1006, kindsOfOld: 1007, version: 1057, kinds: 1077 }

/** The header of a Photoshop file. @throws Damaged, TooMuch; RangeError where the file ends too early */
export function readPsd(bytes: Uint8Array, budget: Budget): FileFacts {
  const view = dataViewOf(bytes)
  const mode = view.getUint16(24)
  const height = view.getUint32(14)
  const width = view.getUint32(18)
  if (!width || !height) throw new Damaged()
  const color = modeColors[mode]
  // After the header and the color table.
  const start = 34 + view.getUint32(26)
  const end = start + view.getUint32(start - 4)
  const own = bytes.subarray(start, end)
  const density = resourcesIn(own, budget).get(resource.resolution)
  const picture = psdRows(bytes, view)
  const spots = spotsIn(own, budget)
  const isMerged = resourcesIn(own, budget).get(resource.version)?.[4] !== 0
  const hasClear = hasClearGround(bytes.subarray(end), isLarge(view) ? 8 : 4)
  const { clear, seen, isEmpty } = besideSpots(seenIn(isMerged ? picture : undefined, view, hasClear), spots)
  return factsOf('psd', {
    maker: 'Adobe Photoshop',
    dots: {
      width,
      height,
      density: density && dataViewOf(density).getUint32(0) / 65_536,
      ink: picture && psdInk(picture, view),
      ...(mode === 0 && { isLineArt: true }),
      ...seen,
    },
    colors: color && mode !== duotone && !isEmpty ? [color] : [],
    spots,
    // Of layers alone, the ground is not known.
    clear: isMerged ? clear : undefined,
  })
}

/**
 * Whether the first channel beyond the colors is the transparency of the whole, not a selection or an ink: a number of layers
 * below zero says so, which stands elsewhere where a value has more than a byte. @param layers the section about layers
 * @param width of a length, in bytes
 */
const hasClearGround = (layers: Uint8Array, width: number) =>
  dataViewOf(layers).getUint32(width - 4) > 0 &&
  (layers[2 * width]! > 127 ||
    new RegExp(`8BIM(Mtrn|Mt16|Mt32|Lr(16|32)[^]{${width}}[\x80-\xff])`).test(
      latin(layers.subarray(0, 4_096)),
    ))

/** What the picture shows that all layers make together. */
function seenIn(picture: ReturnType<typeof psdRows>, view: DataView, hasAlpha: boolean): Seen {
  const height = view.getUint32(14)
  const width = view.getUint32(18)
  const color = modeColors[view.getUint16(24)] ?? 'lab'
  const inks = inksOf[color]
  const scan = new PixelScan(width, height, hasAlpha)
  return scanPixels(scan, (budget) => {
    if (!picture || color === 'lab' || view.getUint16(24) === 2) throw new TooMuch()
    const { rows, depth, open } = picture
    const step = depth / 8
    for (let y = 0; y < height && !scan.isSettled; y++) {
      const lines = Array.from({ length: inks + Number(hasAlpha) }, (_, channel) =>
        open(rows[channel * height + y]!, budget),
      )
      if (lines.some(({ length }) => length < width * step)) throw new Damaged()
      budget.pass(width)
      // Inks lie inverse.
      const value = (x: number, one: number) =>
        color === 'cmyk' && one < inks ? 255 - lines[one]![x * step]! : lines[one]![x * step]!
      scan.row(y, dotsOf(width, color, value, hasAlpha ? inks : undefined))
    }
  })
}

/** Photoshop's records, as far as they can be read. */
function resourcesIn(bytes: Uint8Array, budget: Budget): Map<number, Uint8Array> {
  const view = dataViewOf(bytes)
  const found = new Map<number, Uint8Array>()
  for (let at = 0; at + 12 <= bytes.length;) {
    budget.step()
    if (latin(bytes.subarray(at, at + 4)) !== '8BIM') break
    const data = at + 6 + even(view.getUint8(at + 6) + 1) + 4
    const end = data + view.getUint32(data - 4)
    found.set(view.getUint16(at + 4), bytes.subarray(data, end))
    at = even(end)
  }
  return found
}

/** The findings of a picture with spot inks, too: where the usual inks are empty, they neither print nor make a ground. */
export function besideSpots({ clear, ...seen }: Seen, spots: string[]) {
  if (spots.length === 0) return { clear, seen, isEmpty: false }
  const isCovered = seen.ground !== undefined && seen.ground !== 'white'
  return { clear: isCovered || clear ? clear : undefined, isEmpty: seen.blank === true }
}

const even = (length: number) => length + (length % 2)
const spot = 2

/** The names of channels that are inks, by Photoshop's records. */
export function spotsIn(records: Uint8Array, budget: Budget): string[] {
  const found = resourcesIn(records, budget)
  const list = found.get(resource.names) ?? new Uint8Array()
  const names: string[] = []
  for (let at = 0; at < list.length; at += 1 + list[at]!)
    names.push(latin(list.subarray(at + 1, at + 1 + list[at]!)))
  // Each has a color in four numbers, and how much it covers; the older list fills each record up.
  const kinds = found.get(resource.kinds)?.subarray(4) ?? found.get(resource.kindsOfOld)
  const size = found.has(resource.kinds) ? 13 : 14
  const shift = (kinds?.length ?? 0) / size - names.length
  return names.filter((name, at) => name && kinds?.[(at + shift) * size + 12] === spot)
}

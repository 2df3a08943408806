import { Damaged, TooMuch, type Budget, viewOf } from '../reading.ts'
import { factsOf, type Color, type Facts } from '../facts.ts'
import { densityOf, liesOnItsSide, readTags } from './tags.ts'

/** Tag 262 (TIFF 6.0, section 8, and the notes on Lab). */
const colors: Record<number, Color> = {
  ...{ 0: 'gray', 1: 'gray', 2: 'rgb', 3: 'rgb', 5: 'cmyk', 6: 'rgb', 8: 'lab', 9: 'lab' },
}
/** Lists of tags: pages and thumbnails. */
const mostPages = 1_000

/** The first page of a TIFF, and how many it has. @throws Damaged, TooMuch; RangeError past its end */
export function readTiff(bytes: Uint8Array, budget: Budget): Facts {
  const view = viewOf(bytes)
  // The 64-bit kind, which other programs open.
  if (view.getUint8(2) === 43 || view.getUint8(3) === 43) throw new TooMuch()
  const { tags, next } = readTags(bytes, budget)
  const first = (tag: number) => tags.get(tag)?.[0] ?? 0
  const [width, height] = [first(256), first(257)]
  if (!width || !height) throw new Damaged('no size')
  const places = tags.get(273) ?? tags.get(324) ?? []
  const lengths = tags.get(279) ?? tags.get(325) ?? []
  if (places.some((place, index) => place + (lengths[index] ?? 0) > bytes.length))
    throw new Damaged('cut off')
  let count = 1
  const seen = new Set<number>()
  for (let at = next; at > 0 && !seen.has(at) && seen.size < mostPages; count++) {
    seen.add(at)
    at = readTags(bytes, budget, at).next
  }
  const size = liesOnItsSide(tags) ? { width: height, height: width } : { width, height }
  const color = colors[first(262)]
  return factsOf('tiff', {
    dots: { ...size, density: densityOf(tags) },
    count,
    colors: color ? [color] : [],
    // Extra samples of types 1 and 2 are alpha (section 18).
    clear: (tags.get(338) ?? []).some((sample) => sample === 1 || sample === 2),
  })
}

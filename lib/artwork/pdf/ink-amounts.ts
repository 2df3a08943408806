import { inkOfDots } from '../ink.ts'
import { latin } from '../reading.ts'
import { byCount, cmyk, gray, type InkUse, inksOf, mixInks, noInk, rgb } from './colors.ts'
import { unpack } from './filters.ts'
import { type Dict, Stream, type Value } from './lexer.ts'
import type { Objects } from './objects.ts'

/** A page may paint one a million times. */
const inksByShading = new WeakMap<Dict, InkUse>()
/** Stops of a gradient that are looked at. */
const mostStops = 256
/** More inks than any press has. */
const mostInks = 32

/** Of JPEG 2000, by the number with which it names its colors (ISO 15444-1, I.5.3.3). */
const byName: Record<number, InkUse> = { 12: cmyk, 16: rgb, 17: gray, 18: rgb }

/** JPEG 2000 can name its colors itself; if not, they are as many as its dots have, of which four may be any. */
function inksInside({ data }: Stream): InkUse {
  const head = latin(data.subarray(0, 4_096))
  const name = /colr\x01[^]{2}\0\0\0([^])/.exec(head)?.[1] ?? '\0'
  // The start of the dots, which is right where a header is not.
  const count = /\xff\x4f\xff\x51[^]{36}\0([^])/.exec(head)?.[1] ?? '\0'
  const least = count === '\x02' ? 1 : count.charCodeAt(0)
  return byName[name.charCodeAt(0)] ?? ((least < 4 && byCount[least]) || noInk)
}

/** The colors of a function that lists them (7.10.2). */
function samplesOf(list: Stream, objects: Objects): number[][] {
  const count = [objects.get(list.dict, 'Range') ?? []].flat().length / 2
  const bytes = objects.unpack(list) ?? new Uint8Array()
  const length = count >= 1 ? Math.min(mostStops, Math.floor(bytes.length / count)) : 0
  return Array.from({ length }, (_, at) =>
    Array.from(bytes.subarray(at * count, (at + 1) * count), (one) => one / 255),
  )
}

/** The colors between which a function goes, one of parts or not; none where it is written another way (7.10). */
function endsOf(value: Value | undefined, objects: Objects, isPart = false): number[][] {
  const all = objects.resolve(value)
  // A function for each ink.
  if (Array.isArray(all)) {
    const ends = isPart ? [] : all.slice(0, mostInks).map((one) => endsOf(one, objects, true))
    return [0, -1].map((end) => ends.flatMap((one) => one.at(end) ?? []))
  }
  const dict = objects.dict(value)
  if (all instanceof Stream && objects.get(dict, 'BitsPerSample') === 8) return samplesOf(all, objects)
  const parts = isPart ? [] : [objects.get(dict, 'Functions') ?? []].flat()
  if (parts.length > 0) return parts.slice(0, mostStops).flatMap((part) => endsOf(part, objects, true))
  return ['C0', 'C1'].map((key) => [objects.get(dict, key) ?? []].flat().map(Number))
}

/** A shading's inks, and how much there is in one place. */
export function inksOfShading(shading: Dict | undefined, objects: Objects, spaces?: Dict): InkUse {
  const known = shading && inksByShading.get(shading)
  if (known) return known
  const inks = inksOf(shading?.entries.get('ColorSpace'), objects, spaces)
  const amounts = endsOf(shading?.entries.get('Function'), objects).map((one) => mixInks(inks, one).ink ?? 0)
  const ink = Math.max(0, ...amounts)
  const all = ink > 0 ? { ...inks, ink } : inks
  if (shading) inksByShading.set(shading, all)
  return all
}

const sumOf = ({ ink = 0 }: InkUse) => Math.round(2.55 * Math.min(ink, 400))

/** A picture's inks, and how much there is in one place unless its dots are compressed as JPEG. */
export function inksOfPicture(picture: Stream, named: InkUse, objects: Objects): InkUse {
  const inks = named === noInk ? inksInside(picture) : named
  const { dict } = picture
  const bytes = (objects.number(dict, 'BitsPerComponent') ?? 0) / 8
  const isWhole = bytes === 1 || (bytes === 2 && !inks.look)
  if (!objects.spare || !isWhole || !inks.colors.includes('cmyk') || inks.spots.length > 0) return inks
  try {
    const dots = unpack(picture, objects.resolve, objects.spare)
    if (!dots) return inks
    const isInverse = [objects.get(dict, 'Decode')].flat()[0] === 1
    const sums = inks.look && Array.from({ length: 256 }, (_, at) => sumOf(mixInks(inks, [at])))
    const count = inks.look ? 1 : Math.min(inks.count ?? 4, mostInks)
    return { ...inks, ink: inkOfDots(dots, { count, bytes, isInverse }, sums) }
  } catch {
    objects.spare = undefined
    return inks
  }
}

import { limits } from './facts.ts'
import { addUp, inflate, lzw, packBits } from './pdf/filters.ts'
import { Budget } from './reading.ts'

/** Of how many dots the ink is said, so that noise does not count. */
const share = 0.01

/** Dots whose inks are neighbors, as one list for each ink. */
export const sideBySide = (dots: Uint8Array) => [0, 1, 2, 3].map((ink) => dots.subarray(ink))

/** The ink that a hundredth of the dots reach, in percent. @param parts as lists of the four inks @param step from dot to dot */
export function mostInk(parts: Iterable<Uint8Array[]>, step: number, isInverse: boolean): number {
  const counts = new Uint32Array(4 * 255 + 1)
  let count = 0
  for (const [cyan, magenta, yellow, black] of parts)
    for (let at = 0; at < black!.length; at += step, count++) {
      const sum = cyan![at]! + magenta![at]! + yellow![at]! + black![at]!
      counts[isInverse ? 1_020 - sum : sum]! += 1
    }
  let most = counts.length
  for (let above = 0; most > 0 && above <= count * share;) above += counts[--most]!
  return (100 * most) / 255
}

type Unpack = (data: Uint8Array, budget: Budget) => Uint8Array
/** By the numbers of tag 259. */
const unpackers: Record<number, Unpack> = {
  ...{ 1: (data) => data, 5: lzw, 8: inflate, 32_946: inflate, 32_773: packBits },
}

/**
 * The ink of a picture in parts, of which as many are looked at as may be unpacked; undefined if not even these may.
 * @param apart from a part to the one of the next ink, if inks are apart
 */
function inkOf(
  parts: Uint8Array[],
  dots: number,
  step: number,
  apart: number,
  unpack: Unpack,
  isInverse = false,
) {
  const budget = new Budget(limits.sampled)
  const every = Math.ceil((dots * Math.max(4, step)) / limits.sampled)
  function* sample() {
    for (let at = 0; at < (apart || parts.length); at += every)
      yield apart
        ? [0, 1, 2, 3].map((ink) => unpack(parts[at + ink * apart]!, budget))
        : sideBySide(unpack(parts[at]!, budget))
  }
  try {
    return mostInk(sample(), step, isInverse)
  } catch {
    return undefined
  }
}

/** The ink of a TIFF in four colors of a byte each. */
export function tiffInk(bytes: Uint8Array, tags: Map<number, number[]>): number | undefined {
  const all = (tag: number) => tags.get(tag) ?? []
  const first = (tag: number, otherwise = 0) => all(tag)[0] ?? otherwise
  const [width, inks, packing] = [first(256), first(277), first(259, 1)]
  const unpack = unpackers[packing]
  if (!unpack || inks < 4 || first(258) !== 8) return undefined
  const isTiled = tags.has(324)
  const lengths = all(isTiled ? 325 : 279)
  const parts = all(isTiled ? 324 : 273).map((place, at) => bytes.subarray(place, place + (lengths[at] ?? 0)))
  const apart = first(284) === 2 ? Math.floor(parts.length / inks) : 0
  const step = apart ? 1 : inks
  const row = step * (isTiled ? first(322) : width)
  const isDifference = first(317) === 2 && packing !== 1
  const open: Unpack = (data, budget) => {
    const dots = unpack(data, budget)
    if (isDifference) addUp(dots, step, row)
    return dots
  }
  return inkOf(parts, width * first(257), step, apart, open)
}

/** Of a Photoshop file, in dots. */
const tallest = 30_000

/** The ink of a Photoshop file in four colors of a byte each, whose picture lies behind its layers, row by row and ink by ink. */
export function psdInk(bytes: Uint8Array, view: DataView): number | undefined {
  let start = 26
  for (let part = 0; part < 3; part++) start += 4 + view.getUint32(start)
  const [channels, height, width] = [view.getUint16(12), view.getUint32(14), view.getUint32(18)]
  const unpack = [unpackers[1], packBits][view.getUint16(start)]
  if (!unpack || view.getUint8(5) !== 1 || view.getUint16(22) !== 8 || height > tallest) return undefined
  const isPacked = unpack === packBits
  const rows: Uint8Array[] = []
  let at = start + 2 + (isPacked ? 2 * channels * height : 0)
  while (rows.length < 4 * height && at < bytes.length) {
    const length = isPacked ? view.getUint16(start + 2 + 2 * rows.length) : width
    rows.push(bytes.subarray(at, (at += length)))
  }
  return inkOf(rows, width * height, 1, height, unpack, true)
}

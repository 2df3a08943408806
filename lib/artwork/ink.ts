import { limits } from './facts.ts'
import { addUp, addUpPairs, inflate, lzw, packBits } from './pdf/filters.ts'
import { Budget, Damaged, TooMuch } from './reading.ts'

/** The share of dots whose ink counts, so that noise does not. */
const share = 0.01

/** The ink that 1 dot in 100 reaches, in percent. @param parts of dots, or of lists by ink @param step to the next dot */
export function mostInk(
  parts: Uint8Array[][],
  step: number,
  isInverse: boolean,
  open = (part: Uint8Array) => part,
) {
  const counts = new Uint32Array(4 * 255 + 1)
  for (const part of parts) {
    const [first, ...others] = part.map((one) => open(one))
    const [magenta, yellow, black] = others.length > 0 ? others : [1, 2, 3].map((ink) => first!.subarray(ink))
    for (let at = 0; at < black!.length; at += step) {
      const sum = first![at]! + magenta![at]! + yellow![at]! + black![at]!
      counts[isInverse ? 1_020 - sum : sum]! += 1
    }
  }
  return inkReached(counts)
}

/** The same of dots of any number of values, each of so many bytes. @param sums of a table of colors, by the value of a dot */
export function inkOfDots(
  dots: Uint8Array,
  { count, bytes, isInverse }: { count: number; bytes: number; isInverse: boolean },
  sums?: number[],
) {
  const counts = new Uint32Array(255 * Math.max(count, 4) + 1)
  const step = count * bytes
  for (let at = 0; at + step <= dots.length; at += step) {
    let sum = 0
    for (let one = 0; one < step; one += bytes) sum += dots[at + one]!
    counts[sums?.[sum] ?? (isInverse ? 255 * count - sum : sum)]! += 1
  }
  return inkReached(counts)
}

/** The ink that 1 dot in 100 reaches, in percent. @param counts of dots, by the sum of their four inks, each up to 255 */
export function inkReached(counts: Uint32Array): number {
  const enough = share * counts.reduce((sum, one) => sum + one, 0)
  let level = counts.length
  for (let above = 0; level > 0 && above <= enough;) above += counts[--level]!
  return (100 * level) / 255
}

type Unpack = (data: Uint8Array, budget: Budget) => Uint8Array
/** By the numbers of TIFF's tag 259. */
const unpackers: Record<number, Unpack> = {
  1: (data) => data,
  5: lzw,
  8: inflate,
  32_946: inflate,
  32_773: packBits,
}

/** Undefined if unpacking needs too much room or time. Of a picture in many parts, only some are measured. */
function inkOf(parts: Uint8Array[][], size: number, step: number, unpack: Unpack, isInverse = false) {
  const every = Math.ceil(size / limits.sampled)
  const some = parts.filter((_, at) => at % every === 0)
  // Half of the time, so that the other facts can still be told.
  const budget = new Budget(limits.sampled, limits.milliseconds / 2)
  try {
    return mostInk(some, step, isInverse, (part) => unpack(part, budget))
  } catch {
    return undefined
  }
}

/** Parts that lie ink by ink, as lists of the four that make one place. */
function joined(parts: Uint8Array[], inks: number) {
  const all = parts.slice(0, parts.length / inks)
  return all.map((first, at) => [first, ...[1, 2, 3].map((ink) => parts[at + ink * all.length]!)])
}

/** How the parts of a TIFF are unpacked, and how many values a dot has in one; undefined for the packings of JPEG and fax. */
export function tiffPacking(
  tags: Map<number, number[]>,
  isLittle: boolean,
): { open: Unpack; step: number } | undefined {
  const first = (tag: number, otherwise = 1) => tags.get(tag)?.[0] ?? otherwise
  const packing = first(259)
  const unpack = unpackers[packing]
  const step = first(284) === 2 ? 1 : first(277)
  const isWide = first(258) === 16
  const isSummed = first(317) === 2 && packing !== 1
  if (!unpack || first(317) > 2) return undefined
  const open: Unpack = (data, budget) => {
    const dots = unpack(data, budget)
    const width = step * first(322, first(256))
    if (isSummed && isWide) addUpPairs(dots, step, width, isLittle)
    else if (isSummed) addUp(dots, step, width)
    return dots
  }
  return { open, step }
}

/** Of values of two bytes, the one that counts. */
const highBytes = (dots: Uint8Array, isLittle: boolean) => dots.filter((_, at) => at % 2 === Number(isLittle))

/** The ink of a TIFF in four colors. */
export function tiffInk(
  parts: Uint8Array[],
  tags: Map<number, number[]>,
  isLittle: boolean,
): number | undefined {
  const first = (tag: number, otherwise = 1) => tags.get(tag)?.[0] ?? otherwise
  const inks = first(277)
  const packing = tiffPacking(tags, isLittle)
  const depth = first(258)
  if (!packing || first(262) !== 5 || inks < 4 || ![8, 16].includes(depth)) return undefined
  const { step } = packing
  const open: Unpack = (data, budget) =>
    depth === 8 ? packing.open(data, budget) : highBytes(packing.open(data, budget), isLittle)
  const places = step === 1 ? joined(parts, inks) : parts.map((part) => [part])
  return inkOf(places, first(256) * first(257) * inks, step, open)
}

/** Whether it is a large document (PSB), in which lengths have twice the bytes. */
export const isLarge = (view: DataView) => view.getUint16(4) === 2

/** A Photoshop file's picture, which follows the layers ink by ink and row by row; undefined where it is packed otherwise. */
export function psdRows(bytes: Uint8Array, view: DataView) {
  const channels = view.getUint16(12)
  const height = view.getUint32(14)
  const width = view.getUint32(18)
  const depth = view.getUint16(22)
  // Refuses pictures taller, or of more parts, than the format allows; a large document may be taller.
  if (![8, 16].includes(depth) || height > 30_000 || channels > 56) return undefined
  let start = 26
  for (let part = 0; part < 2; part++) start += 4 + view.getUint32(start)
  start += isLarge(view) ? 8 + view.getUint32(start + 4) : 4 + view.getUint32(start)
  const packing = view.getUint16(start)
  if (packing > 3) return undefined
  if (packing > 1)
    return deflatedRows(bytes.subarray(start + 2), { width, depth, count: channels * height }, packing)
  const lengthOf = isLarge(view)
    ? (row: number) => view.getUint32(start + 2 + 4 * row)
    : (row: number) => view.getUint16(start + 2 + 2 * row)
  let at = start + 2 + packing * (isLarge(view) ? 4 : 2) * channels * height
  const rows = Array.from({ length: channels * height }, (_, row) =>
    bytes.subarray(at, (at += packing === 1 ? lengthOf(row) : (width * depth) / 8)),
  )
  if (at > bytes.length) throw new Damaged()
  return { rows, depth, open: packing === 1 ? packBits : unpackers[1]! }
}

/** Rows that are deflated as one, perhaps as differences; undefined if they are too many. */
function deflatedRows(
  data: Uint8Array,
  { width, depth, count }: Record<'width' | 'depth' | 'count', number>,
  packing: number,
) {
  const size = (width * depth) / 8
  try {
    const all = inflate(data, new Budget())
    if (all.length < count * size) throw new Damaged()
    const rows = Array.from({ length: count }, (_, row) => all.subarray(row * size, (row + 1) * size))
    const add = depth === 8 ? addUp : addUpPairs
    if (packing === 3) for (const row of rows) add(row, 1, width, false)
    return { rows, depth, open: unpackers[1]! }
  } catch (error) {
    if (error instanceof TooMuch) return undefined
    throw error
  }
}

/** The ink of a Photoshop file in four colors of a byte each. */
export function psdInk({ rows, depth, open }: NonNullable<ReturnType<typeof psdRows>>, view: DataView) {
  if (view.getUint16(24) !== 4 || depth !== 8) return undefined
  const size = 4 * view.getUint32(14)
  return inkOf(joined(rows.slice(0, size), 4), size * view.getUint32(18), 1, open, true)
}

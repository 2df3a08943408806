import type { Box } from '../facts.ts'

/** In PDF's order: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** Applies the first matrix, then the second. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  if (second === identity) return first
  const [a, b, c, d, e, f] = first
  const [A, B, C, D, E, F] = second
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

/** @returns undefined unless the values are six numbers */
export function matrixOf(values: unknown): Matrix | undefined {
  if (!Array.isArray(values) || values.length < 6) return undefined
  const six = values.slice(0, 6)
  return six.every((one) => typeof one === 'number') ? (six as unknown as Matrix) : undefined
}

/** How much larger a matrix makes things. */
export const scaleOf = ([a, b, c, d]: Matrix) => Math.sqrt(Math.abs(a * d - b * c))

/** The width of a stroke of one unit; an uneven matrix widens lines along one axis by the other axis. */
export function strokeWidthOf([a, b, c, d]: Matrix, box: Box): number {
  if (box[3] - box[1] < 0.01) return Math.sqrt(b * b + d * d)
  return box[2] - box[0] < 0.01 ? Math.sqrt(a * a + c * c) : Math.sqrt(Math.abs(a * d - b * c))
}

const { max, min } = Math
export const unboundedBox: Box = [-Infinity, -Infinity, Infinity, Infinity]
/** A box to grow. */
export const emptyBox = (): Box => [Infinity, Infinity, -Infinity, -Infinity]
/** The intersection of two boxes; upside down if empty. Most lie within the other. */
export const intersect = (a: Box, b: Box): Box =>
  isWithin(a, b) ? a : [max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])]

/** Grows a box by points under a matrix, `numbers` being x and y in turn. */
export function includePoints(box: Box, [a, b, c, d, e, f]: Matrix, numbers: readonly number[]) {
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const x = numbers[at]!
    const y = numbers[at + 1]!
    const across = a * x + c * y + e
    const up = b * x + d * y + f
    box[0] = min(box[0], across)
    box[1] = min(box[1], up)
    box[2] = max(box[2], across)
    box[3] = max(box[3], up)
  }
  return box
}

/** Whether two boxes are the same within a point. */
export const isSameBox = (one: Box, other: Box) =>
  one.every((place, side) => Math.abs(place - other[side]!) <= 1)
/** The smallest box around two. */
export const unionOf = (a: Box, b: Box): Box => [
  min(a[0], b[0]),
  min(a[1], b[1]),
  max(a[2], b[2]),
  max(a[3], b[3]),
]
/** Grows a box on all sides, each by its own length or by one. */
export const widen = (box: Box, by: number, each: Box = [by, by, by, by]): Box => [
  box[0] - each[0],
  box[1] - each[1],
  box[2] + each[2],
  box[3] + each[3],
]
export const isBox = (box: Box) => box[0] <= box[2] && box[1] <= box[3]
/** Whether two boxes have a place in common. */
export const overlaps = (one: Box, other: Box) =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3]
export const isWithin = (inner: Box, outer: Box) =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]

/** Letters of one line, that are often set one by one. */
export function isBeside(one: Box, other: Box): boolean {
  const near = (one[3] - one[1]) / 2
  const isClose = one[0] - near < other[2] && one[2] + near > other[0]
  return isClose && Math.abs(one[1] - other[1]) < near && Math.abs(one[3] - other[3]) < 2 * near
}

/** Whether a box goes along most of a side of another, as a frame does. */
export const runsAlongSide = (box: Box, other: Box) =>
  box[2] - box[0] > (other[2] - other[0]) / 2 || box[3] - box[1] > (other[3] - other[1]) / 2

/** The corners of a rectangle, for `includePoints`. */
export const cornersOf = (x: number, y: number, X: number, Y: number) => [x, y, X, y, x, Y, X, Y]

/** How far something extends that one of two edges cuts off. */
export function extentPastEdge(own: Box, whole: Box, edge: Box, other: Box): Box {
  if (isWithin(whole, own)) return own
  const at = (side: 0 | 1 | 2 | 3) =>
    Math.abs(own[side] - edge[side]) < 1 || Math.abs(own[side] - other[side]) < 1 ? whole[side] : own[side]
  return [at(0), at(1), at(2), at(3)]
}

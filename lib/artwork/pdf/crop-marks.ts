import type { Box } from '../facts.ts'

/** In points: the least gap between crop marks in a row, and the largest from the marks of the cut to those of the bleed. */
const apart = 36
const reachPt = 18

/** The box between crop marks: at each of its sides a line before it and one after it, with a gap between them. */
export function markedBox(ticks: Box[]): Box | undefined {
  const places = (side: 0 | 1) => {
    const along = side === 0 ? 1 : 0
    const flat = ticks.filter((one) => one[side + 2]! - one[side] < 0.1 && one[along + 2]! - one[along] > 4)
    const isPair = (one: Box, other: Box) =>
      Math.abs(one[side] - other[side]) < 0.5 && other[along] - one[along + 2]! > apart
    return flat.filter((one) => flat.some((other) => isPair(one, other) || isPair(other, one)))
  }
  const inner = (all: number[]) => {
    const least = Math.min(...all)
    const farthest = Math.max(...all)
    // Marks of the bleed lie outside those of the cut.
    return [
      Math.max(...all.filter((one) => one < least + reachPt)),
      Math.min(...all.filter((one) => one > farthest - reachPt)),
    ] as const
  }
  const upright = places(0)
  const level = places(1)
  const [left, right] = inner(upright.map(([x]) => x))
  const [bottom, top] = inner(level.map(([, y]) => y))
  const isOutside = (low: number, high: number, from: number, to: number) => high < from + 1 || low > to - 1
  const isMarked =
    upright.length > 0 &&
    level.length > 0 &&
    right - left > apart &&
    top - bottom > apart &&
    upright.every((one) => isOutside(one[1], one[3], bottom, top)) &&
    level.every((one) => isOutside(one[0], one[2], left, right))
  return isMarked ? [left, bottom, right, top] : undefined
}

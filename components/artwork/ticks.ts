import { inch, millimeter } from '../../lib/artwork/numbers.ts'

/** A ruler's mark: position in points, length as a share of the ruler, and a figure on some. */
export type Tick = { point: number; share: number; figure?: number }

/** Familiar steps between marks; every `long`-th mark is long and has a figure. */
const steps: Record<'in' | 'mm', [step: number, long: number][]> = {
  in: [
    [0.125, 8],
    [0.5, 2],
    [1, 6],
    [6, 2],
    [12, 10],
    [120, 10],
  ],
  mm: [
    [1, 10],
    [5, 2],
    [10, 10],
    [50, 2],
    [100, 10],
    [1_000, 10],
  ],
}
/** Least distance between marks and between figures, in drawing units. */
const [near, far] = [5, 30]
const point = { in: inch, mm: millimeter }

/**
 * @param scale drawing units per point
 * @param from in points from the corner of the piece, like `to`; marks start there
 */
export function ticksOf(unit: 'in' | 'mm', scale: number, from: number, to: number): Tick[] {
  const size = point[unit]
  const [step, long] =
    steps[unit].find(([one, many]) => one * size * scale >= near && one * many * size * scale >= far) ??
    steps[unit].at(-1)!
  const ticks: Tick[] = []
  for (let index = Math.ceil(from / (step * size)); index * step * size < to; index++) {
    const isLong = index % long === 0
    ticks.push({
      point: index * step * size,
      share: isLong ? 0.62 : index % (long / 2) === 0 ? 0.4 : 0.24,
      ...(isLong && index >= 0 && { figure: index * step }),
    })
  }
  return ticks
}

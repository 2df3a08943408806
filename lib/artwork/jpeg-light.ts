import { CodeDots } from './code-dots.ts'
import type { Code } from './facts.ts'

const side = 8
const places = Array.from({ length: side * side }, (_, place) => place)
const row = (place: number) => place >> 3
const diagonal = (place: number) => row(place) + (place & 7)
/** Where the values of a block lie in it: they are packed along its diagonals, up and down in turn (ITU T.81, figure A.6). */
const order = places.toSorted(
  (one, other) => diagonal(one) - diagonal(other) || (diagonal(one) % 2 ? 1 : -1) * (row(one) - row(other)),
)
/** What each wave adds along a side (A.3.3). */
const waves = Float64Array.from(places, (place) => {
  const wave = row(place)
  return (wave ? 1 : Math.SQRT1_2) * 0.5 * Math.cos(((2 * (place & 7) + 1) * wave * Math.PI) / 16)
})

/** Paints a JPEG's blocks of 8 by 8 dots by their light alone, and looks for a code in them. */
export class JpegLight {
  private readonly codes = new CodeDots()
  private readonly values = new Float64Array(side * side)
  private readonly halves = new Float64Array(side * side)
  private readonly rows: Uint8ClampedArray[]

  /** @param columns blocks beside one another @param count rows of them that are painted together */
  constructor(columns: number, count: number) {
    const length = 4 * side * columns
    this.rows = Array.from({ length: side * count }, () => new Uint8ClampedArray(length).fill(255))
  }

  /** Takes a value of the next block, by its place in the packed ones. */
  take(place: number, value: number) {
    this.values[order[place]!] = value
  }

  paint(column: number, at: number) {
    const { values, halves } = this
    halves.fill(0)
    for (const place of places) {
      const value = values[place]!
      if (value === 0) continue
      const start = place & 56
      const wave = (place & 7) * side
      for (let x = 0; x < side; x++) halves[start + x]! += value * waves[wave + x]!
    }
    values.fill(0)
    for (let y = 0; y < side; y++) {
      const dots = this.rows[at * side + y]!
      for (let x = 0; x < side; x++) {
        let light = 128
        for (let wave = 0; wave < side; wave++) light += halves[wave * side + x]! * waves[wave * side + y]!
        const to = 4 * (column * side + x)
        dots[to] = dots[to + 1] = dots[to + 2] = light
      }
    }
  }

  /** Ends the rows that were painted. @param number of the first */
  endRows(number: number) {
    for (const [line, { buffer }] of this.rows.entries())
      this.codes.row(number * side + line, new Uint8Array(buffer))
  }

  end(): Code | undefined {
    return this.codes.end()
  }
}

import { CodeDots } from './code-dots.ts'
import type { Box, Code } from './facts.ts'
import type { Matrix } from './pdf/matrix.ts'
import type { Budget } from './reading.ts'

/** As many modules as a code may have on a side (ISO 18004, 5.3). */
const maxModules = 177

type Point = readonly [x: number, y: number]
/** An upright edge: where it stands, and its ends. */
type Edge = [x: number, bottom: number, top: number]

/** Finds a QR code in an outline around all of its dark modules, whose edges are level or upright. */
export class CodeOutline {
  private readonly edges: Edge[] = []
  private start: Point = [0, 0]
  private last: Point = [0, 0]
  private isAslant = false

  move(matrix: Matrix, points: readonly number[]) {
    this.line(this.start)
    this.last = this.start = pointIn(matrix, points[0]!, points[1]!)
  }

  add(matrix: Matrix, points: readonly number[]) {
    for (let at = 0; at + 1 < points.length; at += 2) this.line(pointIn(matrix, points[at]!, points[at + 1]!))
  }

  private line(next: Point) {
    const [x, y] = this.last
    const isUpright = Math.abs(next[0] - x) < 1e-6
    if (!isUpright && Math.abs(next[1] - y) > 1e-6) this.isAslant = true
    if (isUpright && next[1] !== y) this.edges.push([x, Math.min(y, next[1]), Math.max(y, next[1])])
    this.last = next
  }

  /** @param box around it @throws TooMuch */
  end([left, bottom, right, top]: Box, budget: Budget): Code | undefined {
    this.line(this.start)
    const size = this.edges.reduce((least, [, low, high]) => Math.min(least, high - low), Infinity)
    const side = Math.round((right - left) / size)
    const isSquare = Math.abs(right - left - (top - bottom)) < size / 2
    if (this.isAslant || !isSquare || !(side <= maxModules)) return undefined
    const dots = new CodeDots()
    for (let row = 0; row < side; row++) {
      budget.pass(this.edges.length)
      const y = bottom + (row + 0.5) * size
      const turns = new Uint8Array(side + 1)
      for (const [x, low, high] of this.edges)
        if (low < y && y < high) turns[Math.round((x - left) / size)]! ^= 1
      let turned = 0
      const lights = Array.from(turns.subarray(0, side), (turn) => ((turned ^= turn) ? 0 : 255))
      dots.row(row, Uint8Array.from(lights.flatMap((one) => [one, one, one, 255])))
    }
    const found = dots.end()
    return found && { ...found, module: found.module * size, width: found.width * size }
  }
}

const pointIn = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
]

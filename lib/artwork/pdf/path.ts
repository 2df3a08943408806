import type { Box } from '../facts.ts'
import { corners, grow, type Matrix, nowhere } from './matrix.ts'

/** How a painted thing fills its box: all of it, as one shape, or in parts or with holes (undefined). */
export type Shape = boolean | undefined

/** The shape of what is limited by another one. */
export const bothOf = (one: Shape, other: Shape): Shape =>
  one === undefined || other === undefined ? undefined : one && other

/** More than a QR code has. */
const mostRectangles = 20_000

/** A path on the page: its box, and the area within its points, by which a rectangle is told from other shapes. */
export class Path {
  box: Box = nowhere()
  /** Its rectangles, if it has more than one. */
  rectangles: Box[] = []
  private twice = 0
  private parts = 0
  private x = 0
  private y = 0
  private startX = 0
  private startY = 0

  /** Begins another path. */
  begin() {
    this.box = nowhere()
    if (this.rectangles.length > 0) this.rectangles = []
    this.parts = this.twice = this.x = this.y = this.startX = this.startY = 0
  }

  /** Adds points, `numbers` being x and y in turn. */
  add([a, b, c, d, e, f]: Matrix, numbers: readonly number[]) {
    const { box } = this
    let { x: lastX, y: lastY, twice } = this
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const across = numbers[at]!
      const up = numbers[at + 1]!
      const x = a * across + c * up + e
      const y = b * across + d * up + f
      twice += lastX * y - x * lastY
      lastX = x
      lastY = y
      if (x < box[0]) box[0] = x
      if (y < box[1]) box[1] = y
      if (x > box[2]) box[2] = x
      if (y > box[3]) box[3] = y
    }
    this.x = lastX
    this.y = lastY
    this.twice = twice
  }

  /** Begins a new part with its first point. */
  move(matrix: Matrix, numbers: readonly number[]) {
    this.close()
    this.parts += 1
    const before = this.twice
    this.add(matrix, numbers)
    this.twice = before
    this.startX = this.x
    this.startY = this.y
  }

  rectangle(matrix: Matrix, x: number, y: number, width: number, height: number) {
    const { rectangles, parts } = this
    if (parts === 1) rectangles.push([...this.box])
    if (parts > 0 && rectangles.length < mostRectangles)
      rectangles.push(grow(nowhere(), matrix, corners(x, y, x + width, y + height)))
    this.move(matrix, [x, y])
    this.add(matrix, [x + width, y, x + width, y + height, x, y + height])
  }

  private close() {
    this.twice += this.x * this.startY - this.startX * this.y
    this.x = this.startX
    this.y = this.startY
  }

  /** Ends it. */
  shape(): Shape {
    this.close()
    const [left, bottom, right, top] = this.box
    const share = Math.abs(this.twice) / 2 / ((right - left) * (top - bottom))
    return (share > 0.98 && share < 1.02) || (this.parts > 1 ? undefined : false)
  }
}

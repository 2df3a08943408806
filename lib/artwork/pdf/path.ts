import type { Box } from '../facts.ts'
import { LineEnds } from './line-ends.ts'
import { unionOf, includePoints, isWithin, type Matrix, emptyBox } from './matrix.ts'

/**
 * How a painted thing fills its box: all of it, as one shape, or in parts or with holes (undefined). Of one shape with long
 * straight sides, how much of each side of the box these take.
 */
export type Shape = boolean | undefined | readonly number[]

/** The shape of what is limited by another one. */
export const clipShape = (one: Shape, other: Shape): Shape =>
  one === undefined || other === undefined ? undefined : within(one, other)
const within = (one: Shape, other: Shape) => (one === true ? other : other === true && one)

/** More than a QR code has. */
const maxParts = 20_000

/** Numbers of the upright edges that are kept, three for each, and by how much one may be off. */
const maxUprightNumbers = 3 * maxParts
const flat = 1e-6

/** In points: shorter sides are not seen as ends; and by how much one may be off. */
export const longSide = 18
const even = 0.05

/** Numbers of the corners that are kept, two for each. */
export const maxCornerNumbers = 14

/** Straight parts that are as good as a curve. */
const curveSteps = 8

/** A part of a path: its box, and the area within its points, below zero if it runs the other way round. */
type Part = { box: Box; area: number }

/** A rectangle along the page. */
export const isRectangle = ({ box: [left, bottom, right, top], area }: Part) => {
  const share = Math.abs(area) / ((right - left) * (top - bottom))
  return share > 0.98 && share < 1.02
}

/** The width of what is long and thin. */
export const thicknessOf = (box: Box) => {
  const across = box[2] - box[0]
  const up = box[3] - box[1]
  const thin = Math.min(across, up)
  return Math.max(across, up) > 4 * thin ? thin : Infinity
}

/** Numbers of a followed line, and lines of a path; no die has more. */
const mostTraced = 10_000

/** A path on the page: its box, and the area within its points, by which a rectangle is told from other shapes. */
export class Path {
  parts: Part[] = []
  /** The first corners, x and y in turn, of all its parts, and how many numbers these are. */
  readonly corners = new Float64Array(maxCornerNumbers)
  known = 0
  isCurved = false
  /** Edges that stand upright, each by its place and its ends, unless one of all lies aslant or a rectangle is among its parts. */
  uprights: number[] = []
  isAslant = false
  readonly ends = new LineEnds()
  /** The points of a line for a knife, each part by itself. */
  traced: number[][] | undefined
  /** The straight sides that lie furthest out: their places, as a box has them, and their lengths. */
  private readonly rims = new Float64Array(8)
  private whole: Box = emptyBox()
  private part: Box = emptyBox()
  private twice = 0
  private before = 0
  private count = 0
  private x = 0
  private y = 0
  private startX = 0
  private startY = 0

  /** Begins another path. */
  begin() {
    this.part = emptyBox()
    if (this.parts.length > 0) this.parts = []
    if (this.uprights.length > 0) this.uprights = []
    this.isCurved = this.isAslant = false
    this.ends.begin()
    this.traced = undefined
    this.rims.fill(Infinity, 0, 2).fill(-Infinity, 2, 4).fill(0, 4)
    this.count = this.known = this.twice = this.before = this.x = this.y = this.startX = this.startY = 0
  }

  get box(): Box {
    return this.count > 1 ? unionOf(this.whole, this.part) : this.part
  }

  /** Adds points, `numbers` being x and y in turn: one ends a line. */
  add([a, b, c, d, e, f]: Matrix, numbers: readonly number[], isLine = numbers.length === 2) {
    const { part: box, corners, ends } = this
    let { x: lastX, y: lastY, twice, known } = this
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const across = numbers[at]!
      const up = numbers[at + 1]!
      const x = a * across + c * up + e
      const y = b * across + d * up + f
      twice += lastX * y - x * lastY
      if (!this.isAslant) this.edge(lastX, lastY, x, y)
      if (isLine) this.side(lastX, lastY, x, y)
      ends.add(x, y)
      if (!this.isCurved) this.follow(x, y)
      lastX = x
      lastY = y
      if (known < maxCornerNumbers) {
        corners[known] = x
        corners[known + 1] = y
        known += 2
      }
      if (x < box[0]) box[0] = x
      if (y < box[1]) box[1] = y
      if (x > box[2]) box[2] = x
      if (y > box[3]) box[3] = y
    }
    if (this.isCurved && (this.traced?.at(-1)?.length ?? mostTraced) < mostTraced)
      this.trace([a, b, c, d, e, f], numbers)
    this.x = lastX
    this.y = lastY
    this.twice = twice
    this.known = known
  }

  /** Begins a new part with its first point. */
  move(matrix: Matrix, numbers: readonly number[]) {
    this.close()
    this.ends.end()
    if (this.count > 0) {
      this.take()
      this.whole = this.count > 1 ? unionOf(this.whole, this.part) : this.part
      this.part = emptyBox()
    }
    this.count += 1
    if (this.traced && this.traced.length < mostTraced) this.traced.push([])
    this.before = this.twice
    const { isAslant } = this
    // The way to it is no edge.
    this.isAslant = true
    this.add(matrix, numbers, false)
    this.isAslant = isAslant
    this.twice = this.before
    this.traced?.splice(-1, 1, [this.x, this.y])
    this.startX = this.x
    this.startY = this.y
  }

  rectangle(matrix: Matrix, x: number, y: number, width: number, height: number) {
    this.isAslant = true
    this.move(matrix, [x, y])
    const { isCurved } = this
    this.isCurved = false
    this.add(matrix, [x + width, y, x + width, y + height, x, y + height])
    this.isCurved = isCurved
    this.endAtStart()
  }

  /** Leads a line back to where it began. */
  endAtStart() {
    this.ends.isClosed = true
    const [x, y] = this.traced?.at(-1) ?? []
    if (x !== undefined && y !== undefined) this.follow(x, y)
  }

  private follow(x: number, y: number) {
    const line = this.traced?.at(-1)
    if (line && line.length < mostTraced) line.push(x, y)
  }

  /** Follows a curve, or a line after one. */
  private trace(matrix: Matrix, numbers: readonly number[]) {
    const points = numbers.flatMap((_, at) =>
      at % 2 === 0 ? includePoints(emptyBox(), matrix, numbers.slice(at, at + 2)).slice(0, 2) : [],
    )
    const [x1 = 0, y1 = 0, x2 = x1, y2 = y1, x3 = x2, y3 = y2] = points
    for (let step = 1; step <= curveSteps; step++) {
      const to = step / curveSteps
      const at = (first: number, second: number, third: number, last: number) =>
        (1 - to) ** 3 * first +
        3 * to * (1 - to) ** 2 * second +
        3 * to ** 2 * (1 - to) * third +
        to ** 3 * last
      this.follow(at(this.x, x1, x2, x3), at(this.y, y1, y2, y3))
    }
  }

  private edge(x: number, y: number, nextX: number, nextY: number) {
    const isUpright = Math.abs(nextX - x) < flat
    const isLevel = Math.abs(nextY - y) < flat
    this.isAslant = !(isUpright || isLevel) || this.uprights.length > maxUprightNumbers
    if (isUpright && !isLevel) this.uprights.push(x, Math.min(y, nextY), Math.max(y, nextY))
  }

  /** Takes a straight side that is upright or level. */
  private side(x: number, y: number, nextX: number, nextY: number) {
    const across = Math.abs(nextX - x)
    const up = Math.abs(nextY - y)
    if (across > even && up > even) return
    const first = up > across ? 0 : 1
    this.rim(first, first ? y : x, Math.max(across, up))
    this.rim(first + 2, first ? y : x, Math.max(across, up))
  }

  private rim(side: number, place: number, length: number) {
    const { rims } = this
    const further = side < 2 ? rims[side]! - place : place - rims[side]!
    if (further < -even) return
    rims[side + 4] = further > even ? length : rims[side + 4]! + length
    if (further > even) rims[side] = place
  }

  private close() {
    if (!this.isAslant) this.edge(this.x, this.y, this.startX, this.startY)
    this.side(this.x, this.y, this.startX, this.startY)
    this.twice += this.x * this.startY - this.startX * this.y
    this.x = this.startX
    this.y = this.startY
  }

  private take() {
    if (this.parts.length < maxParts)
      this.parts.push({ box: this.part, area: (this.twice - this.before) / 2 })
  }

  /** Ends it. */
  shape(): Shape {
    this.close()
    if (this.count > 1) this.take()
    if (isRectangle({ box: this.box, area: this.twice / 2 })) return true
    return this.count > 1 ? undefined : this.longSides()
  }

  private longSides(): Shape {
    const { rims, box } = this
    if (Math.max(rims[4]!, rims[5]!, rims[6]!, rims[7]!) < longSide) return false
    return box.map((place, side) => (Math.abs(place - rims[side]!) < even ? rims[side + 4]! : 0))
  }

  /** The thinnest of its holes that are lines. @param isOdd every second part is a hole, else those that run the other way */
  gap(isOdd: boolean): Box | undefined {
    const [outer, ...others] = this.parts.toSorted((one, other) => Math.abs(other.area) - Math.abs(one.area))
    const holes = others.filter(
      (one) => (isOdd || one.area * outer!.area < 0) && isRectangle(one) && isWithin(one.box, outer!.box),
    )
    return holes.map(({ box }) => box).toSorted((one, other) => thicknessOf(one) - thicknessOf(other))[0]
  }
}

/** The least difference of two values, within two dots, that shows as an edge; in a shade it is less. */
const step = 24
/** Rows, and columns, that tell enough. */
const most = 256
/** More edges behind one another are a pattern. */
const mostEdges = 6
/** From here on, all three values are white. */
const white = 243
/** The share of a side that is white where a strip is left along it. */
const bareShare = 0.9
/** Dots over which a sharp edge is seen; a shade goes on. */
const sharp = 4

/** Named once, as a test's surroundings look globals up each time. */
const { abs, ceil, max, min } = Math

/** How a dot differs from another: 1 or -1, or 0 where it hardly does. */
function stepOf(dots: Uint8Array, at: number, others: Uint8Array, other: number): number {
  let sum = 0
  let largest = 0
  for (let part = 0; part < 4; part++) {
    const apart = dots[at + part]! - others[other + part]!
    sum += apart
    largest = max(largest, abs(apart))
  }
  if (largest <= step) return 0
  return sum < 0 ? -1 : 1
}

const isWhite = (dots: Uint8Array, at: number) =>
  dots[at]! >= white && dots[at + 1]! >= white && dots[at + 2]! >= white && dots[at + 3] === 255

/** Where edges begin that go along more than half of a side. @param lines looked at */
function edgesIn(counts: Int16Array, lines: number): number[] {
  const isEdge = (at: number) => abs(counts[at]!) > lines / 2
  const all = [...counts.keys()].filter((at) => isEdge(at) && !isEdge(at - 1))
  return all.length > mostEdges ? [] : all.filter((at) => !isEdge(at + 2) || !isEdge(at + sharp))
}

/** Finds straight edges that follow the border of a picture, in rows of its dots. */
export class StraightEdges {
  /**
   * For the left, right, top and bottom, by how far from there something is: in how many of the lines looked at it gets brighter,
   * less those in which it gets darker. Rough dots do both.
   */
  private readonly counts: Int16Array[]
  /** In how many of those lines the dot at the border is white. */
  private readonly whites = [0, 0, 0, 0]
  private readonly height: number
  private readonly above: Uint8Array[] = []
  private rows = 0
  private columns = 0

  constructor(width: number, height: number) {
    this.height = height
    this.counts = [width, width, height, height].map((side) => new Int16Array(side / 6))
  }

  /** Takes a whole row. @param dots red, green, blue and alpha, a byte each */
  row(y: number, dots: Uint8Array) {
    const [left, right, top, bottom] = this.counts as [Int16Array, Int16Array, Int16Array, Int16Array]
    const end = dots.length - 4
    if (y % ceil(this.height / most) < 2) {
      this.rows += 1
      this.whites[0]! += Number(isWhite(dots, 0))
      this.whites[1]! += Number(isWhite(dots, end))
      for (let at = 1; at < left.length; at++) {
        const other = 4 * max(0, at - 2)
        left[at]! += stepOf(dots, 4 * at, dots, other)
        right[at]! += stepOf(dots, end - 4 * at, dots, end - other)
      }
    }
    const fromEnd = this.height + 1 - y
    if (min(y, fromEnd - 2) > top.length) return
    const above = this.above[y & 1] ?? dots
    let count = 0
    this.columns = 0
    for (let at = 0; at <= end; at += 4 * ceil(dots.length / 4 / most), this.columns++)
      count += stepOf(dots, at, above, at)
    if (y === 0 || y === this.height - 1)
      for (let at = 0; at <= end; at += 4 * ceil(dots.length / 4 / most))
        this.whites[y === 0 ? 2 : 3]! += Number(isWhite(dots, at))
    // Of what lies further inside, nothing is kept.
    top[y] = bottom[fromEnd] = count
    this.above[y & 1] = dots.slice()
  }

  private edges(): number[][] {
    return this.counts.map((counts, side) => edgesIn(counts, side < 2 ? this.rows : this.columns))
  }

  /** How wide a white strip is along the left, right, top and bottom, in dots; 0 where there is none. */
  strips(): number[] {
    const isBare = (side: number) => this.whites[side]! > bareShare * (side < 2 ? this.rows : this.columns)
    return this.edges().map(([first = 0], side) => (isBare(side) ? first : 0))
  }

  /** How far inside the border the first edge is. In mixed dots, such as a photograph, it must be on two opposite sides. */
  nearest(isMixed: boolean): number {
    const [left = [], right = [], top = [], bottom = []] = this.edges()
    const both = (one: number[], other: number[]) =>
      isMixed ? one.filter((at) => other.some((place) => abs(place - at) <= 2)) : [...one, ...other]
    return min(...both(left, right), ...both(top, bottom))
  }
}

import type { Box } from '../facts.ts'
import { emptyBox, identity, includePoints, unionOf } from './matrix.ts'

/** Shared, as it is never changed in place. */
const nothing = emptyBox()

/** In points: a lower path is level. */
const even = 0.01

/**
 * How far a line reaches around its path. A butt cap ends it where the path ends (ISO 32000-2, 8.4.3.3). The ends of a slanted
 * one are taken as level or upright, so that it ends where its middle does.
 */
export class LineEnds {
  /** Points around which it is wide on all sides, above and below alone, and left and right alone. */
  private all = nothing
  private level = nothing
  private upright = nothing
  /** Of the current part: its points between the ends, the first two and the last two, x and y in turn. */
  private inner = emptyBox()
  private readonly first = new Float64Array(4)
  private readonly last = new Float64Array(4)
  private count = 0
  isClosed = false

  begin() {
    this.all = this.level = this.upright = nothing
    this.beginPart()
  }

  private beginPart() {
    // A page may have a million parts.
    const { inner } = this
    inner[0] = inner[1] = Infinity
    inner[2] = inner[3] = -Infinity
    this.isClosed = false
    this.count = 0
  }

  /** The first point of a part begins it. */
  add(x: number, y: number) {
    const { inner, first, last, count } = this
    const before = (last[0] = last[2]!)
    const under = (last[1] = last[3]!)
    last[2] = x
    last[3] = y
    if (count < 2) {
      first[2 * count] = x
      first[2 * count + 1] = y
      this.count = count + 1
      return
    }
    if (before < inner[0]) inner[0] = before
    if (under < inner[1]) inner[1] = under
    if (before > inner[2]) inner[2] = before
    if (under > inner[3]) inner[3] = under
  }

  /** How far a line of butt caps reaches past a side of its path's box, by half its width. */
  around(box: Box, half: number): Box {
    this.end()
    const { all, level, upright } = this
    const reach = (side: 0 | 1 | 2 | 3) => {
      const sign = side < 2 ? -1 : 1
      const [wide, other] = side % 2 ? [level, upright] : [upright, level]
      const furthest = Math.max(sign * all[side] + half, sign * wide[side] + half, sign * other[side])
      return furthest - sign * box[side]
    }
    return [reach(0), reach(1), reach(2), reach(3)]
  }

  end() {
    if (this.count === 0) return
    const { inner, first, last } = this
    const [startX = 0, startY = 0, nextX = 0, nextY = 0] = first
    const [beforeX = 0, beforeY = 0, x = 0, y = 0] = last
    const box = includePoints([...inner], identity, [startX, startY, x, y])
    if (this.isClosed || (startX === x && startY === y)) this.all = unionOf(this.all, box)
    else if (box[3] - box[1] < even) this.level = unionOf(this.level, box)
    else if (box[2] - box[0] < even) this.upright = unionOf(this.upright, box)
    else {
      this.all = unionOf(this.all, inner)
      this.cap(startX, startY, nextX - startX, nextY - startY)
      this.cap(x, y, x - beforeX, y - beforeY)
    }
    this.beginPart()
  }

  private cap(x: number, y: number, across: number, up: number) {
    const end: Box = [x, y, x, y]
    if (Math.abs(across) > Math.abs(up)) this.level = unionOf(this.level, end)
    else this.upright = unionOf(this.upright, end)
  }
}

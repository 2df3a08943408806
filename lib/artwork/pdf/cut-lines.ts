import { type Box, bleeds, type Extent, type Near, type PrintPage } from '../facts.ts'
import { isFold } from '../knife.ts'
import { nearCutPoints, reachPast, sides } from '../verdict/sides.ts'
import {
  cornersOf,
  emptyBox,
  includePoints,
  identity,
  intersect,
  isBox,
  isSameBox,
  isWithin,
} from './matrix.ts'
import { unionOf, widen } from './matrix.ts'
import type { Path } from './path.ts'

/** The points of a line, x and y in turn. */
type Line = number[]
/** Its straight parts, each from one point to the next. */
type Outline = { parts: Box[]; box: Box; area: number }
type Contour = NonNullable<PrintPage['contour']>

/** In points: ends that meet, the side of a sticker on a sheet, what is too far from a cut to matter, and what a bleed has at least. */
const joint = 1
const leastSticker = 36
const farPoints = 20
const leastBleedPoints = 0.9 * bleeds.mm
/** More than a die has, and more text than a page with one. */
const mostNumbers = 8_000
const mostLines = 400
const mostRuns = 2_000
/** Letters do not fill their box's corners: a fraction of its height. */
const letterMargin = 0.15

/** The lines of a page along which a knife cuts. */
export class CutLines {
  private box: Box = emptyBox()
  private readonly lines: Line[] = []
  private count = 0
  isMuch = false
  private found: Outline[] = []
  private inner: Outline | undefined

  /** @param names of the line's inks */
  add(own: Box, names: readonly string[]) {
    if (!names.some(isFold)) this.box = unionOf(this.box, own)
  }

  trace({ traced: lines = [] }: Path, names: readonly string[]) {
    if (names.some(isFold)) return
    this.count += lines.reduce((sum, { length }) => sum + length, 0)
    this.isMuch ||= this.count > mostNumbers || this.lines.length + lines.length > mostLines
    if (this.isMuch) return
    this.lines.push(...lines)
  }

  /** @param cut the page's own @param room how far inside it a line may lie, where the page does not name it */
  contourIn(cut: Box, room: number): Contour | undefined {
    const shapes = closed(this.lines).map(outlineOf)
    this.found = shapes.filter(({ box }) => isWithin(box, widen(cut, 1 + room)) && box[2] - box[0] > 1)
    const isLarge = (box: Box) =>
      [0, 1].every((side) => 2 * (box[side + 2]! - box[side]!) > cut[side + 2]! - cut[side]!)
    const isAtCut = (box: Box) => sides.every((side) => Math.abs(reachPast(box, cut, side)) <= room + 1)
    const [inner, outer] = this.found
      .filter(({ box }) => isLarge(box))
      .toSorted((one, other) => one.area - other.area)
    this.inner = inner
    // A sticker is cut in its shape, and its backing in another.
    const isNested = inner && outer && !isSameBox(inner.box, outer.box) && !isAtCut(outer.box)
    const others = this.found.filter((one) => !isLarge(one.box))
    const stickers = others.filter(({ box }) => Math.min(box[2] - box[0], box[3] - box[1]) >= leastSticker)
    const isOpen = !inner && isLarge(this.box) && isWithin(this.box, widen(cut, -room - 1))
    const isShaped = inner !== undefined && (!isAtCut(inner.box) || !isUpright(inner))
    if (!isOpen && !isShaped && others.length === 0 && !this.isMuch) return undefined
    // Around holes the page is cut as it would be without them.
    const [left, bottom, right, top] = cut
    if (!inner) this.found.push(outlineOf([left, bottom, right, bottom, right, top, left, top, left, bottom]))
    return {
      ...(inner && !isAtCut(inner.box) && { box: inner.box }),
      ...(inner && !isUpright(inner) && { isRound: true }),
      ...((isOpen || isNested || stickers.length > 0 || this.isMuch) && { isVague: true }),
    }
  }

  /** How far the things on a page are from the lines. @param all what may be near the cut @param runs of text */
  measure(contour: Contour, all: Near[], runs: Box[], extents: Extent[], cut: Box) {
    const shown = runs.slice(0, mostRuns).filter((box) => isBox(intersect(box, cut)))
    const texts = shown.map((box) => ({ box, isText: true, room: this.roomOf(lessCorners(box)) }))
    const small = all.filter(({ isSmall }) => isSmall).map((one) => ({ ...one, room: this.roomOf(one.box) }))
    // What lies between two lines falls away at one of them, perhaps.
    const isBetween = ({ box, room }: Near & { room: number }) =>
      room > 0 && this.inner !== undefined && !isAround(this.inner, box)
    const isOut = (one: Near & { room: number }) => one.room < 0 || isBetween(one)
    const covers = (box: Box) => contour.isRound && isWithin(widen(contour.box ?? cut, leastBleedPoints), box)
    const isNear = ({ box, bare }: Extent) =>
      !bare && !covers(box) && Math.abs(this.roomOf(box) - nearCutPoints) < leastBleedPoints
    const isVague =
      contour.isVague ??
      (texts.some(isOut) || runs.length > mostRuns || (contour.isRound && extents.some(isNear)) || undefined)
    const near = [...texts, ...small].filter(({ room }) => room >= 0 && room < farPoints)
    return {
      contour: { ...contour, ...(isVague && { isVague: true as const }) },
      close: [...near, ...all.filter(({ isSmall, isText }) => !isSmall && !isText)],
    }
  }

  /** The distance of a box to the nearest line: 0 if one crosses it, below that outside all of them. */
  private roomOf(box: Box): number {
    const room = Math.min(...this.found.map(({ parts }) => distance(box, parts)))
    return room === 0 || this.found.some((one) => isAround(one, box)) ? room : -1
  }
}

/** Whether an outline is a rectangle along the page. */
const isUpright = ({ box: [left, bottom, right, top], area }: Outline) =>
  area > 0.98 * (right - left) * (top - bottom)

const lessCorners = (box: Box) => widen(box, -letterMargin * Math.min(box[2] - box[0], box[3] - box[1]))

/** Joins lines at their ends, and leaves out those that stay open. */
function closed(lines: Line[]): Line[] {
  const meets = (one: Line, other: Line, at: number) =>
    Math.hypot(one.at(-2)! - other.at(at)!, one.at(-1)! - other.at(at + 1)!) < joint
  const rest = [...lines]
  const found: Line[] = []
  for (let line = rest.pop(); line; line = rest.pop()) {
    const isWhole = (one: Line) => one.length >= 6 && meets(one, one, 0)
    while (!isWhole(line)) {
      const end: Line = line
      const at = rest.findIndex((one) => meets(end, one, 0) || meets(end, one, -2))
      const [next] = at < 0 ? [] : rest.splice(at, 1)
      if (!next) break
      line = [...end, ...(meets(end, next, 0) ? next : reversed(next))]
    }
    if (isWhole(line)) found.push(line)
  }
  return found
}

const reversed = (line: Line) =>
  line.flatMap((_, at) => (at % 2 === 0 ? [line.at(-at - 2)!, line.at(-at - 1)!] : []))

function outlineOf(points: Line): Outline {
  const parts = Array.from(
    { length: points.length / 2 - 1 },
    (_, at) => points.slice(2 * at, 2 * at + 4) as Box,
  )
  const twice = parts.reduce((sum, [x, y, nextX, nextY]) => sum + x * nextY - nextX * y, 0)
  return { parts, box: includePoints(emptyBox(), identity, points), area: Math.abs(twice) / 2 }
}

/** Whether the middle of a box lies within an outline: a line from it crosses that an odd number of times. */
function isAround({ parts }: Outline, box: Box): boolean {
  const x = (box[0] + box[2]) / 2
  const y = (box[1] + box[3]) / 2
  const isCrossed = ([x1, y1, x2, y2]: Box) =>
    y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
  return parts.filter(isCrossed).length % 2 === 1
}

/** From a box to a line, as far as that matters. */
function distance(box: Box, parts: Box[]): number {
  const corners = cornersOf(...box)
  const around = widen(box, farPoints)
  const toBox = (x: number, y: number) =>
    Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3]))
  let least = farPoints
  for (const part of parts) {
    if (!crosses(around, part)) continue
    if (crosses(box, part)) return 0
    const [x, y, X, Y] = part
    const ofCorners = [0, 2, 4, 6].map((at) => toSegment(corners[at]!, corners[at + 1]!, part))
    least = Math.min(least, toBox(x, y), toBox(X, Y), ...ofCorners)
  }
  return least
}

function toSegment(x: number, y: number, [x1, y1, x2, y2]: Box): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const share = length && Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
  return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1))
}

/** Whether a straight line has a part in a box. */
function crosses(box: Box, [x1, y1, x2, y2]: Box): boolean {
  if ((x1 < box[0] && x2 < box[0]) || (x1 > box[2] && x2 > box[2])) return false
  let from = 0
  let to = 1
  for (const [start, way, low, high] of [
    [x1, x2 - x1, box[0], box[2]],
    [y1, y2 - y1, box[1], box[3]],
  ] as const) {
    if (way === 0 && (start < low || start > high)) return false
    const ends = way === 0 ? [0, 1] : [(low - start) / way, (high - start) / way]
    from = Math.max(from, Math.min(...ends))
    to = Math.min(to, Math.max(...ends))
  }
  return from <= to
}

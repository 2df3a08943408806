import type { Box } from '../facts.ts'
import { codeIn } from '../code-outline.ts'
import type { InkUse } from './colors.ts'
import { unionOf, overlaps, intersect } from './matrix.ts'
import type { Objects } from './objects.ts'
import type { Paint } from './paint.ts'
import { isRectangle, maxCornerNumbers, type Path, type Shape } from './path.ts'
import type { Seen } from './seen.ts'

/** A path as it is filled. */
type Filling = {
  path: Path
  state: { fill: InkUse; clip: Box }
  seen: Seen
  objects: Objects
  paint: (which: 'fill', inks: InkUse, box: Box, shape: Shape, more: Partial<Paint>) => void
  /** The box of the fill before it. */
  filled: Box | undefined
}

type Point = readonly [x: number, y: number]
const noCorners: Point[] = []

/** In points: long enough to be seen as a line of its own. */
const sliceLength = 20
const maxSlices = 16
/** Of color: what rises more crosses the cut rather than ends at it. */
const steepest = 0.15

/** Looks at what a fill is beside its box: modules of a code, white lines, and edges that lie aslant. */
export function lookIntoFill(it: Filling, box: Box, shape: Shape, isOdd: boolean) {
  const { path, state, seen, filled } = it
  const { fill, clip } = state
  it.filled = box
  const corners = shape === true || shape === undefined ? noCorners : cornersOf(path)
  if (corners.length > 2) {
    if (fill.bare && !(filled && isNextTo(box, filled))) seen.thin(box, undefined, widthOf(corners))
    for (const [slice, joins] of slicesOf(corners, fill.bare ? 1 : steepest))
      it.paint('fill', fill, slice, true, { whole: box, joins })
  }
  if (path.parts.length < 2) return
  for (const one of path.parts) {
    const isSquare = isRectangle(one)
    seen.squares.add(intersect(one.box, clip), fill, seen.grounds, isSquare)
    if (!isSquare) continue
    if (fill.bare) seen.thin(one.box)
    else seen.close.frame(intersect(one.box, clip))
  }
  const code = path.parts.every(isRectangle) ? undefined : codeIn(path, it.objects.budget)
  if (code) seen.squares.show(code, 1, fill)
  const gap = fill.bare ? undefined : path.gap(isOdd)
  if (gap) seen.thin(gap, true)
}

/** Strips of a slanted shade are as large as one another. */
const isNextTo = (one: Box, other: Box) =>
  overlaps(one, other) &&
  [0, 1].every((side) => {
    const [own, last] = [one, other].map((box) => box[side + 2]! - box[side]!)
    return Math.abs(own! - last!) < own! / 4
  })

/** The corners of an area of few straight sides without dents; none of any other. */
function cornersOf({ corners, known, isCurved }: Path): Point[] {
  if (isCurved || known >= maxCornerNumbers) return []
  const all = Array.from({ length: known / 2 }, (_, at): Point => [corners[2 * at]!, corners[2 * at + 1]!])
  const points = all.filter((one, at) => {
    const next = all[(at + 1) % all.length]!
    return one[0] !== next[0] || one[1] !== next[1]
  })
  const turns = points.map((_, at) => turnAt(points, at))
  return turns.some((one) => one * turns[0]! < 0) ? [] : points
}

/** Above zero where the way turns to the left. */
function turnAt(points: Point[], at: number): number {
  const [x, y] = points[at]!
  const [nextX, nextY] = points[(at + 1) % points.length]!
  const [lastX, lastY] = points[(at + 2) % points.length]!
  return (nextX - x) * (lastY - nextY) - (nextY - y) * (lastX - nextX)
}

/** The width of what is long and thin. */
function widthOf(corners: Point[]): number {
  const lengths = corners.flatMap(([x, y]) => corners.map(([X, Y]) => Math.hypot(X - x, Y - y)))
  const twice = corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  const length = Math.max(...lengths)
  const width = Math.abs(twice) / 2 / length
  return length > 4 * width ? width : Infinity
}

/**
 * Upright or level areas, one behind the other, that lie within a slanted one along its longest slanted side, and the sides at
 * which they join; none where that rises more than `slope`.
 */
function slicesOf(corners: Point[], slope: number): [Box, joins: number[]][] {
  const ways = corners.map(([x, y], at): Point => {
    const [nextX, nextY] = corners[(at + 1) % corners.length]!
    return [Math.abs(nextX - x), Math.abs(nextY - y)]
  })
  const slanted = ways.filter(([x, y]) => Math.min(x, y) > 0.01)
  const [way] = slanted.toSorted((one, other) => Math.max(...other) - Math.max(...one))
  if (!way || Math.min(...way) > slope * Math.max(...way)) return []
  const [left, bottom, right, top] = corners.map(([x, y]): Box => [x, y, x, y]).reduce(unionOf)
  const isLevel = way[0] > way[1]
  const side = Number(!isLevel)
  const from = isLevel ? left : bottom
  const to = isLevel ? right : top
  const count = Math.min(maxSlices, Math.max(1, Math.floor((to - from) / sliceLength)))
  const places = Array.from({ length: count }, (_, at) => from + ((to - from) * at) / count).concat(to)
  const sections = places.map((place) => sectionAt(corners, side, place))
  return sections.slice(1).flatMap((end, at): [Box, number[]][] => {
    const low = Math.max(sections[at]![0], end[0])
    const high = Math.min(sections[at]![1], end[1])
    if (!(high > low)) return []
    const joins = [...(at > 0 ? [side] : []), ...(at < count - 1 ? [side + 2] : [])]
    const first = places[at]!
    const last = places[at + 1]!
    return [[isLevel ? [first, low, last, high] : [low, first, high, last], joins]]
  })
}

/** Where an area begins and ends at a place along it. @param side 0 across, 1 up */
function sectionAt(corners: Point[], side: number, place: number): readonly [low: number, high: number] {
  const ends = corners.flatMap((one, at) => {
    const next = corners[(at + 1) % corners.length]!
    const before = one[side]! - place
    const behind = next[side]! - place
    if (before * behind > 0) return []
    const share = before === behind ? 0 : before / (before - behind)
    return [one[1 - side]! + share * (next[1 - side]! - one[1 - side]!)]
  })
  return [Math.min(...ends), Math.max(...ends)]
}

import { type Box, bleeds, type Extent, type Near, type PrintPage } from '../facts.ts'
import { isWithin, widen } from '../pdf/matrix.ts'
import type { Finding } from './findings.ts'
import type { Lay } from './lay-page.ts'
import { endsAlong, isInside, reachPast, type Side, sides } from './sides.ts'

/** Text or a frame that is nearer to the cut than the safe line, and how near, in points on the piece. */
export type NearThing = Near & { room: number }

const opposite: [Side, Side][] = [
  [0, 2],
  [1, 3],
]
/** The smaller of the usual distances is enough. */
export const safeRoomPoints = Math.min(...Object.values(bleeds)) - 0.5
/** A line of this width is drawn around the cut, not as a border that bleeds. */
const maxFrameLinePoints = 3
/** Things that end nearer than this end at the cut. */
export const touchingPoints = 0.5

/** Things too near the cut, nearest first; on goods, those that run off the page. */
export function nearThings({ close = [], extents }: PrintPage, { purpose, box: cut, own }: Lay): NearThing[] {
  if (purpose.bleed === 0) return close.filter((one) => runsOff(one, cut)).map((one) => ({ ...one, room: 0 }))
  return close
    .flatMap((one) => {
      const { box, isText, line = 0 } = one
      // Of what is small, only the smallest distance is said.
      if (one.room !== undefined && !one.isSmall && one.room * own < safeRoomPoints)
        return [{ box, isText, room: one.room * own }]
      if (one.room !== undefined) return []
      if (!isInside(box, cut)) return []
      const endsShort = (side: Side) => {
        const room = -reachPast(box, cut, side) * own
        return room > touchingPoints && room < safeRoomPoints
      }
      // A bar across the piece has ends, too.
      const isBar = ([start, end]: [Side, Side]) => endsShort(start) && endsShort(end)
      const ends = opposite.filter(isBar).flat()
      const level = sides.filter((side) => isText || ends.includes(side) || coversMostOfSide(box, cut, side))
      const all = level.map((side) => -reachPast(box, cut, side) * own)
      const isCut =
        line > 0 && line <= maxFrameLinePoints && all.filter((room) => Math.abs(room) < line * own).length > 1
      // A frame that reaches the cut is one of color.
      const rooms = all.filter((room) => isText || isCut || room > touchingPoints)
      const inner = level
        .flatMap((side) => innerRoom(one, extents, cut, side) ?? [])
        .map((room) => room * own)
      const room = Math.min(...rooms, ...inner.filter((room) => room > touchingPoints))
      return room < safeRoomPoints ? [{ box, isText, room: Math.max(0, room) }] : []
    })
    .toSorted((one, other) => one.room - other.room)
}

/** How far inside the cut a border ends that reaches it; undefined where more of the same follows. */
function innerRoom({ box, line = 0, tone }: Near, extents: Extent[] = [], cut: Box, side: Side) {
  const depth = (one: Box) => (side < 2 ? one[side + 2]! - cut[side] : cut[side] - one[side - 2]!)
  const outer = -reachPast(box, cut, side)
  const room = line > 0 ? line + outer : depth(box)
  const isBehind = (one: Box) => -reachPast(one, cut, side) <= room + touchingPoints && depth(one) > room
  const follows = (one: Extent) =>
    one.isArea && !one.bare && one.tone === tone && coversMostOfSide(one.box, cut, side) && isBehind(one.box)
  // A line may go round elsewhere, too.
  const isOther = line > 0 && !isWithin(cut, widen(box, touchingPoints))
  return tone === undefined || outer > touchingPoints || isOther || extents.some(follows) ? undefined : room
}

/** In points, of their height. */
const largeLetters = 72
/** The part of letters' height that their box may be too large by. */
const letterBoxTolerance = 0.2

/** Whether a part of something is lost past a page's edge. */
function runsOff({ box, isText, line = 0 }: Near, cut: Box): boolean {
  const [left, bottom, right, top] = box
  const least = isText
    ? Math.max(1, letterBoxTolerance * Math.min(right - left, top - bottom))
    : touchingPoints / 2
  // A frame wholly outside the cut is not seen.
  const isSeen = isText || sides.some((side) => reachPast(widen(box, -line), cut, side) < 0)
  return (
    (isText || line > 0) &&
    isSeen &&
    isInside(box, cut) &&
    sides.some((side) => reachPast(box, cut, side) > least)
  )
}

/** Small shapes near the cut may be outlined words, or ornaments; some ornaments run off the page. */
function smallFindings({ close = [] }: PrintPage, { purpose, box: cut, own }: Lay): Finding[] {
  const rooms = close
    .filter(({ box, isSmall }) => isSmall && isInside(box, cut))
    .map(({ box, room }) => (room ?? Math.min(...sides.map((side) => -reachPast(box, cut, side)))) * own)
  const room = Math.min(...rooms)
  return room < touchingPoints || room > safeRoomPoints
    ? []
    : [{ id: 'art', values: { edge: room, wanted: bleeds[purpose.unit] } }]
}

/** Whether it goes along most of a side. */
function coversMostOfSide(box: Box, cut: Box, side: Side): boolean {
  const [low, high] = endsAlong(side)
  return Math.min(box[high], cut[high]) - Math.max(box[low], cut[low]) > (cut[high] - cut[low]) / 2
}

/** The findings about text and frames near the cut: each for the nearest. */
export function nearFindings(page: PrintPage, lay: Lay): Finding[] {
  const all = nearThings(page, lay)
  const { unit, bleed } = lay.purpose
  if (bleed === 0) return all.length > 0 ? [{ id: 'cropped' }] : []
  const shortest = (box: Box) => Math.min(box[2] - box[0], box[3] - box[1])
  // One or two letters this large, or such that take much of the piece, run off because they are meant to.
  const isOrnament = ({ box, isText, room }: NearThing) =>
    isText &&
    room < touchingPoints &&
    shortest(box) * lay.own > largeLetters &&
    (Math.max(box[2] - box[0], box[3] - box[1]) < 2 * shortest(box) ||
      4 * shortest(box) > Math.min(lay.cut.width, lay.cut.height))
  return [true, false].flatMap((isText): Finding[] => {
    const some = all.filter((one) => one.isText === isText)
    const first = some.find((one) => !isOrnament(one)) ?? some[0]
    if (!first) return isText || all.length > 0 ? [] : smallFindings(page, lay)
    const ids = isText ? (['cutText', 'safe'] as const) : (['cutFrame', 'frame'] as const)
    return [
      {
        id: ids[first.room < touchingPoints ? 0 : 1],
        values: { edge: first.room, wanted: bleeds[unit], ...(isOrnament(first) && { mild: 1 }) },
      },
    ]
  })
}

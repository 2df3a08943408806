import type { Box, Extent } from '../facts.ts'
import { cutOffset, safeDistance } from '../print-limits.ts'
import { endsAlong, isInside, nearCutPoints, reachPast, type Side, sides } from './sides.ts'

/** The length of an area along the cut from which its end shows as a line. */
const shownLengthPoints = 18

/** How much of a side of its box something takes. */
const lengthAt = ({ isArea, flat }: Extent, side: Side, whole: number) =>
  isArea ? whole : Math.min(whole, flat?.[side] ?? 0)

/** A thing as it lies across one side of the cut: how far it reaches past it, and the part of the side that it takes. */
type Crossing = Extent & { beyond: number; from: number; to: number; order: number }

/** What touches the cut on a side from within. White reaches as far as the color that it leaves. */
function crossings(extents: Extent[], cut: Box, side: Side): Crossing[] {
  const [low, high] = endsAlong(side)
  return extents.flatMap((one, order) => {
    const { box, bare, joins } = one
    if (joins?.includes(bare ? (side + 2) % 4 : side)) return []
    if (!(bare || isInside(box, cut)) || reachPast(box, cut, side) <= -nearCutPoints) return []
    const [left, bottom, right, top] = box
    const reach: Box = bare ? [right, top, left, bottom] : box
    const from = Math.max(box[low], cut[low])
    return [{ ...one, beyond: reachPast(reach, cut, side), from, to: Math.min(box[high], cut[high]), order }]
  })
}

/** Whether a white panel ends at the cut on a color that goes on, of which a line may show. */
function showsColor(extents: Extent[], cut: Box, side: Side): boolean {
  const [low, high] = endsAlong(side)
  return extents.some((one, order) => {
    const { box, bare, joins } = one
    const beyond = reachPast(box, cut, side)
    // A drawing cut into slices lies aslant.
    if (!bare || joins || !isInside(box, cut)) return false
    if (beyond <= -nearCutPoints || beyond >= cutOffset) return false
    const from = Math.max(box[low], cut[low])
    const to = Math.min(box[high], cut[high])
    if (lengthAt(one, side, to - from) < shownLengthPoints) return false
    const further = (other: Extent) =>
      other.isArea && reachPast(other.box, cut, side) > beyond + nearCutPoints
        ? Math.min(to, other.box[high]) - Math.max(from, other.box[low])
        : 0
    const isGround = (other: Extent) =>
      !other.bare && isInside(other.box, cut) && further(other) >= shownLengthPoints
    return (
      extents.slice(0, order).some(isGround) &&
      extents.slice(order + 1).every((other) => further(other) < to - from)
    )
  })
}

/** The smallest overhang of painted things at each side of the cut; Infinity where there are none. */
export function overhangs(extents: Extent[], cut: Box): number[] {
  return sides.map((side) => {
    if (showsColor(extents, cut, side)) return 0
    const all = crossings(extents, cut, side)
    const isHidden = (one: Crossing) => {
      const isPanel = lengthAt(one, side, one.to - one.from) >= shownLengthPoints && one.beyond < cutOffset
      const covers = (other: Crossing) =>
        other.isArea &&
        !other.bare &&
        other.from <= one.from &&
        other.to >= one.to &&
        other.beyond > one.beyond
      // An area that goes further hides the end of another, but a panel shows on a ground.
      return all.some((other) => covers(other) && (other.order > one.order || !isPanel))
    }
    const isStrip = (one: Crossing) => {
      const isOn = (other: Crossing) =>
        !other.bare && other.order < one.order && other.from < one.to && other.to > one.from
      return (
        one.isArea && one.to - one.from >= shownLengthPoints && one.beyond > -safeDistance && all.some(isOn)
      )
    }
    const nearest = all.sort((one, other) => one.beyond - other.beyond)
    return nearest.find((one) => (one.bare ? isStrip(one) : !isHidden(one)))?.beyond ?? Infinity
  })
}

import type { Box, Extent, Near } from '../facts.ts'
import { isWithin } from './matrix.ts'

/** How many of the last extents may be painted again: a drawing may repeat a few things a million times. */
const remembered = 8

const isSamePlace = (one: Box, other: Box) =>
  one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3]

/** Whether something lies on an area of its color, or a line or what is round on any area. */
export const hasGround = (extents: Extent[], { box, isArea, flat, tone }: Extent) =>
  extents.some(
    ({ box: ground, isArea: isOne, tone: other, bare }) =>
      isOne &&
      !bare &&
      isWithin(box, ground) &&
      ((!isArea && !flat) || (other !== undefined && other === tone)),
  )

/** Takes out what is painted again in its place: it lies on top then. */
export function dropRepeat(extents: Extent[], { box, isArea, tone, bare, joins }: Extent) {
  const at = extents.findLastIndex(
    (other, place) =>
      place < extents.length - remembered ||
      (other.tone === tone &&
        other.isArea === isArea &&
        other.bare === bare &&
        !(other.joins || joins) &&
        isSamePlace(other.box, box)),
  )
  if (at < 0 || at < extents.length - remembered) return
  extents.copyWithin(at, at + 1)
  extents.pop()
}

/** Whether the same is in the same place. */
export const isKnown = (all: Near[], { box, isText, isSmall, line, tone }: Near) =>
  all.some(
    (other) =>
      other.isText === isText &&
      other.isSmall === isSmall &&
      other.line === line &&
      other.tone === tone &&
      isSamePlace(other.box, box),
  )

import type { Box } from '../facts.ts'

/** Left, bottom, right and top, as a box has them. */
export const sides = [0, 1, 2, 3] as const
export type Side = (typeof sides)[number]

/** How far a box reaches past another on one side. */
export const reachPast = (outer: Box, inner: Box, side: Side) =>
  side < 2 ? inner[side] - outer[side] : outer[side] - inner[side]

/** Anything that ends this close to the cut ends at it. */
export const nearCutPoints = 0.5
/** Whether a box reaches into the cut. */
export const isInside = (box: Box, cut: Box) =>
  sides.every((side) => (side < 2 ? cut[side + 2]! - box[side] : box[side] - cut[side - 2]!) > nearCutPoints)
/** The ends of a box along a side. */
export const endsAlong = (side: Side) => (side % 2 === 0 ? ([1, 3] as const) : ([0, 2] as const))

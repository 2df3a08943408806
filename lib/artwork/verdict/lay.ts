import { type Box, type Extent, type PrintPage, type Size, edges } from '../facts.ts'
import { meet } from '../pdf/matrix.ts'
import type { Finding } from './findings.ts'
import { type Purpose, grown, isShape, isSize, scaleInto, turnedLike } from './purpose.ts'

/** How a page lies on the piece. Its sides are those of a box: left, bottom, right and top, before turning. */
export type Lay = {
  purpose: Purpose
  /** The cut: its size as shown, and its place, in the page's own units. */
  cut: Size
  box: Box
  /** Scales the cut to the piece. */
  scale: number
  /** How far the page, and anything painted at the cut, reaches past it on each side, on the piece. */
  room: number[]
  reach?: number[]
}

const sides = [0, 1, 2, 3] as const

/** Both bleeds are common in the trade. */
export const usualEdges = [edges.in, edges.mm]

/** How far a box reaches past another on one side. */
const past = (outer: Box, inner: Box, side: (typeof sides)[number]) =>
  side < 2 ? inner[side] - outer[side] : outer[side] - inner[side]

/** How far around the cut a page is shown, in points: beyond are only marks. */
const around = 36

/** The part of a page that is shown: its bleed, as far as there is any. */
export function shownBox({ media, crop = media, bleed = media, marks, trim = marks, unit }: PrintPage): Box {
  if (!trim) return meet(crop, media)
  const by = around / unit
  const [left, bottom, right, top] = trim
  const near: Box = [left - by, bottom - by, right + by, top + by]
  return meet(meet(sides.every((side) => past(bleed, trim, side) >= 0) ? bleed : media, media), near)
}

/** @param asked for a piece, which is turned as the page is */
export function layPage(page: PrintPage, asked: Purpose): Lay {
  const { media, crop, bleed = media, marks, unit, extents } = page
  const trim = marks ?? page.trim
  const visible = trim ?? crop ?? media
  const named = sizeOf(visible, page)
  const purpose = turnedLike(asked, named)
  // A page without a trim box has bleed too if its size is exactly the right one with bleed.
  const usual = purpose.edge > 0 && !trim ? usualEdges : []
  const unmarked = usual.find((edge) => isSize(named, grown(purpose, edge)))
  const cut = unmarked ? purpose : named
  const by = (unmarked ?? 0) / unit
  const [left, bottom, right, top] = visible
  const box: Box = [left + by, bottom + by, right - by, top - by]
  // A page of another shape is not scaled to the piece.
  const scale = scaleInto(cut, purpose)
  const own = unit * (isShape(cut, purpose) ? scale : 1)
  // At crop marks, only the ink at the border is known, too.
  const reach = marks ? undefined : extents && overhangs(extents, box).map((beyond) => beyond * own)
  const room = sides.map((side) => {
    if (!trim) return by * own
    return Math.max(0, Math.min(past(bleed, trim, side), past(media, trim, side))) * own
  })
  return { purpose, cut, box, scale, room, reach }
}

function sizeOf([left, bottom, right, top]: Box, { unit, turned }: PrintPage): Size {
  const across = (right - left) * unit
  const up = (top - bottom) * unit
  return turned % 180 === 0 ? { width: across, height: up } : { width: up, height: across }
}

/** Anything that ends this close to the cut ends at it, in points. */
const slack = 0.5

/** The smallest overhang of painted things at each side of the cut; Infinity where there are none. */
function overhangs(extents: Extent[], cut: Box): number[] {
  const inner: Box = [cut[2], cut[3], cut[0], cut[1]]
  const inside = extents.filter(({ box }) => sides.every((side) => past(box, inner, side) > slack))
  return sides.map((side) => {
    const [low, high] = side % 2 === 0 ? ([1, 3] as const) : ([0, 2] as const)
    const touching = inside
      .map(({ box, isArea }) => ({
        beyond: past(box, cut, side),
        isArea,
        from: Math.max(box[low], cut[low]),
        to: Math.min(box[high], cut[high]),
      }))
      .filter(({ beyond }) => beyond > -slack)
      .sort((one, other) => other.beyond - one.beyond)
    let least = Infinity
    for (let one = touching.pop(); one && one.beyond < least; one = touching.pop()) {
      const { from, to, beyond } = one
      // An area that goes further hides the end of another.
      const over = touching.find((area) => area.isArea && area.from <= from && area.to >= to)
      least = Math.min(least, over?.beyond ?? beyond)
    }
    return least
  })
}

/** The smaller bleed is enough. */
const enoughFor = ({ edge }: Purpose) => Math.min(edge, edges.mm) - 0.1

/** The findings about the edge. @param sealed whether the painting is encrypted */
export function edgeFindings({ purpose, room, reach }: Lay, sealed: boolean): Finding[] {
  const { edge: wanted } = purpose
  if (wanted === 0) return []
  const enough = enoughFor(purpose)
  const edge = Math.min(...room)
  if (edge < enough) return [{ id: edge > 1 ? 'thinEdge' : 'noEdge', values: { edge, wanted } }]
  if (!reach) return sealed ? [] : [{ id: 'edgeRoom' }]
  return [Math.min(...reach) >= enough - slack ? { id: 'edge' } : { id: 'shortEdge', values: { wanted } }]
}

/** The sides on which the edge is too small, or color ends too early. */
export const bareSides = ({ purpose, room, reach }: Lay): number[] =>
  sides.filter(
    (side) => room[side]! < enoughFor(purpose) || (reach?.[side] ?? Infinity) < enoughFor(purpose) - slack,
  )

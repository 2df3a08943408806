import {
  type Box,
  type Extent,
  type Near,
  type PrintPage,
  type Size,
  bleeds,
  inch,
  millimeter,
} from '../facts.ts'
import { emptyBox, isBox, isSameBox, intersect, widen } from '../pdf/matrix.ts'
import type { Finding } from './findings.ts'
import { overhangs } from './overhangs.ts'
import { isInside, nearCutPoints, reachPast, sides } from './sides.ts'
import {
  type Purpose,
  withBleed,
  isSameShape,
  isSameSize,
  scaleSize,
  scaleInto,
  matchOrientation,
} from './purpose.ts'

/** How a page lies on the piece. Its sides are those of a box: left, bottom, right and top, before turning. */
export type Lay = {
  purpose: Purpose
  /** The cut: its size as shown, and its place, in the page's own units. */
  cut: Size
  box: Box
  /** Scales the cut to the piece, and its units to points on the piece. */
  scale: number
  own: number
  /** Scales the drawing to the piece; a cut piece of another shape is not made smaller. */
  drawn: number
  /** The size and the place of the printed part: on goods, only the drawing. */
  printed: Size
  middle: Box
  /** The bleed that the size of a page in full size alone tells of. */
  unmarked?: number | undefined
  /** How far the page, and anything painted at the cut, reaches past it on each side, on the piece. */
  room: number[]
  reach?: number[]
  /** Something painted surely touches the cut, and has a color there. */
  colored: boolean
  inked: boolean
  /** Text does. */
  touches: boolean
}

/** Both bleeds are common in the trade. */
export const usualBleeds = [bleeds.in, bleeds.mm]
/** Some print shops ask for less of it. */
const leastBleedPoints = 0.9 * millimeter
/** Others, and wide machines, ask for more. */
const mostBleedPoints = 0.25 * inch + 1

/** Large pieces are drawn smaller: at a half, a quarter or a tenth. */
const usualReductions = [1, 2, 4, 10]

/** On goods, a page that has to be made smaller than this is a sheet with a drawing on it. */
const largestPage = 0.8

/** How far around the cut a page is shown, in points; only marks lie farther out. */
const shownMarginPoints = 36

/** The part of a page that is shown: its bleed, as far as there is any. */
export function shownBox({ media, crop = media, bleed = media, marks, trim = marks, unit }: PrintPage): Box {
  if (!trim) return intersect(crop, media)
  const by = shownMarginPoints / unit
  const [left, bottom, right, top] = trim
  const near: Box = [left - by, bottom - by, right + by, top + by]
  return intersect(
    intersect(sides.every((side) => reachPast(bleed, trim, side) >= 0) ? bleed : media, media),
    near,
  )
}

/** A page that names its shape alone is as large as a piece of that shape, with bleed or without. */
export function sizedFor(page: PrintPage, asked: Purpose): PrintPage {
  const named = sizeOf(page.media, page)
  const purpose = matchOrientation(asked, named)
  const sizes = [purpose, withBleed(purpose, purpose.bleed)]
  const size = sizes.find((one) => isSameShape(named, one))
  if (!page.shapeOnly || !size || sizes.some((one) => isSameSize(named, one))) return page
  return { ...page, unsized: true, unit: (page.unit * size.width) / named.width }
}

/** @param asked for a piece, which is turned as the page is */
export function layPage(page: PrintPage, asked: Purpose): Lay {
  const { media, crop, bleed = media, marks, unit, extents, close = [] } = page
  const trim = marks ?? page.trim
  const visible = trim ?? crop ?? media
  const named = sizeOf(visible, page)
  const purpose = matchOrientation(asked, named)
  // A page without a trim box, or with one of its own size, may have bleed, too.
  const isWhole = !trim || isSameBox(trim, intersect(crop ?? media, media))
  const reduced = isWhole
    ? usualReductions.find((times) => bleedAround(scaleSize(named, times), purpose))
    : undefined
  const unmarked = reduced && bleedAround(scaleSize(named, reduced), purpose)
  const cut = reduced ? scaleSize(purpose, 1 / reduced) : named
  const by = (unmarked ?? 0) / unit / (reduced ?? 1)
  const box = widen(visible, -by)
  // A page of another shape is not scaled to the piece.
  const isSheet = purpose.bleed === 0 && !isSameShape(cut, purpose) && scaleInto(cut, purpose) < largestPage
  const art = isSheet && page.bounds ? intersect(page.bounds, visible) : emptyBox()
  const printed = isBox(art) ? sizeOf(art, page) : cut
  const scale = scaleInto(printed, purpose)
  const own = unit * (isSameShape(cut, purpose) ? scale : 1)
  const drawn = Math.max(unit * scale, purpose.bleed > 0 ? own : 0)
  // At crop marks, only the ink at the border is known, too.
  const isVague = ({ vague, box: one }: Extent) =>
    vague && isInside(one, box) && sides.some((side) => reachPast(one, box, side) > -nearCutPoints)
  const sure = extents?.filter(({ vague }) => !vague)
  const known = marks ? undefined : sure && overhangs(sure, box).map((beyond) => beyond * own)
  const reach = page.vague || extents?.some(isVague) ? undefined : known
  const touchesIt = (all: Extent[] = []) =>
    /pale|plain|mixed|checked/.test(page.ground ?? '') ||
    (!marks && overhangs(all, box).some((beyond) => beyond < Infinity))
  const colored = touchesIt(sure)
  const inked = colored && touchesIt(sure?.filter(({ unsure }) => !unsure))
  const room = sides.map((side) => {
    if (!trim || unmarked) return by * own
    return Math.max(0, Math.min(reachPast(bleed, trim, side), reachPast(media, trim, side))) * own
  })
  const touches = hasTextAt(close, box)
  const isFull = reduced === 1
  return {
    purpose,
    cut,
    box,
    scale,
    unmarked: isFull ? unmarked : undefined,
    room,
    reach,
    colored,
    inked,
    own,
    drawn,
    printed,
    middle: isBox(art) ? art : box,
    touches,
  }
}

/** The same of the line for a knife inside the page's cut, along which it is cut instead. */
export function layContour(page: PrintPage, lay: Lay): Lay {
  const { contour, media, bleed } = page
  if (!contour?.box) return lay
  const inner: PrintPage = { ...page, media, bleed, crop: undefined, marks: undefined, trim: contour.box }
  return layPage(inner, { ...lay.purpose, ...scaleSize(cutSize(inner), lay.own / page.unit) })
}

/** How far a page reaches past a piece on all sides, if that may be its bleed; an enlarged copy of the piece has none. */
export function bleedAround(page: Size, purpose: Purpose): number | undefined {
  if (purpose.bleed === 0) return undefined
  const larger = (page.width - purpose.width + page.height - purpose.height) / 4
  const isCopy = isSameSize(page, scaleSize(purpose, page.width / purpose.width))
  const isLikely = larger >= leastBleedPoints && larger <= (isCopy ? bleeds.in : mostBleedPoints)
  return usualBleeds
    .concat(isLikely ? larger : [])
    .find((bleed) => isSameSize(page, withBleed(purpose, bleed)))
}

/** The size at which a page is cut, in points, as shown. */
export const cutSize = (page: PrintPage): Size =>
  sizeOf(page.marks ?? page.trim ?? page.crop ?? page.media, page)

function sizeOf([left, bottom, right, top]: Box, { unit, turned }: PrintPage): Size {
  const across = (right - left) * unit
  const up = (top - bottom) * unit
  return turned % 180 === 0 ? { width: across, height: up } : { width: up, height: across }
}

/** The smaller bleed is enough. */
const enoughFor = ({ bleed }: Purpose) => Math.min(bleed, bleeds.mm) - 0.1

/** Whether color reaches far enough past the cut. */
export const isEnough = (reach: number, purpose: Purpose) => reach >= enoughFor(purpose) - nearCutPoints

/** The finding about color that ends too early. */
export const endOfColor = (reach: number, { bleed: wanted }: Purpose): Finding =>
  reach > 1 ? { id: 'thinEdge', values: { edge: reach, wanted } } : { id: 'shortEdge', values: { wanted } }

/** Whether text touches the cut, so that it cannot be said that nothing is cut. */
const hasTextAt = (close: Near[], cut: Box) =>
  close.some(
    ({ box, isText, room = Math.min(...sides.map((side) => -reachPast(box, cut, side))) }) =>
      isText && isInside(box, cut) && room < nearCutPoints,
  )

/** The findings about the bleed. @param sealed whether the painting is encrypted */
export function bleedFindings(lay: Lay, sealed: boolean): Finding[] {
  const { purpose, room, reach, colored, inked, touches, cut, scale } = lay
  if (purpose.bleed === 0) return []
  // It is set in the document, which may be drawn smaller.
  const wanted = purpose.bleed / (isSameShape(cut, purpose) ? scale : 1)
  const enough = enoughFor(purpose)
  const bleed = Math.min(...room)
  const least = Math.min(...(reach ?? [Infinity]))
  const isInside = reach !== undefined && least === Infinity && !colored && !touches
  if (isInside) return bleed < enough ? [{ id: 'inside', values: { wanted } }] : []
  if (bleed <= 1) return [{ id: inked ? 'bareEdge' : 'noEdge', values: { wanted } }]
  if (bleed < enough && least > bleed - nearCutPoints)
    return [{ id: 'thinEdge', values: { edge: bleed, wanted: purpose.bleed } }]
  if (!reach) return sealed ? [] : [{ id: 'edgeRoom' }]
  if (!isEnough(least, purpose)) return [endOfColor(least, purpose)]
  return touches || !colored ? [] : [{ id: 'edge' }]
}

/** The sides on which the bleed is too small, or color ends too early. */
export const bareSides = ({ purpose, room, reach }: Lay): number[] =>
  sides.filter((side) => room[side]! < enoughFor(purpose) || !isEnough(reach?.[side] ?? Infinity, purpose))

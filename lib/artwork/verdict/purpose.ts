import type { z } from 'zod'
import type { purpose } from '../../uploads/purpose.ts'
import { type Size, bleeds, inch, millimeter } from '../facts.ts'
import { type minDots, tolerances } from '../print-limits.ts'

/** A file's purpose, in points. */
export type Purpose = Size & {
  name: string
  /** For writing lengths. */
  unit: 'in' | 'mm'
  /** Width of the bleed; 0 on goods, which are not cut. */
  bleed: number
  seen: keyof typeof minDots
  /** Of goods: printed with the press's colors, like paper, in single inks, which is usual, or engraved, in none. */
  color?: 'full' | 'spot' | 'none'
  /** Set on cloth: how the art gets onto it. */
  cloth?: 'printed' | 'stitched'
  /** How many sides it has; unknown for what is folded, bound or of an own size. */
  pages?: number
}

const points = { in: inch, mm: millimeter, ft: 12 * inch }

/** In square inches, as 24 by 36 in. */
const largePoster = 864
const seenFrom = (seen: SizeWords['seen'], area: number) =>
  seen === 'near' && area >= largePoster ? 'large' : seen

export type SizeWords = z.infer<typeof purpose>

export function purposeOf({ name, width, height, unit, on, seen, color, cloth, pages }: SizeWords): Purpose {
  const system = unit === 'mm' ? 'mm' : 'in'
  return {
    name,
    width: width * points[unit],
    height: height * points[unit],
    unit: system,
    bleed: on === 'paper' ? bleeds[system] : 0,
    // Embroidery is drawn anew, so the resolution of a distant view is enough.
    seen: cloth === 'stitched' ? 'far' : seenFrom(seen, (width * height * points[unit] ** 2) / inch ** 2),
    color,
    cloth,
    pages,
  }
}

/** Whether inks are mixed on it, as on paper; most goods have spot inks. */
export const isMixed = ({ bleed, color }: Purpose) => bleed > 0 || color === 'full'
/** Thread and laser know neither inks nor halftones. */
export const isInked = ({ cloth, color }: Purpose) => cloth !== 'stitched' && color !== 'none'

export const withBleed = ({ width, height }: Size, bleed: number) => ({
  width: width + 2 * bleed,
  height: height + 2 * bleed,
})
export const scaleSize = ({ width, height }: Size, by: number) => ({ width: width * by, height: height * by })
export const isSameSize = (one: Size, other: Size, tolerance = tolerances.size) =>
  Math.abs(one.width - other.width) <= tolerance && Math.abs(one.height - other.height) <= tolerance
export const isSameShape = (one: Size, other: Size) =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) <= tolerances.shape

/** The purpose turned to the orientation of the file. Goods hang or stand one way. */
export const matchOrientation = (purpose: Purpose, { width, height }: Size): Purpose =>
  purpose.bleed === 0 || width === height || width > height === purpose.width > purpose.height
    ? purpose
    : { ...purpose, width: purpose.height, height: purpose.width }

/** The factor that makes a size just fit into a frame. */
export const scaleInto = (size: Size, frame: Size) =>
  Math.min(frame.width / size.width, frame.height / size.height)

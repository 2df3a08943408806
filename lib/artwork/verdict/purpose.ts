import type { Size } from '../facts.ts'
import { edges, inch, millimeter } from '../numbers.ts'

/** What a file is for, in points. */
export type Purpose = Size & {
  name: string
  /** For writing lengths. */
  unit: 'in' | 'mm'
  /** Width of the bleed; 0 on goods, which are not cut. */
  edge: number
  seen: 'near' | 'far'
}

const points = { in: inch, mm: millimeter, ft: 12 * inch }

export type SizeWords = {
  name: string
  width: number
  height: number
  unit: keyof typeof points
  on: 'paper' | 'goods'
  seen: 'near' | 'far'
}

export function purposeOf({ name, width, height, unit, on, seen }: SizeWords): Purpose {
  const system = unit === 'mm' ? 'mm' : 'in'
  return {
    name,
    width: width * points[unit],
    height: height * points[unit],
    unit: system,
    edge: on === 'paper' ? edges[system] : 0,
    seen,
  }
}

/** The purpose turned to the orientation of the file. */
export const turnedLike = (purpose: Purpose, { width, height }: Size): Purpose =>
  width === height || width > height === purpose.width > purpose.height
    ? purpose
    : { ...purpose, width: purpose.height, height: purpose.width }

/** The factor that makes a size just fit into a frame. */
export const scaleInto = (size: Size, frame: Size) =>
  Math.min(frame.width / size.width, frame.height / size.height)

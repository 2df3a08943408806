import type { Code } from './facts.ts'
import { lightOf } from './light.ts'

/** Dots darker than these are modules, of 255 as weighed below: in a usual code, and in a pale one on white. */
const limits = [128, 243]
/** Red, green and blue as the eye weighs them, of 256. */
const weights = [54, 183, 19] as const
/** The fewest modules on a side. A code has up to 177, and a mark in three of its corners (ISO 18004, 5.3). */
const least = 21
const maxModules = 177
const markModules = 7
/** The least difference of light between ring and core; shapes that only resemble marks often have none. */
const faintest = 0.02
/** More marks than a page of codes has; a photo shows many that are none. */
const maxMarks = 60

/** A mark: its middle, and how much more light than its core the ring around that returns. */
export type Mark = { x: number; y: number; module: number; contrast: number; isLight?: true; limit?: number }
/** The same in dots, with the rows that cross its core. */
type OpenMark = Mark & { rows: number }

const { abs } = Math

/** Finds a QR code in rows of dots by the marks in its corners: dark, light and dark as 1 to 1 to 3 to 1 to 1. */
export class CodeDots {
  private open: OpenMark[] = []
  private readonly marks: Mark[] = []

  /** Takes the next row. @param dots red, green, blue and alpha, a byte each */
  row(y: number, dots: Uint8Array) {
    for (const limit of limits) this.scan(y, dots, limit)
    const isOpen = (one: OpenMark) => one.y + one.rows >= y
    if (this.open.every(isOpen)) return
    for (const one of this.open) if (!isOpen(one)) this.close(one)
    this.open = this.open.filter(isOpen)
  }

  private scan(y: number, dots: Uint8Array, limit: number) {
    const [red, green, blue] = weights
    const darkest = limit * 256
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    let run = 0
    let wasDark = false
    for (let at = 0; at <= dots.length; at += 4) {
      const light = dots[at]! * red + dots[at + 1]! * green + dots[at + 2]! * blue
      const isDark = at < dots.length && light < darkest && dots[at + 3]! > 127
      if (isDark === wasDark) {
        run += 1
        continue
      }
      if (wasDark && a > 0) {
        const one = (a + b + c + d + run) / markModules
        const isOne = (length: number) => abs(length - one) < one / 2
        if (isOne(a) && isOne(b) && isOne(c / 3) && isOne(d) && isOne(run))
          this.take(at / 4 - run - d - c / 2, y, one, limit, dots)
      }
      a = b
      b = c
      c = d
      d = run
      run = 1
      wasDark = isDark
    }
  }

  private take(x: number, y: number, module: number, limit: number, dots: Uint8Array) {
    const known = this.open.find(
      (one) => one.limit === limit && abs(one.x - x) < module && abs(one.module - module) < module / 2,
    )
    if (!known) {
      this.open.push({ x, y, module, limit, rows: 1, contrast: 0 })
      return
    }
    known.rows = y - known.y + 1
    const lightAt = (column: number) => {
      const at = 4 * Math.floor(column)
      return lightOf([dots[at]! / 255, dots[at + 1]! / 255, dots[at + 2]! / 255])
    }
    if (known.rows === 2) known.contrast = lightAt(x + 2 * module) - lightAt(x)
  }

  /** Keeps a mark whose core is as high as it is wide. */
  private close({ rows, module, y, ...one }: OpenMark) {
    const isSquare = abs(rows / module - 3) < 1.5
    if (isSquare && one.contrast > faintest && this.marks.length < maxMarks)
      this.marks.push({ ...one, module, y: y + (rows - 1) / 2 })
  }

  /** @returns the code with the smallest modules, in dots */
  end(): Code | undefined {
    for (const one of this.open) this.close(one)
    return codeAmong(this.marks, 4)
  }
}

const isLike = (one: Mark, other: Mark) =>
  one.limit === other.limit &&
  one.isLight === other.isLight &&
  abs(one.module - other.module) < one.module / 4 &&
  abs(one.contrast - other.contrast) < 0.2

/** The code with the smallest modules of which three marks are the corners. @param by what part of a module may be off */
export function codeAmong(marks: Mark[], by: number): Code | undefined {
  const codes = marks.flatMap((one) =>
    marks.flatMap((right) =>
      isLike(one, right) && abs(right.y - one.y) < one.module ? codeOver(marks, one, right, by) : [],
    ),
  )
  return codes.toSorted((one, other) => one.module - other.module)[0]
}

/** The code of two marks in a row, if a third lies above or below one of them. */
function codeOver(marks: Mark[], one: Mark, right: Mark, by: number): Code[] {
  const apart = right.x - one.x
  const isCorner = ({ x, y }: Mark, of: Mark) =>
    abs(x - of.x) < of.module && abs(abs(y - of.y) - apart) < of.module
  const third = marks.find((mark) => isLike(one, mark) && (isCorner(mark, one) || isCorner(mark, right)))
  const side = Math.round((apart / one.module + markModules - 17) / 4) * 4 + 17
  if (!third || apart <= 0 || side < least || side > maxModules) return []
  const width = (apart * side) / (side - markModules)
  if (abs(width / side - one.module) > one.module / by) return []
  // Rings in a pattern have others between them.
  const isBetween = (mark: Mark) =>
    mark.x > one.x - one.module &&
    mark.x < right.x + one.module &&
    abs(mark.y - one.y) + abs(mark.y - third.y) < apart + 2 * one.module &&
    [one, right, third].every(({ x, y }) => abs(mark.x - x) + abs(mark.y - y) > one.module)
  if (marks.some((mark) => isLike(one, mark) && isBetween(mark))) return []
  const { contrast, isLight } = one
  return [{ module: width / side, width, contrast, ...(isLight && { isLight }) }]
}

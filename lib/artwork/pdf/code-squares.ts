import type { Box, Code } from '../facts.ts'
import { CodeMarks } from './code-marks.ts'
import { type InkUse, lightOfInks } from './colors.ts'
import type { Grounds } from './grounds.ts'
import { unionOf } from './matrix.ts'

/** Larger squares, in points, are no modules of a code that is too small. */
const largest = 9
/** A code has at least so many dark modules, and so many on a side (ISO 18004, 5.3). */
const least = { count: 150, side: 21 }
const maxModules = 177
/** The share by which sizes may be off. */
const even = 0.02

/** Finds a QR code drawn in squares or round dots of one size and color, in rows of squares, or around marks in its corners. */
export class CodeSquares {
  private size = 0
  /** From one module to the next: dots may leave some room. */
  private pitch = 0
  private tone: number | undefined
  private count = 0
  private box: Box = [0, 0, 0, 0]
  private inks: InkUse | undefined
  private found: Code | undefined
  /** The light of the color on which the squares lie. */
  private under = 1
  private last: Box = [0, 0, 0, 0]
  private readonly marks = new CodeMarks()

  /** Takes what may be a module or a part of a mark. @param grounds what it may lie on in place of paper */
  add(box: Box, inks: InkUse, grounds?: Grounds, isSquare = true) {
    const width = box[2] - box[0]
    const height = box[3] - box[1]
    const size = Math.min(width, height)
    const isRegular = Math.abs(width - height) < even * size
    if (isRegular) this.marks.add(box, inks, grounds)
    if (size <= 0 || size > largest || !(isSquare || isRegular)) return
    const long = Math.max(width, height) / size
    const isNext = inks.tone === this.tone && Math.abs(size - this.size) < even * size
    if (!isNext) {
      this.begin(box, size, inks)
      this.under = grounds?.lightUnder(box) ?? 1
      this.pitch = isSquare ? size : Infinity
      // Rows of modules are often drawn as one.
    } else if (Math.abs(long - Math.round(long)) < 0.1) this.box = unionOf(this.box, box)
    const across = Math.abs(box[0] - this.last[0])
    const up = Math.abs(box[1] - this.last[1])
    if (isNext && Math.min(across, up) < even * size && across + up > size / 2)
      this.pitch = Math.min(this.pitch, across + up)
    this.last = box
    this.count += Math.round(long)
  }

  private begin(box: Box, size: number, inks: InkUse) {
    this.take()
    this.size = size
    this.tone = inks.tone
    this.inks = inks
    this.box = box
    this.count = 0
  }

  /** Takes one that a picture shows, in dots. @param scale of a dot @param inks of a stencil */
  show({ module, width, contrast, isLight }: Code, scale: number, inks?: InkUse) {
    const light = inks && lightOfInks(inks)
    this.found = {
      module: module * scale,
      width: width * scale,
      contrast: light === undefined ? contrast : 1 - light,
      ...((inks?.bare === true) !== (isLight === true) && { isLight: true }),
    }
  }

  private take() {
    const { box, size, pitch, count, inks } = this
    const width = box[2] - box[0]
    const side = (width - size) / pitch + 1
    const isSquare = Math.abs(width - (box[3] - box[1])) < size / 2
    const isCode =
      isSquare && side > least.side - 0.5 && side < maxModules && Math.abs(side - Math.round(side)) < 0.2
    const share = count / side ** 2
    if (!isCode || count < least.count || share < 0.3 || share > 0.7) return
    const light = inks && lightOfInks(inks)
    this.found = {
      module: pitch,
      width,
      ...(light !== undefined && { contrast: Math.max(0, this.under - light) }),
      ...(inks?.bare && { isLight: true }),
    }
  }

  /** @param unit points per unit of the page */
  end(unit: number): Code | undefined {
    this.take()
    const { found = this.marks.end() } = this
    return found && { ...found, module: found.module * unit, width: found.width * unit }
  }
}

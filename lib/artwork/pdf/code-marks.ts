import { codeAmong, type Mark } from '../code-dots.ts'
import type { Box, Code } from '../facts.ts'
import { type InkUse, lightOfInks } from './colors.ts'
import type { Grounds } from './grounds.ts'

/** How many of the latest shapes may be a ring or its core; of shapes of one size, such as dots, a few are enough. */
const mostOpen = 24
const mostAlike = 3
/** More marks than a page of codes has. */
const mostMarks = 60
/** The ring of a mark by its core, in modules, and the share by which they may be off. */
const ringByCore = 7 / 3
const tolerance = 0.03

/** What may be a part of a mark: its middle, its width, its light if known, and how much less that is than what it lies on. */
type Part = Pick<Mark, 'x' | 'y' | 'contrast' | 'isLight'> & { width: number; light?: number }

const isAround = (ring: Part, core: Part) =>
  Math.abs(ring.width - ringByCore * core.width) < tolerance * ring.width &&
  Math.abs(ring.x - core.x) < tolerance * ring.width &&
  Math.abs(ring.y - core.y) < tolerance * ring.width &&
  ring.isLight === core.isLight &&
  ring.light === core.light

/** Finds a QR code by the marks in its corners, each a ring around a core, whatever its modules look like. */
export class CodeMarks {
  private open: Part[] = []
  private alike = 0
  private last = 0
  private readonly marks: Mark[] = []

  /** Takes what is as wide as high. @param grounds what it may lie on in place of paper */
  add(box: Box, inks: InkUse, grounds?: Grounds) {
    const [left, bottom, right, top] = box
    const width = right - left
    this.alike = Math.abs(width - this.last) < tolerance * width ? this.alike + 1 : 1
    this.last = width
    if (this.alike > mostAlike || this.marks.length >= mostMarks) return
    const light = lightOfInks(inks)
    const contrast = light === undefined ? 1 : Math.max(0, (grounds?.lightUnder(box) ?? 1) - light)
    const isLight = inks.bare && ({ isLight: true } as const)
    const own: Part = { x: (left + right) / 2, y: (bottom + top) / 2, width, contrast, light, ...isLight }
    const other = this.open.find((one) => isAround(one, own) || isAround(own, one))
    this.open = [...this.open.slice(1 - mostOpen), own]
    if (!other) return
    // The core may lie on its ring's own square.
    const ring = width > other.width ? own : other
    this.marks.push({ ...ring, module: ring.width / 7 })
  }

  /** The code that three of them belong to. */
  end = (): Code | undefined => codeAmong(this.marks, 50)
}

import type { Box, Press } from '../facts.ts'
import { overlaps, unboundedBox } from './matrix.ts'
import { addPress, type Paint, smallTextOf } from './paint.ts'

/** Measures what a press must print of a page. Anything beyond the cut is not printed. */
export class PressMeter {
  readonly press: Press = {}
  /** The same near the edge, where a page that names no cut may be cut. */
  readonly rim: Press = {}
  private readonly inner: Box
  private readonly seen: Box

  /** @param inner what is inside any usual cut @param seen what is printed if the page is cut at its edge */
  constructor(inner = unboundedBox, seen = unboundedBox) {
    this.inner = inner
    this.seen = seen
  }

  /** @param cut the cut, once it is known */
  measure({ inks, line, text }: Paint, box: Box, cut?: Box) {
    const { ink } = inks
    const press = this.pressAt(box, cut)
    if (!press) return
    addPress(press, {
      ...(ink !== undefined && { ink }),
      ...(line !== undefined && { line }),
      ...(text && { [smallTextOf(inks)]: text }),
    })
  }

  /** A line that is an area, white or left out. @param isOn it fills in, else it is art on goods */
  measureArea(width: number, box: Box, isOn: boolean) {
    this.least(isOn ? 'line' : 'whiteLine', width, box)
  }

  least(key: keyof Press, value: number | undefined, box: Box) {
    const press = this.pressAt(box)
    if (press && value !== undefined) addPress(press, { [key]: value })
  }

  private pressAt(box: Box, cut = this.inner): Press | undefined {
    if (overlaps(box, cut)) return this.press
    return overlaps(box, this.seen) ? this.rim : undefined
  }
}

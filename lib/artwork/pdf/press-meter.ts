import type { Box, Press } from '../facts.ts'
import { overlaps, unboundedBox } from './matrix.ts'
import { type Paint, smallTextOf } from './paint.ts'

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
    if (ink !== undefined) press.ink = Math.max(ink, press.ink ?? 0)
    lower(press, 'line', line)
    if (text) lower(press, smallTextOf(inks), text)
  }

  /** A line that is an area, white or left out. @param isOn it fills in, else it is art on goods */
  measureArea(width: number, box: Box, isOn: boolean) {
    this.least(isOn ? 'line' : 'whiteLine', width, box)
  }

  least(key: keyof Press, value: number | undefined, box: Box) {
    const press = this.pressAt(box)
    if (press) lower(press, key, value)
  }

  private pressAt(box: Box, cut = this.inner): Press | undefined {
    if (overlaps(box, cut)) return this.press
    return overlaps(box, this.seen) ? this.rim : undefined
  }
}

/** Keeps what is least; a page may paint a million times. */
function lower(press: Press, key: keyof Press, value: number | undefined) {
  if (value !== undefined && value < (press[key] ?? Infinity)) press[key] = value
}

import type { Font, Placed } from '../facts.ts'
import { inch } from '../numbers.ts'
import type { Inks } from './colors.ts'
import type { Matrix } from './matrix.ts'

/** More pictures than a design has on a page; enough to find a soft one. */
const mostPictures = 2_000

/** What the pages' content showed. */
export class Seen {
  readonly colors = new Set<Inks['colors'][number]>()
  readonly spots = new Set<string>()
  readonly fonts = new Map<string, Font>()
  /** Of the current page. */
  pictures: Placed[] = []
  transparency = false
  overprint = false

  paint({ colors, spots }: Inks) {
    for (const color of colors) this.colors.add(color)
    for (const spot of spots) this.spots.add(spot)
  }

  font(font: Font) {
    this.fonts.set(font.name + font.inside, font)
  }

  /** A picture fills the unit square of the current matrix. */
  place(width: number, height: number, [a, b, c, d]: Matrix) {
    const across = (width * inch) / Math.hypot(a, b)
    const down = (height * inch) / Math.hypot(c, d)
    // Drawn without extent, it is invisible.
    if (Number.isFinite(across) && Number.isFinite(down) && this.pictures.length < mostPictures)
      this.pictures.push({ width, height, ppi: [across, down] })
  }
}

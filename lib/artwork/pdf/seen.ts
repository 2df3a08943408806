import type { Font, Placed } from '../facts.ts'
import { inch } from '../numbers.ts'
import type { Inks } from './colors.ts'
import type { Matrix } from './matrix.ts'

/** More pictures than a page of a design has: the softest of so many is soft enough. */
const mostPictures = 2_000

/** What the content of the pages has shown. */
export class Seen {
  readonly colors = new Set<Inks['colors'][number]>()
  readonly spots = new Set<string>()
  readonly fonts = new Map<string, Font>()
  /** Of the page that is read. */
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

  /** A picture of dots fills the unit square of what is in force. */
  place(width: number, height: number, [a, b, c, d]: Matrix) {
    const across = (width * inch) / Math.hypot(a, b)
    const down = (height * inch) / Math.hypot(c, d)
    // What is drawn with no extent is not seen.
    if (Number.isFinite(across) && Number.isFinite(down) && this.pictures.length < mostPictures)
      this.pictures.push({ width, height, ppi: [across, down] })
  }
}

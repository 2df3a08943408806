import { type Box, type Extent, type Font, type Placed, inch } from '../facts.ts'
import type { Inks } from './colors.ts'
import { corners, everywhere, grow, type Matrix, meet, nowhere } from './matrix.ts'

/** More pictures than a design has on a page; enough to find a soft one. */
const mostPictures = 2_000
/** More areas at the cut than can be told apart; what lies on another one does not count. */
const mostExtents = 400

const isWithin = (inner: Box, outer: Box) =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]

/** What the pages' content showed. */
export class Seen {
  readonly colors = new Set<Inks['colors'][number]>()
  readonly spots = new Set<string>()
  readonly fonts = new Map<string, Font>()
  transparency = false
  overprint = false
  annotations = false
  /** Of the current page, like the rest. */
  pictures: Placed[] = []
  painted = false
  /** Undefined once there are too many, or one that is not known. */
  extents: Extent[] | undefined = []
  private media: Box = everywhere
  private inner: Box = everywhere

  /** @param inner what lies so far from the cut that its extents do not matter */
  begin(media: Box, inner: Box) {
    Object.assign(this, { media, inner, pictures: [], painted: false, extents: [] })
  }

  /** @param bare of ink, like white */
  paint({ colors, spots, bare }: Inks) {
    if (bare) return
    for (const color of colors) this.colors.add(color)
    for (const spot of spots) this.spots.add(spot)
  }

  /** Notes how far something painted reaches. @param isArea undefined if some of the box may be left unpainted */
  cover(box: Box, isArea: boolean | undefined) {
    const own = meet(box, this.media)
    if (own[0] > own[2] || own[1] > own[3]) return
    this.painted = true
    if (isWithin(own, this.inner)) return
    if (this.extents?.some((one) => one.isArea && isWithin(own, one.box))) return
    if (isArea === undefined || this.extents?.length === mostExtents) this.extents = undefined
    else this.extents?.push({ box: own, isArea })
  }

  font(font: Font) {
    this.fonts.set(font.name + font.inside, font)
  }

  /** A picture fills the unit square of the current matrix. */
  place(width: number, height: number, matrix: Matrix, clip: Box) {
    const [a, b, c, d] = matrix
    const across = (width * inch) / Math.hypot(a, b)
    const down = (height * inch) / Math.hypot(c, d)
    // Drawn without extent, it is invisible.
    if (Number.isFinite(across) && Number.isFinite(down) && this.pictures.length < mostPictures)
      this.pictures.push({
        ...{ width, height, ppi: [across, down] },
        box: meet(clip, grow(nowhere(), matrix, corners(0, 0, 1, 1))),
      })
  }
}

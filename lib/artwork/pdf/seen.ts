import { type Box, type Extent, type Font, type Placed, type Press, inch } from '../facts.ts'
import type { InkUse } from './colors.ts'
import { Dict, Name } from './lexer.ts'
import { corners, everywhere, grow, type Matrix, meet, nowhere } from './matrix.ts'
import type { Objects } from './objects.ts'
import { fontOf } from './state.ts'

/** More pictures than any design's page has; enough to find a soft one. */
const mostPictures = 2_000
/** More areas at the cut than can be told apart; areas within another one do not count. */
const mostExtents = 400

const isWithin = (inner: Box, outer: Box) =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]

/** More straight lines than crop marks need, as in a table. */
const mostTicks = 400

const isBox = (box: Box) => box[0] <= box[2] && box[1] <= box[3]

/** Everything that the pages' content showed. */
export class Seen {
  readonly colors = new Set<InkUse['colors'][number]>()
  readonly spots = new Set<string>()
  readonly knocked = new Set<string>()
  readonly fonts = new Map<string, Font>()
  private readonly known = new Set<Dict>()
  transparency = false
  overprint = false
  annotations = false
  /** The current page's, like the rest. */
  pictures: Placed[] = []
  painted = false
  /** Undefined after too many, or after an unknown one. */
  extents: Extent[] | undefined = []
  press: Press = {}
  /** Straight lines, which may be crop marks: measured once that is known. */
  private ticks: { box: Box; press: Press }[] = []
  private media: Box = everywhere
  private inner: Box = everywhere

  /** @param inner the area so far inside the cut that its extents do not matter */
  begin(media: Box, inner: Box) {
    Object.assign(this, { media, inner, pictures: [], painted: false, extents: [], press: {}, ticks: [] })
  }

  /** @param isOver keeps the inks that lie under it */
  paint({ colors, spots, bare }: InkUse, isOver = false) {
    if (bare) return
    for (const color of colors) this.colors.add(color)
    for (const spot of spots) {
      this.spots.add(spot)
      if (!isOver) this.knocked.add(spot)
    }
  }

  /** Records what a press must print. @param box its place; anything beyond the cut is not printed */
  measure({ ink, line, text }: Press, box?: Box, cut = this.inner) {
    const { press } = this
    if (box && !isBox(meet(box, cut))) return
    if (ink !== undefined) press.ink = Math.max(ink, press.ink ?? 0)
    if (line !== undefined) press.line = Math.min(line, press.line ?? Infinity)
    if (text) press.text = Math.min(text, press.text ?? Infinity)
  }

  /** Records the extent of something painted. @param isArea undefined if some of the box may be left unpainted */
  cover(box: Box, isArea: boolean | undefined, press: Press = {}) {
    const own = meet(box, this.media)
    if (!isBox(own)) return
    this.painted = true
    const isTick = press.line !== undefined && Math.min(own[2] - own[0], own[3] - own[1]) < 0.1
    if (isTick && this.ticks.length < mostTicks) this.ticks.push({ box: own, press })
    else this.measure(press, own)
    if (isWithin(own, this.inner)) return
    if (this.extents?.some((one) => one.isArea && isWithin(own, one.box))) return
    if (isArea === undefined || this.extents?.length === mostExtents) this.extents = undefined
    else this.extents?.push({ box: own, isArea })
  }

  /** Records what a graphics state means for the press: transparency and overprint (ISO 32000-2, 8.4.5). */
  state(dict: Dict | undefined, objects: Objects) {
    const blend = objects.get(dict, 'BM')
    const mode = Array.isArray(blend) ? objects.resolve(blend[0]) : blend
    const isClear = (key: string) => (objects.number(dict, key) ?? 1) < 1
    if (isClear('ca') || isClear('CA') || objects.get(dict, 'SMask') instanceof Dict) this.transparency = true
    if (mode instanceof Name && !/^(Normal|Compatible)$/.test(mode.name)) this.transparency = true
    if (objects.get(dict, 'OP') === true || objects.get(dict, 'op') === true) this.overprint = true
  }

  font(dict: Dict, objects: Objects) {
    if (this.known.has(dict)) return
    this.known.add(dict)
    const font = fontOf(dict, objects)
    this.fonts.set(font.name + font.inside, font)
  }

  /** Ends a page. @returns the box between crop marks, unless its cut is already known */
  end(isCut: boolean): Box | undefined {
    const marks = isCut ? undefined : markedBox(this.ticks.map(({ box }) => box))
    for (const { box, press } of this.ticks) this.measure(press, box, marks)
    return marks
  }

  /** A picture fills the unit square of the current matrix. */
  place(width: number, height: number, matrix: Matrix, clip: Box) {
    const [a, b, c, d] = matrix
    const across = (width * inch) / Math.hypot(a, b)
    const down = (height * inch) / Math.hypot(c, d)
    // Drawn without extent, it is invisible.
    if (Number.isFinite(across) && Number.isFinite(down) && this.pictures.length < mostPictures)
      this.pictures.push({
        width,
        height,
        ppi: [across, down],
        box: meet(clip, grow(nowhere(), matrix, corners(0, 0, 1, 1))),
      })
  }
}

/** In points: the least gap between crop marks in a row, and the largest from the marks of the cut to those of the bleed. */
const apart = 36
const beside = 18

/** The box between crop marks: at each of its sides a line before it and one after it, with a gap between them. */
function markedBox(ticks: Box[]): Box | undefined {
  const places = (side: 0 | 1) => {
    const along = side === 0 ? 1 : 0
    const flat = ticks.filter((one) => one[side + 2]! - one[side] < 0.1 && one[along + 2]! - one[along] > 4)
    const isPair = (one: Box, other: Box) =>
      Math.abs(one[side] - other[side]) < 0.5 && other[along] - one[along + 2]! > apart
    return flat.filter((one) => flat.some((other) => isPair(one, other) || isPair(other, one)))
  }
  const inner = (all: number[]) => {
    const least = Math.min(...all)
    const most = Math.max(...all)
    // Marks of the bleed lie outside those of the cut.
    return [
      Math.max(...all.filter((one) => one < least + beside)),
      Math.min(...all.filter((one) => one > most - beside)),
    ] as const
  }
  const upright = places(0)
  const level = places(1)
  const [left, right] = inner(upright.map(([x]) => x))
  const [bottom, top] = inner(level.map(([, y]) => y))
  const isOutside = (low: number, high: number, from: number, to: number) => high < from + 1 || low > to - 1
  const isMarked =
    upright.length > 0 &&
    level.length > 0 &&
    right - left > apart &&
    top - bottom > apart &&
    upright.every((one) => isOutside(one[1], one[3], bottom, top)) &&
    level.every((one) => isOutside(one[0], one[2], left, right))
  return isMarked ? [left, bottom, right, top] : undefined
}

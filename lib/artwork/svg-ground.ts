import type { Box, Extent, Near, PrintPage } from './facts.ts'
import { CloseThings } from './pdf/close-things.ts'
import {
  scaleOf,
  identity,
  isWithin,
  type Matrix,
  emptyBox,
  multiply,
  overlaps,
  widen,
} from './pdf/matrix.ts'
import { type Path, thicknessOf } from './pdf/path.ts'
import { outlineOf } from './svg-outline.ts'
import type { Budget } from './reading.ts'
import { embeddedDots } from './svg-embedded.ts'
import { type Place, unnamedClip } from './svg-pictures.ts'
import { type Attributes, inUnits, type Sheet } from './svg-units.ts'

/** A path that may be a rectangle, perhaps of round corners, or lines along the sides: it is short. */
const short = /^[\s\d.,+mlhvcsqaze-]{5,400}$/i
export const white =
  /^(white|#f{3,8}|rgba?\(\s*(255|100%)[\s,]+\2[\s,]+\2.*|hsla?\([^%]{1,20}%[\s,]+100%.*)$/i
const unknown = /^(none|transparent|inherit|currentcolor|context-.*|var\(.*)$/i

const painted = /^(rect|circle|ellipse|path|poly.*|line|image|text|use|foreignobject)$/

/** A ground lies under the drawing: the shapes, and those of clips, of which it may be one. */
const first = 300
const mostHalves = 20
/** What a shape brings along to where it is used. */
const styled = [
  'style',
  'class',
  'opacity',
  'fill-opacity',
  'transform',
  'rx',
  'ry',
  'clip-path',
  'mask',
  'filter',
  'display',
  'visibility',
]
/** Each takes its time to be unpacked. */
const mostPictures = 2

/** Finds what colors all of a drawing's sheet, through clips that leave it whole, and the frames in it. */
export class SvgGround {
  private readonly found: {
    color: 'white' | 'plain' | { link: string }
    clips: readonly string[]
    isNamed: boolean
    isMoved: boolean
  }[] = []
  private readonly frames: { outline: (matrix: Matrix) => Path; isArea: boolean; place: Place }[] = []
  /** What may lie under a picture. */
  private readonly panels: { outline: (matrix: Matrix) => Path; place: Place; isShort: boolean }[] = []
  /** Half-transparent shapes, and how many panels lie under each. */
  private readonly halves: { box: Box; under: number }[] = []
  private isOnOther = false
  /** Pictures of a part, and how many panels lie under each. */
  private readonly pictures: { link: string; box: Box; under: number }[] = []
  private readonly whole = new Set<string | undefined>()
  /** The clips that are rectangles, and those that all that is painted lies in. */
  private readonly clipBoxes = new Map<string | undefined, Box>()
  private shared: readonly string[] | undefined
  /** Shapes that are drawn where they are used, by id. */
  private readonly defined = new Map<string, { open: string; attributes: Attributes }>()
  private tried = 0
  private triedClips = 0

  /** @param link of a picture */
  take(open: string, attributes: Attributes, link: string | undefined, place: Place, sheet: Sheet): void {
    const { fill = 'black', clips, around, isDefined } = place
    const outline = (matrix: Matrix) =>
      outlineOf(
        open === 'image' ? 'rect' : open,
        attributes,
        multiply(matrix, onSheet(sheet)),
        inUnits(sheet),
      )
    if (!isDefined && painted.test(open))
      this.shared = (this.shared ?? clips).filter((one) => clips.includes(one))
    this.isOnOther ||= !isDefined && /^(image|use|foreignobject)$/.test(open)
    const isShort = short.test(attributes.get('d') ?? 'M0 0 0 0z')
    const used = open === 'use' ? this.usedBy(attributes) : undefined
    if (used)
      return this.take(
        used.open,
        used.attributes,
        link,
        { ...place, fill: used.attributes.get('fill') ?? place.fill },
        sheet,
      )
    if (!/^(rect|circle|ellipse|path|poly.*|line|image)$/.test(open)) return
    if (
      isDefined &&
      open !== 'image' &&
      isShort &&
      !styled.some((one) => attributes.has(one)) &&
      this.defined.size < first
    )
      this.defined.set(`#${attributes.get('id')}`, { open, attributes })
    const isPanel = !isDefined && !/^(line|image)$/.test(open)
    if (isPanel && this.panels.length < first) this.panels.push({ outline, place, isShort })
    const isHalf = isPanel && place.isHalf && !unknown.test(fill) && !this.isOnOther
    if (isHalf && this.halves.length < mostHalves)
      this.halves.push({ box: outline(place.matrix).box, under: this.panels.length - 1 })
    if (/^(circle|ellipse)$/.test(open) || !isShort) return
    if ((isDefined ? this.triedClips++ : this.tried++) > first) return
    const path = outline(place.matrix)
    const media: Box = [0, 0, sheet.width, sheet.height]
    const isWhole =
      path.shape() === true && isWithin(widen(media, -0.005 * Math.min(media[2], media[3])), path.box)
    if (isDefined && isWhole) this.whole.add(around?.id)
    else if (isDefined && path.shape() === true) this.clipBoxes.set(around?.id, path.box)
    if (place.isVeiled || place.isMasked) return
    if (open !== 'image') this.frames.push({ outline, isArea: open !== 'line', place })
    if (isDefined) return
    if (open === 'image' && !isWhole && clips.length === 0)
      this.pictures.push({ link: link ?? '', box: path.box, under: this.panels.length })
    if (!isWhole) return
    const isMoved = place.matrix.some((one, at) => one !== identity[at])
    if (open === 'image') this.found.push({ color: { link: link ?? '' }, clips, isNamed: false, isMoved })
    else if (!unknown.test(fill))
      this.found.push({
        color: white.test(fill) ? 'white' : 'plain',
        clips,
        isNamed: place.fill !== undefined,
        isMoved,
      })
  }

  /** The shape that is used where it was defined, if it is known by then. */
  private usedBy(attributes: Attributes) {
    const isMoved = ['x', 'y', 'transform'].some((one) => Number.parseFloat(attributes.get(one) ?? '0') !== 0)
    const link = attributes.get('href') ?? attributes.get('xlink:href') ?? ''
    return isMoved ? undefined : this.defined.get(link)
  }

  /** Where color surely ends on all sides: at the sheet's, or at those of a clip that all lies in. */
  private fullBox(media: Box): Box | undefined {
    const colored = this.found.filter(({ color, isNamed }) => color === 'plain' && isNamed)
    if (colored.some(({ clips }) => clips.every((id) => this.whole.has(id)))) return media
    const clipped = colored.find(({ clips: [id, ...more], isMoved }) => {
      const [left, bottom, right, top] = this.clipBoxes.get(id) ?? emptyBox()
      const isLarge = 2 * (right - left) > media[2] && 2 * (top - bottom) > media[3]
      return isLarge && more.length === 0 && !isMoved && this.shared?.includes(id!)
    })
    return clipped && this.clipBoxes.get(clipped.clips[0])
  }

  /** Where color ends: on all sides of the sheet, and of each rectangle on it; undefined if that is not sure. */
  private extents(media: Box): Extent[] | undefined {
    const full = this.fullBox(media)
    if (!full) return undefined
    const isSeen = ({ fill = 'black', clips }: Place) =>
      !unknown.test(fill) && !white.test(fill) && clips.every((id) => this.whole.has(id))
    const seen = this.panels.filter(({ place, isShort }) => isShort && isSeen(place))
    const paths = seen.map(({ outline, place }) => outline(place.matrix))
    const rectangles = paths.filter((path) => path.shape() === true && !isWithin(full, path.box))
    return [full, ...rectangles.map(({ box }) => box)].map((box) => ({ box, isArea: true }))
  }

  /** Whether something half transparent lies on nothing solid. */
  private get hasHalf() {
    const isSolid = ({ fill = 'black', isHalf }: Place) => !isHalf && !unknown.test(fill)
    return this.halves.some(
      ({ box, under }) =>
        !this.panels
          .slice(0, under)
          .some(({ outline, place }) => isSolid(place) && overlaps(box, outline(place.matrix).box)),
    )
  }

  /** The white around a picture of a part that lies on no color; a code needs it. */
  private boxOf(budget: Budget): 'white' | undefined {
    const isColored = ({ fill = 'black' }: Place) => !unknown.test(fill) && !white.test(fill)
    const isBox = this.pictures.slice(0, mostPictures).some(({ link, box, under }) => {
      const isOnColor = this.panels
        .slice(0, under)
        .some(({ outline, place }) => isColored(place) && isWithin(box, outline(place.matrix).box))
      const { ground, blank, code } = (isOnColor ? undefined : embeddedDots(link, budget)) ?? {}
      return /white|pale/.test(ground ?? '') && !blank && !code
    })
    return isBox ? 'white' : undefined
  }

  /** @returns the uppermost, where one that is surely a color ends, and frames */
  end(
    budget: Budget,
    sheet: Sheet,
    matricesOf: (place: Place) => Matrix[],
  ): { ground?: PrintPage['ground']; extents?: Extent[] | undefined; hasHalf: boolean; close: Near[] } {
    const isUnclipped = (id: string) => this.whole.has(id)
    const all = this.found.filter(({ clips }) => clips.every(isUnclipped))
    const color = all.at(-1)?.color
    const close = new CloseThings([0, 0, sheet.width, sheet.height], emptyBox())
    const isColored = this.found.some((one) => one.color !== 'white')
    for (const { outline, isArea, place } of this.frames) {
      const { fill = 'black', stroke = 'none', line: drawn = '1' } = place
      const isSeen = (ink: string) => !unknown.test(ink) && (isColored || !white.test(ink))
      const line = isSeen(stroke) ? parseFloat(drawn) : 0
      // Rounded corners leave the sides.
      if (!place.clips.every((id) => id === unnamedClip || isUnclipped(id))) continue
      for (const matrix of line || (isArea && isSeen(fill)) ? matricesOf(place) : []) {
        const path = outline(matrix)
        const isRectangle = path.shape() === true
        const parts = isRectangle || path.parts.length === 0 ? [path] : path.parts
        const width = line * scaleOf(matrix) * sheet.unit
        for (const { box } of parts)
          if (isRectangle || thicknessOf(box) < 0.1)
            close.frame(widen(box, width / 2), width, width ? 0 : undefined)
      }
    }
    return {
      ground:
        typeof color === 'object' ? embeddedDots(color.link, budget)?.ground : (color ?? this.boxOf(budget)),
      extents: this.extents([0, 0, sheet.width, sheet.height]),
      hasHalf: this.hasHalf,
      close: close.end(),
    }
  }
}

/** From user units to points, with the origin below. */
export const onSheet = ({ left, top, height, unit }: Sheet): Matrix => [
  unit,
  0,
  0,
  -unit,
  -left * unit,
  height + top * unit,
]

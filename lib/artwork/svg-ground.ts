import type { Box, Near, PrintPage, Size } from './facts.ts'
import { CloseThings } from './pdf/close-things.ts'
import { extentOf, isWithin, nowhere, times, widen } from './pdf/matrix.ts'
import { thinOf } from './pdf/path.ts'
import { outlineOf } from './svg-outline.ts'
import type { Budget } from './reading.ts'
import { embeddedGround, type Place, unnamedClip } from './svg-pictures.ts'
import { type Attributes, inUnits, type Sheet } from './svg-units.ts'

/** A path that may be a rectangle, or a line along a side: short, and of straight lines. */
const straight = /^[\s\d.,+mlhv-]{5,100}z?\s*$/i
const white = /^(white|#f{3,8}|rgba?\(\s*(255|100%)[\s,]+\2[\s,]+\2.*)$/i
const unknown = /^(none|transparent|inherit|currentcolor|context-.*|var\(.*)$/i

/** A ground lies under the drawing: the shapes, and those of clips, of which it may be one. */
const first = 300

/** Finds what colors all of a drawing's sheet, through clips that leave it whole, and the frames in it. */
export class SvgGround {
  private readonly found: {
    color: 'white' | 'plain' | { link: string }
    clips: readonly string[]
    isNamed: boolean
  }[] = []
  private readonly frames: { box: Box; line: number; clips: readonly string[] }[] = []
  private readonly whole = new Set<string | undefined>()
  private tried = 0
  private triedClips = 0

  /** @param link of a picture */
  take(open: string, attributes: Attributes, link: string | undefined, place: Place, sheet: Sheet) {
    const { left, top, width, height, unit } = sheet
    const { fill = 'black', stroke = 'none', clips, around, isDefined, matrix } = place
    if (!/^(rect|path|polygon|image)$/.test(open) || !straight.test(attributes.get('d') ?? 'M0 0 0 0z'))
      return
    if ((isDefined ? this.triedClips++ : this.tried++) > first) return
    const onSheet = times(matrix, [unit, 0, 0, -unit, -left * unit, height + top * unit])
    const path = outlineOf(open === 'image' ? 'rect' : open, attributes, onSheet, inUnits(sheet))
    const { box } = path
    const media: Box = [0, 0, width, height]
    const isRectangle = path.shape() === true
    const isWhole = isRectangle && isWithin(widen(media, -0.005 * Math.min(width, height)), box)
    if (isDefined) {
      if (isWhole) this.whole.add(around?.id)
      return
    }
    if (place.isVeiled || place.isMasked) return
    const isSeen = (ink: string) =>
      !unknown.test(ink) && (!white.test(ink) || this.found.some(({ color }) => color !== 'white'))
    const line = (isSeen(stroke) && parseFloat(place.line ?? '1') * extentOf(onSheet)) || 0
    if ((line || isSeen(fill)) && (isRectangle || thinOf(box) < 0.1) && open !== 'image')
      this.frames.push({ box: widen(box, line / 2), line, clips })
    if (!isWhole) return
    if (open === 'image') this.found.push({ color: { link: link ?? '' }, clips, isNamed: false })
    else if (!unknown.test(fill))
      this.found.push({
        color: white.test(fill) ? 'white' : 'plain',
        clips,
        isNamed: place.fill !== undefined,
      })
  }

  /** @returns the uppermost, whether one is surely a color, and frames */
  end(
    budget: Budget,
    { width, height }: Size,
  ): { ground?: PrintPage['ground']; isFull: boolean; close: Near[] } {
    const isUnclipped = (id: string) => this.whole.has(id)
    const all = this.found.filter(({ clips }) => clips.every(isUnclipped))
    const color = all.at(-1)?.color
    const close = new CloseThings([0, 0, width, height], nowhere())
    for (const { box, line, clips } of this.frames)
      // Rounded corners leave the sides.
      if (clips.every((id) => id === unnamedClip || isUnclipped(id)))
        close.frame(box, line, line ? 0 : undefined)
    return {
      ground: typeof color === 'object' ? embeddedGround(color.link, budget) : color,
      isFull: all.some(({ color, isNamed }) => color === 'plain' && isNamed),
      close: close.end(),
    }
  }
}

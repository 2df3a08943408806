import type { PrintPage, Size } from './facts.ts'
import { isWithin, widen } from './pdf/matrix.ts'
import { outlineOf } from './svg-outline.ts'
import type { Budget } from './reading.ts'
import { embeddedGround, type Place } from './svg-pictures.ts'
import type { Attributes } from './svg-units.ts'

/** A path that may be a rectangle: short, of straight lines, and closed. */
const straight = /^[\s\d.,+mlhv-]{5,100}z\s*$/i
const white = /^(white|#f{3,8}|rgba?\(\s*(255|100%)[\s,]+\2[\s,]+\2.*)$/i
const unknown = /^(none|transparent|inherit|currentcolor|context-.*|var\(.*)$/i

/** A ground lies under the drawing: the shapes, and those of clips, of which it may be one. */
const first = 300

/** Finds what colors all of a drawing's sheet, through clips that leave it whole. */
export class SvgGround {
  private readonly found: {
    color: 'white' | 'plain' | { link: string }
    clips: readonly string[]
    isNamed: boolean
  }[] = []
  private readonly whole = new Set<string | undefined>()
  private tried = 0
  private triedClips = 0

  /** @param link of a picture @param sheet in user units */
  take(
    open: string,
    attributes: Attributes,
    link: string | undefined,
    place: Place,
    sheet: Size & { left: number; top: number },
  ) {
    const { left, top, width, height } = sheet
    const { fill = 'black', clips, around, isDefined, matrix } = place
    if (!/^(rect|path|polygon|image)$/.test(open) || !straight.test(attributes.get('d') ?? 'M0 0 0 0z'))
      return
    if ((isDefined ? this.triedClips++ : this.tried++) > first) return
    const path = outlineOf(open === 'image' ? 'rect' : open, attributes, matrix, sheet)
    const inner = widen([left, top, left + width, top + height], -0.005 * Math.min(width, height))
    if (path.shape() !== true || !isWithin(inner, path.box)) return
    if (isDefined) this.whole.add(around?.id)
    else if (place.isVeiled || place.isMasked) return
    else if (open === 'image') this.found.push({ color: { link: link ?? '' }, clips, isNamed: false })
    else if (!unknown.test(fill))
      this.found.push({
        color: white.test(fill) ? 'white' : 'plain',
        clips,
        isNamed: place.fill !== undefined,
      })
  }

  /** @returns the uppermost, and whether one is surely a color */
  end(budget: Budget): { ground?: PrintPage['ground']; isFull: boolean } {
    const all = this.found.filter(({ clips }) => clips.every((id) => this.whole.has(id)))
    const color = all.at(-1)?.color
    return {
      ground: typeof color === 'object' ? embeddedGround(color.link, budget) : color,
      isFull: all.some(({ color, isNamed }) => color === 'plain' && isNamed),
    }
  }
}

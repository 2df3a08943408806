import { bleeds, type Box, type PrintPage } from './facts.ts'
import { isFold, isKnife } from './knife.ts'
import { isWithin, multiply, widen } from './pdf/matrix.ts'
import { onSheet } from './svg-ground.ts'
import { outlineOf } from './svg-outline.ts'
import type { Place } from './svg-pictures.ts'
import { type Attributes, inUnits, type Sheet } from './svg-units.ts'

/** What names an element, or a layer: the last two in Inkscape and Illustrator. */
const names = ['id', 'inkscape:label', 'data-name']
/** Inkscape writes a color that has a name as such a paint. */
const paint = /^url\(\s*["']?#([^"')]+)/

/** Finds lines for a knife, which are not printed, by the names of their layers, of themselves or of their colors. */
export class SvgKnives {
  private readonly named = new Map<Place | undefined, string>()
  private isShaped = false
  /** Whether there is one. */
  isFound = false

  /** @returns whether an element is such a line: what has a fill is art */
  follow(open: string, attributes: Attributes, place: Place, sheet: Sheet): boolean {
    const { fill, stroke = 'none', isDefined } = place
    // An icon may be called so.
    if (open === 'svg') return false
    const own = [...names.map((name) => attributes.get(name)), paint.exec(stroke)?.[1]]
    const name = own.find((one) => one !== undefined && isKnife(one)) ?? this.named.get(place.around)
    if (name === undefined) return false
    this.named.set(place, name)
    const isLine = /^(path|rect|circle|ellipse|line|poly.*)$/.test(open) && fill === 'none'
    if (!isLine || stroke === 'none' || isDefined) return false
    this.isFound = true
    this.isShaped ||= !isFold(name) && !isAtCut(open, attributes, place, sheet)
    return true
  }

  /** A person looks at what is cut to a shape. */
  get contour(): PrintPage['contour'] {
    return this.isShaped ? { isVague: true } : undefined
  }
}

/** Whether a line is a rectangle at the sheet's sides, or as far inside them as a bleed. */
function isAtCut(open: string, attributes: Attributes, { matrix, clips }: Place, sheet: Sheet): boolean {
  const path = outlineOf(open, attributes, multiply(matrix, onSheet(sheet)), inUnits(sheet))
  const media: Box = [0, 0, sheet.width, sheet.height]
  // Round corners count as clips.
  const isRectangle = path.shape() === true && clips.length === 0
  return (
    isRectangle && isWithin(widen(media, -bleeds.in - 1), path.box) && isWithin(path.box, widen(media, 1))
  )
}

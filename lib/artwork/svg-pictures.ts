import { type Box, inch, type Placed, type Size } from './facts.ts'
import { identity, type Matrix, multiply, scaleOf } from './pdf/matrix.ts'
import type { Budget } from './reading.ts'
import { mayBeEven, mostEven } from './scan-pixels.ts'
import { embeddedDots, embeddedSize } from './svg-embedded.ts'
import { outlineOf } from './svg-outline.ts'
import {
  readOpacity,
  type Attributes,
  fitViewBox,
  matrixIn,
  opacityOf,
  propertyOf,
  type Sides,
  sidesOf,
  viewOf,
  zoomOf,
} from './svg-units.ts'

/**
 * Where an element lies: in which others, and its matrix, to the page or to what it is defined in; with what it takes over from
 * those around it.
 */
export type Place = {
  id?: string
  around?: Place
  /** Not painted: it lies in a definition, is switched off, or is not visible. */
  isDefined: boolean
  isApart: boolean
  isOff: boolean
  isHidden: boolean
  matrix: Matrix
  /** What percentages are of, in a view of its own. */
  view?: Size
  /** What is seen of the sheet. */
  seen?: Box
  fill?: string
  stroke?: string
  /** Of strokes the width, and of letters the size. */
  line?: string
  letters?: string
  /** What it is clipped by; and whether what lies under it may show. */
  clips: readonly string[]
  isVeiled: boolean
  /** Half transparent. */
  isHalf: boolean
  /** Behind a mask; `mask` says how the one in which it stands takes its colors. */
  isMasked: boolean
  mask?: string
  /** Part of a clip, a pattern or a marker, which more elements may use than are read here. */
  isPart: boolean
}

/** What is painted only where something refers to it. */
const definitions = /^(defs|pattern|symbol|clippath|mask|marker|metadata|title|desc)$/
const parts = /^(pattern|clippath|mask|marker)$/

export const onPage: Place = {
  isDefined: false,
  isApart: false,
  isOff: false,
  isHidden: false,
  matrix: identity,
  clips: [],
  isVeiled: false,
  isHalf: false,
  isMasked: false,
  isPart: false,
}

/** Instead of a clip's name: corners that are rounded, a drawing moved in a drawing, or a clip that a style draws. */
export const unnamedClip = ' '

const opacities = ['opacity', 'fill-opacity', 'stroke-opacity']

/** Whether an opacity shows nothing or looks solid. */
const isSolid = (opacity: number) => !(opacity > 0.02 && opacity < 0.95)

/** @param place of the element around it */
export function placeIn(place: Place, open: string, attributes: Attributes): Place {
  const isDefinition = definitions.test(open)
  const isInner = open === 'svg' && place !== onPage
  const inner = isInner || open === 'symbol' ? viewOf(attributes) : undefined
  const view = isInner ? inner : undefined
  const [x = 0, y = 0] =
    isInner || open === 'use' ? ['x', 'y'].map((name) => parseFloat(attributes.get(name) ?? '0')) : []
  const inView = view ? fitViewBox(view, sidesOf(attributes), attributes) : identity
  const own = multiply(multiply(inView, [1, 0, 0, 1, x, y]), matrixIn(propertyOf(attributes, 'transform')))
  const has = (...names: string[]) =>
    names.some((name) => !/^\s*(none|normal|0(px)?)\s*$/.test(propertyOf(attributes, name) ?? 'none'))
  // A drawing in a drawing ends at its sides.
  const isCropped = isInner && (x !== 0 || y !== 0)
  const [, clip = has('clip-path', 'rx', 'ry') || isCropped ? unnamedClip : ''] =
    /^\s*url\(\s*["']?#([^"')]+)/.exec(propertyOf(attributes, 'clip-path') ?? '') ?? []
  const of = (name: string) => propertyOf(attributes, name)?.trim()
  const isApart = place.isApart || isDefinition
  const [all = 1, filled = 1, drawn = 1] = opacities.map((name) => readOpacity(of(name)))
  const isOff = place.isOff || of('display') === 'none' || all === 0
  const ink = (name: 'fill' | 'stroke', amount: number) =>
    amount * opacityOf(of(name)) === 0 ? 'none' : (of(name) ?? place[name])
  const fill = ink('fill', filled)
  const stroke = ink('stroke', drawn)
  const visibility = of('visibility')
  const isHidden = visibility ? visibility !== 'visible' : place.isHidden
  const amounts = [all, filled * opacityOf(fill), drawn * opacityOf(stroke)]
  const isOpaque = isSolid(all) && (fill === 'none' || isSolid(amounts[1]!))
  return {
    id: attributes.get('id'),
    around: place,
    isDefined: isApart || isOff || isHidden,
    isApart,
    isOff,
    isHidden,
    matrix: isDefinition ? identity : multiply(own, place.matrix),
    view: inner ?? place.view,
    seen: isDefinition ? undefined : place.seen,
    fill,
    stroke,
    line: propertyOf(attributes, 'stroke-width') ?? place.line,
    letters: propertyOf(attributes, 'font-size') ?? place.letters,
    clips: clip ? [...place.clips, clip] : place.clips,
    isVeiled:
      place.isVeiled || has('filter', 'mix-blend-mode') || amounts.some((part) => part > 0 && part < 1),
    isHalf: place.isHalf || !isOpaque,
    isMasked: place.isMasked || has('mask'),
    mask: open === 'mask' ? (of('mask-type') ?? 'luminance') : place.mask,
    isPart: place.isPart || parts.test(open),
  }
}

type Painted = Place & Size & { dots: Size; isEven: boolean | undefined }
/** Its content is measured in boxes of what it fills, or as everything else, or by a view box of its own. */
type Pattern = { isBox: boolean; isPlain: boolean; matrix: Matrix }

/** Finds out how large a drawing paints the pictures in it, through patterns and references, as Figma writes them. */
export class Pictures {
  private readonly pictures: Painted[] = []
  private readonly uses: (Place & { of: string; sides: Sides })[] = []
  /** Symbols with a view box, in the place that a use of them gives. */
  private readonly symbols = new Map<string | undefined, (sides: Sides) => Matrix>()
  private readonly patterns = new Map<string, Pattern>()
  private readonly fills: (Place & { of: string; box?: Size })[] = []
  /** Dots that were looked at for their color. */
  private looked = 0
  /** Whether there is one of which the dots or the size are not known. */
  isUnseen = false

  /** @param sheet in user units */
  add(
    open: string,
    attributes: Attributes,
    link: string | undefined,
    place: Place,
    sheet: Size,
    budget: Budget,
  ) {
    if (open === 'feimage' || (open === 'img' && !place.isDefined)) this.isUnseen = true
    // A mask is not printed.
    if (place.mask) return
    const sides = sidesOf(attributes, place.view ?? sheet)
    if (open === 'image') this.addPicture(attributes, link, place, sides, budget)
    if (open === 'use' && link) this.uses.push({ ...place, of: link.trim().slice(1), sides })
    const view = open === 'symbol' ? viewOf(attributes) : undefined
    if (view)
      this.symbols.set(place.id, (use) => fitViewBox(view, { ...sheet, ...sides, ...use }, attributes))
    const [, of] = /^\s*url\(\s*["']?#([^"')]+)/.exec(propertyOf(attributes, 'fill') ?? '') ?? []
    if (of) {
      const { box } = outlineOf(open, attributes, identity, sheet)
      const width = box[2] - box[0]
      const height = box[3] - box[1]
      this.fills.push({ ...place, of, ...(width > 0 && height > 0 && { box: { width, height } }) })
    }
    if (open !== 'pattern') return
    const isPlain = !viewOf(attributes)
    const isBox = isPlain && attributes.get('patterncontentunits') === 'objectBoundingBox'
    const matrix = matrixIn(attributes.get('patterntransform'))
    this.patterns.set(attributes.get('id') ?? '', { isBox, isPlain, matrix })
  }

  private addPicture(
    attributes: Attributes,
    link: string | undefined,
    place: Place,
    sides: Sides,
    budget: Budget,
  ) {
    // A drawing in a drawing has no dots.
    if (/^\s*data:image\/svg/i.test(link ?? '')) return
    const dots = embeddedSize(link, budget)
    const count = dots ? dots.width * dots.height : 0
    const isLikely = mayBeEven(count, link?.length) && (this.looked += count) <= mostEven
    const isEven = isLikely && link ? embeddedDots(link, budget)?.even : false
    // A style sheet may set its size, too.
    const isStyled = attributes.has('class') && !propertyOf(attributes, 'width')
    if (!dots || isStyled) {
      this.isUnseen = true
      return
    }
    const [across, down] = zoomOf(dots, sides, attributes)
    const width = dots.width * across
    const height = dots.height * down
    this.pictures.push({ ...place, dots, width, height, isEven })
  }

  /** @param unit points per user unit of the sheet @param isDrawn whether there is more, so that those of one color do not count */
  placed(unit: number, budget: Budget, isDrawn: boolean): Placed[] {
    const some = this.pictures.filter(({ isEven }) => !isEven)
    return (some.length > 0 || isDrawn ? some : this.pictures).flatMap(
      ({ dots, width, height, ...place }) => {
        const matrices = this.matricesOf(place, budget)
        // A style sheet or another pattern may paint with it.
        if (matrices.length === 0 && this.patterns.size > 0) this.isUnseen = true
        return matrices.filter(scaleOf).map(([a, b, c, d]): Placed => {
          const across = Math.hypot(a, b) * width * unit
          const down = Math.hypot(c, d) * height * unit
          return { ...dots, ppi: [(dots.width * inch) / across, (dots.height * inch) / down] }
        })
      },
    )
  }

  /** From something to the page, each time that it is painted. */
  matricesOf(place: Place, budget: Budget, depth = 0): Matrix[] {
    const { isDefined, matrix } = place
    const ids = new Set<string | undefined>()
    for (let one: Place | undefined = place; one; one = one.around) ids.add(one.id)
    budget.step(1 + ids.size + this.uses.length + this.fills.length)
    if (depth > 8) return []
    const used = this.uses
      .filter(({ of }) => ids.has(of))
      .flatMap((use) => {
        const inSymbol = multiply(matrix, this.symbols.get(use.of)?.(use.sides) ?? identity)
        return this.matricesOf({ ...use, matrix: multiply(inSymbol, use.matrix) }, budget, depth + 1)
      })
    const filled = this.fills
      .filter(({ of }) => ids.has(of))
      .flatMap((fill) => {
        const pattern = this.patterns.get(fill.of)
        if (!pattern) return []
        const user = pattern.isPlain ? { width: 1, height: 1 } : undefined
        const box = pattern.isBox ? fill.box : user
        if (!box) this.isUnseen = true
        const inBox: Matrix = [box?.width ?? 0, 0, 0, box?.height ?? 0, 0, 0]
        const whole = multiply(multiply(multiply(matrix, inBox), pattern.matrix), fill.matrix)
        return box ? this.matricesOf({ ...fill, matrix: whole }, budget, depth + 1) : []
      })
    return [...(isDefined ? [] : [matrix]), ...used, ...filled]
  }
}

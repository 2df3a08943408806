import type { Box } from './facts.ts'
import {
  cornersOf,
  emptyBox,
  identity,
  includePoints,
  intersect,
  isBox,
  type Matrix,
  multiply,
  overlaps,
  scaleOf,
  unboundedBox,
  unionOf,
  widen,
} from './pdf/matrix.ts'
import type { Budget } from './reading.ts'
import { outlineOf } from './svg-outline.ts'
import type { Place } from './svg-pictures.ts'
import {
  type Attributes,
  fitViewBox,
  inUnits,
  numbersIn,
  propertyOf,
  type Sheet,
  sidesOf,
  viewOf,
} from './svg-units.ts'

/** Without extent, and far from any sheet. */
export const nowhere: Matrix = [0, 0, 0, 0, -1e9, -1e9]

/** More of a path is not kept (svg-tags.ts), so its end is not known. */
const longest = 65_536
/** Letters of the beginning of a path that hold its first point. */
const head = 99
/** What touches the sheet's side is out of sight, as a fraction of the sheet. */
const tolerance = 1e-4

/** Finds what lies beside the sheet, or beside a drawing in it, so that nobody sees it. */
export class SvgSight {
  /** The boxes of what is defined, by id. */
  private readonly boxes = new Map<string | undefined, Box>()
  private readonly symbols = new Map<string | undefined, Attributes>()

  /** What is seen of a drawing's content, in user units of the sheet. */
  seenIn(attributes: Attributes, { around, matrix }: Place, sheet: Sheet): Box {
    const { left, top } = sheet
    const { width, height } = inUnits(sheet)
    const seen: Box = around?.seen ?? [left, top, left + width, top + height]
    const isOpen = /visible|auto/.test(propertyOf(attributes, 'overflow') ?? '')
    const sides = sidesOf(attributes, around?.view ?? inUnits(sheet))
    if (!around?.around || isOpen || !sides.width || !sides.height) return seen
    const view = viewOf(attributes)
    // Its matrix leads from its view.
    const [across = 1, , , down = 1, x = 0, y = 0] = view ? fitViewBox(view, sides, attributes) : identity
    const corner = { x: -x / across, y: -y / down }
    const end = { x: corner.x + sides.width / across, y: corner.y + sides.height / down }
    return intersect(seen, includePoints(emptyBox(), matrix, cornersOf(corner.x, corner.y, end.x, end.y)))
  }

  /** @param link of a use */
  isOut(
    open: string,
    attributes: Attributes,
    place: Place,
    sheet: Sheet,
    budget: Budget,
    link = '',
  ): boolean {
    const { isApart, seen } = place
    if (open === 'symbol') this.symbols.set(place.id, attributes)
    if (!isApart && (!seen || this.startsIn(attributes, place, seen))) return false
    budget.pass(attributes.get('d')?.length ?? 0)
    const box = this.boxOf(open, attributes, place, sheet, link.trim().slice(1))
    for (let one: Place | undefined = place; box && isApart && one; one = one.around)
      if (one.id) this.boxes.set(one.id, unionOf(box, this.boxes.get(one.id) ?? emptyBox()))
    if (!box || !seen || isApart || !isBox(box)) return false
    return !overlaps(box, widen(seen, -tolerance * (seen[2] - seen[0])))
  }

  /** Whether a path begins in sight, as most do. */
  private startsIn(attributes: Attributes, { matrix }: Place, seen: Box): boolean {
    const start = numbersIn(attributes.get('d')?.slice(0, head)).slice(0, 2)
    return start.length === 2 && overlaps(includePoints(emptyBox(), matrix, start), seen)
  }

  /** @returns undefined of what paints nothing; without bounds, where that is not known */
  private boxOf(
    open: string,
    attributes: Attributes,
    { matrix, stroke = 'none', line = '1' }: Place,
    sheet: Sheet,
    of: string,
  ): Box | undefined {
    if (open === 'use') return this.usedBox(of, attributes, matrix, sheet)
    // Each of its parts may lie elsewhere.
    if (open === 'text' || open === 'foreignobject') return unboundedBox
    if (!/^(path|rect|circle|ellipse|line|poly.*|image)$/.test(open)) return undefined
    const path = attributes.get('d') ?? ''
    const isSized = open !== 'image' || (attributes.has('width') && attributes.has('height'))
    if (path.length >= longest || !isSized) return unboundedBox
    const { box } = outlineOf(open === 'image' ? 'rect' : open, attributes, matrix, inUnits(sheet))
    // Between its ends, an arc goes further.
    const arcs = [...path.matchAll(/a([^a-z]*)/gi)].flatMap(([, list]) => numbersIn(list).map(Math.abs))
    const thick = stroke === 'none' ? 0 : parseFloat(line) || 0
    return widen(box, scaleOf(matrix) * (2 * Math.max(0, ...arcs.slice(0, mostArcs)) + thick))
  }

  private usedBox(of: string, attributes: Attributes, matrix: Matrix, sheet: Sheet): Box {
    const box = this.boxes.get(of)
    if (!box || !isBox(box) || box[0] === -Infinity) return unboundedBox
    const symbol = this.symbols.get(of)
    const view = symbol && viewOf(symbol)
    const sides = { ...inUnits(sheet), ...sidesOf(symbol ?? attributes), ...sidesOf(attributes) }
    const whole = view ? multiply(fitViewBox(view, sides, symbol), matrix) : matrix
    return includePoints(emptyBox(), whole, cornersOf(...box))
  }
}

/** Numbers of a path's arcs that are looked at. */
const mostArcs = 10_000

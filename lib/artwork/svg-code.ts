import { codeIn } from './code-outline.ts'
import type { Box, Code } from './facts.ts'
import { CodeSquares } from './pdf/code-squares.ts'
import { type InkUse, noInk } from './pdf/colors.ts'
import { type Matrix, multiply, scaleOf, widen } from './pdf/matrix.ts'
import { isRectangle } from './pdf/path.ts'
import type { Budget } from './reading.ts'
import { onSheet } from './svg-ground.ts'
import { outlineOf } from './svg-outline.ts'
import type { Place } from './svg-pictures.ts'
import { type Attributes, inUnits, type Sheet } from './svg-units.ts'

/** Most codes have no curves; of others, so many letters are looked at. */
const mostCurved = 500_000
const straight = /^[\s\d.,+mhvlze-]*$/i

type Module = { open: string; attributes: Attributes; matrix: Matrix; fill?: string }
/** Letters of a path that draws a module. */
const longest = 100

/** Finds a QR code that is drawn in squares, in rows of them, or in lines as thick as a module. */
export class SvgCode {
  private readonly squares = new CodeSquares()
  private curved = 0
  /** Modules that are painted where something refers to them. */
  private readonly defined = new Map<string, Module>()

  take(open: string, attributes: Attributes, place: Place, sheet: Sheet, budget: Budget, link = '') {
    const { fill = 'black', stroke = 'none', line = '1', isDefined, isVeiled, isMasked, id } = place
    const used = open === 'use' && !isDefined ? this.defined.get(link.trim().slice(1)) : undefined
    if (used) {
      const matrix = multiply(used.matrix, place.matrix)
      this.take(used.open, used.attributes, { ...place, fill: used.fill ?? fill, matrix }, sheet, budget)
    }
    const commands = attributes.get('d') ?? ''
    if (isVeiled || isMasked || !/^(rect|circle|ellipse|path|polygon|line)$/.test(open)) return
    if (!straight.test(commands) && (this.curved += commands.length) > mostCurved) return
    if (isDefined && id && commands.length < longest)
      this.defined.set(id, { open, attributes, matrix: place.matrix, fill: place.fill })
    if (isDefined) return
    budget.step(commands.length)
    const matrix = multiply(place.matrix, onSheet(sheet))
    const path = outlineOf(open, attributes, matrix, inUnits(sheet))
    const shape = path.shape()
    const isWhole = shape !== undefined
    const parts = isWhole ? [{ box: path.box, area: 0 }] : path.parts
    const thick = parseFloat(line) * scaleOf(matrix)
    const drawn = inksOf(stroke)
    const filled = inksOf(fill)
    for (const part of parts) {
      const row = drawn && rowOf(part.box, thick)
      if (row) this.squares.add(row, drawn)
      else if (filled)
        this.squares.add(part.box, filled, undefined, isWhole ? shape === true : isRectangle(part))
      else if (drawn && isWhole) this.squares.add(widen(part.box, thick / 2), drawn, undefined, false)
    }
    if (!filled || parts.length < 3 || parts.every(isRectangle)) return
    const code = codeIn(path, budget)
    if (code) this.squares.show(code, 1, filled)
  }

  end(): Code | undefined {
    return this.squares.end(1)
  }
}

/** What a level line covers; nothing where it is none. */
function rowOf([left, bottom, right, top]: Box, thick: number): Box | undefined {
  if (top - bottom > thick / 100 || right === left) return undefined
  return [left, bottom - thick / 2, right, top + thick / 2]
}

/** The inks of a color; nothing for what paints nothing. */
function inksOf(color: string): InkUse | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color) ?? []
  const hex = short?.replace(/./g, '$&$&') ?? long
  const [, ...numbers] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(color) ?? []
  const parts = hex ? [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) : numbers.map(Number)
  const values = (color === 'black' ? [0, 0, 0] : parts).map((one) => one / 255)
  if (color === 'white' || (values.length > 0 && values.every((one) => one === 1)))
    return { ...noInk, bare: true }
  if (values.length === 0) return undefined
  const tone = values.reduce((sum, one) => sum * 256 + one, 1)
  return { colors: ['rgb'], spots: [], values, tone }
}

import type { Box, Font } from '../facts.ts'
import { gray, type InkUse } from './colors.ts'
import { Dict, Name, Stream } from './lexer.ts'
import { everywhere, identity, type Matrix } from './matrix.ts'
import type { Objects } from './objects.ts'

/** The settings that last while a page is painted (ISO 32000-2, 8.4.1). */
export type State = {
  matrix: Matrix
  /** The box on the page to which painting is limited. */
  clip: Box
  fill: InkUse
  stroke: InkUse
  /** Whether they keep the inks that lie under them. */
  over: { fill: boolean; stroke: boolean }
  /** Width of lines. */
  width: number
  font?: Dict
  size: number
  mode: number
}

export const firstState = (): State => ({
  matrix: identity,
  clip: everywhere,
  fill: gray,
  stroke: gray,
  over: { fill: false, stroke: false },
  width: 1,
  size: 0,
  mode: 0,
})

/** Whether fills and strokes keep the inks under them, as far as a graphics state says so; `OP` alone is for both. */
export function overprintOf(dict: Dict | undefined, objects: Objects): Partial<State['over']> {
  const stroke = objects.get(dict, 'OP')
  const fillAlone = objects.get(dict, 'op')
  const fill = fillAlone === undefined ? stroke : fillAlone
  return {
    ...(fill !== undefined && { fill: fill === true }),
    ...(stroke !== undefined && { stroke: stroke === true }),
  }
}

const programs = ['FontFile', 'FontFile2', 'FontFile3']

/** A font's name, and whether it is embedded (ISO 32000-2, 9.6 to 9.9). */
export function fontOf(font: Dict, objects: Objects): Font {
  const list = objects.get(font, 'DescendantFonts')
  const described = objects.dict(Array.isArray(list) ? list[0] : undefined) ?? font
  const descriptor = objects.dict(described.entries.get('FontDescriptor'))
  const name = objects.get(font, 'BaseFont')
  return {
    name: name instanceof Name ? name.name : '',
    // Type 3 glyphs are drawings in the file.
    inside:
      objects.name(font, 'Subtype') === 'Type3' ||
      programs.some((program) => objects.get(descriptor, program) instanceof Stream),
  }
}

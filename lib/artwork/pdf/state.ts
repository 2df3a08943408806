import type { Box, Font } from '../facts.ts'
import { black, type InkUse } from './colors.ts'
import { Dict, Name, Stream } from './lexer.ts'
import { unboundedBox, identity, type Matrix } from './matrix.ts'
import type { Objects } from './objects.ts'
import type { Paint } from './paint.ts'
import type { Shape } from './path.ts'

/** The settings that last while a page is painted (ISO 32000-2, 8.4.1). */
export type State = {
  matrix: Matrix
  /** The box on the page to which painting is limited, and how the limit fills it. */
  clip: Box
  shape: Shape
  fill: InkUse
  stroke: InkUse
  /** Whether they keep the inks that lie under them. */
  over: { fill: boolean; stroke: boolean; mode?: number }
  /** Transparent, so that it hides nothing; fills are surely half transparent, or show nothing. */
  isClear: Paint['isClear']
  /** The same of the forms that it lies in. */
  around: State['isClear']
  isVeiled: boolean
  /** Width of lines, and their caps: 0 for butt ones. */
  width: number
  cap: number
  font?: Dict
  size: number
  mode: number
  text: TextState
}

/** What is set seldom (ISO 32000-2, 9.3); `stretch` is 1 for letters as wide as they are. */
export type TextState = Record<'spacing' | 'words' | 'stretch' | 'leading' | 'rise', number>

export const firstState = (): State => ({
  matrix: identity,
  clip: unboundedBox,
  shape: true,
  fill: black,
  stroke: black,
  over: { fill: false, stroke: false },
  isClear: false,
  around: false,
  isVeiled: false,
  width: 1,
  cap: 0,
  font: undefined,
  size: 0,
  mode: 0,
  text: { spacing: 0, words: 0, stretch: 1, leading: 0, rise: 0 },
})

/** Whether lines have the color of fills, so that they only make things bolder. */
export const isOneTone = ({ fill, stroke }: State) => fill.tone !== undefined && fill.tone === stroke.tone

const programs = ['FontFile', 'FontFile2', 'FontFile3']

/** The dictionary that describes a font's letters: of a composite one, its descendant's. */
export function describedBy(font: Dict, objects: Objects): Dict {
  const list = objects.get(font, 'DescendantFonts')
  return objects.dict(Array.isArray(list) ? list[0] : undefined) ?? font
}

/** A font's name, and whether it is embedded (ISO 32000-2, 9.6 to 9.9). */
export function fontOf(font: Dict, objects: Objects): Font {
  const descriptor = objects.dict(describedBy(font, objects).entries.get('FontDescriptor'))
  const name = objects.get(font, 'BaseFont')
  return {
    name: name instanceof Name ? name.name : '',
    // Type 3 glyphs are drawings in the file.
    inside:
      objects.name(font, 'Subtype') === 'Type3' ||
      programs.some((program) => objects.get(descriptor, program) instanceof Stream),
  }
}

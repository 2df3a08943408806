import type { Font } from '../facts.ts'
import type { Objects } from './objects.ts'
import { Name, type Dict } from './values.ts'

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
      programs.some((program) => objects.get(descriptor, program) !== undefined),
  }
}

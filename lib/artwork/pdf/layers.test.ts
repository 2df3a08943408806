import { guides } from '../../../e2e/support/artwork/kinds.ts'
import { readFile } from '../read-file.ts'

const guidesIn = (name: string) => readFile(guides(name)).guides
test.each([
  'Live Area',
  'Safe Print Line',
  'Margins',
  'Do not print',
  'Text Safe Area',
  'Print Safe',
  'Guides - Delete before saving',
  'Guides, hide before export',
  'Notes, do not print',
  'Crop/Trim',
  'Bleed / Trim / Safe',
  'Bleed & Safe Lines',
  'Trim and fold',
  'Sicherheitsabstand',
])('a layer of this name holds guides: %s', (name) => expect(guidesIn(name)).toEqual([name]))
test.each([
  'Cut fruit photo',
  'Guide dogs logo',
  'Marginalia',
  'Live',
  'Live concert photo',
  'Live text',
  'Safe harbor logo',
  'Trim colors',
  'Text',
  'Print layer',
  'Print',
  'Lines',
  'Remove before flight',
])('a layer of this name is art: %s', (name) => expect(guidesIn(name)).toBeUndefined())

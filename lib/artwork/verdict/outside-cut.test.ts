import { onePage } from '../../../e2e/support/artwork/make-pdf.ts'
import {
  card as page,
  content,
  ground,
  helvetica,
  picture,
  place,
  placed,
  text,
  tint,
} from '../../../e2e/support/artwork/sample-parts.ts'
import { artwork } from '../../content/artwork.ts'
import { fill } from '../../content/fill.ts'
import { readFile } from '../read-file.ts'
import { weights } from './findings.ts'
import { judge } from './judge.ts'
import { purposeOf } from './purpose.ts'
import { sayFinding } from './say-finding.ts'

const words = artwork()
const card = purposeOf(words.sizes.find(({ pages, width }) => pages === 2 && width === 3.5)!)
const chest = purposeOf(words.sizes.find(({ cloth, width }) => cloth === 'printed' && width === 4)!)
const found = (bytes: Uint8Array, asked = card) => judge('a.pdf', readFile(bytes), asked).findings
const notesOn = (bytes: Uint8Array, asked = card) =>
  found(bytes, asked).flatMap(({ id }) => (weights[id] === 'good' ? [] : [id]))

/** A card in a sheet with room for marks and a line on the file around it. */
const inSheet = (more: string) =>
  onePage({
    media: '0 0 318 210',
    entries: '/TrimBox [33 33 285 177] /BleedBox [24 24 294 186]',
    content: `${ground} 1 0 0 0 k 24 24 270 162 re f ${more}`,
    resources: helvetica,
  })

test.each([
  ['thin crop marks', '.1 w 1 1 1 1 K 33 0 m 33 18 l S 285 0 m 285 18 l S'],
  ['a thin fold mark', '.1 w 0 0 0 1 K 159 0 m 159 12 l S'],
  ['a small line on the file, in a font that is not inside', `0 0 0 1 k ${text(40, 4, 3.5)}`],
  ['screen colors', '1 0 0 rg 40 2 20 12 re f'],
])('what lies outside the bleed is not printed: %s', (_, more) => expect(notesOn(inSheet(more))).toEqual([]))

test('a font that sets spaces alone need not be inside', () =>
  expect(notesOn(page(`${ground} ${text(60, 60, 9, '( ) Tj')}`, helvetica))).toEqual([]))

test('a mark for the press is no comment', () => {
  const mark = '/Annots [<< /Type /Annot /Subtype /PrinterMark /Rect [0 0 9 9] /F 4 >>]'
  expect(notesOn(onePage({ media: '0 0 270 162', content: ground, entries: mark }))).toEqual([])
})

test('a line in the color of its area only makes it larger', () => {
  const drawn = (line: string) => page(`${content} .1 w 0 1 0 0 k ${line} K 60 60 90 40 re B`)
  expect(notesOn(drawn('0 1 0 0'))).toEqual([])
  expect(notesOn(drawn('1 0 0 0'))).toEqual(['line'])
})

test('letters are as high as they stand, pressed flat or slanted', () => {
  const set = (matrix: string) => page(`0 g BT /F 12 Tf ${matrix} 60 60 Tm (Salt Row) Tj ET`, helvetica)
  expect(notesOn(set('1 0 0 .2'))).toContain('tiny')
  expect(notesOn(set('.4 0 0 1'))).not.toContain('tiny')
  expect(notesOn(set('1 0 .3 1'))).not.toContain('tiny')
})

describe('the ink of a picture', () => {
  const heavy = `[/Indexed /DeviceCMYK 1 <0a0a0a0a e6e6e6e6>]`
  const whole = (space: string, parts: number, value: number, more = '') =>
    placed(place(252, 144), picture(1050, 600, space, parts, more, value))
  test.each([
    ['in a table of colors', whole(heavy, 1, 1), true],
    ['of its light ones', whole(heavy, 1, 0), false],
    ['of two bytes', whole('/DeviceCMYK', 8, 240, '/BitsPerComponent 16'), true],
    ['in black alone', whole(`[/Separation /Black /DeviceCMYK ${tint}]`, 1, 250), false],
    ['in two inks', whole(`[/DeviceN [/Cyan /Black] /DeviceCMYK ${tint}]`, 2, 250), false],
  ])('%s', (_, bytes, isHeavy) => expect(notesOn(bytes).includes('ink')).toBe(isHeavy))
})

describe('the ink of a gradient', () => {
  const shaded = (space: string, ...more: (string | { dict: string; data: string })[]) =>
    page(
      '/Sh sh',
      `/Shading << /Sh << /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [0 0 252 0] /Function ${space} >> >>`,
      more,
    )
  const one = (end: number) => `<< /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [${end}] /N 1 >>`
  const listed =
    '/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1 0 1] /Size [2] /BitsPerSample 8 /BitsPerComponent 8'
  test.each([
    ['with a function for each ink', shaded(`[${[1, 1, 0.9, 0.9].map(one).join(' ')}]`), true],
    ['with light ones', shaded(`[${[0.2, 1, 0.9, 0].map(one).join(' ')}]`), false],
    ['with a list of colors', shaded('3 0 R', { dict: listed, data: '\0\0\0\0\xfa\xfa\xfa\xfa' }), true],
    ['with a light list', shaded('3 0 R', { dict: listed, data: '\0\0\0\0\xfa\xfa\0\0' }), false],
  ])('%s', (_, bytes, isHeavy) => expect(notesOn(bytes).includes('ink')).toBe(isHeavy))
})

describe('what lies under art on goods', () => {
  const shirt = (content: string) => onePage({ media: '0 0 288 288', content })
  const strips = (color: string) =>
    Array.from({ length: 8 }, (_, at) => `${color} 0 ${36 * at} 288 36 re f`).join(' ')
  const art = '0 0 1 rg 60 60 90 90 re f'
  test.each([
    ['white in strips', shirt(`${strips('1 g')} ${art}`), 'whiteBox'],
    ['color in strips', shirt(`${strips('1 1 0 rg')} ${art}`), 'colorBox'],
    ['white in two halves', shirt(`1 g 0 0 144 288 re f 144 0 144 288 re f ${art}`), 'whiteBox'],
  ])('%s', (_, bytes, id) => expect(notesOn(bytes, chest)).toContain(id))

  test('strips that leave a part out are none', () =>
    expect(notesOn(shirt(`1 g 0 0 144 288 re f 144 0 99 288 re f ${art}`), chest)).toEqual([]))

  const pictured = (space: string, parts: number, value: number, more = '') =>
    onePage({ media: '0 0 288 288', content: place(288, 288), resources: '/XObject << /Im 3 0 R >>' }, [
      picture(1200, 1200, space, parts, more, value),
    ])
  const black = `[/Separation /Black /DeviceCMYK ${tint}]`
  test.each([
    ['a picture in black', pictured(black, 1, 0), ['blank']],
    ['a black one', pictured(black, 1, 255), ['colorBox']],
    ['one of a table of tints', pictured(`[/Indexed ${black} 1 <00ff>]`, 1, 1), ['colorBox']],
    ['one of no tint', pictured(`[/Indexed ${black} 1 <00ff>]`, 1, 0), ['blank']],
    ['one of two bytes', pictured('/DeviceRGB', 6, 90, '/BitsPerComponent 16'), ['colorBox']],
  ])('%s is looked into', (_, bytes, ids) => expect(notesOn(bytes, chest)).toEqual(ids))
})

test.each([
  'Dielines',
  'Cut Lines',
  'CutContour 1',
  'Die Lines - Do Not Print',
  'Stanzlinie',
  'Konturschnitt',
  'Crop Line',
  'Creases',
  'Contour Cut',
  'Perf line',
])('a knife may have many names: %s', (name) => {
  const spot = `/Separation /${name.replaceAll(' ', '#20')} /DeviceCMYK ${tint}`
  const bytes = page(
    `${ground} /S CS 1 SCN .1 w /G gs 9 9 252 144 re S`,
    `/ColorSpace << /S [${spot}] >> /ExtGState << /G << /OP true >> >>`,
  )
  expect(notesOn(bytes)).toEqual([])
  const said = found(bytes).map((one) => sayFinding(one, 'in', words))
  expect(said).toContain(fill(words.inks[0]!.text, { names: name }))
})

import * as kinds from '../../../e2e/support/artwork/kinds.ts'
import { png } from '../../../e2e/support/artwork/make-raster.ts'
import * as files from '../../../e2e/support/artwork/page-kinds.ts'
import { card as page, content, helvetica, text } from '../../../e2e/support/artwork/sample-parts.ts'
import { svg } from '../../../e2e/support/artwork/make-svg.ts'
import { artwork } from '../../content/artwork.ts'
import { factsOf } from '../facts.ts'
import { readFile } from '../read-file.ts'
import { weights } from './findings.ts'
import { judge } from './judge.ts'
import { type Purpose, purposeOf } from './purpose.ts'
import { sheetOf } from './sheet.ts'

const card = purposeOf(artwork().sizes.find(({ pages }) => pages === 2)!)
const shirt = purposeOf({ name: 'Shirt', width: 12, height: 16, unit: 'in', on: 'goods', seen: 'near' })

const found = (bytes: Uint8Array, asked = card) => judge('a.pdf', readFile(bytes), asked).findings
/** Findings that are not good; fonts do not count, as the samples lack them. */
const notesOn = (bytes: Uint8Array, asked = card) =>
  found(bytes, asked).flatMap(({ id }) => (weights[id] === 'good' || id === 'fonts' ? [] : [id]))

describe('white', () => {
  test.each(Object.entries(files.white))('%s is art on goods, and nothing on paper', (_, bytes) => {
    expect(judge('a.pdf', readFile(bytes), shirt).level).not.toBe('help')
    expect(found(bytes, shirt)).toContainEqual({ id: 'white' })
    expect(notesOn(bytes)).toEqual(['blank'])
  })
  test('a white ground alone is none', () => expect(notesOn(files.whiteGround, shirt)).toEqual(['blank']))
})

describe('a ground on goods', () => {
  const grounds = (bytes: Uint8Array) => found(bytes, shirt).filter(({ id }) => id.endsWith('Box'))
  test.each(Object.entries(files.boxes))('%s', (name, bytes) => {
    expect(grounds(bytes)).toEqual([{ id: name.split(' ')[0] }])
    expect(notesOn(bytes)).not.toContain(name.split(' ')[0])
  })
  test.each(Object.entries(files.boxless))('%s is none', (_, bytes) => expect(grounds(bytes)).toEqual([]))
})

describe('the edge of the page on goods', () => {
  const cropped = (bytes: Uint8Array) => notesOn(bytes, shirt).includes('cropped')
  test.each(Object.entries(files.offThePage))('%s', (_, bytes) => {
    expect(cropped(bytes)).toBe(true)
    const facts = readFile(bytes)
    expect(sheetOf(facts, judge('a.pdf', facts, shirt), shirt, 0).near).toHaveLength(1)
  })
  test.each(Object.entries(files.onThePage))('%s is whole', (_, bytes) => expect(cropped(bytes)).toBe(false))
})

describe('lines and letters on goods of the same size', () => {
  const { width, height } = card
  const goods = { ...shirt, width: width + 18, height: height + 18 }
  const of = (bytes: Uint8Array, cloth?: 'printed' | 'stitched') =>
    notesOn(bytes, { ...goods, cloth }).filter((id) => /line|tiny|stitch/i.test(id))
  const sized = (size: number, color: string) => page(`${color} ${text(60, 60, size)}`, helvetica)
  const lined = (width: number, color = '1 0 0 0 K') =>
    page(`${content} ${color} ${width} w 90 60 m 99 60 l S`)
  test.each<[string, Uint8Array, string[], string[], string[]]>([
    ['white letters', kinds.small['white-text-on-paper']!, ['tiny'], ['tiny'], ['stitchText']],
    ['a white line', kinds.small['white-hairline-on-paper']!, ['line'], ['line'], ['stitchLine']],
    ['letters of mixed ink', sized(3, '.6 .4 0 0 k'), ['tiny'], ['tiny'], ['stitchText']],
    ['letters of 7 pt', sized(7, '0 g'), [], ['tiny'], ['stitchText']],
    ['letters of 8 pt', sized(8, '0 g'), [], [], ['stitchText']],
    ['white letters of 8 pt', sized(8, '1 g'), [], [], ['stitchText']],
    ['letters of 25 pt', sized(25, '0 g'), [], [], []],
    ['a line of 0.9 pt', lined(0.9), [], ['line'], ['stitchLine']],
    ['a line of 1 pt', lined(1, '1 G'), [], [], ['stitchLine']],
    ['a line of 2.3 pt', lined(2.3), [], [], []],
    ['a rule as an area', page('90 60 99 .1 re f'), ['line'], ['line'], ['stitchLine']],
  ])('%s', (_, bytes, hard, printed, stitched) =>
    expect([of(bytes), of(bytes, 'printed'), of(bytes, 'stitched')]).toEqual([hard, printed, stitched]),
  )
})

test('goods hang or stand one way: a wide drawing is as wide as they are', () => {
  const [sharp] = judge('a.png', readFile(png(1050, 600, 6)), shirt).findings.filter(
    ({ id }) => id === 'soft',
  )
  expect(sharp?.values?.sharp).toBeCloseTo((1050 / 300) * 72)
  const { purpose } = sheetOf(
    readFile(png(1050, 600, 6)),
    judge('a.png', readFile(png(1050, 600, 6)), shirt),
    shirt,
    0,
  )
  expect(purpose.width).toBe(shirt.width)
})

test('a file says so if single inks cannot print its photo or gradient', () => {
  const pen: Purpose = { ...shirt, color: 'spot' }
  const stops = '<linearGradient id="a"><stop/><stop stop-color="red" offset="1"/></linearGradient>'
  const photo = (ground: 'white' | 'mixed') =>
    factsOf('jpeg', { dots: { width: 1125, height: 675, ground }, colors: ['rgb'] })
  const isSaid = (facts: ReturnType<typeof readFile>, asked = pen) =>
    judge('a', facts, asked).findings.some(({ id }) => id === 'shades')
  const graded = readFile(svg(`${stops}<path d="M0 0h9v9" fill="url(#a)"/>`))
  expect([photo('mixed'), graded].map((facts) => isSaid(facts))).toEqual([true, true])
  const photoInPdf = files.boxless['a photo']!
  expect([photoInPdf, files.masks.hard].map((bytes) => isSaid(readFile(bytes)))).toEqual([true, false])
  expect(isSaid(photo('white'))).toBe(false)
  expect(isSaid(photo('mixed'), card)).toBe(false)
})

import sharp from 'sharp'
import { onePage, pagesOf, writePdf } from '../../../e2e/support/artwork/make-pdf.ts'
import { codeDots } from '../../../e2e/support/artwork/make-raster.ts'
import {
  card as cardPage,
  ground,
  helvetica,
  place,
  placed,
  text,
  tint,
} from '../../../e2e/support/artwork/sample-parts.ts'
import { artwork } from '../../content/artwork.ts'
import { factsOf, millimeter } from '../facts.ts'
import { readFile } from '../read-file.ts'
import { weights } from './findings.ts'
import { judge } from './judge.ts'
import { purposeOf } from './purpose.ts'
import { sheetOf } from './sheet.ts'

const sizeOf = (at: (size: ReturnType<typeof artwork>['sizes'][number]) => boolean) =>
  purposeOf(artwork().sizes.find(at)!)
const card = sizeOf(({ pages, width }) => pages === 2 && width === 3.5)
const flyer = sizeOf(({ pages, height }) => pages === 2 && height === 8.5)
const catalog = sizeOf(({ width }) => width === 17)
const poster = sizeOf(({ on, pages }) => on === 'paper' && pages === 1)
const pen = sizeOf(({ color }) => color === 'spot')
const mug = sizeOf(({ color }) => color === 'full')
const cap = sizeOf(({ cloth }) => cloth === 'stitched')
const chest = sizeOf(({ cloth, width }) => cloth === 'printed' && width === 4)

const found = (bytes: Uint8Array, asked = card) => judge('a.pdf', readFile(bytes), asked).findings
const notesOn = (bytes: Uint8Array, asked = card) =>
  found(bytes, asked).flatMap(({ id }) => (weights[id] === 'good' || id === 'fonts' ? [] : [id]))
const page = (media: string, content: string) => onePage({ media, content, resources: helvetica })
const letter = '0 0 612 792'

describe('what lies near the edge of a page that names no cut', () => {
  test.each([
    ['letters on a pen', page('0 0 126 18', `0 g ${text(9, 4, 3)}`), pen, 'tiny'],
    ['a line on a mug', page('0 0 612 252', '.1 w 9 4 m 99 4 l S'), mug, 'line'],
    ['a white line on a mug', page('0 0 612 252', '1 g 9 4 99 .1 re f'), mug, 'line'],
    ['letters on a card', page('0 0 252 144', `0 g ${text(60, 5, 3)}`), card, 'tiny'],
  ])('%s', (_, bytes, asked, id) => expect(notesOn(bytes, asked)).toContain(id))

  test('is not printed where it is the bleed', () =>
    expect(notesOn(page('0 0 270 162', `${ground} 0 g ${text(60, 3, 3)}`))).not.toContain('tiny'))
})

test('a drawing on a sheet is printed on goods without what lies around it', () => {
  expect(notesOn(page(letter, `0 g ${text(60, 400, 36)}`), cap)).toEqual([])
  expect(notesOn(page(letter, '2 w 90 400 252 90 re S'), chest)).toEqual([])
  // One that is nearly as large as its area is printed as it is laid out.
  expect(notesOn(page('0 0 300 300', `0 g ${text(60, 60, 6)}`), chest)).toEqual(['tiny'])
})

test('such a drawing is sketched in the middle of its area', () => {
  const facts = readFile(page(letter, '0 g 60 60 288 288 re f'))
  const { lies } = sheetOf(facts, judge('a.pdf', facts, chest), chest, 0)
  expect(lies).toEqual({ x: -204, y: -588, width: 612, height: 792 })
})

test('a sheet of many drawings for goods says that they are printed as one', () => {
  const sheet = page('0 0 1584 1728', '0 g 20 20 99 99 re f 1400 1600 99 99 re f')
  expect(found(sheet, chest)).toContainEqual({
    id: 'scaled',
    values: expect.objectContaining({ pageWidth: 1584, percent: 17.2 }),
  })
})

describe('single pages', () => {
  const book = (count: number, media: string) =>
    writePdf(pagesOf(Array.from({ length: count }, () => ({ media, content: '0 g 200 300 99 99 re f' }))))
  const idsOf = (bytes: Uint8Array, asked = catalog) => found(bytes, asked).map(({ id }) => id)
  test.each([letter, '0 0 630 810'])('of a catalog are laid out by us: %s', (media) => {
    expect(idsOf(book(4, media))).toContain('singles')
    expect(idsOf(book(4, media))).not.toContain('shape')
    expect(idsOf(book(4, media))).not.toContain('fits')
  })
  test('are asked about unless they come in fours', () => {
    expect(idsOf(book(6, letter))).toContain('fours')
    expect(idsOf(book(8, letter))).not.toContain('fours')
  })
  test('one of another size among them is the one that is named', () => {
    const sizes = [letter, letter, '0 0 792 792', letter]
    const pages = sizes.map((media) => ({ media, content: '0 g 200 300 99 99 re f' }))
    const shape = found(writePdf(pagesOf(pages)), catalog).find(({ id }) => id === 'shape')
    expect(shape?.values?.on).toBe('3')
  })
  test('are sketched alone', () => {
    const facts = readFile(book(4, letter))
    const { purpose, lies } = sheetOf(facts, judge('a.pdf', facts, catalog), catalog, 1)
    expect([purpose.width, purpose.height, lies?.width]).toEqual([612, 792, 612])
  })
  test('a sheet alone is none', () => expect(idsOf(book(1, letter))).toContain('shape'))
  test('letter paper is not taken for two flyers', () =>
    expect(idsOf(book(1, letter), flyer)).toContain('shape'))
})

test('a laid-out document cannot be printed as it is; a list of names can be sent', () => {
  const levelFor = (name: string, asked = poster) => judge(name, factsOf('document'), asked).level
  expect(['a.docx', 'a.pptx', 'a.xlsx', 'a.csv'].map((name) => levelFor(name))).toEqual([
    'stop',
    'stop',
    'note',
    'note',
  ])
  expect(levelFor('a.docx', mug)).toBe('note')
})

describe('a white strip in the bleed', () => {
  const strip = (side: 'left' | 'right' | 'top' | 'bottom', color: string, by = 37) =>
    sharp({ create: { width: 1125, height: 675, channels: 3, background: color } })
      .composite([
        {
          input: {
            create: {
              width: /left|right/.test(side) ? by : 1125,
              height: /left|right/.test(side) ? 675 : by,
              channels: 3,
              background: '#fff',
            },
          },
          gravity: ({ left: 'west', right: 'east', top: 'north', bottom: 'south' } as const)[side],
        },
      ])
      .withMetadata({ density: 300 })
  test.each(['left', 'right', 'top', 'bottom'] as const)('%s', async (side) => {
    const jpeg = await strip(side, '#048').jpeg().toBuffer()
    expect(notesOn(new Uint8Array(await strip(side, '#048').png().toBuffer()))).toContain('shortEdge')
    // Of a JPEG, blocks of 8 dots are known.
    expect(notesOn(new Uint8Array(jpeg))).toContainEqual(expect.stringMatching(/^(short|thin)Edge$/))
    const dict =
      '/Subtype /Image /Width 1125 /Height 675 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode'
    const onPage = onePage(
      { media: '0 0 270 162', content: place(270, 162), resources: '/XObject << /Im 3 0 R >>' },
      [{ dict, data: jpeg }],
    )
    expect(notesOn(onPage)).toContainEqual(expect.stringMatching(/^(short|thin)Edge$/))
  })
  test('a pale side is none', async () =>
    expect(notesOn(new Uint8Array(await strip('left', '#fafafa').png().toBuffer()))).not.toContain(
      'shortEdge',
    ))
  test('one inside the cut is near it', async () => {
    const ids = found(new Uint8Array(await strip('left', '#048', 45).png().toBuffer())).map(({ id }) => id)
    expect(ids).toContain('frame')
    expect(ids).not.toContain('edge')
  })
})

describe('ink', () => {
  const shaded = (fill: string, more: string[] = []) =>
    onePage(
      {
        content: '/Sh sh',
        resources: `/Shading << /Sh << /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [0 0 252 0] /Function ${fill} >> >>`,
      },
      more,
    )
  const heavy = '<< /FunctionType 2 /Domain [0 1] /C0 [1 1 .9 .9] /C1 [0 0 0 0] /N 1 >>'
  test.each([
    ['of a gradient', heavy, true],
    ['of one with stops', `<< /FunctionType 3 /Domain [0 1] /Functions [${tint} ${heavy}] >>`, true],
    ['of a light one', tint, false],
  ])('%s', (_, fill, isHeavy) => expect(notesOn(shaded(fill)).includes('ink')).toBe(isHeavy))

  test('of a gradient whose function is part of itself is read in time', () => {
    const looped = shaded('3 0 R', ['<< /FunctionType 3 /Domain [0 1] /Functions [3 0 R 3 0 R] >>'])
    expect(readFile(looped).trouble).toBeUndefined()
  })

  test('of a TIFF of two bytes', async () => {
    const dark = () =>
      sharp({ create: { width: 60, height: 40, channels: 3, background: '#111' } }).toColourspace('cmyk')
    const bytes = await dark().tiff({ compression: 'none' }).toBuffer()
    const ink = readFile(new Uint8Array(bytes)).dots?.ink
    const wide = readFile(tiffOfTwoBytes(await dark().raw().toBuffer()))
    expect(ink).toBeGreaterThan(100)
    expect(wide.dots?.ink).toBeCloseTo(ink!, 0)
  })

  test.each([
    ['PANTONE 281 C', true],
    ['Spot UV', false],
    ['White', false],
  ])('a spot ink that overprints: %s', (name, isSaid) => {
    const bytes = cardPage(
      `${ground} /G gs /S cs 1 scn 60 60 99 60 re f`,
      `/ColorSpace << /S [/Separation /${name.replaceAll(' ', '#20')} /DeviceCMYK ${tint}] >> /ExtGState << /G << /OP true /op true >> >>`,
    )
    expect(notesOn(bytes).includes('overprint')).toBe(isSaid)
  })
})

/** A TIFF of 60 by 40 dots in four inks, of two bytes each, lowest first. */
function tiffOfTwoBytes(dots: Uint8Array): Uint8Array {
  const values = Buffer.alloc(2 * dots.length)
  for (const [at, dot] of dots.entries()) values.writeUInt16LE(257 * dot, 2 * at)
  const tags = [
    [256, 60],
    [257, 40],
    [258, 16],
    [259, 1],
    [262, 5],
    [273, 8],
    [277, 4],
    [278, 40],
    [279, values.length],
  ] as const
  const list = tags.map(([tag, value]) => {
    const entry = Buffer.alloc(12)
    entry.writeUInt16LE(tag)
    entry.writeUInt16LE(4, 2)
    entry.writeUInt32LE(1, 4)
    entry.writeUInt32LE(value, 8)
    return entry
  })
  const head = Buffer.from('II*\0\0\0\0\0', 'latin1')
  head.writeUInt32LE(8 + values.length, 4)
  return new Uint8Array(
    Buffer.concat([head, values, Buffer.from([tags.length, 0]), ...list, Buffer.alloc(4)]),
  )
}

test('a code in a JPEG of four inks is found in its black', async () => {
  const { width, dots } = codeDots(29, 4)
  const black = Buffer.alloc(4 * dots.length)
  for (const [at, dot] of dots.entries()) black[4 * at + 3] = 255 - dot
  const data = await sharp(black, { raw: { width, height: width, channels: 4 } })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .jpeg({ quality: 95 })
    .toBuffer()
  const dict = `/Subtype /Image /Width ${width} /Height ${width} /BitsPerComponent 8 /ColorSpace /DeviceCMYK /Decode [1 0 1 0 1 0 1 0] /Filter /DCTDecode`
  expect(notesOn(placed(`1 0 0 1 60 60 cm ${place(20, 20)}`, { dict, data }))).toContain('codeSmall')
})

test.each([
  ['2 mm', 2, 'thinEdge'],
  ['0.2 mm', 0.2, 'shortEdge'],
])('color that ends %s past the cut says so', (_, past, expected) => {
  const by = 9 - past * millimeter
  const content = `0 0 0 1 k ${by} ${by} ${270 - 2 * by} ${162 - 2 * by} re f`
  expect(notesOn(onePage({ media: '0 0 270 162', content }))).toEqual([expected])
})

import sharp from 'sharp'
import { codes } from '../../../e2e/support/artwork/code-kinds.ts'
import * as kinds from '../../../e2e/support/artwork/kinds.ts'
import { onePage, packed, pagesOf, writePdf } from '../../../e2e/support/artwork/make-pdf.ts'
import { png } from '../../../e2e/support/artwork/make-raster.ts'
import { svg } from '../../../e2e/support/artwork/make-svg.ts'
import * as files from '../../../e2e/support/artwork/page-kinds.ts'
import { card as page, content, helvetica, text } from '../../../e2e/support/artwork/sample-parts.ts'
import { artwork } from '../../content/artwork.ts'
import { bleeds, factsOf, type FileFacts, millimeter } from '../facts.ts'
import { codeLimits } from '../print-limits.ts'
import { readFile } from '../read-file.ts'
import { type Finding, levelOf, weights } from './findings.ts'
import { judge } from './judge.ts'
import { codeFindings, pressFindings } from './press-findings.ts'
import { purposeOf } from './purpose.ts'
import { sayFinding } from './say-finding.ts'

const words = artwork()
const card = purposeOf(words.sizes.find(({ pages }) => pages === 2)!)
const of = (more: object) =>
  purposeOf({ name: 'Goods', width: 3.75, height: 2.25, unit: 'in', on: 'goods', seen: 'near', ...more })
const shirt = of({ cloth: 'printed' })
const cap = of({ cloth: 'stitched' })
const bottle = of({ color: 'none' })
const wrap = of({ color: 'full' })

const level = (bytes: Uint8Array, asked = card) => judge('a.pdf', readFile(bytes), asked).level
const idsOf = (facts: FileFacts, asked: typeof card) => judge('a', facts, asked).findings.map(({ id }) => id)

describe('what an operator would stop for is not headed as ready', () => {
  test.each<[string, Uint8Array]>([
    ['letters that are cut', kinds.byTheCut['text-over-the-cut']!],
    ['text nearer than the cut may be off', kinds.byTheCut['text-2-pt-inside']!],
    ['white that overprints', kinds.overprints['white-overprints']!],
    ['a blurred picture', kinds.seenPictures['picture-half-covered']!],
    ['a white hairline', kinds.small['white-hairline']!],
    ['guides', kinds.guides('Trim')],
    ['color that ends at the cut', kinds.grounds['panel-ends-at-the-cut']!],
    ['no bleed under color', onePage({ content: '0 0 0 1 k 0 0 252 144 re f' })],
    ['a code too small', codes.small![0]],
    ['fonts that are elsewhere', page(`0 g ${text(60, 60)}`, helvetica)],
    ['a picture without bleed', png(1050, 600, 2)],
  ])('%s', (_, bytes) => expect(level(bytes)).toBe('stop'))
  test.each<[string, Uint8Array]>([
    ['screen colors', page('1 0 0 rg 0 0 270 162 re f')],
    ['a blank back', writePdf(pagesOf([{ content: '0 0 0 1 k 60 60 9 9 re f' }, {}]))],
  ])('a note does for %s', (_, bytes) => expect(level(bytes)).toBe('note'))
  test('each finding that is not good has one weight, and a few get more by their measure', () => {
    const near = (id: Finding['id'], edge: number) => levelOf({ id, values: { edge, wanted: 9 } })
    for (const id of ['safe', 'frame', 'thinEdge'] as const)
      expect([near(id, bleeds.mm / 2), near(id, bleeds.mm / 2 - 0.1)]).toEqual(['note', 'stop'])
    const dots = (dpi: number) => levelOf({ id: 'picturesSoft', values: { dpi, sharp: 300, soft: 150 } })
    expect([dots(150), dots(149)]).toEqual(['note', 'stop'])
    const soft = (width: number) => levelOf({ id: 'soft', values: { width, sharp: 9, soft: 18 } })
    expect([soft(18), soft(19)]).toEqual(['note', 'stop'])
  })
  test('a file that nobody has seen is not ready either', () => {
    expect(level(Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 270 162\n'))).toBe('help')
  })
})

test('a finding of too few dots names the width at which they are judged', () => {
  const [soft] = judge('a.jpg', factsOf('jpeg', { dots: { width: 450, height: 270 } }), card).findings
  expect(sayFinding(soft!, 'in', words)).toContain('3.5 in')
  const few = judge('a.png', factsOf('png', { dots: { width: 1, height: 1 } }), card).findings
  expect(sayFinding(few[0]!, 'in', words)).toContain('it has 0.3 dots per inch')
  const picture = kinds.seenPictures['picture-half-covered']!
  const found = judge('a.pdf', readFile(picture), { ...card, unit: 'mm' }).findings
  expect(
    sayFinding(
      found.find(({ id }) => id === 'picturesSoft')!,
      'mm',
      words,
    ),
  ).toContain('88.9 mm')
})

describe('line art of one bit', () => {
  const picture = (dpi: number) =>
    factsOf('tiff', { dots: { width: 3.75 * dpi, height: 2.25 * dpi, isLineArt: true } })
  test.each([
    [600, 'sharp', 'good'],
    [300, 'lineArt', 'note'],
    [100, 'lineArt', 'stop'],
  ])('of %s dots per inch', (dpi, id, expected) => {
    const first = judge('a.tif', picture(dpi), card).findings.find((one) => one.id !== 'words')
    expect([first!.id, levelOf(first!)]).toEqual([id, expected])
  })
  test('is recognized in a PDF’s pictures', () => {
    const mask = '/Subtype /Image /Width 1050 /Height 600 /ImageMask true /BitsPerComponent 1'
    const bytes = page('q 252 0 0 144 9 9 cm /Im Do Q', '/XObject << /Im 3 0 R >>', [
      { dict: mask, data: Buffer.alloc(132 * 600) },
    ])
    expect(idsOf(readFile(bytes), card)).toContain('lineArt')
    const inline = `q 252 0 0 144 9 9 cm BI /W 1050 /H 600 /BPC 1 /CS /G ID ${'0'.repeat(99)} EI Q`
    expect(idsOf(readFile(page(inline)), card)).toContain('lineArt')
    const masked = page('q 252 0 0 144 9 9 cm /Im Do Q', '/XObject << /Im 3 0 R >>', [
      {
        dict: '/Subtype /Image /Width 9 /Height 9 /BitsPerComponent 1 /ColorSpace /DeviceGray /SMask 4 0 R',
        data: Buffer.alloc(18),
      },
      packed(
        new Uint8Array(81).fill(120),
        '/Subtype /Image /Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace /DeviceGray',
      ),
    ])
    expect(idsOf(readFile(masked), card)).not.toContain('lineArt')
    expect(readFile(png(9, 9, 0)).dots).not.toHaveProperty('isLineArt')
  })
  test('is recognized in a PNG and a TIFF', async () => {
    const dots = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } }).toColourspace(
      'b-w',
    )
    for (const bytes of [
      await dots.png({ palette: true, colours: 2 }).toBuffer(),
      await dots.tiff({ bitdepth: 1 }).toBuffer(),
    ])
      expect(readFile(bytes)).toMatchObject({ dots: { isLineArt: true }, colors: ['gray'] })
  })
  test('needs redrawing for embroidery, at any resolution', () =>
    expect(idsOf(picture(300), cap)).toContain('redrawn'))
})

describe('a QR code', () => {
  const code = (module: number, side = 29) =>
    codeFindings({ module, width: module * side }, 1, card).map((one) => sayFinding(one, 'mm', words))
  test('at the limit is not too small', () => expect(code(codeLimits.module)).toEqual([]))
  test.each([21, 25, 29, 33, 57])('of %s modules that is too small says which size it should be', (side) => {
    const [said = ''] = code(codeLimits.module - 0.006, side)
    const [edge = 0, wanted = 0] = [...said.matchAll(/([\d.]+) mm/g)].map(([, one]) => Number(one))
    expect(edge).toBeLessThan(wanted)
    expect(code((wanted * millimeter) / side, side)).toEqual([])
  })
})

describe('what is said suits how the goods are decorated', () => {
  const stops = '<linearGradient id="a"><stop/><stop stop-color="red" offset="1"/></linearGradient>'
  const picture = (ground: 'white' | 'mixed' | 'checked', more = {}) =>
    factsOf('jpeg', { dots: { width: 1125, height: 675, ground }, colors: ['rgb'], ...more })
  const drawn = page(
    `${content} /S cs 1 scn 60 60 9 9 re f`,
    '/ColorSpace << /S [/Separation /Gold /DeviceCMYK 9 0 R] >>',
  )
  const shadow = files.standards.live!
  const half = (under: string) =>
    readFile(page(`${under} /H gs 0 1 0 0 k 60 60 50 50 re f`, '/ExtGState << /H << /ca 0.4 >> >>'))
  const wrapped = ['inks', 'seeThrough']
  test.each<[string, FileFacts, string[][]]>([
    ['inks by name', readFile(drawn), [['spots'], ['threads'], ['oneTone'], ['spots']]],
    [
      'a white ground',
      picture('white'),
      [['whiteBox'], ['filled'], ['filled', 'oneTone'], ['whiteBox', 'rgb']],
    ],
    [
      'a checkerboard',
      picture('checked'),
      [['checkerboard'], ['filled'], ['filled', 'oneTone'], ['checkerboard', 'rgb']],
    ],
    ['a photo', picture('mixed'), [[], ['halftones'], ['halftones', 'oneTone'], ['rgb']]],
    ['Lab', factsOf('pdf', { colors: ['lab'] }), [['lab'], [], ['oneTone'], ['lab']]],
    [
      'transparency',
      readFile(shadow),
      [['fades'], ['filled', 'halftones'], ['filled', 'halftones', 'oneTone'], ['live', 'inks']],
    ],
    [
      'overprint',
      readFile(kinds.overprints['cyan-overprints']!),
      [['overprint'], ['filled'], ['filled', 'oneTone'], ['overprint', 'inks']],
    ],
    [
      'white overprint',
      readFile(kinds.overprints['white-overprints']!),
      [['vanishes'], ['filled', 'white'], ['filled', 'oneTone', 'white'], ['vanishes', 'inks']],
    ],
    [
      'a gradient',
      readFile(page('/Pattern cs /P scn 60 60 9 9 re f', files.shading)),
      [[], ['halftones'], ['halftones', 'oneTone'], ['inks']],
    ],
    [
      'a gradient in an SVG',
      readFile(svg(`${stops}<path fill="url(#a)" d="M0 0h9"/>`)),
      [[], ['halftones'], ['halftones', 'oneTone'], ['rgb']],
    ],
    [
      'a soft mask',
      readFile(files.masks.soft),
      [['faint'], ['halftones'], ['halftones'], ['faint', 'seeThrough']],
    ],
    ['a hard mask', readFile(files.masks.hard), [[], ['halftones'], ['halftones'], ['seeThrough']]],
    [
      'a soft mask on a color',
      readFile(files.masks.softOnColor),
      [['fades'], ['halftones'], ['halftones', 'oneTone'], ['inks', 'seeThrough']],
    ],
    [
      'half an opacity',
      readFile(svg('<path opacity=".5" d="M0 0h9"/>')),
      [['faint'], ['halftones'], ['halftones'], ['seeThrough']],
    ],
    ['the same in a PDF', half(''), [['faint'], ['halftones'], ['halftones', 'oneTone'], wrapped]],
    [
      'half of a color',
      readFile(svg('<path fill="#f008" d="M0 0h9v9z"/>')),
      [['faint'], ['halftones'], ['halftones', 'oneTone'], ['rgb', 'seeThrough']],
    ],
    [
      'half of a group, in which all is solid',
      readFile(
        page('/H gs /X Do', '/ExtGState << /H << /ca 0.4 >> >> /XObject << /X 3 0 R >>', [
          packed(
            '/S gs 0 1 0 0 k 60 60 50 50 re f',
            '/Type /XObject /Subtype /Form /BBox [0 0 270 162] /Resources << /ExtGState << /S << /ca 1 >> >> >>',
          ),
        ]),
      ),
      [['faint'], ['halftones'], ['halftones', 'oneTone'], wrapped],
    ],
    [
      'half an opacity on a color',
      half('0 0 1 0 k 50 50 90 90 re f'),
      [['fades'], ['halftones'], ['halftones', 'oneTone'], wrapped],
    ],
    [
      'the same in an SVG',
      readFile(svg('<path fill="#000" d="M0 0h90v90z"/><path opacity=".5" d="M9 9h9v9z"/>')),
      [['fades'], ['halftones'], ['halftones'], ['seeThrough']],
    ],
    ['one that is not used', readFile(svg(`${stops}<path d="M0 0h9"/>`)), [[], [], ['oneTone'], ['rgb']]],
    ['a pale code', readFile(codes.pale![0]), [[], ['codeSmall'], ['oneTone'], ['codePale', 'inks']]],
  ])('%s', (_, facts, expected) => {
    const about =
      /^(inks|spots|threads|oneTone|white|whiteBox|checkerboard|filled|halftones|lab|seeThrough|fades|faint|live|overprint|vanishes|code\w+|rgb)$/
    const all = [shirt, cap, bottle, wrap].map((asked) => idsOf(facts, asked).filter((id) => about.test(id)))
    expect(all.map((one) => one.toSorted())).toEqual(expected.map((one) => one.toSorted()))
  })
  test('a weight stands for each sentence', () =>
    expect(Object.keys(words.findings).toSorted()).toEqual(Object.keys(weights).toSorted()))
})

test.each(['text', 'tiny', 'rich', 'mixes'] as const)('letters of 3 pt are too small on paper: %s', (inks) =>
  expect(pressFindings([{ [inks]: 3 }], card).map(({ id }) => id)).toContain('tiny'),
)

import { readFile } from '../read-file.ts'
import { onePage, type PageSketch } from '../../../e2e/support/artwork/make-pdf.ts'
import { png } from '../../../e2e/support/artwork/make-raster.ts'
import { disputedPdfs } from '../../../e2e/support/artwork/content-samples.ts'
import { helvetica, picture, text, withBleed } from '../../../e2e/support/artwork/sample-parts.ts'
import { soundPdfs } from '../../../e2e/support/artwork/samples.ts'
import { judge } from './judge.ts'
import { purposeOf } from './purpose.ts'
import { sheetOf } from './sheet.ts'

const card = purposeOf({ name: 'Card', width: 3.5, height: 2, unit: 'in', on: 'paper', seen: 'near' })

function sheet(bytes: Uint8Array, index = 0, purpose = card) {
  const facts = readFile(bytes)
  const { lies, bare, coarse, purpose: piece } = sheetOf(facts, judge('file', facts, purpose), purpose, index)
  const rounded = ({ x, y, width, height }: NonNullable<typeof lies>) =>
    [x, y, width, height].map((one) => Math.round(one * 10) / 10 + 0)
  return {
    lies: lies && rounded(lies),
    piece: [piece.width, piece.height],
    bare: bare && `${bare.id} ${bare.sides.toSorted().join('')}`,
    coarse: coarse.map((one) => [one.dpi, ...rounded(one)]),
  }
}
const pdf = (name: string) => (soundPdfs[name] ?? disputedPdfs[name])!
const page = (sketch: PageSketch) => onePage({ content: '0 0 999 999 re f', ...sketch })

test.each<[string, Uint8Array, number[]]>([
  ['with bleed on all sides', pdf('card-bleed'), [-135, -81, 270, 162]],
  ['without boxes, its size is the piece', pdf('card-no-boxes'), [-126, -72, 252, 144]],
  ['without boxes, its size is the piece with bleed', pdf('card-edge-without-boxes'), [-135, -81, 270, 162]],
  [
    'not at the origin',
    page({ media: '100 50 370 212', entries: '/TrimBox [109 59 361 203]' }),
    [-135, -81, 270, 162],
  ],
  [
    'cropped, and cut at the crop',
    page({ media: '0 0 400 300', entries: '/CropBox [50 50 302 194]' }),
    [-126, -72, 252, 144],
  ],
  [
    'with marks far around the cut',
    page({ media: '-99 -99 351 243', entries: '/TrimBox [0 0 252 144]' }),
    [-162, -108, 324, 216],
  ],
  [
    'with a bleed box inside what is cut',
    page({ media: '0 0 270 162', entries: '/TrimBox [9 9 261 153] /BleedBox [20 20 99 99]' }),
    [-135, -81, 270, 162],
  ],
  ['in larger units, printed as large as the piece', pdf('large-unit'), [-126, -47.2, 252, 94.5]],
])('a page %s lies where it is printed', (_, bytes, place) => expect(sheet(bytes).lies).toEqual(place))

// 18 points of bleed on the left, 9 on the right, 6 at the bottom, 3 at the top, before turning.
test.each([
  [0, [-144, -75, 279, 153]],
  [90, [-78, -144, 153, 279]],
  [180, [-135, -78, 279, 153]],
  [270, [-75, -135, 153, 279]],
])('a page turned by %i degrees takes its uneven bleed along', (turned, place) => {
  const entries = `/TrimBox [18 6 270 150] /Rotate ${turned}`
  const shown = sheet(page({ media: '0 0 279 153', entries }))
  expect(shown.lies).toEqual(place)
  expect(shown.piece).toEqual(turned % 180 === 0 ? [252, 144] : [144, 252])
})

// Left, bottom, right and top are 0, 1, 2 and 3.
test.each([
  [0, '3'],
  [90, '2'],
  [180, '1'],
  [270, '0'],
])('turned by %i degrees, the side without bleed is marked where it is seen', (turned, side) => {
  const entries = `/TrimBox [9 9 261 153] /Rotate ${turned}`
  const media = '0 0 270 153'
  expect(sheet(page({ media, entries })).bare).toBe(`noEdge ${side}`)
  // It lacks none where nothing reaches the cut.
  expect(sheet(page({ media, entries, content: '.5 g 60 60 9 9 re f' })).bare).toBeUndefined()
})

test.each([
  ['card-bleed', undefined],
  ['card-no-boxes', 'noEdge 0123'],
  ['card-thin-bleed', 'thinEdge 0123'],
  ['art-ends-at-trim', 'shortEdge 0123'],
  ['art-ends-on-one-side', 'shortEdge 2'],
  ['blank', undefined],
])('%s: the sides that are marked', (name, edge) => expect(sheet(pdf(name)).bare).toBe(edge))

test('a picture that is too coarse is marked where it lies, and how coarse it is as printed', () => {
  const placed = (matrix: string, entries = '') =>
    onePage({ content: `q ${matrix} cm /Im Do Q`, resources: '/XObject << /Im 3 0 R >>', entries }, [
      picture(100, 50, '/DeviceRGB', 3),
    ])
  expect(sheet(placed('100 0 0 50 20 10')).coarse).toEqual([[72, -106, 12, 100, 50]])
  // Printed at half the size on a page of 504 x 288 points.
  const large = onePage(
    { media: '0 0 504 288', content: 'q 100 0 0 50 0 0 cm /Im Do Q', resources: '/XObject << /Im 3 0 R >>' },
    [picture(100, 50, '/DeviceRGB', 3)],
  )
  expect(sheet(large).coarse).toEqual([[144, -126, 47, 50, 25]])
  expect(sheet(placed('0 100 -50 0 252 0', '/Rotate 90')).coarse).toEqual([[72, -72, 76, 100, 50]])
  expect(sheet(placed('10 0 0 5 20 10')).coarse).toEqual([])
  // Clipped parts are not shown, so they are not marked.
  expect(sheet(placed('1 0 0 1 0 0 cm 20 10 30 30 re W n 100 0 0 50 20 10')).coarse[0]).toEqual([
    72, -106, 32, 30, 30,
  ])
})

test('a raster picture lies in the middle and lacks bleed on each side', () => {
  expect(sheet(png(500, 500))).toMatchObject({
    lies: [-72, -72, 144, 144],
    bare: 'noEdge 0123',
    // As cropped to the piece.
    coarse: [[143, -72, -72, 144, 144]],
  })
  expect(sheet(png(1_125, 675, 2, 300))).toMatchObject({
    lies: [-135, -81, 270, 162],
    bare: undefined,
    coarse: [],
  })
})

test('more marks than three would hide the picture', () => {
  const lines = [30, 60, 90, 120].map((y) => text(11, y)).join(' ')
  const facts = readFile(page({ ...withBleed, content: `0 g ${lines}`, resources: helvetica }))
  expect(facts.pages[0]?.close).toHaveLength(4)
  expect(sheetOf(facts, judge('a.pdf', facts, card), card, 0).near).toHaveLength(3)
})

test('a file of which nothing is known shows no place', () =>
  expect(sheet(new Uint8Array([1, 2, 3]))).toEqual({
    lies: undefined,
    piece: [252, 144],
    bare: undefined,
    coarse: [],
  }))

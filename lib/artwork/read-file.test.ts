/** @jest-environment node */
import sharp from 'sharp'
import { factsOf, limits, type FileFacts } from './facts.ts'
import { readFile } from './read-file.ts'
import { packings, png, psd, tiff } from '../../e2e/support/artwork/make-raster.ts'
import { svg } from '../../e2e/support/artwork/make-svg.ts'
import { dotsWith, soundPdfs } from '../../e2e/support/artwork/samples.ts'

const read = (bytes: Uint8Array | Buffer | string) =>
  readFile(new Uint8Array(Buffer.from(bytes as string, 'latin1')))
const dots = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 9, g: 9, b: 200, alpha: 0.5 } } })

/** Expected facts of a PDF's content beyond its pages. */
const contents: Record<string, Partial<FileFacts>> = {
  'color-rgb': { colors: ['rgb'] },
  'color-cmyk': { colors: ['cmyk'] },
  'color-gray': { colors: ['gray'] },
  'color-set-but-not-used': { colors: ['cmyk'] },
  'color-words-in-text': { colors: ['gray'] },
  'color-spot': { spots: ['PANTONE 186 C'], knocked: ['PANTONE 186 C'] },
  'color-black-alone': { colors: ['cmyk'] },
  'spot-in-utf-8': { spots: ['Grün HKS 54'], knocked: ['Grün HKS 54'] },
  'color-many-inks': { colors: ['cmyk'], spots: ['Gold'], knocked: ['Gold'] },
  'content-in-parts': { colors: ['cmyk'] },
  'color-shade': { colors: ['rgb'] },
  'icc-rgb': { colors: ['rgb'] },
  'icc-cmyk': { colors: ['cmyk'] },
  'indexed-rgb': { colors: ['rgb'] },
  lab: { colors: ['lab'] },
  'spot-picture': { spots: ['PANTONE 186 C'], knocked: ['PANTONE 186 C'] },
  stencil: { colors: ['rgb'] },
  'inline-picture': { colors: ['cmyk', 'rgb'] },
  'picture-with-soft-mask': { colors: ['rgb'], transparency: true },
  'see-through': { colors: ['gray'], transparency: true },
  multiply: { colors: ['gray'], transparency: true },
  overprint: { colors: ['gray'], overprint: true },
}

test.each(Object.entries(contents))('PDF: %s', (name, expected) => {
  const facts = readFile(soundPdfs[name]!)
  expect([facts.pages.length, facts.count]).toEqual([1, 1])
  expect(facts).toEqual(factsOf('pdf', { ...expected, pages: facts.pages, count: 1 }))
})

test('a page keeps the boxes it names, and none that it does not', () => {
  expect(readFile(soundPdfs['card-no-boxes']!).pages).toEqual([
    {
      media: [0, 0, 252, 144],
      unit: 1,
      turned: 0,
      pictures: [],
      painted: true,
      extents: [{ box: [0, 0, 252, 144], isArea: true }],
    },
  ])
  expect(readFile(soundPdfs['large-unit']!).pages[0]?.unit).toBe(2)
})

test('what a system appends to a PDF does not damage it', () => {
  const bytes = Buffer.concat([soundPdfs['card-bleed']!, Buffer.alloc(5_000, 32)])
  expect(readFile(new Uint8Array(bytes))).toEqual(readFile(soundPdfs['card-bleed']!))
})

describe('PNG', () => {
  test.each([
    ['gray', png(20, 10, 0), { colors: ['gray'], dots: { width: 20, height: 10, ground: 'plain' } }],
    ['color', png(20, 10), { colors: ['rgb'], dots: { width: 20, height: 10, ground: 'plain' } }],
    ['alpha', png(20, 10, 6), { colors: ['rgb'], clear: true, dots: { width: 20, height: 10 } }],
  ])('%s', (_, bytes, expected) =>
    expect(readFile(bytes)).toEqual(factsOf('png', expected as Partial<FileFacts>)),
  )

  test('its density', () => expect(readFile(png(9, 9, 2, 300)).dots?.density).toBeCloseTo(300, 1))
  test('cut off', () => expect(readFile(png(99, 99).slice(0, -20)).trouble).toBe('damaged'))
  test('a wrong checksum', () => {
    const bytes = png(99, 99)
    bytes[bytes.length - 20]! ^= 1
    expect(readFile(bytes).trouble).toBe('damaged')
  })
})

describe('JPEG', () => {
  test('its size, colors and density', async () => {
    const bytes = await dots(40, 30).withMetadata({ density: 240 }).jpeg().toBuffer()
    expect(read(bytes)).toEqual(
      factsOf('jpeg', { colors: ['rgb'], dots: { width: 40, height: 30, density: 240 } }),
    )
  })
  test('of four inks', async () => {
    const bytes = await dots(40, 30).toColourspace('cmyk').jpeg().toBuffer()
    expect(read(bytes).colors).toEqual(['cmyk'])
  })
  test('on its side', async () => {
    const bytes = await dots(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(read(bytes).dots).toMatchObject({ width: 30, height: 40 })
  })
  test('progressive, and cut off', async () => {
    const bytes = await dots(400, 300).jpeg({ progressive: true }).toBuffer()
    expect(read(bytes).dots).toMatchObject({ width: 400, height: 300 })
    expect(read(bytes.subarray(0, bytes.length - 40)).trouble).toBe('damaged')
    const withFilm = Buffer.concat([bytes, Buffer.alloc(99_999, 7)])
    expect(read(withFilm).trouble).toBeUndefined()
  })
})

describe('TIFF', () => {
  test.each([
    ['rgb', 'srgb', 'rgb'],
    ['cmyk', 'cmyk', 'cmyk'],
    ['gray', 'b-w', 'gray'],
  ])('%s', async (_, space, color) => {
    const bytes = await dots(400, 300)
      .toColourspace(space)
      .tiff({ xres: 300 / 25.4, yres: 300 / 25.4 })
      .toBuffer()
    const facts = read(bytes)
    expect(facts.colors).toEqual([color])
    expect(facts.dots).toMatchObject({ width: 400, height: 300 })
    expect(facts.dots?.density).toBeCloseTo(300, 0)
  })
  test('cut off', async () => {
    const bytes = await dots(90, 90, 4).tiff({ compression: 'none' }).toBuffer()
    expect(read(bytes.subarray(0, 400)).trouble).toBe('damaged')
  })
})

test('a TIFF of the 64-bit kind is no damaged one', () =>
  expect(read('II+\0\x08\0\0\0\x10\0\0\0\0\0\0\0').trouble).toBe('complex'))

test('PSD', () => {
  expect(readFile(psd(40, 30, 4, 4, 300))).toEqual(
    factsOf('psd', {
      colors: ['cmyk'],
      dots: { width: 40, height: 30, density: 300, ink: expect.any(Number), ground: 'plain' },
    }),
  )
})

describe('the ink of a picture in four colors', () => {
  const all = Object.keys(packings) as (keyof typeof packings)[]
  test.each(all)('TIFF, %s', (way) => {
    expect(readFile(tiff(100, 100, dotsWith(5), way)).dots?.ink).toBeCloseTo(380, 4)
    expect(readFile(tiff(100, 100, dotsWith(0.5), way)).dots?.ink).toBe(100)
  })
  test.each([false, true])('Photoshop, packed: %s', (isPacked) => {
    const ink = (heavy: number) => readFile(psd(100, 100, 4, 4, 300, dotsWith(heavy), isPacked)).dots?.ink
    expect([ink(5), ink(0.5)]).toEqual([expect.closeTo(380, 4), 100])
  })
  test('of more dots than may be unpacked, parts everywhere are looked at', () => {
    const room = jest.replaceProperty(limits, 'sampled', 20_000)
    expect(readFile(tiff(100, 100, dotsWith(5), 'differences')).dots?.ink).toBeCloseTo(380, 4)
    room.replaceValue(200)
    expect(readFile(tiff(100, 100, dotsWith(5), 'differences')).dots?.ink).toBeUndefined()
    room.restore()
  })
  test('a picture that is cut off, or larger than it can be, has none', () => {
    expect(readFile(psd(100, 100, 4, 4, 300, dotsWith(5)).subarray(0, 20_000)).dots?.ink).toBe(0)
    const tall = psd(1, 40_000, 4, 4, 300, new Uint8Array(160_000))
    expect(readFile(tall).dots?.ink).toBeUndefined()
  })
})

describe('SVG', () => {
  const known = (bytes: Uint8Array) => readFile(bytes)
  test('its size in inches and by its view box', () => {
    expect(known(svg('<path d="M0 0h9"/>')).pages[0]?.media).toEqual([0, 0, 252, 144])
    expect(known(svg('', 'viewBox="0 0 96 48"')).pages[0]?.media).toEqual([0, 0, 72, 36])
    expect(known(svg('', 'width="50%"')).trouble).toBe('damaged')
  })
  test.each<[string, string, Partial<FileFacts>]>([
    ['nothing of note', '<g><path d="M0 0h9"/></g>', {}],
    ['letters', '<text x="1">Salt Row</text>', { letters: true }],
    ['a script', '<script>alert(1)</script>', { script: true }],
    ['a script in an attribute', '<path onload="alert(1)"/>', { script: true }],
    ['a script in a link', '<a href=" javascript:alert(1)"><path/></a>', { script: true }],
    ['a part elsewhere', '<image xlink:href="https://a.example/b.png"/>', { foreign: true, colors: ['rgb'] }],
    ['rules elsewhere', '<style>@import "https://a.example/b.css";</style>', { foreign: true }],
    ['rules elsewhere, wrapped', '<style><![CDATA[a{fill:url(//a.example)}]]></style>', { foreign: true }],
    ['HTML', '<foreignObject><p>a</p></foreignObject>', { foreign: true, colors: ['rgb'] }],
    ['a link, which is no part', '<a href="https://a.example"><path/></a>', {}],
    ['see-through', '<g opacity=".5"><path/></g>', { transparency: true }],
  ])('%s', (_, inside, expected) => {
    const facts = known(svg(inside))
    expect(facts).toEqual(factsOf('svg', { colors: ['gray'], count: 1, pages: facts.pages, ...expected }))
  })
  test.each([
    ['<path fill="#1A1a1A" stroke="rgb(9, 9,9)" style="stop-color: #ccc; fill:none"/>', 'gray'],
    ['<style>.a { fill: white; stroke: currentColor }</style><path color="DimGray"/>', 'gray'],
    ['<path fill="#1A1B1A"/>', 'rgb'],
    ['<path stroke="rgb(9 9 10)"/>', 'rgb'],
    ['<path style="opacity:1;fill:tomato"/>', 'rgb'],
    ['<style>.a{stroke:#000}.b{fill:var(--x)}</style><path/>', 'rgb'],
    ['<image/>', 'rgb'],
  ])('the colors of %s', (inside, color) => expect(known(svg(inside)).colors).toEqual([color]))
  test.each([
    ['0 0 252 144', '<rect width="100%" height="100%" fill="#111"/><path/>'],
    ['0 0 252 144', '<path/><rect x="-1" y="0" width="260" height="144" fill="red" id="g"/>'],
    ['-9 -9 270 162', '<rect x="-9" y="-9" width="270" height="162" fill="#000"/>'],
  ])('a ground under all of it is known: %s %s', (viewBox, inside) => {
    const [page] = known(svg(inside, `viewBox="${viewBox}"`)).pages
    expect(page?.media).toBeDefined()
    expect(page?.extents).toEqual([{ box: page?.media, isArea: true }])
  })
  test.each([
    '<rect width="252" height="143" fill="#000"/>',
    '<rect x="1" width="100%" height="100%" fill="#000"/>',
    '<rect width="100%" height="100%"/>',
    '<rect width="100%" height="100%" fill="White"/>',
    '<rect width="100%" height="100%" fill="#000" opacity=".5"/>',
    '<rect width="100%" height="100%" fill="#000" rx="9"/>',
    '<g clip-path="url(#a)"><rect width="100%" height="100%" fill="#000"/></g>',
  ])('what is no ground, or perhaps none: %s', (inside) =>
    expect(known(svg(inside)).pages[0]?.extents).toBeUndefined(),
  )
  test('the density of a picture inside, through two transforms', () => {
    const data = Buffer.from(png(100, 50)).toString('base64')
    const facts = known(
      svg(
        `<g transform="scale(2)"><image transform="matrix(.5 0 0 .5 9 9)" width="36" height="18" href="data:image/png;base64,${data}"/></g>`,
      ),
    )
    expect(facts.pages[0]?.pictures).toEqual([{ width: 100, height: 50, ppi: [200, 200] }])
  })
  test('cut off', () => expect(known(svg('<g><path/></g>').slice(0, -20)).trouble).toBe('damaged'))
})

/** A package with these parts in its list, followed by a comment. */
function packageOf(parts: string, comment = '', before = '') {
  const list = `PK\x01\x02${parts}`
  const number = (value: number, bytes: number) =>
    String.fromCharCode(...Array.from({ length: bytes }, (_, place) => (value >> (8 * place)) & 255))
  const end = `PK\x05\x06${'\0'.repeat(8)}${number(list.length, 4)}${number(0, 4)}${number(comment.length, 2)}`
  return `PK\x03\x04[Content_Types].xml${before}${list}${end}${comment}`
}
const macros = 'word/vbaProject.bin'

test.each([
  ['heic', '\0\0\0\x18ftypheic'],
  ['avif', '\0\0\0\x18ftypavif'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['gif', 'GIF89a'],
  ['office', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['office', '{\\rtf1'],
  ['program', 'MZ\x90\0'],
  ['document', packageOf('word/document.xml')],
  ['document', packageOf('word/document.xml', 'A comment.', '\x07'.repeat(90_000))],
  ['document', packageOf('content.xml').replace('[Content_Types].xml', 'mimetypeapplication/vnd.oasis.text')],
  ['office', packageOf(macros)],
  // An incomplete list may hide a part.
  ['office', packageOf(macros, '\x07'.repeat(65_000), '\x07'.repeat(9_000))],
  ['office', packageOf(macros + '\x07'.repeat(70_000), '', '\x07'.repeat(9_000))],
  ['office', `${packageOf('word/document.xml')}PK\x05\x06`],
  ['office', 'PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0[Content_Types].xml'],
  ['drawing', 'PK\x03\x04\0\0mimetypeapplication/x-vnd.corel.draw.document+zip'],
  ['drawing', `PK\x03\x04${'\x07'.repeat(40_000)}PK\x01\x02content/riffData.cdr`],
  ['archive', 'PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0logo.ai'],
  ['archive', 'Rar!\x1a\x07'],
  ['html', '<!doctype html><p>a'],
  ['document', 'Name;Street\r\nM\xfcller;Hauptstra\xdfe 1\r\n'],
  ['unknown', 'no kind at all\x01'],
])('%s is named', (kind, bytes) => expect(read(bytes)).toEqual(factsOf(kind as FileFacts['kind'])))

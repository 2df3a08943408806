import sharp from 'sharp'
import { factsOf, limits, type FileFacts } from './facts.ts'
import { readFile } from './read-file.ts'
import { onePage, pagesOf, writePdf } from '../../e2e/support/artwork/make-pdf.ts'
import { packings, png, psd, tiff, uint32 } from '../../e2e/support/artwork/make-raster.ts'
import { dotsWith } from '../../e2e/support/artwork/press-samples.ts'
import { place, placed } from '../../e2e/support/artwork/sample-parts.ts'
import { soundPdfs } from '../../e2e/support/artwork/samples.ts'

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
  'tile-in-the-color-set-with-it': { colors: ['rgb'] },
  'tile-set-but-not-used': { colors: ['cmyk'] },
  'color-words-in-text': { colors: ['gray'] },
  'color-spot': { spots: ['PANTONE 186 C'] },
  'color-black-alone': { colors: ['cmyk'] },
  'spot-in-utf-8': { spots: ['Grün HKS 54'] },
  'color-many-inks': { colors: ['cmyk'], spots: ['Gold'] },
  'content-in-parts': { colors: ['cmyk'] },
  'color-shade': { colors: ['rgb'] },
  'icc-rgb': { colors: ['rgb'] },
  'icc-cmyk': { colors: ['cmyk'] },
  'indexed-rgb': { colors: ['rgb'] },
  lab: { colors: ['lab'] },
  'spot-picture': { spots: ['PANTONE 186 C'] },
  stencil: { colors: ['rgb'] },
  'inline-picture': { colors: ['cmyk', 'rgb'] },
  'picture-with-soft-mask': { colors: ['rgb'], transparency: true },
  'see-through': { colors: ['gray'], transparency: true },
  multiply: { colors: ['gray'], transparency: true },
  overprint: { colors: ['cmyk'], overprint: true },
}

test.each(Object.entries(contents))('PDF: %s', (name, expected) => {
  const facts = readFile(soundPdfs[name]!)
  expect([facts.pages.length, facts.count]).toEqual([1, 1])
  expect(facts).toEqual(factsOf('pdf', { ...expected, pages: facts.pages, count: 1 }))
})

test.each([
  [1, 0, ['gray']],
  [2, 0, ['gray']],
  [3, 0, ['rgb']],
  [4, 0, []],
  [4, 12, ['cmyk']],
  [4, 16, ['rgb']],
])('the colors of JPEG 2000 with %s parts, named %s', (count, name, colors) => {
  const header = Buffer.concat([Buffer.from('colr'), Buffer.from([name ? 1 : 2, 0, 0]), uint32(name)])
  const dots = Buffer.concat([
    Buffer.from([0xff, 0x4f, 0xff, 0x51]),
    Buffer.alloc(36),
    Buffer.from([0, count]),
  ])
  const data = Buffer.concat([header, dots])
  const dict = '/Subtype /Image /Width 9 /Height 9 /Filter /JPXDecode'
  expect(readFile(placed(place(72, 72), { dict, data })).colors).toEqual(colors)
})

test('pages behind the inspected ones are known by their boxes, up to a limit', () => {
  const book = Array.from({ length: limits.boxes + 1 }, (_, at) => ({ media: `0 0 ${100 + at} 144` }))
  const { pages, rest, count } = readFile(writePdf(pagesOf(book)))
  expect([pages.length, rest?.length, count]).toEqual([
    limits.pages,
    limits.boxes - limits.pages,
    book.length,
  ])
  expect(rest?.at(-1)).toMatchObject({ media: [0, 0, 100 + limits.boxes - 1, 144], turned: 0, pictures: [] })
})

test('a cut beyond the page is one at its edge', () => {
  const trimOf = (box: string) =>
    readFile(onePage({ content: 'f', entries: `/TrimBox [${box}]` })).pages[0]?.trim
  expect(trimOf('-9 9 300 90')).toEqual([0, 9, 252, 90])
  expect(trimOf('300 0 400 90')).toBeUndefined()
})

test('a page keeps the boxes it names, and none that it does not', () => {
  expect(readFile(soundPdfs['card-no-boxes']!).pages).toEqual([
    {
      media: [0, 0, 252, 144],
      unit: 1,
      turned: 0,
      pictures: [],
      painted: true,
      ground: 'plain',
      bounds: [0, 0, 252, 144],
      extents: [{ box: [0, 0, 252, 144], isArea: true, tone: expect.any(Number) }],
      signs: ['rgb'],
    },
  ])
  expect(readFile(soundPdfs['large-unit']!).pages[0]?.unit).toBe(2)
})

test('bytes that a system appends to a PDF do not damage it', () => {
  const bytes = Buffer.concat([soundPdfs['card-bleed']!, Buffer.alloc(5_000, 32)])
  expect(readFile(new Uint8Array(bytes))).toEqual(readFile(soundPdfs['card-bleed']!))
})

describe('PNG', () => {
  const plain = { width: 20, height: 10, ground: 'plain', even: true }
  test.each([
    ['gray', png(20, 10, 0), { colors: ['gray'], dots: plain }],
    ['color', png(20, 10), { colors: ['rgb'], dots: plain }],
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
      factsOf('jpeg', {
        colors: ['rgb'],
        dots: { width: 40, height: 30, density: 240, ground: 'plain', even: true },
      }),
    )
  })
  test('with anything between its segments', async () => {
    const bytes = await dots(40, 30).jpeg().toBuffer()
    const stray = [bytes.subarray(0, 20), Buffer.from([0, 9, 0xff, 0xd0]), bytes.subarray(20)]
    expect(read(Buffer.concat(stray)).dots).toMatchObject({ width: 40, height: 30 })
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

test('the pages of a TIFF are counted, without its small copies', async () => {
  const first = await dots(9, 9).tiff({ compression: 'none' }).toBuffer()
  // A second list of tags, of one tag: 254.
  const second = (kind: number) => Buffer.from([1, 0, 254, 0, 4, 0, 1, 0, 0, 0, kind, 0, 0, 0, 0, 0, 0, 0])
  const start = first.readUInt32LE(4)
  const count = (kind: number, at = first.length) => {
    const bytes = Buffer.concat([first, second(kind)])
    bytes.writeUInt32LE(at, start + 2 + 12 * first.readUInt16LE(start))
    return read(bytes).count
  }
  expect([count(0), count(2), count(1), count(4), count(0, 99_999)]).toEqual([2, 2, 1, 1, 1])
})

test('sizes of kinds whose dots are not read', async () => {
  const box = (name: string, ...numbers: number[]) =>
    `${name}\0\0\0\0${Buffer.concat(numbers.map((one) => uint32(one))).toString('latin1')}`
  const heic = `\0\0\0\x18ftypheic${box('ispe', 512, 512)}${box('ispe', 4032, 3024)}${box('ispe', 320, 240)}`
  const size = (bytes: string | Buffer) => {
    const { width, height } = read(bytes).dots ?? {}
    return [width, height]
  }
  expect(size(heic)).toEqual([4032, 3024])
  expect(size(`${heic}irot\x01`)).toEqual([3024, 4032])
  expect(size(await dots(400, 300).webp({ lossless: true }).toBuffer())).toEqual([400, 300])
  expect(size(await dots(400, 300, 4).webp().toBuffer())).toEqual([400, 300])
  expect(size(await dots(400, 300).webp().toBuffer())).toEqual([400, 300])
  expect(size(await dots(400, 300).avif().toBuffer())).toEqual([400, 300])
  expect(size(await dots(400, 300).gif().toBuffer())).toEqual([400, 300])
  // Bitmaps with the header of OS/2, and of Windows.
  const bitmap = Buffer.from(`BM${'\0'.repeat(12)}\x0c\0\0\0\x90\x01\x2c\x01`.padEnd(60, '\0'), 'latin1')
  expect(size(bitmap)).toEqual([400, 300])
  bitmap.set([40, 0, 0, 0, 144, 1, 0, 0, 212, 254, 255, 255], 14)
  expect(size(bitmap)).toEqual([400, 300])
  // Small, 96 rows, 4 to 3; and 300 rows by 400.
  expect(size('\xff\x0a\xd7\0\0')).toEqual([128, 96])
})

test('PSD', () => {
  expect(readFile(psd(40, 30, 4, 4, 300))).toEqual(
    factsOf('psd', {
      maker: 'Adobe Photoshop',
      colors: ['cmyk'],
      dots: { width: 40, height: 30, density: 300, ink: expect.any(Number), ground: 'plain', even: true },
    }),
  )
})

describe('the ink of a picture in four colors', () => {
  const all = Object.keys(packings) as (keyof typeof packings)[]
  test.each(all)('TIFF, %s', (way) => {
    expect(readFile(tiff(100, 100, dotsWith(5), way)).dots?.ink).toBeCloseTo(380, 4)
    expect(readFile(tiff(100, 100, dotsWith(0.5), way)).dots?.ink).toBe(100)
  })
  test.each([0, 1, 2, 3])('Photoshop, packing %s', (packing) => {
    const ink = (heavy: number) => readFile(psd(100, 100, 4, 4, 300, dotsWith(heavy), packing)).dots?.ink
    expect([ink(5), ink(0.5)]).toEqual([expect.closeTo(380, 4), 100])
  })
  test('a picture with more dots than may be unpacked is read in parts from everywhere', () => {
    const room = jest.replaceProperty(limits, 'sampled', 20_000)
    expect(readFile(tiff(100, 100, dotsWith(5), 'differences')).dots?.ink).toBeCloseTo(380, 4)
    room.replaceValue(200)
    expect(readFile(tiff(100, 100, dotsWith(5), 'differences')).dots?.ink).toBeUndefined()
    room.restore()
  })
  test('a picture larger than it can be has none', () => {
    const tall = psd(1, 40_000, 4, 4, 300, new Uint8Array(160_000))
    expect(readFile(tall).dots?.ink).toBeUndefined()
  })
})

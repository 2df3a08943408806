import sharp from 'sharp'
import { chunk, png, psd, record, restarted } from '../../e2e/support/artwork/make-raster.ts'
import { place, placed } from '../../e2e/support/artwork/sample-parts.ts'
import type { FileFacts } from './facts.ts'
import { readFile } from './read-file.ts'

const svg = (inside: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${inside}</svg>`))
/** A drawing on nothing, and on white. */
const logo = () => svg('<circle cx="30" cy="20" r="14" fill="teal"/>')
const boxed = () => logo().flatten({ background: '#fefefe' }).ensureAlpha()
const shadow = () =>
  svg(
    '<defs><radialGradient id="a"><stop/><stop offset="1" stop-opacity="0"/></radialGradient></defs><circle cx="30" cy="20" r="19" fill="url(#a)"/>',
  )
const scan = () =>
  sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
const sky = () =>
  svg(
    '<linearGradient id="a"><stop stop-color="#08f"/><stop offset="1" stop-color="#fff"/></linearGradient><path fill="url(#a)" d="M0 0h60v40H0z"/>',
  )
/** A drawing on a ground whose corners are rounded. */
const rounded = (fill: string) =>
  svg(`<rect width="60" height="40" rx="5" fill="${fill}"/><circle cx="30" cy="20" r="9" fill="teal"/>`)
const nothing = () => svg('')
/** The squares that stand for nothing in programs, and others, with a drawing on them. */
const checks = (other: string, side = 4, down = side) =>
  svg(
    `<pattern id="a" width="${2 * side}" height="${2 * down}" patternUnits="userSpaceOnUse"><path fill="#fff" d="M0 0h99v99H0z"/><path fill="${other}" d="M0 0h${side}v${down}H0zM${side} ${down}h${side}v${down}h-${side}z"/></pattern><path fill="url(#a)" d="M0 0h60v40H0z"/><circle cx="30" cy="20" r="14" fill="teal"/>`,
  )

/** The third sample of each dot as associated (1) or as a mere selection (0), where sharp writes alpha. */
function extra(bytes: Buffer, kind: number): Buffer {
  const little = bytes[0] === 0x49
  const at = bytes.lastIndexOf(little ? Buffer.from([0x52, 1, 3, 0]) : Buffer.from([1, 0x52, 0, 3]))
  if (little) bytes.writeUInt16LE(kind, at + 8)
  else bytes.writeUInt16BE(kind, at + 8)
  return bytes
}

const palette = (holes: number[]) => [
  chunk('PLTE', Buffer.from([255, 255, 255, 0, 0, 99])),
  chunk('tRNS', Buffer.from(holes)),
]
const none = { clear: false, faint: undefined, ground: undefined, blank: undefined }
const clear = { ...none, clear: true }
const white = { ...none, ground: 'white' }
const bare = { ...white, blank: true }
const plain = { ...none, ground: 'plain' }
const mixed = { ...none, ground: 'mixed' }
const checked = { ...none, ground: 'checked' }

test.each<[string, () => Promise<Buffer> | Uint8Array, object]>([
  ['PNG', () => logo().png().toBuffer(), clear],
  ['PNG, opaque', () => boxed().png().toBuffer(), white],
  ['PNG without alpha', () => boxed().removeAlpha().png().toBuffer(), white],
  ['PNG, on a rounded color', () => rounded('#259').png().toBuffer(), plain],
  ['PNG, on rounded white', () => rounded('#fff').png().toBuffer(), white],
  ['PNG, round', () => svg('<circle cx="30" cy="20" r="20" fill="teal"/>').png().toBuffer(), clear],
  ['PNG, a frame', () => svg('<path d="M0 0h60v40H0zM5 5v30h50V5z"/>').png().toBuffer(), clear],
  ['PNG, on a color', () => logo().flatten({ background: '#fc0' }).png().toBuffer(), plain],
  ['PNG, gray', () => logo().grayscale().png().toBuffer(), clear],
  ['PNG, gray, opaque', () => boxed().grayscale().png().toBuffer(), white],
  ['PNG of two bytes', () => logo().toColourspace('rgb16').png().toBuffer(), clear],
  ['PNG of two bytes, opaque', () => boxed().toColourspace('rgb16').png().toBuffer(), white],
  ['PNG, interlaced', () => logo().png({ progressive: true }).toBuffer(), clear],
  ['PNG, interlaced, opaque', () => boxed().png({ progressive: true }).toBuffer(), white],
  ['PNG with a palette', () => logo().png({ palette: true }).toBuffer(), clear],
  ['PNG with a palette, opaque', () => boxed().png({ palette: true, colours: 4 }).toBuffer(), white],
  ['PNG with a hole in its palette', () => png(9, 9, 3, 72, palette([0])), { ...clear, blank: true }],
  ['PNG with one that is not used', () => png(9, 9, 3, 72, palette([255, 0])), bare],
  [
    'PNG with a color for none',
    () => png(9, 9, 2, 72, [chunk('tRNS', Buffer.alloc(6))]),
    { ...clear, blank: true },
  ],
  ['PNG with one that it lacks', () => png(9, 9, 2, 72, [chunk('tRNS', Buffer.alloc(6, 1))]), plain],
  ['PNG of a photograph', () => scan().png().toBuffer(), mixed],
  ['PNG of a photograph with alpha', () => scan().ensureAlpha().png().toBuffer(), mixed],
  ['PNG of gray and white squares', () => checks('#ccc').png().toBuffer(), checked],
  ['PNG of black and white squares', () => checks('#000').png().toBuffer(), mixed],
  [
    'PNG of gingham',
    () =>
      svg(
        '<pattern id="a" width="8" height="8" patternUnits="userSpaceOnUse"><path fill="#fff" d="M0 0h8v8H0z"/><path fill="#ccc" d="M4 0h4v4H4zM0 4h4v4H0z"/><path fill="#999" d="M4 4h4v4H4z"/></pattern><path fill="url(#a)" d="M0 0h60v40H0z"/>',
      )
        .png()
        .toBuffer(),
    mixed,
  ],
  ['PNG of stripes', () => checks('#ccc', 4, 40).png().toBuffer(), mixed],
  ['PNG with a shadow', () => shadow().png().toBuffer(), { ...clear, faint: true }],
  ['PNG with a veil', () => boxed().ensureAlpha(0.7).png().toBuffer(), { ...mixed, faint: true }],
  ['PNG of nothing', () => nothing().png().toBuffer(), { ...clear, blank: true }],
  ['PNG of white', () => nothing().flatten({ background: '#fff' }).png().toBuffer(), bare],
  ['PNG, white on nothing', () => svg('<path fill="#fff" d="M9 9h9v9z"/>').png().toBuffer(), clear],
  ['JPEG', () => boxed().jpeg().toBuffer(), white],
  ['JPEG, progressive', () => boxed().jpeg({ progressive: true }).toBuffer(), white],
  ['JPEG, gray', () => boxed().grayscale().jpeg().toBuffer(), white],
  ['JPEG, of every dot’s color', () => boxed().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(), white],
  ['JPEG, on a color', () => logo().flatten({ background: '#fc0' }).jpeg().toBuffer(), plain],
  ['JPEG of a photograph', () => sky().jpeg().toBuffer(), mixed],
  ['JPEG of a photograph, progressive', () => sky().jpeg({ progressive: true }).toBuffer(), mixed],
  [
    'JPEG of gray and white squares',
    () => checks('#eee').resize(480, 320, { kernel: 'nearest' }).jpeg().toBuffer(),
    checked,
  ],
  ['JPEG with restarts', restarted, plain],
  [
    'JPEG in four inks, mixed with their light',
    async () => {
      const bytes = await boxed().toColourspace('cmyk').jpeg().toBuffer()
      bytes[bytes.indexOf('Adobe') + 11] = 2
      return bytes
    },
    plain,
  ],
  ['JPEG in four inks', () => boxed().toColourspace('cmyk').jpeg().toBuffer(), white],
  ['JPEG of white', () => nothing().flatten({ background: '#fff' }).jpeg().toBuffer(), bare],
  [
    'JPEG of a faint line',
    () => svg('<path stroke="#f4f4f4" d="M9 9h9"/>').flatten({ background: '#fff' }).jpeg().toBuffer(),
    white,
  ],
  ['TIFF', () => logo().tiff({ compression: 'none' }).toBuffer(), clear],
  ['TIFF, opaque', () => boxed().tiff({ compression: 'lzw' }).toBuffer(), white],
  ['TIFF, associated', async () => extra(await logo().tiff({ compression: 'deflate' }).toBuffer(), 1), clear],
  [
    'TIFF with a selection',
    async () => extra(await logo().tiff({ compression: 'none' }).toBuffer(), 0),
    plain,
  ],
  [
    'TIFF in tiles',
    () => logo().tiff({ tile: true, tileWidth: 16, tileHeight: 16, compression: 'deflate' }).toBuffer(),
    clear,
  ],
  ['TIFF of two bytes', () => boxed().toColourspace('rgb16').tiff({ compression: 'none' }).toBuffer(), white],
  [
    'TIFF of two bytes, as differences',
    () => boxed().toColourspace('rgb16').tiff({ compression: 'lzw', predictor: 'horizontal' }).toBuffer(),
    white,
  ],
  ['TIFF in four colors', () => boxed().toColourspace('cmyk').tiff({ compression: 'lzw' }).toBuffer(), white],
  ['WebP', () => logo().webp({ lossless: true }).toBuffer(), { ...none, clear: undefined }],
  ['WebP, opaque', () => boxed().webp({ lossless: true }).toBuffer(), none],
  ['WebP, of loss', () => logo().webp().toBuffer(), { ...none, clear: undefined }],
  ['WebP, of loss, opaque', () => boxed().removeAlpha().webp().toBuffer(), none],
  ['Photoshop with a selection', () => psd(40, 30, 3, 4, 72, undefined, 0, { layers: 1 }), plain],
  [
    'Photoshop',
    () => psd(40, 30, 3, 4, 72, undefined, 0, { layers: -1, last: 0 }),
    { ...clear, blank: true },
  ],
  [
    'Photoshop, large',
    () => psd(40, 30, 3, 4, 72, undefined, 1, { layers: -1, last: 0, isLarge: true }),
    { ...clear, blank: true },
  ],
  [
    'Photoshop, in layers alone',
    () =>
      psd(40, 30, 3, 3, 72, undefined, 0, {
        layers: 1,
        records: Buffer.concat([record(1057, Buffer.from([0, 0, 0, 1, 0]))]),
      }),
    { ...none, clear: undefined },
  ],
  ['Photoshop, deflated', () => psd(40, 30, 3, 3, 72, undefined, 2), plain],
  ['Photoshop, deflated as differences', () => psd(40, 30, 3, 3, 72, undefined, 3), plain],
  ['Photoshop, opaque', () => psd(40, 30, 3, 4, 72, undefined, 0, { layers: -1, last: 255 }), plain],
])('what the dots show: %s', async (_, make, expected) => {
  const { clear, dots } = readFile(new Uint8Array(await make()))
  const { faint, ground, blank } = dots!
  expect({ clear, faint, ground, blank }).toEqual(expected)
})

test('a picture whose dots end too early is damaged; other things may end early', async () => {
  const cut = [0, 1].map((packing) => psd(9, 9, 4, 4, 300, new Uint8Array(324), packing).subarray(0, -1))
  expect(cut.map((bytes) => readFile(bytes).trouble)).toEqual(['damaged', 'damaged'])
  const bytes = await logo().tiff().toBuffer()
  // Its density lies past the end.
  bytes.writeUInt32LE(99_999, bytes.indexOf('\x1a\x01\x05\0', 0, 'latin1') + 8)
  expect(readFile(new Uint8Array(bytes)).dots).toMatchObject({ width: 60, height: 40, density: undefined })
})

test('only the mark of its end may be missing', async () => {
  const jpeg = await sky().jpeg().toBuffer()
  const layered = await sky().jpeg({ progressive: true }).toBuffer()
  const image = Buffer.from(png(99, 99))
  const isDamaged = (bytes: Buffer, missing: number) =>
    readFile(new Uint8Array(bytes.subarray(0, -missing))).trouble === 'damaged'
  expect([isDamaged(jpeg, 2), isDamaged(jpeg, 40), isDamaged(layered, 2)]).toEqual([false, true, true])
  expect([isDamaged(image, 12), isDamaged(image, 20)]).toEqual([false, true])
})

test('the ink of a JPEG in four inks, alone and on a page, whose inks lie inverse or not', async () => {
  const picture = () => svg('<path fill="#222" d="M0 0h60v40H0z"/>').toColourspace('cmyk')
  const ink = (await picture().raw().toBuffer()).subarray(0, 4).reduce((sum, one) => sum + one) / 2.55
  const data = await picture().jpeg({ quality: 100 }).toBuffer()
  const mixed = Buffer.from(data)
  mixed[mixed.indexOf('Adobe') + 11] = 2
  const inkOn = (decode: string) => {
    const dict = `/Subtype /Image /Width 60 /Height 40 /BitsPerComponent 8 /ColorSpace /DeviceCMYK${decode} /Filter /DCTDecode`
    return readFile(placed(place(72, 72), { dict, data })).pages[0]?.ink
  }
  expect(ink).toBeGreaterThan(100)
  expect(readFile(new Uint8Array(data)).dots?.ink).toBeCloseTo(ink, -1)
  expect(inkOn(' /Decode [1 0 1 0 1 0 1 0]')).toBeCloseTo(ink, -1)
  expect(inkOn('')).toBeCloseTo(400 - ink, -1)
  expect(readFile(new Uint8Array(mixed)).dots?.ink).not.toBeCloseTo(ink, -1)
})

test('a TIFF of the 64-bit kind is read like any other', async () => {
  const bytes = await boxed().tiff({ compression: 'none', bigtiff: true }).toBuffer()
  expect(readFile(new Uint8Array(bytes)).dots).toMatchObject({ width: 60, height: 40, ground: 'white' })
})

test('a picture is looked at until its time is over, however much a piece of it unpacks to', () => {
  let now = 0
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 100))
  expect(readFile(png(9, 999)).dots?.ground).toBeUndefined()
  clock.mockRestore()
  expect(readFile(png(9, 999)).dots?.ground).toBe('plain')
})

test('a channel that is an ink is named, in a Photoshop file and in a TIFF of it', () => {
  const kinds = Buffer.concat([2, 0].map((kind) => Buffer.from([...Buffer.alloc(12), kind])))
  const records = Buffer.concat([
    record(1006, Buffer.from('\x05White\x07Alpha 1', 'latin1')),
    record(1077, Buffer.concat([Buffer.from([0, 0, 0, 1]), kinds])),
  ])
  const facts: FileFacts = readFile(psd(9, 9, 4, 6, 300, undefined, 0, { records }))
  expect(facts).toMatchObject({ spots: ['White'], clear: false, dots: { width: 9 } })
  // Its other inks may be empty: the drawing is not blank, and has no box.
  expect([facts.dots?.ground, facts.dots?.blank]).toEqual([undefined, undefined])
})

import sharp, { type Sharp } from 'sharp'
import { codes } from '../../e2e/support/artwork/code-kinds.ts'
import { packed, type Body } from '../../e2e/support/artwork/make-pdf.ts'
import { codeDots } from '../../e2e/support/artwork/make-raster.ts'
import { card } from '../../e2e/support/artwork/sample-parts.ts'
import { readFile } from './read-file.ts'
import { judge } from './verdict/judge.ts'
import { purposeOf } from './verdict/purpose.ts'

const raster = ({ width, dots }: ReturnType<typeof codeDots>) =>
  sharp(dots, { raw: { width, height: width, channels: 1 } })
const read = async (picture: Sharp) => readFile(new Uint8Array(await picture.toBuffer()))

describe('a QR code among dots', () => {
  test.each([
    ['of 21 modules', 21, 3],
    ['of a dot a module', 25, 1],
    ['of many modules', 57, 4],
  ])('%s', async (_, side, scale) => {
    const { dots } = await read(raster(codeDots(side, scale)).png())
    expect(dots?.code).toEqual({ module: scale, width: side * scale, contrast: 1 })
  })
  const code = () => raster(codeDots(25, 5))
  const pale = { create: { width: 80, height: 80, channels: 4, background: '#fffa' } } as const
  const seen = {
    module: expect.closeTo(5, 0),
    width: expect.closeTo(125, -1),
    contrast: expect.closeTo(1, 1),
  }
  test.each<[string, () => Sharp]>([
    ['turned', () => code().rotate(180).png()],
    ['with soft edges', () => code().blur(0.8).png()],
    ['in a photograph', () => code().extend({ top: 99, left: 99, background: '#456' }).png()],
    ['with alpha', () => code().toColourspace('srgb').ensureAlpha().png()],
    ['of 1 bit', () => code().toColourspace('b-w').png({ palette: true, colours: 2 })],
    ['in a TIFF', () => code().tiff({ compression: 'lzw' })],
    ['in a JPEG', () => code().jpeg()],
    ['in a JPEG of half the colors', () => code().toColourspace('srgb').jpeg()],
  ])('%s', async (_, picture) => expect((await read(picture())).dots?.code).toEqual(seen))
  test('a pale one by how much light it returns', async () => {
    const { dots } = await read(raster(codeDots(25, 4, 4, 225)).png())
    expect(dots?.code?.contrast).toBeCloseTo(0.25, 1)
  })
  test.each<[string, () => Sharp]>([
    ['one without its marks', () => code().extract({ left: 60, top: 60, width: 105, height: 105 }).png()],
    ['one with two', () => code().extract({ left: 0, top: 0, width: 165, height: 100 }).png()],
    [
      'one with a pale one',
      () =>
        code()
          .composite([{ input: pale, gravity: 'southwest' }])
          .png(),
    ],
    [
      'noise',
      () =>
        sharp({
          create: {
            width: 400,
            height: 400,
            channels: 3,
            background: '#888',
            noise: { type: 'gaussian', mean: 128, sigma: 60 },
          },
        }).png(),
    ],
  ])('is not %s', async (_, picture) => expect((await read(picture())).dots?.code).toBeUndefined())
})

const business = purposeOf({ name: 'Card', width: 3.5, height: 2, unit: 'in', on: 'paper', seen: 'near' })
const codeFindings = (bytes: Uint8Array) =>
  judge('a', readFile(bytes), business).findings.flatMap(({ id }) => (id.startsWith('code') ? [id] : []))

test.each(Object.entries(codes))('a QR code drawn on a page: %s', (_, [bytes, said]) =>
  expect(codeFindings(bytes)).toEqual(said),
)

/** A card with a picture of the code, as wide as this in points. */
function placed({ width, dots }: ReturnType<typeof codeDots>, points: number, more: string, data = dots) {
  const dict = `/Type /XObject /Subtype /Image /Width ${width} /Height ${width} ${more}`
  const picture: Body = packed(data, dict)
  return card(`0 0 0 .1 k q ${points} 0 0 ${points} 60 40 cm /Im Do Q`, '/XObject << /Im 3 0 R >>', [picture])
}
const bits = ({ width, dots }: ReturnType<typeof codeDots>, dark = 0) => {
  const row = Math.ceil(width / 8)
  const data = new Uint8Array(row * width)
  for (const [at, dot] of dots.entries())
    if (dot > 128 === (dark === 0))
      data[Math.floor(at / width) * row + ((at % width) >> 3)]! |= 128 >> ((at % width) & 7)
  return data
}

describe('a QR code as a picture on a card', () => {
  const small = codeDots(25, 6)
  const gray = '/BitsPerComponent 8 /ColorSpace /DeviceGray'
  test.each<[string, Uint8Array, string[]]>([
    ['too small', placed(small, 26, gray), ['codeSmall']],
    ['large enough', placed(small, 60, gray), []],
    ['too pale', placed(codeDots(25, 6, 4, 225), 60, gray), ['codePale']],
    [
      'of a table of colors',
      placed(
        small,
        26,
        '/BitsPerComponent 1 /ColorSpace [/Indexed /DeviceRGB 1 <000000FFFFFF>]',
        bits(small),
      ),
      ['codeSmall'],
    ],
    [
      'inverse',
      placed(small, 26, '/BitsPerComponent 1 /ColorSpace /DeviceGray /Decode [1 0]', bits(small, 1)),
      ['codeSmall'],
    ],
    [
      'a stencil in gray',
      placed(small, 60, '/BitsPerComponent 1 /ImageMask true', bits(small)),
      ['codePale'],
    ],
  ])('%s', (_, bytes, said) => {
    expect(codeFindings(bytes)).toEqual(said)
    expect(readFile(bytes).pages[0]?.pictures).toEqual([])
  })
  test('that is the file, or a part of it', async () => {
    const whole = sharp({ create: { width: 1125, height: 675, channels: 3, background: '#fff' } })
    const of = async (scale: number, kind: 'png' | 'jpeg' = 'png') => {
      const input = await raster(codeDots(25, scale)).png().toBuffer()
      const picture = whole.clone().composite([{ input, left: 300, top: 200 }])
      return new Uint8Array(await picture.toFormat(kind).toBuffer())
    }
    const onPage = (jpeg: Uint8Array) =>
      card('q 270 0 0 162 -9 -9 cm /Im Do Q', '/XObject << /Im 3 0 R >>', [
        {
          dict: '/Type /XObject /Subtype /Image /Width 1125 /Height 675 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter [/ASCIIHexDecode /DCTDecode]',
          data: `${Buffer.from(jpeg).toString('hex')}>`,
        },
      ])
    expect(codeFindings(await of(3))).toEqual(['codeSmall'])
    expect(codeFindings(await of(3, 'jpeg'))).toEqual(['codeSmall'])
    expect(codeFindings(onPage(await of(3, 'jpeg')))).toEqual(['codeSmall'])
    expect(codeFindings(await of(6))).toEqual([])
    expect(codeFindings(onPage(await of(6, 'jpeg')))).toEqual([])
  })
})

describe('a QR code in a drawing', () => {
  const side = 25
  const { dots } = codeDots(side, 1, 0)
  const dark = [...dots.keys()].filter((at) => dots[at] === 0)
  const each = (write: (x: number, y: number) => string) =>
    dark.map((at) => write(at % side, Math.floor(at / side))).join('')
  const rows = Array.from({ length: side }, (_, y) => {
    const runs = [...dots.slice(y * side, (y + 1) * side)].map((one) => `${one ? 'm1 0' : 'h1'}`)
    return `M0 ${y}.5${runs.join('')}`
  }).join('')
  const combs = Array.from({ length: side }, (_, y) => {
    const steps = [...dots.slice(y * side, (y + 1) * side)].map((one) => (one ? 'h1' : 'v1h1v-1'))
    return `M0 ${y}${steps.join('')}z`
  }).join('')
  const drawing = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="88.9mm" height="50.8mm" viewBox="0 0 88.9 50.8"><path fill="#fff" d="M0 0h88.9v50.8H0z"/>${content}</svg>`
  const at = (scale: number, content: string) =>
    drawing(`<g transform="translate(9 9) scale(${scale})">${content}</g>`)
  const squares = each((x, y) => `<rect x="${x}" y="${y}" width="1" height="1"/>`)
  const inCorners = (draw: (x: number, y: number) => string) =>
    draw(0, 0) + draw(side - 7, 0) + draw(0, side - 7)
  const rings = inCorners((x, y) => `<rect x="${x + 0.5}" y="${y + 0.5}" width="6" height="6" rx="1"/>`)
  const cores = inCorners(
    (x, y) => `<path d="M${x + 2.5} ${y + 2}h2q.5 0 .5 .5v2q0 .5-.5 .5h-2q-.5 0-.5-.5v-2q0-.5 .5-.5"/>`,
  )
  const uses = each((x, y) => `<use x="${x}" y="${y}" xlink:href="#m"/>`)
  test.each<[string, string, number, number | undefined]>([
    ['of squares', at(0.3, squares), 0.3, 1],
    ['of one path', at(0.3, `<path d="${each((x, y) => `M${x} ${y}h1v1h-1z`)}"/>`), 0.3, 1],
    ['of corners', at(0.5, `<path d="${each((x, y) => `M${x},${y}H${x + 1}V${y + 1}H${x}z`)}"/>`), 0.5, 1],
    ['of lines', at(0.3, `<path stroke="#000000" fill="none" d="${rows}"/>`), 0.3, 1],
    ['of lines, filled in vain', at(0.3, `<path stroke="#000" d="${rows}"/>`), 0.3, 1],
    ['of an outline around its rows', at(0.3, `<path d="${combs}"/>`), 0.3, 1],
    ['of uses of one', at(0.3, `<defs><path id="m" d="M0 0h1v1H0z"/></defs>${uses}`), 0.3, 1],
    [
      'of round dots',
      at(
        0.3,
        each((x, y) => `<circle cx="${x + 0.5}" cy="${y + 0.5}" r=".5"/>`),
      ),
      0.3,
      1,
    ],
    ['around marks of rounded squares', at(0.3, `<g fill="none" stroke="#000">${rings}</g>${cores}`), 0.3, 1],
    ['that is pale', at(0.5, `<g fill="#ffd400">${squares}</g>`), 0.5, expect.closeTo(0.32, 1)],
  ])('%s', (_, svg, module, contrast) => {
    const [page] = readFile(new TextEncoder().encode(svg)).pages
    const inPoints = (module * 72) / 25.4
    expect(page?.code).toEqual({
      module: expect.closeTo(inPoints, 2),
      width: expect.closeTo(inPoints * side, 1),
      contrast,
    })
  })
  test('white on a color', () => {
    const light = at(0.5, `<path d="M0 0h30v30H0z"/><g fill="#fff">${squares}</g>`)
    expect(codeFindings(new TextEncoder().encode(light))).toEqual(['codeLight'])
  })
  test('that is only defined is not judged', () => {
    const svg = new TextEncoder().encode(at(0.5, `<defs>${squares}</defs>`))
    expect(readFile(svg).pages[0]?.code).toBeUndefined()
  })
})

import sharp, { type Sharp } from 'sharp'
import { onePage } from '../../../e2e/support/artwork/make-pdf.ts'
import { place } from '../../../e2e/support/artwork/sample-parts.ts'
import { purposeOf } from './purpose.ts'
import { readFile } from '../read-file.ts'
import { judge } from './judge.ts'

const wide = { name: 'Logo', width: 1.75, height: 0.5, unit: 'in', on: 'goods', seen: 'near' } as const
const pen = purposeOf({ ...wide, color: 'spot' })
const bottle = purposeOf({ ...wide, color: 'none' })

const of = (inside: string, scale = 4) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${175 * scale}" height="${50 * scale}" viewBox="0 0 175 50">${inside}</svg>`,
    ),
  )
const gradient =
  '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1"/></linearGradient>'
const letters = (size: number) =>
  `<text x="4" y="32" font-size="${size}" font-family="sans-serif" font-weight="bold">Northbeam press</text>`
const dot = '<circle cx="90" cy="25" r="20" fill="url(#g)"/>'
const idsOf = async (picture: Sharp, asked = pen) =>
  judge('a.png', readFile(new Uint8Array(await picture.toBuffer())), asked).findings.map(({ id }) => id)

test('a cut-out gradient or photo has shades, whether it lies on white or on nothing', async () => {
  for (const made of [
    of(gradient + dot).png(),
    of(gradient + dot)
      .flatten({ background: '#fff' })
      .jpeg(),
  ]) {
    expect(await idsOf(made)).toContain('shades')
    expect(await idsOf(made, bottle)).toContain('halftones')
  }
})

test('a flat logo has none, as PNG and as JPEG', async () => {
  const stripes = Array.from(
    { length: 12 },
    (_, at) =>
      `<rect x="${3 + 14 * at}" y="36" width="14" height="6" fill="rgb(${20 * at},${20 * at},${20 * at})"/>`,
  )
  const logo = `<circle cx="150" cy="25" r="20" fill="#c33"/>${letters(16)}`
  for (const made of [of(logo + stripes.join('')).png(), of(logo).flatten({ background: '#fff' }).jpeg()]) {
    expect(await idsOf(made)).not.toContain('shades')
    expect(await idsOf(made, bottle)).not.toContain('halftones')
  }
})

test('small letters with smooth edges are not half transparent, and a shadow is', async () => {
  expect(await idsOf(of(letters(7), 1.2).png())).not.toContain('faint')
  const shadow = `<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#f)">${letters(16)}</g>`
  expect(await idsOf(of(shadow).png())).toContain('faint')
})

test('the same holds for a picture in a PDF', async () => {
  const onPage = async (inside: string) => {
    const data = await of(inside).flatten({ background: '#fff' }).jpeg().toBuffer()
    const dict =
      '/Subtype /Image /Width 700 /Height 200 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode'
    const bytes = onePage(
      { media: '0 0 126 36', content: place(100, 28), resources: '/XObject << /Im 3 0 R >>' },
      [{ dict, data }],
    )
    return judge('a.pdf', readFile(bytes), pen).findings.map(({ id }) => id)
  }
  expect(await onPage(gradient + dot)).toContain('shades')
  expect(await onPage(letters(16))).not.toContain('shades')
})

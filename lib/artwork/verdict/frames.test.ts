import sharp from 'sharp'
import { type Body, packed } from '../../../e2e/support/artwork/make-pdf.ts'
import { card, place } from '../../../e2e/support/artwork/sample-parts.ts'
import { artwork } from '../../content/artwork.ts'
import { readFile } from '../read-file.ts'
import { judge } from './judge.ts'
import { purposeOf } from './purpose.ts'

// Cards with bleed, 1125 by 675 dots at 300 to the inch: the cut is 37.5 dots inside.

const page = (fill: string) => `<rect width="1125" height="675" fill="${fill}"/>`
const framed = (by: number, more: string) =>
  `<rect x="${by}" y="${by}" width="${1125 - 2 * by}" height="${675 - 2 * by}" ${more}/>`
const line = 'fill="none" stroke="#c00" stroke-width="6"'
const white = line.replace('#c00', '#fff')
const photo =
  '<filter id="b" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency=".02"/><feColorMatrix values=".5 0 0 0 0 0 .5 0 0 0 0 0 .5 0 0 0 0 0 0 1"/></filter><rect width="1125" height="675" filter="url(#b)"/>'
const blur = '<filter id="a"><feGaussianBlur stdDeviation="20"/></filter>'
const drawings: Record<string, string> = {
  'a frame': page('#246') + framed(55, white),
  'one on white': page('#fff') + framed(55, line),
  'one with round corners': page('#fff') + framed(60, `${line} rx="40"`),
  'one on nothing': framed(55, line),
  'a panel': page('#c33') + framed(52, 'fill="#fff"'),
  'a thick one that bleeds': page('#fff') + framed(0, 'fill="none" stroke="#c00" stroke-width="104"'),
  'a rule along a side': `${page('#fff')}<path d="M52.5 52v570" stroke="#c00"/>`,
  'one on a photograph': photo + framed(55, white),
  'bars above and below': `${page('#246')}<path d="M0 55h1125M0 620h1125" ${white}/>`,
  'bands above and below': `${page('#fff')}<path d="M0 0h1125v52H0zM0 623h1125v60H0z" fill="#c33"/>`,
  'one of four lines': `${page('#246')}<g ${white}><line x1="55" x2="1070" y1="55" y2="55"/><line x1="55" x2="55" y1="55" y2="620"/></g>`,
  'a polyline': `${page('#246')}<polyline points="55,55 1070,55 1070,620 55,620 55,55" ${white}/>`,
  'one used from elsewhere': `<defs><rect id="r" width="1015" height="565" ${white}/></defs>${page('#246')}<use href="#r" x="55" y="55"/>`,
  'one of curves': `${page('#246')}<path d="M85 55H1040C1057 55 1070 68 1070 85V590a30 30 0 0 1-30 30H85Q55 620 55 590V85A30 30 0 0 1 85 55Z" ${white}/>`,
  'a bar that ends short of both sides': `${page('#fff')}<path d="M52 250h1021v90H52z" fill="#c33"/>`,
  'a bar that ends far from one side': `${page('#fff')}<path d="M52 250h840v90H52z" fill="#c33"/>`,
  'a frame at the safe line': page('#246') + framed(80, line),
  'white around what ends at the cut': page('#fff') + framed(37, 'fill="#c33"'),
  'a hatch': `${page('#246')}<g stroke="#fff">${Array.from({ length: 60 }, (_, at) => `<path d="M0 ${12 * at}h1125"/>`).join('')}</g>`,
  'a white line at the end of the bleed': `${page('#246')}<path d="M0 0h1125v2H0z" fill="#fff"/>`,
  'color that ends 2 mm past the cut': `${page('#246')}<path d="M0 0h1125v14H0z" fill="#fff"/>`,
  'a vignette': blur + page('#246') + framed(90, 'fill="#fff" filter="url(#a)"'),
  'a large headline': `${page('#fc0')}<text x="80" y="170" font-size="150" font-family="sans-serif">BIG SALE</text>`,
}
const of = (inside: string, size = 'width="1125" height="675"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 1125 675">${inside}</svg>`)
const dots = (inside: string) => sharp(of(inside)).withMetadata({ density: 300 })
const opaque = (inside: string) => dots(inside).flatten({ background: '#fff' })
const dict =
  '/Type /XObject /Subtype /Image /Width 1125 /Height 675 /BitsPerComponent 8 /ColorSpace /DeviceRGB'
const inPdf = (picture: Body) => Buffer.from(card(place(270, 162), '/XObject << /Im 3 0 R >>', [picture]))
const ways: Record<string, (inside: string) => Buffer | Promise<Buffer>> = {
  svg: (inside) => of(inside, 'width="3.75in" height="2.25in"'),
  png: (inside) => dots(inside).png().toBuffer(),
  'interlaced png': (inside) => dots(inside).png({ progressive: true }).toBuffer(),
  jpg: (inside) => opaque(inside).jpeg().toBuffer(),
  pdf: async (inside) => inPdf(packed(await opaque(inside).raw().toBuffer(), dict)),
  'pdf of a jpg': async (inside) =>
    inPdf({ dict: `${dict} /Filter /DCTDecode`, data: await opaque(inside).jpeg().toBuffer() }),
  tif: (inside) => opaque(inside).tiff({ compression: 'lzw' }).toBuffer(),
}
const found = async (way: string, name: string, asked = {}) => {
  const bytes = await ways[way]!(drawings[name]!)
  const purpose = purposeOf({ ...artwork().sizes[0]!, ...asked })
  const { findings } = judge(`a.${way}`, readFile(new Uint8Array(bytes)), purpose)
  return findings.filter(({ id }) => /^(frame|shortEdge|thinEdge)$/.test(id))
}
const all = Object.keys(drawings)
const borders = all.slice(0, 7)
test.each([
  ...all.slice(7, 10).flatMap((name) => ['png', 'jpg', 'pdf'].map((way) => [way, name] as const)),
  ...all.slice(10, 15).map((name) => ['svg', name] as const),
  ...['svg', 'png'].flatMap((way) => borders.map((name) => [way, name] as const)),
  ...Object.keys(ways).map((way) => [way, 'a frame'] as const),
])('a border by the cut is named, in a %s: %s', async (way, name) => {
  const [first] = await found(way, name)
  expect(first?.id).toBe('frame')
  const at = name === 'one with round corners' ? 57 : 52
  // Of a JPEG, blocks of 8 dots are known.
  const apart = Number(first?.values?.edge) - ((at - 37.5) / 300) * 72
  expect(Math.abs(apart)).toBeLessThan(/jpg/.test(way) ? 2.1 : 0.3)
})
test.each([
  ...Object.keys(ways).map((way) => [way, 'a frame at the safe line']),
  ['png', 'a vignette'],
  ['png', 'a white line at the end of the bleed'],
  ['tif', 'a white line at the end of the bleed'],
  ['svg', 'a bar that ends far from one side'],
  ...['png', 'svg'].flatMap((way) => ['a large headline', 'a hatch'].map((name) => [way, name])),
])('none is, in a %s: %s', async (way, name) => expect(await found(way!, name!)).toEqual([]))

test('beside a border, it is not said that no line can show', async () => {
  const purpose = purposeOf(artwork().sizes[0]!)
  const ids = (one: Buffer) =>
    judge('a.pdf', readFile(new Uint8Array(one)), purpose).findings.map(({ id }) => id)
  expect(ids(await ways.pdf!(drawings['a frame at the safe line']!))).toContain('edge')
  expect(ids(await ways.pdf!(drawings['a frame']!))).not.toContain('edge')
})

test('color that ends at the cut is named', async () =>
  expect(await found('png', 'white around what ends at the cut')).toMatchObject([{ id: 'shortEdge' }]))
test('color that ends in the bleed is thin', async () =>
  expect(await found('png', 'color that ends 2 mm past the cut')).toMatchObject([{ id: 'thinEdge' }]))

test('a border of a picture is not looked for on goods, nor where a crop is needed', async () => {
  for (const asked of [{ on: 'goods' as const, width: 2, height: 1.2 }, { width: 2 }])
    expect(await found('png', 'a frame', asked)).toEqual([])
})

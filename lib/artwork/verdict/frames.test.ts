import sharp from 'sharp'
import { artwork } from '../../content/artwork.ts'
import { readFile } from '../read-file.ts'
import { judge } from './judge.ts'
import { purposeOf } from './purpose.ts'

// Cards with bleed, 1125 by 675 dots at 300 to the inch: the cut is 37.5 dots inside.

const card = purposeOf(artwork().sizes[0]!)
const page = (fill: string) => `<rect width="1125" height="675" fill="${fill}"/>`
const framed = (by: number, more: string) =>
  `<rect x="${by}" y="${by}" width="${1125 - 2 * by}" height="${675 - 2 * by}" ${more}/>`
const line = 'fill="none" stroke="#c00" stroke-width="6"'
const vignette =
  '<radialGradient id="a"><stop stop-color="#fff"/><stop offset="1" stop-color="#246"/></radialGradient>'
const drawings: Record<string, string> = {
  'a frame': page('#246') + framed(55, line.replace('#c00', '#fff')),
  'one on white': page('#fff') + framed(55, line),
  'one with round corners': page('#fff') + framed(60, `${line} rx="40"`),
  'one on nothing': framed(55, line),
  'a panel': page('#c33') + framed(52, 'fill="#fff"'),
  'a frame at the safe line': page('#246') + framed(80, line),
  'white around what ends at the cut': page('#fff') + framed(37, 'fill="#c33"'),
  'a hatch': `${page('#246')}<g stroke="#fff">${Array.from({ length: 60 }, (_, at) => `<path d="M0 ${12 * at}h1125"/>`).join('')}</g>`,
  'a rule along a side': `${page('#fff')}<path d="M52 52v570" stroke="#c00"/>`,
  'a vignette': vignette + page('url(#a)'),
  'a large headline': `${page('#fc0')}<text x="80" y="170" font-size="150" font-family="sans-serif">BIG SALE</text>`,
}
const of = (inside: string, size = 'width="1125" height="675"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 1125 675">${inside}</svg>`)
const dots = (inside: string) => sharp(of(inside)).withMetadata({ density: 300 })
const opaque = (inside: string) => dots(inside).flatten({ background: '#fff' })
const ways: Record<string, (inside: string) => Buffer | Promise<Buffer>> = {
  svg: (inside) => of(inside, 'width="3.75in" height="2.25in"'),
  png: (inside) => dots(inside).png().toBuffer(),
  'interlaced png': (inside) => dots(inside).png({ progressive: true }).toBuffer(),
  jpg: (inside) => opaque(inside).jpeg().toBuffer(),
  tif: (inside) => opaque(inside).tiff({ compression: 'lzw' }).toBuffer(),
}
const near = /^(frame|shortEdge)$/

const found = async (way: string, name: string) => {
  const bytes = await ways[way]!(drawings[name]!)
  return judge(`a.${way}`, readFile(new Uint8Array(bytes)), card).findings.filter(({ id }) => near.test(id))
}
const named: [way: string, name: string, at: number][] = [
  ...['svg', 'png'].flatMap((way): [string, string, number][] => [
    [way, 'one on white', 52],
    [way, 'one with round corners', 57],
    [way, 'one on nothing', 52],
    [way, 'a panel', 52],
    [way, 'a rule along a side', 51.5],
  ]),
  ...Object.keys(ways).map((way): [string, string, number] => [way, 'a frame', 52]),
]
test.each(named)('a border by the cut is named, in a %s: %s', async (way, name, at) => {
  const [first] = await found(way, name)
  expect(first?.id).toBe('frame')
  // Of a JPEG, blocks of 8 dots are known.
  const apart = Number(first?.values?.edge) - ((at - 37.5) / 300) * 72
  expect(Math.abs(apart)).toBeLessThan(way === 'jpg' ? 2 : 0.3)
})
test.each([
  ...Object.keys(ways).map((way) => [way, 'a frame at the safe line']),
  ['png', 'a vignette'],
  ['jpg', 'a vignette'],
  ['png', 'a large headline'],
  ['svg', 'a large headline'],
  ['svg', 'a hatch'],
  ['png', 'a hatch'],
])('none is, in a %s: %s', async (way, name) => expect(await found(way, name)).toEqual([]))

test('color that ends at the cut is named', async () => {
  const [first] = await found('png', 'white around what ends at the cut')
  expect(first?.id).toBe('shortEdge')
})

test('a border of a picture is not looked for on goods, nor where a crop is needed', async () => {
  const bytes = new Uint8Array(await dots(drawings['a frame']!).png().toBuffer())
  for (const name of ['Tote', 'Flyer']) {
    const asked = purposeOf(artwork().sizes.find((one) => one.name === name)!)
    expect(judge('a.png', readFile(bytes), asked).findings.some(({ id }) => near.test(id))).toBe(false)
  }
})

import { Damaged, type Budget } from '../budget.ts'
import { factsOf, type Facts, type Placed } from '../facts.ts'
import { textOf } from '../../../supabase/functions/_shared/file-kind.ts'
import { inch } from '../numbers.ts'
import { embeddedSize } from './embedded.ts'
import { lengthOf, pixel, scaleOf } from './lengths.ts'
import { tagsOf } from './tags.ts'

type Sheet = { width: number; height: number; /** Points in one of its own units. */ unit: number }

const isForeign = (address: string | undefined) =>
  address !== undefined && /^\s*(https?:|\/\/|file:|ftp:)/i.test(address)
const seeThrough = (value: string | undefined) => value !== undefined && parseFloat(value) < 1

/**
 * What an SVG is (SVG 2), read as words: nothing in it is run, opened or fetched.
 * @throws Damaged, TooMuch
 */
export function readSvg(bytes: Uint8Array, budget: Budget): Facts {
  const known = { letters: false, script: false, foreign: false, transparency: false }
  const pictures: (Placed & { scale: [number, number] })[] = []
  const scales: [number, number][] = []
  let sheet: Sheet | undefined
  let inside = ''
  let ended = false
  for (const token of tagsOf(textOf(bytes), budget)) {
    if ('text' in token) {
      if (inside === 'style' && /@import|url\(\s{0,9}["']?(https?:|\/\/)/i.test(token.text))
        known.foreign = true
      if (/^(text|tspan|textpath)$/.test(inside)) known.letters = true
      continue
    }
    if ('close' in token) {
      scales.pop()
      inside = ''
      ended = token.close === 'svg' && scales.length === 0
      continue
    }
    const { open, attributes, empty } = token
    inside = open
    const [across, down] = scaleOf(attributes.get('transform'))
    const [outerAcross, outerDown] = scales.at(-1) ?? [1, 1]
    const scale: [number, number] = [across * outerAcross, down * outerDown]
    if (!empty) scales.push(scale)
    if (open === 'svg') sheet ??= sheetOf(attributes)
    ended = open === 'svg' && empty && scales.length === 0
    const link = attributes.get('href') ?? attributes.get('xlink:href')
    if (open === 'script' || /^\s*javascript:/i.test(link ?? '')) known.script = true
    for (const key of attributes.keys()) if (key.startsWith('on')) known.script = true
    if (open === 'foreignobject' || (open !== 'a' && isForeign(link))) known.foreign = true
    if (['opacity', 'fill-opacity', 'stroke-opacity'].some((key) => seeThrough(attributes.get(key))))
      known.transparency = true
    if (/^(mask|filter)$/.test(open)) known.transparency = true
    const size = open === 'image' ? embeddedSize(link, budget) : undefined
    const [width, height] = [lengthOf(attributes.get('width')), lengthOf(attributes.get('height'))]
    if (size && width && height)
      pictures.push({ ...size, scale, ppi: [(size.width * pixel) / width, (size.height * pixel) / height] })
  }
  if (!sheet || !ended) throw new Damaged('cut off')
  return factsOf('svg', { ...known, ...pageOf(sheet, pictures), count: 1, colors: ['rgb'] })
}

/** Its size, by its own words or by its view box, one unit of which is a pixel then. */
function sheetOf(attributes: Map<string, string>): Sheet | undefined {
  const [, , across = 0, down = 0] = (attributes.get('viewbox') ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
  const box = across > 0 && down > 0 ? { width: across * pixel, height: down * pixel } : undefined
  const width = lengthOf(attributes.get('width'))
  const height = lengthOf(attributes.get('height'))
  const size = width && height ? { width, height } : box
  return size && { ...size, unit: box ? size.width / across : pixel }
}

function pageOf(
  { width, height, unit }: Sheet,
  pictures: (Placed & { scale: [number, number] })[],
): Pick<Facts, 'pages'> {
  const placed = pictures.map(({ scale, ppi, ...size }): Placed => ({
    ...size,
    ppi: [(ppi[0] * inch) / (unit * scale[0]), (ppi[1] * inch) / (unit * scale[1])],
  }))
  return { pages: [{ media: [0, 0, width, height], unit: 1, turned: 0, pictures: placed }] }
}

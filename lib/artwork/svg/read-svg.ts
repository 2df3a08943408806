import { type Budget, Damaged } from '../budget.ts'
import { type Facts, factsOf, type Page, type Placed, type Size } from '../facts.ts'
import { inch, millimeter } from '../numbers.ts'
import { textOf } from '../../../supabase/functions/_shared/file-kind.ts'
import { tagsOf } from './tags.ts'
import { viewOf } from '../bytes.ts'

type Sheet = { width: number; height: number; /** Points per user unit. */ unit: number }

const isForeign = (address: string | undefined) =>
  address !== undefined && /^\s*(https?:|\/\/|file:|ftp:)/i.test(address)
const shape = /^(path|rect|circle|ellipse|line|polyline|polygon|text|image|use|foreignobject)$/
const seeThrough = (value: string | undefined) => value !== undefined && parseFloat(value) < 1

/** The facts of an SVG, read as text: nothing in it is run, opened or fetched. @throws Damaged, TooMuch */
export function readSvg(bytes: Uint8Array, budget: Budget): Facts {
  const known = { letters: false, script: false, foreign: false, transparency: false }
  const pictures: (Placed & { scale: [number, number] })[] = []
  const scales: [number, number][] = []
  let sheet: Sheet | undefined
  let inside = ''
  let [ended, painted] = [false, false]
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
    painted ||= shape.test(open)
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
  return factsOf('svg', {
    ...known,
    pages: [{ ...pageOf(sheet, pictures), painted }],
    count: 1,
    colors: ['rgb'],
  })
}

/** The size by width and height, or else by the view box, in pixels. */
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

function pageOf({ width, height, unit }: Sheet, pictures: (Placed & { scale: [number, number] })[]): Page {
  const placed = pictures.map(({ scale, ppi, ...size }): Placed => ({
    ...size,
    ppi: [(ppi[0] * inch) / (unit * scale[0]), (ppi[1] * inch) / (unit * scale[1])],
  }))
  return { media: [0, 0, width, height], unit: 1, turned: 0, pictures: placed }
}

/** The size in dots of a PNG or JPEG embedded as `data:`, from its first bytes; else undefined. */
function embeddedSize(link: string | undefined, budget: Budget): Size | undefined {
  const [, data] = /^\s*data:image\/(?:png|jpe?g);base64,([^]+)$/i.exec(link ?? '') ?? []
  if (!data) return undefined
  try {
    const letters = data.replace(/[^A-Za-z0-9+/]/g, '')
    const bytes = Uint8Array.from(atob(letters.slice(0, letters.length - (letters.length % 4))), (one) =>
      one.charCodeAt(0),
    )
    const view = viewOf(bytes)
    if (view.getUint8(0) === 0x89) return { width: view.getUint32(16), height: view.getUint32(20) }
    for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
      budget.step()
      const marker = view.getUint8(at + 1)
      if (marker >= 0xc0 && marker <= 0xc3)
        return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
  } catch (error) {
    // The size lies beyond the part that was read.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Points per CSS unit (css-values, 6.2); a pixel is 1/96 inch. */
const pixel = inch / 96
const units: Record<string, number> = {
  ...{ '': pixel, px: pixel, pt: 1, pc: 12, in: inch },
  ...{ mm: millimeter, cm: 10 * millimeter, q: millimeter / 4 },
}

/** @returns points; undefined for percentages and for units that depend on type or screen */
function lengthOf(text: string | undefined): number | undefined {
  const [, number, unit = ''] =
    /^\s*([+-]?[\d.]{1,20}(?:e[+-]?\d{1,3})?)\s{0,9}([a-z]{0,3})\s*$/i.exec(text ?? '') ?? []
  const points = units[unit.toLowerCase()]
  const length = points && parseFloat(number ?? '') * points
  return length && length > 0 && Number.isFinite(length) ? length : undefined
}

/** The horizontal and vertical scale of a `transform`. */
function scaleOf(transform: string | undefined): [number, number] {
  let [across, down] = [1, 1]
  for (const [, name, list = ''] of (transform ?? '')
    .slice(0, 1_000)
    .matchAll(/\b(matrix|scale)\(([^)]{1,200})\)/g)) {
    const [a = 1, b = a, c = 0, d = 1] = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    across *= name === 'scale' ? Math.abs(a) : Math.hypot(a, b)
    down *= name === 'scale' ? Math.abs(b) : Math.hypot(c, d)
  }
  return [across, down]
}

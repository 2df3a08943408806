import { type Budget, Damaged, dataViewOf } from './reading.ts'
import {
  type FileFacts,
  factsOf,
  makerOf,
  type PrintPage,
  type Placed,
  type Size,
  inch,
  millimeter,
} from './facts.ts'
import { textOf } from '../../supabase/functions/_shared/file-kind.ts'

/** In points, but its corner in user units. */
type Sheet = Size & { left: number; top: number; /** Points per user unit. */ unit: number }

const isForeign = (address: string | undefined) =>
  address !== undefined && /^\s*(https?:|\/\/|file:|ftp:)/i.test(address)
const shape = /^(path|rect|circle|ellipse|line|polyline|polygon|text|image|use|foreignobject)$/
const inked = /^(fill|stroke|style|(stop-|flood-|lighting-)?color)$/
const inks = /(?:^|[\s;{])(?:fill|stroke|(?:stop-|flood-|lighting-)?color)\s{0,9}:\s{0,9}([^;}!]{0,99})/gi
/** Black, white, grays between them, or colors defined elsewhere. */
const gray =
  /^(none|black|white|silver|((dark|light|dim)(slate)?)?gr[ae]y|inherit|currentcolor|transparent|context-\w+|url\(.*|#([\da-f])\5\5|#([\da-f]{2})\6\6|rgb\(\s*(\d+)[\s,]+\7[\s,]+\7\s*\))$/i
const hasHue = (style: string) => [...style.matchAll(inks)].some(([, ink = '']) => !gray.test(ink.trim()))
const seeThrough = (value: string | undefined) => value !== undefined && parseFloat(value) < 1

/** The facts of an SVG, read as text: nothing in it is run, opened or fetched. @throws Damaged, TooMuch */
export function readSvg(bytes: Uint8Array, budget: Budget): FileFacts {
  const known = { letters: false, script: false, foreign: false, transparency: false }
  const pictures: (Placed & { scale: [number, number] })[] = []
  const scales: [number, number][] = []
  let sheet: Sheet | undefined
  let inside = ''
  let ended = false
  let painted = false
  let colored = false
  let grounded = false
  for (const token of tagsOf(textOf(bytes), budget)) {
    if ('text' in token) {
      if (inside === 'style' && /@import|url\(\s{0,9}["']?(https?:|\/\/)/i.test(token.text))
        known.foreign = true
      if (inside === 'style') colored ||= hasHue(token.text)
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
    if (scales.length === 1 && sheet) grounded ||= open === 'rect' && isGround(attributes, sheet)
    if (!empty) scales.push(scale)
    if (open === 'svg') sheet ??= sheetOf(attributes)
    ended = open === 'svg' && empty && scales.length === 0
    const link = attributes.get('href') ?? attributes.get('xlink:href')
    if (open === 'script' || /^\s*javascript:/i.test(link ?? '')) known.script = true
    for (const [key, value] of attributes) {
      if (key.startsWith('on')) known.script = true
      if (inked.test(key)) colored ||= hasHue(key === 'style' ? value : `${key}:${value}`)
    }
    if (/^(image|foreignobject)$/.test(open)) colored = true
    if (open === 'foreignobject' || (open !== 'a' && isForeign(link))) known.foreign = true
    if (['opacity', 'fill-opacity', 'stroke-opacity'].some((key) => seeThrough(attributes.get(key))))
      known.transparency = true
    if (/^(mask|filter)$/.test(open)) known.transparency = true
    const size = open === 'image' ? embeddedSize(link, budget) : undefined
    const width = lengthOf(attributes.get('width'))
    const height = lengthOf(attributes.get('height'))
    if (size && width && height)
      pictures.push({ ...size, scale, ppi: [(size.width * pixel) / width, (size.height * pixel) / height] })
  }
  if (!sheet || !ended) throw new Damaged('cut off')
  const page = pageOf(sheet, pictures)
  // Drawing programs name themselves in a comment.
  const [, maker = ''] =
    /<!-- (?:Generator|Creator): ([^>]{1,100})/.exec(textOf(bytes.subarray(0, 2_000))) ?? []
  return factsOf('svg', {
    ...known,
    maker: makerOf(maker),
    pages: [{ ...page, painted, ...(grounded && { extents: [{ box: page.media, isArea: true }] }) }],
    count: 1,
    colors: [colored ? 'rgb' : 'gray'],
  })
}

/** Whether a rectangle certainly colors the whole sheet. */
function isGround(attributes: Map<string, string>, { left, top, width, height, unit }: Sheet): boolean {
  const covers = (start: string, from: number, size: string, whole: number) => {
    const at = Number(attributes.get(start) ?? 0)
    const text = attributes.get(size)
    return at <= from && at + (text === '100%' ? whole : Number(text)) > from + whole - 0.01
  }
  return (
    [...attributes.keys()].every((key) => /^(id|x|y|width|height|fill)$/.test(key)) &&
    /^(?!none|white|transparent|inherit|currentcolor|#f+$)(#|[a-z]+$)/i.test(attributes.get('fill') ?? '') &&
    covers('x', left, 'width', width / unit) &&
    covers('y', top, 'height', height / unit)
  )
}

/** The size by width and height, or else by the view box, in pixels. */
function sheetOf(attributes: Map<string, string>): Sheet | undefined {
  const [left = 0, top = 0, across = 0, down = 0] = (attributes.get('viewbox') ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
  const box = across > 0 && down > 0 ? { width: across * pixel, height: down * pixel } : undefined
  const width = lengthOf(attributes.get('width'))
  const height = lengthOf(attributes.get('height'))
  const size = width && height ? { width, height } : box
  return size && { ...size, left, top, unit: box ? size.width / across : pixel }
}

function pageOf(
  { width, height, unit }: Sheet,
  pictures: (Placed & { scale: [number, number] })[],
): PrintPage {
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
    const view = dataViewOf(bytes)
    if (view.getUint8(0) === 0x89) return { width: view.getUint32(16), height: view.getUint32(20) }
    for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
      budget.step()
      const marker = view.getUint8(at + 1)
      if (marker >= 0xc0 && marker <= 0xc3)
        return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
  } catch (error) {
    // The size lies beyond the part read.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Points per CSS unit (css-values, 6.2); a pixel is 1/96 inch. */
const pixel = inch / 96
const units: Record<string, number> = {
  '': pixel,
  px: pixel,
  pt: 1,
  pc: 12,
  in: inch,
  mm: millimeter,
  cm: 10 * millimeter,
  q: millimeter / 4,
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
  let across = 1
  let down = 1
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

/** A token: start tag, end tag, or text. */
export type Token =
  { open: string; attributes: Map<string, string>; empty: boolean } | { close: string } | { text: string }

/** Longer than any meaningful attribute; an embedded picture's is cut. */
const maxAttribute = 65_536

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (value: string) =>
  value.slice(0, maxAttribute).replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!)

/**
 * Text; character data; skipped parts: comments, instructions, declarations (a document type may have a subset in
 * brackets); an end tag; the beginning of a start tag. None backtracks.
 */
const part =
  /([^<]+)|<!\[CDATA\[([^]*?)(?:\]\]>|$)|<!--[^]*?(?:-->|$)|<\?[^]*?(?:\?>|$)|<![^[>]*(?:\[[^\]]*\]?|>?)|<\/([^\s/>="']*)[^>]*>?|<([^\s/>="']*)/y
/** An attribute, or the stroke of an empty tag. */
const attribute = /[\s"']*(?:(\/)|([^\s/>="']*)(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>]*)))?)/y

/** Splits SVG into tokens without acting on any: no entity is expanded, nothing is fetched. */
export function* tagsOf(source: string, budget: Budget): Generator<Token> {
  for (let at = 0; at < source.length;) {
    const next = (pattern: RegExp) => {
      budget.step()
      pattern.lastIndex = at
      const found = pattern.exec(source)
      budget.pass(found?.[0].length ?? 0)
      at += found?.[0].length ?? 0
      return found
    }
    const [, words, data, close, open] = next(part) ?? []
    if (data !== undefined || words?.trim()) yield { text: data ?? words! }
    if (close !== undefined) yield { close: close.toLowerCase() }
    if (open === undefined) continue
    const attributes = new Map<string, string>()
    let empty = false
    while (at < source.length && source[at] !== '>') {
      const [, stroke, name = '', ...values] = next(attribute) ?? []
      if (stroke) empty = source[at] === '>'
      const value = values.find((given) => given !== undefined)
      if (name && value !== undefined) attributes.set(name.slice(0, maxAttribute).toLowerCase(), plain(value))
    }
    at += 1
    yield { open: open.toLowerCase(), attributes, empty }
  }
}

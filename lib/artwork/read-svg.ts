import { textOf } from '../../supabase/functions/_shared/file-kind.ts'
import { type FileFacts, factsOf, makerOf, type Size } from './facts.ts'
import { type Budget, Damaged } from './reading.ts'
import { onPage, type Place, placeIn, Pictures } from './svg-pictures.ts'
import { tagsOf } from './svg-tags.ts'
import { type Attributes, lengthOf, pixel, propertyOf, viewOf } from './svg-units.ts'

/** In points, but its corner in user units. */
type Sheet = Size & { left: number; top: number; /** Points per user unit. */ unit: number; unsized?: true }

const isLinked = (address: string | undefined) => address !== undefined && !/^\s*(#|data:|$)/i.test(address)
/** The same of an address in a style. */
const linked = /@import|url\(\s{0,9}["']?(?!["'\s#]|data:)/i
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
  const pictures = new Pictures()
  const places: Place[] = []
  let sheet: Sheet | undefined
  let prefixes: string[] = []
  let inside = ''
  let ended = false
  let painted = false
  let colored = false
  let grounded = false
  // Drawing programs name themselves in a comment.
  const head = textOf(bytes.subarray(0, 2_000))
  const [, maker = ''] = /<!-- (?:Generator|Creator): ([^>]{1,100})/.exec(head) ?? []
  known.foreign = /<\?xml-stylesheet\s/.test(head)
  for (const token of tagsOf(textOf(bytes), budget)) {
    if ('text' in token) {
      if (inside === 'style' && linked.test(token.text)) known.foreign = true
      if (inside === 'style') colored ||= hasHue(token.text)
      if (/^(text|tspan|textpath)$/.test(inside)) known.letters = true
      continue
    }
    if ('close' in token) {
      places.pop()
      inside = ''
      ended = places.length === 0 && /^([^:]+:)?svg$/.test(token.close)
      continue
    }
    const { attributes, empty } = token
    if (!sheet) prefixes = prefixesOf(attributes)
    const prefix = prefixes.find((one) => token.open.startsWith(one)) ?? ''
    const open = token.open.slice(prefix.length)
    inside = open
    const place = placeIn(places.at(-1) ?? onPage, open, attributes)
    painted ||= shape.test(open) && !place.isDefined
    if (places.length === 1 && sheet) grounded ||= open === 'rect' && isGround(attributes, sheet)
    if (!empty) places.push(place)
    if (open === 'svg')
      sheet ??= sheetOf(attributes, /Illustrator/.test(maker) || attributes.has('data-name'))
    ended = open === 'svg' && empty && places.length === 0
    const [, link] = [...attributes].find(([key]) => /(^|:)href$/.test(key)) ?? []
    if (open === 'script' || /^\s*javascript:/i.test(link ?? '')) known.script = true
    for (const [key, value] of attributes) {
      if (key.startsWith('on')) known.script = true
      if (inked.test(key)) colored ||= hasHue(key === 'style' ? value : `${key}:${value}`)
      if (inked.test(key) && linked.test(value)) known.foreign = true
    }
    if (/^(image|foreignobject)$/.test(open)) colored = true
    if (open === 'foreignobject' || (open !== 'a' && isLinked(link))) known.foreign = true
    if (['opacity', 'fill-opacity', 'stroke-opacity'].some((key) => seeThrough(attributes.get(key))))
      known.transparency = true
    if (/^(mask|filter)$/.test(open)) known.transparency = true
    if (sheet) pictures.add(open, attributes, link, place, inUnits(sheet), budget)
  }
  if (!sheet || !ended) throw new Damaged('cut off')
  const { width, height, unit, unsized } = sheet
  const placed = pictures.placed(unit, budget)
  return factsOf('svg', {
    ...known,
    maker: makerOf(maker),
    pages: [
      {
        media: [0, 0, width, height],
        unit: 1,
        turned: 0,
        pictures: placed,
        painted,
        ...(pictures.isUnseen && { unseen: true }),
        ...(unsized && { unsized }),
        ...(grounded && { extents: [{ box: [0, 0, width, height], isArea: true }] }),
      },
    ],
    count: 1,
    colors: [colored ? 'rgb' : 'gray'],
  })
}

/** What stands before the names of elements, where some write it. */
const prefixesOf = (attributes: Attributes) =>
  [...attributes].flatMap(([key, value]) =>
    key.startsWith('xmlns:') && value.trim() === 'http://www.w3.org/2000/svg' ? [`${key.slice(6)}:`] : [],
  )

const inUnits = ({ width, height, unit }: Sheet) => ({ width: width / unit, height: height / unit })

/** Whether a rectangle certainly colors the whole sheet. */
function isGround(attributes: Attributes, { left, top, width, height, unit }: Sheet): boolean {
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

/** Where a file names no size, browsers take this one, in pixels (css-images, 4.1). */
const usual = { width: 300, height: 150 }

/** The size by width and height, or else by the view box, in pixels; those of Illustrator are points. */
function sheetOf(attributes: Attributes, isInPoints: boolean): Sheet {
  const view = viewOf(attributes)
  const own = isInPoints ? 1 : pixel
  const side = (name: 'width' | 'height') => lengthOf(propertyOf(attributes, name), undefined, own)
  const box = view && { width: view.width * own, height: view.height * own }
  const { left, top } = view ?? { left: 0, top: 0 }
  const ratio = box ? box.width / box.height : NaN
  const width = side('width') ?? (side('height') ?? NaN) * ratio
  const height = side('height') ?? width / ratio
  if (width > 0 && height > 0) return { width, height, left, top, unit: view ? width / view.width : own }
  if (box) return { ...box, left, top, unit: own }
  return { width: usual.width * own, height: usual.height * own, left, top, unit: own, unsized: true }
}

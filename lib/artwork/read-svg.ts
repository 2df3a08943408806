import { textOf } from '../../supabase/functions/_shared/file-kind.ts'
import { type FileFacts, factsOf, makerOf } from './facts.ts'
import { type Budget, Damaged } from './reading.ts'
import { onPage, type Place, placeIn, Pictures } from './svg-pictures.ts'
import { extentOf } from './pdf/matrix.ts'
import { SvgGround } from './svg-ground.ts'
import { StyleRules } from './svg-rules.ts'
import { tagsOf } from './svg-tags.ts'
import { type Attributes, inUnits, lengthOf, pixel, propertyOf, type Sheet, viewOf } from './svg-units.ts'

const isLinked = (address: string | undefined) => address !== undefined && !/^\s*(#|data:|$)/i.test(address)
/** The same of an address in a style. */
const linked = /@import|url\(\s{0,9}["']?(?!["'\s#]|data:)/i
const shape = /^(path|rect|circle|ellipse|line|polyline|polygon|text|image|use|foreignobject)$/
const stroked = /^(path|rect|circle|ellipse|line|polyline|polygon)$/
const inked = /^(fill|stroke|style|(stop-|flood-|lighting-)?color)$/
const inks = /(?:^|[\s;{])(?:fill|stroke|(?:stop-|flood-|lighting-)?color)\s{0,9}:\s{0,9}([^;}!]{0,99})/gi
/** Black, white, grays between them, or colors defined elsewhere. */
const gray =
  /^(none|black|white|silver|((dark|light|dim)(slate)?)?gr[ae]y|inherit|currentcolor|transparent|context-\w+|url\(.*|#([\da-f])\5\5|#([\da-f]{2})\6\6|rgb\(\s*(\d+)[\s,]+\7[\s,]+\7\s*\))$/i
const hasHue = (style: string) => [...style.matchAll(inks)].some(([, ink = '']) => !gray.test(ink.trim()))

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
  /** The thinnest line and the smallest letters, in points at a pixel to the unit. */
  let line = Infinity
  let letters = Infinity
  let colored = false
  /** Colors of the latest shade, whether one has two, and whether anything is painted in what has a name. */
  let stops = 0
  let isGraded = false
  let isNamed = false
  const grounds = new SvgGround()
  const rules = new StyleRules()
  // Drawing programs name themselves in a comment, or by what they add.
  const head = textOf(bytes.subarray(0, 2_000))
  const [, said = ''] = /<!-- (?:Generator:|Creator:|Created with) ([^>]{1,100})/.exec(head) ?? []
  let maker = said || (head.includes('inkscape:version') ? 'Inkscape' : '')
  known.foreign = /<\?xml-stylesheet\s/.test(head)
  for (const token of tagsOf(textOf(bytes), budget)) {
    if ('text' in token) {
      if (inside === 'style' && linked.test(token.text)) known.foreign = true
      if (inside === 'style') {
        colored ||= hasHue(token.text)
        rules.take(token.text)
      }
      if (/^(text|tspan|textpath)$/.test(inside)) {
        known.letters = true
        const { letters: size = '16', isDefined, matrix } = places.at(-1) ?? onPage
        if (!isDefined) letters = Math.min(letters, (lengthOf(size) ?? Infinity) * extentOf(matrix))
      }
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
    rules.apply(attributes)
    const place = placeIn(places.at(-1) ?? onPage, open, attributes)
    if (!empty) places.push(place)
    if (open === 'svg' && !sheet) {
      if (attributes.has('data-name')) maker ||= 'Adobe Illustrator'
      sheet = sheetOf(attributes, /Illustrator/.test(maker))
    }
    ended = open === 'svg' && empty && places.length === 0
    const [, link] = [...attributes].find(([key]) => /(^|:)href$/.test(key)) ?? []
    const isPainted = shape.test(open) && !place.isDefined && !isNothing(open, place, link)
    painted ||= isPainted
    stops = open === 'stop' ? stops + 1 : 0
    isGraded ||= stops > 1
    isNamed ||= isPainted && [place.fill, place.stroke].some((one) => one?.startsWith('url('))
    if (
      isPainted &&
      stroked.test(open) &&
      (place.stroke ?? 'none') !== 'none' &&
      !attributes.has('vector-effect')
    )
      line = Math.min(line, (lengthOf(place.line ?? '1') ?? Infinity) * extentOf(place.matrix))
    if (sheet) grounds.take(open, attributes, link, place, sheet)
    if (open === 'script' || /^\s*javascript:/i.test(link ?? '')) known.script = true
    for (const [key, value] of attributes) {
      if (key.startsWith('on')) known.script = true
      if (inked.test(key)) colored ||= hasHue(key === 'style' ? value : `${key}:${value}`)
      if (inked.test(key) && linked.test(value)) known.foreign = true
    }
    if (/^(image|foreignobject)$/.test(open)) colored = true
    if (open === 'foreignobject' || (open !== 'a' && isLinked(link))) known.foreign = true
    if (place.isVeiled || open === 'filter' || isSoft(open, place)) known.transparency = true
    if (sheet) pictures.add(open, attributes, link, place, inUnits(sheet), budget)
  }
  if (!sheet || !ended) throw new Damaged()
  const { width, height, unit, unsized } = sheet
  const placed = pictures.placed(unit, budget)
  const { ground, isFull, close } = grounds.end(budget, sheet)
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
        ...(isGraded && isNamed && { signs: ['shaded'] }),
        ...(ground && { ground }),
        ...(line < Infinity && { line: (line * unit) / pixel }),
        ...(letters < Infinity && { tiny: (letters * unit) / pixel }),
        ...(close.length > 0 && { close }),
        ...(isFull && { extents: [{ box: [0, 0, width, height], isArea: true }] }),
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

/** Whether a shape shows nothing: without paint, or a picture that is elsewhere. */
const isNothing = (open: string, { fill, stroke = 'none' }: Place, link: string | undefined) =>
  open === 'image'
    ? !/^\s*data:/i.test(link ?? '')
    : fill === 'none' && stroke === 'none' && open !== 'use' && open !== 'foreignobject'

/** What a mask shows whole or not at all. */
const hard = /^(none|white|black|#(0{3}|0{6}|f{3}|f{6}))$/i

/** Whether something in a mask makes what it lies on half transparent. */
const isSoft = (open: string, { mask, fill = 'none', stroke = 'none' }: Place) =>
  mask !== undefined &&
  (open === 'image' ||
    [fill, stroke].some((one) => (mask === 'alpha' ? one.startsWith('url(') : !hard.test(one))))

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

import { decodeText } from '../../supabase/functions/_shared/file-kind.ts'
import { type FileFacts, factsOf, makerOf, type Sign } from './facts.ts'
import { type Budget, Damaged } from './reading.ts'
import { onPage, type Place, placeIn, Pictures } from './svg-pictures.ts'
import { scaleOf, type Matrix } from './pdf/matrix.ts'
import { SvgCode } from './svg-code.ts'
import { SvgDrawn } from './svg-drawn.ts'
import { SvgGround, white } from './svg-ground.ts'
import { hasHue, hasHueIn, inked } from './svg-hues.ts'
import { SvgKnives } from './svg-knives.ts'
import { StyleRules } from './svg-rules.ts'
import { nowhere, SvgSight } from './svg-sight.ts'
import { prefixesOf, type StartTag, tagsOf } from './svg-tags.ts'
import {
  type Attributes,
  inUnits,
  lengthOf,
  opacityOf,
  pixel,
  propertyOf,
  type Sheet,
  readSheet,
} from './svg-units.ts'

const isLinked = (address: string | undefined) => address !== undefined && !/^\s*(#|data:|$)/i.test(address)
/** The same of an address in a style. */
const linked = /@import|url\(\s{0,9}["']?(?!["'\s#]|data:)/i
const shape = /^(path|rect|circle|ellipse|line|polyline|polygon|text|image|use|foreignobject)$/
const stroked = /^(path|rect|circle|ellipse|line|polyline|polygon)$/

/** The facts of an SVG, read as text: nothing in it is run, opened or fetched. @throws Damaged, TooMuch */
export function readSvg(bytes: Uint8Array, budget: Budget): FileFacts {
  const text = decodeText(bytes)
  const reader = new SvgReader(text.slice(0, 2_000), new StyleRules(text), budget)
  for (const token of tagsOf(text, budget)) {
    if ('text' in token) reader.text(token.text)
    else if ('close' in token) reader.close(token.close)
    else reader.open(token)
  }
  return reader.facts()
}

class SvgReader {
  private readonly budget: Budget
  private readonly known = { letters: false, script: false, foreign: false, transparency: false }
  private readonly pictures = new Pictures()
  private readonly grounds = new SvgGround()
  private readonly codes = new SvgCode()
  private readonly sight = new SvgSight()
  private readonly drawn = new SvgDrawn()
  private readonly knives = new SvgKnives()
  private readonly rules: StyleRules
  private readonly places: Place[] = []
  private maker: string
  private sheet: Sheet | undefined
  private prefixes: string[] = []
  private inside = ''
  private hasEnded = false
  private isPainted = false
  private isWhite = false
  private isColored = false
  /** The thinnest line and the smallest letters, in points at a pixel to the unit. */
  private line = Infinity
  private letters = Infinity
  private readonly referred: ['line' | 'letters', Place, number][] = []
  /** Colors of the latest shade, whether one has two, and whether anything is painted in what has a name. */
  private stops = 0
  private isGraded = false
  private isNamed = false
  /** Whether one of them lets through what lies under it. */
  private isShadeVeiled = false

  constructor(head: string, rules: StyleRules, budget: Budget) {
    this.budget = budget
    // Drawing programs name themselves in a comment, or by what they add.
    const [, named = ''] = /<!-- (?:Generator:|Creator:|Created with) ([^>]{1,100})/.exec(head) ?? []
    this.maker = named || (head.includes('inkscape:version') ? 'Inkscape' : '')
    this.known.foreign = /<\?xml-stylesheet\s/.test(head)
    this.rules = rules
  }

  text(text: string) {
    if (this.inside === 'style') {
      if (linked.test(text)) this.known.foreign = true
      this.isColored ||= hasHue(text)
    }
    if (!/^(text|tspan|textpath)$/.test(this.inside)) return
    const place = this.places.at(-1) ?? onPage
    if (scaleOf(place.matrix) === 0) return
    this.known.letters ||= !place.isDefined || (place.isPart && !place.isOff && !place.isHidden)
    this.measure('letters', place, lengthOf(place.letters ?? '16'))
  }

  /** Of what is painted where something refers to it, the size is known in the end. */
  private measure(key: 'line' | 'letters', place: Place, size = Infinity, matrices?: Matrix[]) {
    if (place.isDefined && !matrices) this.referred.push([key, place, size])
    else
      for (const scale of (matrices ?? [place.matrix]).map(scaleOf))
        if (scale > 0) this[key] = Math.min(this[key], size * scale)
  }

  close(name: string) {
    this.places.pop()
    this.inside = ''
    this.hasEnded = this.places.length === 0 && /^([^:]+:)?svg$/.test(name)
  }

  open({ open, attributes, empty }: StartTag) {
    if (!this.sheet) this.prefixes = prefixesOf(attributes)
    const prefix = this.prefixes.find((one) => open.startsWith(one)) ?? ''
    // What only its own program knows is not shown, like a definition.
    const name = attributes.has('requiredextensions') ? 'defs' : open.slice(prefix.length)
    this.inside = name
    this.rules.apply(name, attributes)
    const place = placeIn(this.places.at(-1) ?? onPage, name, attributes)
    if (!empty) this.places.push(place)
    if (name === 'svg' && !this.sheet) {
      if (attributes.has('data-name')) this.maker ||= 'Adobe Illustrator'
      this.sheet = readSheet(attributes, /Illustrator/.test(this.maker))
    }
    this.hasEnded = name === 'svg' && empty && this.places.length === 0
    const [, link] = [...attributes].find(([key]) => /(^|:)(href|src)$/.test(key)) ?? []
    if (name === 'svg' && this.sheet) place.seen = this.sight.seenIn(attributes, place, this.sheet)
    const isOut =
      this.sheet &&
      (this.knives.follow(name, attributes, place, this.sheet) ||
        this.sight.isOut(name, attributes, place, this.sheet, this.budget, link))
    this.noteForeign(name, attributes, isOut ? undefined : link)
    if (isOut) place.matrix = nowhere
    else this.notePaint(name, attributes, place, link)
    if (!isOut && (isVeil(name, place) || isSoft(name, place))) this.known.transparency = true
    if (!this.sheet) return
    if (!isOut || name !== 'image')
      this.pictures.add(name, attributes, link, place, inUnits(this.sheet), this.budget)
    if (isOut) return
    this.grounds.take(name, attributes, link, place, this.sheet)
    this.codes.take(name, attributes, place, this.sheet, this.budget, link)
  }

  private notePaint(name: string, attributes: Attributes, place: Place, link: string | undefined) {
    const isPainted = shape.test(name) && !place.isDefined && !isNothing(name, place, link)
    const isWhite = (name === 'text' || stroked.test(name)) && isWhiteAlone(place)
    this.isPainted ||= isPainted && !isWhite
    this.drawn.take(name, place, link, shape.test(name) && !isNothing(name, place, link), this.budget)
    this.isWhite ||= isPainted && isWhite
    this.stops = name === 'stop' ? this.stops + 1 : 0
    this.isGraded ||= this.stops > 1
    const of = (key: string) => propertyOf(attributes, key)
    const amount = parseFloat(of('stop-opacity') ?? '1') * opacityOf(of('stop-color')?.trim())
    this.isShadeVeiled ||= name === 'stop' && amount < 1
    this.isNamed ||= isPainted && [place.fill, place.stroke].some((one) => one?.startsWith('url('))
    const hasLine = stroked.test(name) && (place.stroke ?? 'none') !== 'none'
    const width = lengthOf(place.line ?? '1')
    // Such a line is as wide at any size.
    const { unit } = this.sheet ?? { unit: pixel }
    if (hasLine && !attributes.has('vector-effect')) this.measure('line', place, width)
    else if (hasLine && !place.isDefined && width) this.line = Math.min(this.line, (width * pixel) / unit)
    if (place.mask) return
    this.isColored ||= /^(image|foreignobject)$/.test(name)
    this.isColored ||= hasHueIn(name, attributes, place)
  }

  private noteForeign(name: string, attributes: Attributes, link: string | undefined) {
    if (name === 'script' || /^\s*javascript:/i.test(link ?? '')) this.known.script = true
    if (name === 'foreignobject') this.known.letters = true
    if (name !== 'a' && isLinked(link)) this.known.foreign = true
    for (const [key, value] of attributes) {
      if (key.startsWith('on')) this.known.script = true
      if (inked.test(key) && linked.test(value)) this.known.foreign = true
    }
  }

  /** @throws Damaged if it ends too early */
  facts(): FileFacts {
    for (const [key, place, size] of this.referred) {
      const matrices = this.pictures.matricesOf(place, this.budget)
      this.known.letters ||= key === 'letters' && matrices.length > 0
      this.measure(key, place, size, matrices)
    }
    this.known.transparency ||= this.isShadeVeiled && this.isNamed
    const { sheet, line, letters } = this
    if (!sheet || !this.hasEnded) throw new Damaged()
    const { width, height, unit, unsized, shapeOnly } = sheet
    const pictures = this.pictures.placed(unit, this.budget, this.drawn.isDrawn)
    const { isUnseen } = this.pictures
    const code = this.codes.end()
    const { ground, extents, hasHalf, close } = this.grounds.end(this.budget, sheet, (place) =>
      this.pictures.matricesOf(place, this.budget),
    )
    const signs: Sign[] = this.isGraded && this.isNamed ? ['shaded'] : []
    if (hasHalf) signs.push('half')
    return factsOf('svg', {
      ...this.known,
      maker: makerOf(this.maker),
      pages: [
        {
          media: [0, 0, width, height],
          unit: 1,
          turned: 0,
          pictures,
          painted: this.isPainted || this.knives.isFound,
          contour: this.knives.contour,
          ...(this.isWhite && ground !== 'white' && { white: true }),
          ...(isUnseen && { unseen: true }),
          ...(unsized && { unsized }),
          ...(shapeOnly && { shapeOnly }),
          ...(signs.length > 0 && { signs }),
          ...(ground && { ground }),
          ...(code && { code }),
          ...(line < Infinity && { line: (line * unit) / pixel }),
          ...(letters < Infinity && { tiny: (letters * unit) / pixel }),
          ...(close.length > 0 && { close }),
          ...(extents && { extents }),
        },
      ],
      count: 1,
      colors: [this.isColored ? 'rgb' : 'gray'],
    })
  }
}

/** Whether a shape shows nothing: without paint, or a picture that is elsewhere. */
const isNothing = (open: string, { fill, stroke = 'none' }: Place, link: string | undefined) =>
  open === 'image'
    ? !/^\s*data:/i.test(link ?? '')
    : fill === 'none' && stroke === 'none' && open !== 'use' && open !== 'foreignobject'

/** Whether what it paints is white. */
const isWhiteAlone = ({ fill = 'black', stroke = 'none' }: Place) =>
  [fill, stroke].every((one) => one === 'none' || white.test(one))

/** Whether what it paints is seen through. */
const isVeil = (open: string, { isVeiled }: Place) => isVeiled && shape.test(open)

/** What a mask shows whole or not at all. */
const hard = /^(none|white|black|#(0{3}|0{6}|f{3}|f{6}))$/i

/** Whether something in a mask makes what it lies on half transparent. */
const isSoft = (open: string, { mask, fill = 'none', stroke = 'none' }: Place) =>
  mask !== undefined &&
  (open === 'image' ||
    [fill, stroke].some((one) => (mask === 'alpha' ? one.startsWith('url(') : !hard.test(one))))

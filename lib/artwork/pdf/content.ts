import type { Box } from '../facts.ts'
import { inAmounts, type InkUse, noInk } from './colors.ts'
import { lookIntoFill } from './filled.ts'
import { inksOfShading } from './ink-amounts.ts'
import { drawPicture } from './draw-picture.ts'
import { drawInline } from './inline-picture.ts'
import { Lexer, type Value, Dict, Name, Stream, Word } from './lexer.ts'
import { lettersOf } from './letters.ts'
import {
  strokeWidthOf,
  unionOf,
  cornersOf,
  unboundedBox,
  scaleOf,
  includePoints,
  identity,
  isBox,
  type Matrix,
  matrixOf,
  intersect,
  emptyBox,
  multiply,
} from './matrix.ts'
import type { Objects } from './objects.ts'
import { holdNumber, numbersOf, readOperands } from './operands.ts'
import { operatorOf } from './operators.ts'
import { type Paint, replacesInks } from './paint.ts'
import { clipShape, Path, type Shape } from './path.ts'
import { setState } from './set-state.ts'
import { firstState, isOneTone, type State } from './state.ts'
import { Seen } from './seen.ts'
import { TextLine } from './text-line.ts'
import { drawTile } from './tile.ts'

/** Forms within forms that are read; poppler reads as many. */
const maxForms = 100
/** Text rendering mode of invisible letters, such as text behind a scan. */
const invisible = 3

/** Reads the content that paints a page (ISO 32000-2, 7.8 and 8) and records what it shows, without drawing. */
export class Content {
  state = firstState()
  readonly line = new TextLine()
  /** The current path, and whether it will clip. */
  readonly path = new Path()
  clips = false
  filled: Box | undefined
  readonly saved: State[] = []
  /** The operand of the next operator beside numbers: none takes more. */
  private other: Value | undefined
  private lexer: Lexer | undefined
  readonly objects: Objects
  seen: Seen
  /** A template's layer, whose lines guide and are not to be printed. */
  guide: string | undefined
  readonly marked: [Seen, string | undefined][] = []
  /** The box of the text that will clip. */
  private limits = emptyBox()
  private readonly resources: Dict
  private readonly depth: number
  /** To the page, from where the content begins. */
  private readonly base: Matrix

  constructor(objects: Objects, seen: Seen, resources: Dict, start: Partial<State> = {}, depth = 0) {
    this.objects = objects
    this.seen = seen
    this.resources = resources
    this.depth = depth
    Object.assign(this.state, start)
    this.base = this.state.matrix
  }

  read(bytes: Uint8Array) {
    const lexer = (this.lexer = new Lexer(bytes, this.objects.budget))
    for (;;) {
      const value = readOperands(lexer) ?? lexer.next()
      if (value instanceof Word) {
        if (value.word === 'BI') drawInline(lexer, this.picture)
        else operatorOf(value)?.(this, numbersOf(lexer), this.other)
        lexer.count = 0
        if (lexer.texts.length > 0) lexer.texts = []
        this.other = undefined
      } else if (value === undefined) return
      else if (typeof value !== 'number') this.other = value
      else holdNumber(lexer, value)
    }
  }

  /** Paints the path, and clips with it. */
  end(fills = false, strokes = false, isOdd = false) {
    const { state, path } = this
    const shape = fills || this.clips ? path.shape() : false
    const { box } = path
    if (fills) this.paint('fill', state.fill, box, shape)
    if (fills && (shape !== true || path.parts.length > 1)) lookIntoFill(this, box, shape, isOdd)
    if (strokes) this.seen.grounds.knives.trace(path, state.stroke.spots)
    if (strokes && this.guide) this.seen.guides.add(this.guide)
    else if (strokes)
      this.paint('stroke', state.stroke, box, false, fills && isOneTone(state) ? {} : undefined)
    if (this.clips) this.clip(box, shape)
    this.path.begin()
    this.clips = false
  }

  private clip(box: Box, shape: Shape) {
    const { state } = this
    state.clip = intersect(state.clip, box)
    state.shape = clipShape(state.shape, shape)
  }

  paint(which: 'fill' | 'stroke', inks: InkUse, box: Box, shape: Shape, more?: Partial<Paint>) {
    const { clip, matrix, over, width, cap, isClear, around, shape: limit } = this.state
    if (which === 'fill' && isClear === 'gone') return
    const line = which === 'stroke' && !more ? width * strokeWidthOf(matrix, box) : more?.line
    const ends = cap === 0 && line && !more ? this.path.ends.around(box, line / 2) : undefined
    const { text, whole = box, joins, isVeiled = this.state.isVeiled }: Partial<Paint> = more ?? {}
    const how = {
      inks,
      line,
      text,
      over: over[which] && (over.mode === 1 || !replacesInks(inks, this.seen.spots)),
      isClear: around || isClear,
      isVeiled,
      whole,
      joins,
      ends,
    }
    const shown = intersect(box, clip)
    const isOpen = inks.tile && !(isBox(shown) && inks.tile())
    const own = isOpen || isVeiled ? undefined : clipShape(shape, limit)
    this.seen.cover(shown, own, how)
  }

  /** Begins what belongs to a layer, or to none. */
  mark(layer?: Value) {
    this.marked.push([this.seen, this.guide])
    if (this.objects.layers.isHidden(layer)) this.seen = new Seen()
    else this.guide = this.objects.layers.guideOf(layer) ?? this.guide
  }

  own = (kind: string) => this.objects.dict(this.resources.entries.get(kind))

  named(kind: string, name: Value | undefined): Value | undefined {
    return name instanceof Name ? this.objects.get(this.own(kind), name.name) : undefined
  }

  show(moves: number[]) {
    const { state, objects, seen, lexer } = this
    const { font, mode, fill, stroke } = state
    const letters = lettersOf(font, objects)
    this.line.show(lexer!, moves, state, letters, this)
    const { size, codes, box } = this.line
    seen.say(codes)
    if (mode > invisible && box) {
      this.limits = unionOf(this.limits, box)
      seen.close.text(intersect(box, state.clip))
    }
    if (mode % 4 === invisible || !box) return
    if (font && seen.isPrinted(intersect(box, state.clip))) seen.font(font, objects)
    const height = letters.drawingOf === undefined ? size : 0
    if (mode % 4 !== 1) this.paint('fill', fill, box, false, { text: height })
    const isEdge = mode % 4 === 1 || !isOneTone(state)
    const line = isEdge ? state.width * scaleOf(state.matrix) : undefined
    if (mode % 4 !== 0) this.paint('stroke', stroke, box, false, { text: height, line })
  }

  /** Looks into the drawing of a letter, once at its largest. */
  drawLetter(drawing: Stream, matrix: Matrix, resources?: Dict) {
    const { seen, state } = this
    const scale = scaleOf(matrix)
    if (state.mode === invisible || (seen.drawn.get(drawing) ?? 0) >= scale) return
    seen.drawn.set(drawing, scale)
    this.form(drawing, matrix, state.clip, seen, resources)
  }

  /** Text may limit what is painted after it. */
  endText() {
    if (this.limits[0] <= this.limits[2]) this.clip(this.limits, undefined)
    this.limits = emptyBox()
  }

  shading(shading: Value | undefined): InkUse {
    this.seen.signs.add('shaded')
    return inksOfShading(this.objects.dict(shading), this.objects, this.own('ColorSpace'))
  }

  tint(which: 'fill' | 'stroke', inks: InkUse, numbers: number[], name?: Value) {
    const pattern = this.named('Pattern', name)
    const shading = this.objects.dict(pattern)?.entries.get('Shading')
    const { base = inks } = inks
    const dye = inAmounts(base, numbers)
    if (shading) this.state[which] = { ...this.shading(shading), base }
    else if (!(pattern instanceof Stream)) this.state[which] = dye
    else this.state[which] = { ...noInk, base, tile: () => drawTile(this, pattern, dye, this.base) }
  }

  /** Reads a mask: its colors are not printed, but the masked area is only as sharp as its pictures. */
  mask(form: Stream) {
    const inside = new Seen()
    this.form(form, this.state.matrix, unboundedBox, inside)
    this.seen.take(inside, false)
  }

  setState = (value: Value | undefined) => setState(this, this.objects.dict(value))

  private picture = (dict: Dict, width: number, height: number, stream?: Stream) =>
    drawPicture(this, dict, { width, height }, stream)

  draw(object: Value | undefined) {
    const { objects } = this
    if (!(object instanceof Stream)) return
    this.mark(objects.get(object.dict, 'OC'))
    const kind = objects.name(object.dict, 'Subtype')
    if (kind === 'Form') this.form(object, this.state.matrix)
    const [width, height] = ['Width', 'Height'].map((key) => objects.number(object.dict, key))
    if (kind === 'Image' && width && height) this.picture(object.dict, width, height, object)
    ;[this.seen, this.guide] = this.marked.pop()!
  }

  /** A form XObject. One that contains itself ends at the general limit on depth. */
  form(form: Stream, matrix: Matrix, clip = this.state.clip, seen = this.seen, more?: Dict) {
    const { objects, depth, state } = this
    if (depth >= maxForms) {
      seen.vague = true
      return
    }
    const own = multiply(matrixOf(objects.get(form.dict, 'Matrix')) ?? identity, matrix)
    const box = objects.box(form.dict, 'BBox')
    const within = box ? intersect(clip, includePoints(emptyBox(), own, cornersOf(...box))) : clip
    const resources = objects.dict(form.dict.entries.get('Resources')) ?? more ?? this.resources
    const start = { ...state, matrix: own, clip: within, around: state.around || state.isClear }
    const content = new Content(objects, seen, resources, start, depth + 1)
    content.guide = this.guide
    content.read(objects.unpack(form) ?? new Uint8Array())
  }
}

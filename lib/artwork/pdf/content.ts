import type { Font } from '../facts.ts'
import { limits } from '../numbers.ts'
import { type Inks, inksOf, nothing, only } from './colors.ts'
import { drawInline } from './inline-picture.ts'
import { Lexer } from './lexer.ts'
import { type Matrix, identity, matrixOf, times } from './matrix.ts'
import type { Objects } from './objects.ts'
import { passLines } from './pass-lines.ts'
import type { Seen } from './seen.ts'
import { type Value, Dict, Name, Stream, Word } from './values.ts'

type State = { matrix: Matrix; fill: Inks; stroke: Inks; font?: Dict; mode: number }

/** Most saved states, and most operands of an operator; a file with more is broken. */
const most = 512
/** Text rendering mode of invisible letters, such as text behind a scan. */
const invisible = 3

const [gray, rgb, cmyk] = [only('gray'), only('rgb'), only('cmyk')]
const setColor: Record<string, ['fill' | 'stroke', Inks]> = {
  g: ['fill', gray],
  G: ['stroke', gray],
  rg: ['fill', rgb],
  RG: ['stroke', rgb],
  k: ['fill', cmyk],
  K: ['stroke', cmyk],
}
const fills = new Set(['f', 'F', 'f*', 'b', 'b*', 'B', 'B*'])
const strokes = new Set(['s', 'S', 'b', 'b*', 'B', 'B*'])
const shows = new Set(['Tj', 'TJ', "'", '"'])

/** Reads the content that paints a page (ISO 32000-2, 7.8 and 8) and notes what it shows, without drawing. */
export class Content {
  private state: State = { matrix: identity, fill: gray, stroke: gray, mode: 0 }
  private readonly saved: State[] = []
  private values: Value[] = []
  private readonly objects: Objects
  private readonly seen: Seen
  private readonly resources: Dict
  private readonly depth: number

  constructor(objects: Objects, seen: Seen, resources: Dict, start: Partial<State> = {}, depth = 0) {
    this.objects = objects
    this.seen = seen
    this.resources = resources
    this.depth = depth
    Object.assign(this.state, start)
  }

  /** Continues after the previous stream: a page's streams form one, split between any two words. */
  read(bytes: Uint8Array) {
    const lexer = new Lexer(bytes, this.objects.budget)
    for (;;) {
      if (this.values.length === 0) passLines(lexer)
      const value = lexer.next()
      if (value === undefined) return
      if (!(value instanceof Word)) {
        if (this.values.length < most) this.values.push(value)
        continue
      }
      if (value.word === 'BI') this.inline(lexer)
      else this.operate(value.word, this.values)
      this.values = []
    }
  }

  private operate(word: string, values: Value[]) {
    const { state, seen, objects } = this
    switch (word) {
      case 'q':
        if (this.saved.length < most) this.saved.push({ ...state })
        return
      case 'Q':
        this.state = this.saved.pop() ?? state
        return
      case 'cm':
        state.matrix = times(matrixOf(values) ?? identity, state.matrix)
        return
      case 'sh':
        return this.shade(this.named('Shading', values[0]))
      case 'Do':
        return this.draw(this.named('XObject', values[0]))
      case 'gs':
        return this.setState(this.named('ExtGState', values[0]))
      case 'Tf':
        state.font = objects.dict(this.named('Font', values[0]))
        return
      case 'Tr':
        state.mode = Number(values[0])
        return
      case 'cs':
      case 'CS':
        state[word === 'cs' ? 'fill' : 'stroke'] = inksOf(values[0], objects, this.own('ColorSpace'))
        return
      case 'scn':
      case 'SCN':
        return this.pattern(word === 'scn' ? 'fill' : 'stroke', values.at(-1))
    }
    const set = setColor[word]
    if (set) state[set[0]] = set[1]
    if (fills.has(word)) seen.paint(state.fill)
    if (strokes.has(word)) seen.paint(state.stroke)
    if (shows.has(word)) this.show()
  }

  private own = (kind: string) => this.objects.dict(this.resources.entries.get(kind))

  private named(kind: string, name: Value | undefined): Value | undefined {
    return name instanceof Name ? this.objects.get(this.own(kind), name.name) : undefined
  }

  private show() {
    const { mode, font, fill, stroke } = this.state
    if (mode % 4 === invisible) return
    if (font) this.seen.font(fontOf(font, this.objects))
    if (mode % 4 !== 1) this.seen.paint(fill)
    if (mode % 4 !== 0) this.seen.paint(stroke)
  }

  private shade(shading: Value | undefined) {
    this.seen.paint(
      inksOf(this.objects.dict(shading)?.entries.get('ColorSpace'), this.objects, this.own('ColorSpace')),
    )
  }

  private pattern(which: 'fill' | 'stroke', name: Value | undefined) {
    const pattern = this.named('Pattern', name)
    if (pattern instanceof Stream) this.form(pattern, identity)
    else if (pattern) this.shade(this.objects.dict(pattern)?.entries.get('Shading'))
    if (pattern) this.state[which] = nothing
  }

  private setState(value: Value | undefined) {
    const dict = this.objects.dict(value)
    noteState(dict, this.objects, this.seen)
    const font = this.objects.get(dict, 'Font')
    if (Array.isArray(font)) this.state.font = this.objects.dict(font[0])
  }

  private inline(lexer: Lexer) {
    drawInline(lexer, (dict, width, height) => this.picture(dict, width, height))
  }

  private picture(dict: Dict, width: number, height: number) {
    const { objects, seen, state } = this
    const space = dict.entries.get('ColorSpace') ?? dict.entries.get('CS')
    const isStencil = (objects.get(dict, 'ImageMask') ?? objects.get(dict, 'IM')) === true
    seen.paint(isStencil ? state.fill : inksOf(space, objects, this.own('ColorSpace')))
    if (objects.get(dict, 'SMask')) seen.transparency = true
    seen.place(width, height, state.matrix)
  }

  private draw(object: Value | undefined) {
    if (!(object instanceof Stream)) return
    const { objects } = this
    const kind = objects.name(object.dict, 'Subtype')
    if (kind === 'Form') this.form(object, this.state.matrix)
    if (kind !== 'Image') return
    const [width, height] = [objects.number(object.dict, 'Width'), objects.number(object.dict, 'Height')]
    if (width && height) this.picture(object.dict, width, height)
  }

  /** A form XObject. One that contains itself ends at the general limit on depth. */
  private form(form: Stream, matrix: Matrix) {
    const { objects, seen, depth, state } = this
    if (depth >= limits.depth) return
    const own = matrixOf(objects.get(form.dict, 'Matrix')) ?? identity
    const resources = objects.dict(form.dict.entries.get('Resources')) ?? this.resources
    const content = new Content(objects, seen, resources, { ...state, matrix: times(own, matrix) }, depth + 1)
    content.read(objects.unpack(form) ?? new Uint8Array())
  }
}

/** Notes what a graphics state means for the press: transparency and overprint (ISO 32000-2, 8.4.5). */
function noteState(dict: Dict | undefined, objects: Objects, seen: Seen) {
  const blend = objects.get(dict, 'BM')
  const mode = Array.isArray(blend) ? objects.resolve(blend[0]) : blend
  const isClear = (key: string) => (objects.number(dict, key) ?? 1) < 1
  if (isClear('ca') || isClear('CA') || objects.get(dict, 'SMask') instanceof Dict) seen.transparency = true
  if (mode instanceof Name && !/^(Normal|Compatible)$/.test(mode.name)) seen.transparency = true
  if (objects.get(dict, 'OP') === true || objects.get(dict, 'op') === true) seen.overprint = true
}

const programs = ['FontFile', 'FontFile2', 'FontFile3']

/** A font's name, and whether it is embedded (ISO 32000-2, 9.6 to 9.9). */
function fontOf(font: Dict, objects: Objects): Font {
  const list = objects.get(font, 'DescendantFonts')
  const described = objects.dict(Array.isArray(list) ? list[0] : undefined) ?? font
  const descriptor = objects.dict(described.entries.get('FontDescriptor'))
  const name = objects.get(font, 'BaseFont')
  return {
    name: name instanceof Name ? name.name : '',
    // Type 3 glyphs are drawings in the file.
    inside:
      objects.name(font, 'Subtype') === 'Type3' ||
      programs.some((program) => objects.get(descriptor, program) !== undefined),
  }
}

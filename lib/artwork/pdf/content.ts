import { type Box, type Font, limits } from '../facts.ts'
import { cmyk, gray, type Inks, inksOf, nothing, rgb } from './colors.ts'
import { drawInline } from './inline-picture.ts'
import { Lexer, type Value, Dict, Name, Stream, Word } from './lexer.ts'
import { corners, everywhere, grow, identity, type Matrix, matrixOf, meet, nowhere, times } from './matrix.ts'
import type { Objects } from './objects.ts'
import { readLines } from './read-lines.ts'
import { Seen } from './seen.ts'

/** `clip` is the box, on the page, of what may be painted. */
type State = { matrix: Matrix; clip: Box; fill: Inks; stroke: Inks; font?: Dict; mode: number }

/** Most saved states, and most operands of an operator; a file with more is broken. */
const most = 512
/** Text rendering mode of invisible letters, such as text behind a scan. */
const invisible = 3

const setColor: Record<string, ['fill' | 'stroke', Inks?]> = {
  ...{ g: ['fill', gray], rg: ['fill', rgb], k: ['fill', cmyk], sc: ['fill'], scn: ['fill'] },
  ...{ G: ['stroke', gray], RG: ['stroke', rgb], K: ['stroke', cmyk], SC: ['stroke'], SCN: ['stroke'] },
}
const points = new Set(['m', 'l', 'c', 'v', 'y'])
const fills = new Set(['f', 'F', 'f*', 'b', 'b*', 'B', 'B*'])
const strokes = new Set(['s', 'S', 'b', 'b*', 'B', 'B*'])
const shows = new Set(['Tj', 'TJ', "'", '"'])

/** Reads the content that paints a page (ISO 32000-2, 7.8 and 8) and notes what it shows, without drawing. */
export class Content {
  private state: State = { matrix: identity, clip: everywhere, fill: gray, stroke: gray, mode: 0 }
  /** The box, on the page, of the path under way, and whether it will clip. */
  private path = nowhere()
  private clips = false
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
      if (this.values.length === 0) readLines(lexer, this.state.matrix, this.path)
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
      case 're': {
        const [x = 0, y = 0, width = 0, height = 0] = values.map(Number)
        grow(this.path, state.matrix, corners(x, y, x + width, y + height))
        return
      }
      case 'sh':
        seen.cover(state.clip, true)
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
    }
    const [which, inks] = setColor[word] ?? []
    if (which) this.tint(which, inks ?? state[which], values)
    if (points.has(word)) grow(this.path, state.matrix, values)
    if (shows.has(word)) this.show()
    if (word === 'W' || word === 'W*') this.clips = true
    if (fills.has(word)) this.paint(state.fill, this.path, true)
    if (strokes.has(word)) this.paint(state.stroke, this.path, false)
    if (word !== 'n' && !fills.has(word) && !strokes.has(word)) return
    if (this.clips) state.clip = meet(state.clip, this.path)
    this.path = nowhere()
    this.clips = false
  }

  private paint(inks: Inks, box: Box, isArea: boolean | undefined) {
    this.seen.paint(inks)
    if (!inks.bare) this.seen.cover(meet(box, this.state.clip), isArea)
  }

  private own = (kind: string) => this.objects.dict(this.resources.entries.get(kind))

  private named(kind: string, name: Value | undefined): Value | undefined {
    return name instanceof Name ? this.objects.get(this.own(kind), name.name) : undefined
  }

  private show() {
    const { mode, font, fill, stroke } = this.state
    if (mode % 4 === invisible) return
    if (font) this.seen.font(fontOf(font, this.objects))
    const inks = [...(mode % 4 !== 1 ? [fill] : []), ...(mode % 4 !== 0 ? [stroke] : [])]
    for (const one of inks) this.seen.paint(one)
    this.seen.painted ||= inks.some(({ bare }) => !bare)
  }

  private shade(shading: Value | undefined) {
    this.seen.paint(
      inksOf(this.objects.dict(shading)?.entries.get('ColorSpace'), this.objects, this.own('ColorSpace')),
    )
  }

  private tint(which: 'fill' | 'stroke', { colors, spots }: Inks, values: Value[]) {
    const pattern = this.named('Pattern', values.at(-1))
    // A tile does not lie where it is painted.
    if (pattern instanceof Stream) this.form(pattern, identity, nowhere())
    else if (pattern) this.shade(this.objects.dict(pattern)?.entries.get('Shading'))
    const white = spots.length > 0 || colors.includes('cmyk') ? 0 : 1
    const bare = values.every((value) => value === white)
    this.state[which] = pattern ? nothing : { colors, spots, bare }
  }

  private setState(value: Value | undefined) {
    const dict = this.objects.dict(value)
    noteState(dict, this.objects, this.seen)
    const mask = this.objects.get(this.objects.dict(dict?.entries.get('SMask')), 'G')
    // Its colors are not printed, but what it masks is only as sharp as its pictures.
    const inside = new Seen()
    if (mask instanceof Stream) this.form(mask, this.state.matrix, nowhere(), inside)
    this.seen.pictures.push(...inside.pictures)
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
    const inks = isStencil ? state.fill : inksOf(space, objects, this.own('ColorSpace'))
    const [soft, hard] = [objects.get(dict, 'SMask'), objects.get(dict, 'Mask')]
    const isWhole = !isStencil && !soft && !hard
    this.paint(inks, grow(nowhere(), state.matrix, corners(0, 0, 1, 1)), isWhole || undefined)
    if (soft) seen.transparency = true
    seen.place(width, height, state.matrix, state.clip)
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
  private form(form: Stream, matrix: Matrix, clip = this.state.clip, seen = this.seen) {
    const { objects, depth, state } = this
    if (depth >= limits.depth) return
    const own = times(matrixOf(objects.get(form.dict, 'Matrix')) ?? identity, matrix)
    const box = objects.box(form.dict, 'BBox')
    const within = box ? meet(clip, grow(nowhere(), own, corners(...box))) : clip
    const resources = objects.dict(form.dict.entries.get('Resources')) ?? this.resources
    const content = new Content(objects, seen, resources, { ...state, matrix: own, clip: within }, depth + 1)
    content.read(objects.unpack(form) ?? new Uint8Array())
  }

  /** What an annotation shows: a stamp, a comment, a field of a form (ISO 32000-2, 12.5.5). */
  annotate(annotation: Dict) {
    const { objects } = this
    const looks = objects.get(objects.dict(annotation.entries.get('AP')), 'N')
    const look = looks instanceof Dict ? objects.get(looks, objects.name(annotation, 'AS') ?? '') : looks
    const place = objects.box(annotation, 'Rect')
    const isHidden = ((objects.number(annotation, 'F') ?? 0) & 2) > 0
    if (!(look instanceof Stream) || !place || isHidden) return
    const own = matrixOf(objects.get(look.dict, 'Matrix')) ?? identity
    const [x, y, X, Y] = grow(nowhere(), own, corners(...(objects.box(look.dict, 'BBox') ?? place)))
    const [across, up] = [(place[2] - place[0]) / (X - x), (place[3] - place[1]) / (Y - y)]
    this.seen.annotations = true
    this.form(look, [across, 0, 0, up, place[0] - x * across, place[1] - y * up])
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
      programs.some((program) => objects.get(descriptor, program) instanceof Stream),
  }
}

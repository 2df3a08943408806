import { type Box, limits } from '../facts.ts'
import { cmyk, gray, inAmounts, type Inks, inksOf, inksOfPicture, nothing, rgb } from './colors.ts'
import { drawInline } from './inline-picture.ts'
import { Lexer, type Value, Dict, Name, Stream, Word } from './lexer.ts'
import { corners, grow, identity, type Matrix, matrixOf, meet, nowhere, sizeOf, times } from './matrix.ts'
import type { Objects } from './objects.ts'
import { readLines } from './read-lines.ts'
import { firstState, overprintOf, type State } from './state.ts'
import { Seen } from './seen.ts'

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
  private state = firstState()
  private textMatrix = identity
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
        state.size = Number(values[1])
        return
      case 'BT':
      case 'Tm':
        this.textMatrix = matrixOf(values) ?? identity
        return
      case 'w':
        state.width = Number(values[0])
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
    if (fills.has(word)) this.paint('fill', state.fill, this.path, true)
    if (strokes.has(word)) this.paint('stroke', state.stroke, this.path, false)
    if (word !== 'n' && !fills.has(word) && !strokes.has(word)) return
    if (this.clips) state.clip = meet(state.clip, this.path)
    this.path = nowhere()
    this.clips = false
  }

  private paint(which: 'fill' | 'stroke', inks: Inks, box: Box, isArea: boolean | undefined) {
    const { clip, matrix, over, width } = this.state
    this.seen.paint(inks, over[which])
    const line = which === 'stroke' ? width * sizeOf(matrix) : undefined
    if (!inks.bare) this.seen.cover(meet(box, clip), isArea, { ink: inks.ink, line })
  }

  private own = (kind: string) => this.objects.dict(this.resources.entries.get(kind))

  private named(kind: string, name: Value | undefined): Value | undefined {
    return name instanceof Name ? this.objects.get(this.own(kind), name.name) : undefined
  }

  private show() {
    const { mode, font, size, fill, stroke, over, matrix } = this.state
    if (mode % 4 === invisible) return
    if (font) this.seen.font(font, this.objects)
    const inks = [...(mode % 4 !== 1 ? [fill] : []), ...(mode % 4 !== 0 ? [stroke] : [])]
    for (const one of inks) this.seen.paint(one, over.fill)
    this.seen.painted ||= inks.some(({ bare }) => !bare)
    const text = Math.abs(size) * sizeOf(times(this.textMatrix, matrix))
    const isDrawing = () => this.objects.name(font, 'Subtype') === 'Type3'
    for (const { ink, mixed } of inks)
      this.seen.measure({ ink, text: mixed && !isDrawing() ? text : undefined })
  }

  private shade(shading: Value | undefined) {
    this.seen.paint(
      inksOf(this.objects.dict(shading)?.entries.get('ColorSpace'), this.objects, this.own('ColorSpace')),
    )
  }

  private tint(which: 'fill' | 'stroke', inks: Inks, values: Value[]) {
    const pattern = this.named('Pattern', values.at(-1))
    // A tile does not lie where it is painted.
    if (pattern instanceof Stream) this.form(pattern, identity, nowhere())
    else if (pattern) this.shade(this.objects.dict(pattern)?.entries.get('Shading'))
    this.state[which] = pattern ? nothing : inAmounts(inks, values)
  }

  private setState(value: Value | undefined) {
    const { state } = this
    const dict = this.objects.dict(value)
    this.seen.state(dict, this.objects)
    state.width = this.objects.number(dict, 'LW') ?? state.width
    state.over = { ...state.over, ...overprintOf(dict, this.objects) }
    const mask = this.objects.get(this.objects.dict(dict?.entries.get('SMask')), 'G')
    // Its colors are not printed, but what it masks is only as sharp as its pictures.
    const inside = new Seen()
    if (mask instanceof Stream) this.form(mask, state.matrix, nowhere(), inside)
    this.seen.pictures.push(...inside.pictures)
    const font = this.objects.get(dict, 'Font')
    if (!Array.isArray(font)) return
    state.font = this.objects.dict(font[0])
    state.size = Number(font[1])
  }

  private inline(lexer: Lexer) {
    drawInline(lexer, (dict, width, height) => this.picture(dict, width, height))
  }

  private picture(dict: Dict, width: number, height: number, stream?: Stream) {
    const { objects, seen, state } = this
    const space = dict.entries.get('ColorSpace') ?? dict.entries.get('CS')
    const isStencil = (objects.get(dict, 'ImageMask') ?? objects.get(dict, 'IM')) === true
    const own = isStencil ? state.fill : inksOf(space, objects, this.own('ColorSpace'))
    const inks = stream && !isStencil ? inksOfPicture(stream, own, objects) : own
    const [soft, hard] = [objects.get(dict, 'SMask'), objects.get(dict, 'Mask')]
    const isWhole = !isStencil && !soft && !hard
    this.paint('fill', inks, grow(nowhere(), state.matrix, corners(0, 0, 1, 1)), isWhole || undefined)
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
    if (width && height) this.picture(object.dict, width, height, object)
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

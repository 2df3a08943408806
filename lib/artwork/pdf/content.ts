import { type Box, limits } from '../facts.ts'
import { cmyk, gray, inAmounts, type InkUse, inksOf, inksOfPicture, noInk, rgb } from './colors.ts'
import { drawInline } from './inline-picture.ts'
import { Lexer, type Value, Dict, Name, Stream, Word } from './lexer.ts'
import { corners, grow, identity, type Matrix, matrixOf, meet, nowhere, extentOf, times } from './matrix.ts'
import type { Objects } from './objects.ts'
import { firstState, overprintOf, type State } from './state.ts'
import { Seen } from './seen.ts'

/** Most saved states, and most operands of an operator; a file with more is broken. */
const maxDepth = 512
const of = (words: string[], operator: Operator) => words.map((word) => [word, operator] as const)
/** Text rendering mode of invisible letters, such as text behind a scan. */
const invisible = 3

/** Applies an operator to its operands. */
type Operator = (content: Content, numbers: number[], other: Value | undefined) => void

/** Reads the content that paints a page (ISO 32000-2, 7.8 and 8) and records what it shows, without drawing. */
export class Content {
  private state = firstState()
  private textMatrix = identity
  /** The current path's box on the page, and whether it will clip. */
  private path = nowhere()
  private clips = false
  private readonly saved: State[] = []
  /** The operands of the next operator: none takes more than numbers and one other. */
  private readonly numbers: number[] = []
  private other: Value | undefined
  private readonly objects: Objects
  private seen: Seen
  private readonly marked: Seen[] = []
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
      lexer.operands(this.numbers, maxDepth)
      const value = lexer.next()
      if (value === undefined) return
      if (value instanceof Word) {
        if (value.word === 'BI') drawInline(lexer, this.picture)
        else Content.operators.get(value.word)?.(this, this.numbers, this.other)
        this.numbers.length = 0
        this.other = undefined
      } else if (typeof value !== 'number') this.other = value
      else if (this.numbers.length < maxDepth) this.numbers.push(value)
    }
  }

  private static readonly operators = new Map<string, Operator>([
    ['q', (it) => it.saved.length < maxDepth && it.saved.push({ ...it.state })],
    ['Q', (it) => (it.state = it.saved.pop() ?? it.state)],
    ['cm', (it, numbers) => (it.state.matrix = times(matrixOf(numbers) ?? identity, it.state.matrix))],
    ['w', (it, [width]) => (it.state.width = width ?? it.state.width)],
    ['gs', (it, _, name) => it.setState(it.named('ExtGState', name))],
    ...of(['m', 'l', 'c', 'v', 'y'], (it, numbers) => grow(it.path, it.state.matrix, numbers)),
    [
      're',
      (it, [x = 0, y = 0, width = 0, height = 0]) =>
        grow(it.path, it.state.matrix, corners(x, y, x + width, y + height)),
    ],
    ...of(['W', 'W*'], (it) => (it.clips = true)),
    ['n', (it) => it.end()],
    ...of(['f', 'F', 'f*'], (it) => it.end(true)),
    ...of(['s', 'S'], (it) => it.end(false, true)),
    ...of(['b', 'b*', 'B', 'B*'], (it) => it.end(true, true)),
    ...Object.entries({ g: gray, rg: rgb, k: cmyk }).flatMap(([word, inks]): [string, Operator][] => [
      [word, (it, numbers) => it.tint('fill', inks, numbers)],
      [word.toUpperCase(), (it, numbers) => it.tint('stroke', inks, numbers)],
    ]),
    ...of(['sc', 'scn'], (it, numbers, name) => it.tint('fill', it.state.fill, numbers, name)),
    ...of(['SC', 'SCN'], (it, numbers, name) => it.tint('stroke', it.state.stroke, numbers, name)),
    ['cs', (it, _, name) => (it.state.fill = inksOf(name, it.objects, it.own('ColorSpace')))],
    ['CS', (it, _, name) => (it.state.stroke = inksOf(name, it.objects, it.own('ColorSpace')))],
    ...of(['BT', 'Tm'], (it, numbers) => (it.textMatrix = matrixOf(numbers) ?? identity)),
    [
      'Tf',
      (it, [size = 0], name) =>
        Object.assign(it.state, { font: it.objects.dict(it.named('Font', name)), size }),
    ],
    ['Tr', (it, [mode = 0]) => (it.state.mode = mode)],
    ...of(['Tj', 'TJ', "'", '"'], (it) => it.show()),
    ['Do', (it, _, name) => it.draw(it.named('XObject', name))],
    ...of(['BMC', 'BDC'], (it, _, name) => it.mark(it.objects.hidden.has(it.named('Properties', name)))),
    ['EMC', (it) => (it.seen = it.marked.pop() ?? it.seen)],
    ['sh', (it, _, name) => it.shade(it.named('Shading', name), it.state.clip)],
  ])

  /** Paints the path, and clips with it. */
  private end(fills = false, strokes = false) {
    const { state, path } = this
    if (fills) this.paint('fill', state.fill, path, true)
    if (strokes) this.paint('stroke', state.stroke, path, false)
    if (this.clips) state.clip = meet(state.clip, path)
    this.path = nowhere()
    this.clips = false
  }

  private paint(which: 'fill' | 'stroke', inks: InkUse, box: Box, isArea: boolean | undefined) {
    const { clip, matrix, over, width } = this.state
    this.seen.paint(inks, over[which])
    const line = which === 'stroke' ? width * extentOf(matrix) : undefined
    if (inks.cuts) this.seen.painted ||= !inks.bare
    else if (!inks.bare) this.seen.cover(meet(box, clip), isArea, { ink: inks.ink, line })
  }

  private mark(hides: boolean) {
    this.marked.push(this.seen)
    if (hides) this.seen = new Seen()
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
    const text = Math.abs(size) * extentOf(times(this.textMatrix, matrix))
    const isDrawing = () => this.objects.name(font, 'Subtype') === 'Type3'
    for (const { ink, mixed } of inks)
      this.seen.measure({ ink, text: mixed && !isDrawing() ? text : undefined })
  }

  private shade(shading: Value | undefined, box?: Box) {
    if (box) this.seen.cover(box, true)
    this.seen.paint(
      inksOf(this.objects.dict(shading)?.entries.get('ColorSpace'), this.objects, this.own('ColorSpace')),
    )
  }

  private tint(which: 'fill' | 'stroke', inks: InkUse, numbers: number[], name?: Value) {
    const pattern = this.named('Pattern', name)
    // A tile's own place is not where it is painted.
    if (pattern instanceof Stream) this.form(pattern, identity, nowhere())
    else if (pattern) this.shade(this.objects.dict(pattern)?.entries.get('Shading'))
    this.state[which] = pattern ? noInk : inAmounts(inks, numbers)
  }

  private setState(value: Value | undefined) {
    const { state } = this
    const dict = this.objects.dict(value)
    this.seen.state(dict, this.objects)
    state.width = this.objects.number(dict, 'LW') ?? state.width
    state.over = { ...state.over, ...overprintOf(dict, this.objects) }
    const mask = this.objects.get(this.objects.dict(dict?.entries.get('SMask')), 'G')
    // Its colors are not printed, but the masked area is only as sharp as its pictures.
    const inside = new Seen()
    if (mask instanceof Stream) this.form(mask, state.matrix, nowhere(), inside)
    this.seen.pictures.push(...inside.pictures)
    const font = this.objects.get(dict, 'Font')
    if (Array.isArray(font)) Object.assign(state, { font: this.objects.dict(font[0]), size: Number(font[1]) })
  }

  private picture = (dict: Dict, width: number, height: number, stream?: Stream) => {
    const { objects, seen, state } = this
    const space = dict.entries.get('ColorSpace') ?? dict.entries.get('CS')
    const isStencil = (objects.get(dict, 'ImageMask') ?? objects.get(dict, 'IM')) === true
    const own = isStencil ? state.fill : inksOf(space, objects, this.own('ColorSpace'))
    const inks = stream && !isStencil ? inksOfPicture(stream, own, objects) : own
    const soft = objects.get(dict, 'SMask')
    const hard = objects.get(dict, 'Mask')
    const isWhole = !isStencil && !soft && !hard
    this.paint('fill', inks, grow(nowhere(), state.matrix, corners(0, 0, 1, 1)), isWhole || undefined)
    if (soft) seen.transparency = true
    seen.place(width, height, state.matrix, state.clip)
  }

  private draw(object: Value | undefined) {
    const { objects } = this
    if (!(object instanceof Stream) || objects.hidden.has(objects.get(object.dict, 'OC'))) return
    const kind = objects.name(object.dict, 'Subtype')
    if (kind === 'Form') this.form(object, this.state.matrix)
    if (kind !== 'Image') return
    const width = objects.number(object.dict, 'Width')
    const height = objects.number(object.dict, 'Height')
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

  /** Reads the look of an annotation: a stamp, a comment, a field of a form (ISO 32000-2, 12.5.5). */
  annotate(annotation: Dict) {
    const { objects } = this
    const looks = objects.get(objects.dict(annotation.entries.get('AP')), 'N')
    const look = looks instanceof Dict ? objects.get(looks, objects.name(annotation, 'AS') ?? '') : looks
    const place = objects.box(annotation, 'Rect')
    const isHidden = ((objects.number(annotation, 'F') ?? 0) & 2) > 0
    if (!(look instanceof Stream) || !place || isHidden) return
    const own = matrixOf(objects.get(look.dict, 'Matrix')) ?? identity
    const [x, y, X, Y] = grow(nowhere(), own, corners(...(objects.box(look.dict, 'BBox') ?? place)))
    const across = (place[2] - place[0]) / (X - x)
    const up = (place[3] - place[1]) / (Y - y)
    this.seen.annotations = true
    this.form(look, [across, 0, 0, up, place[0] - x * across, place[1] - y * up])
  }
}

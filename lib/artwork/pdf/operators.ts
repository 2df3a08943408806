import type { Box } from '../facts.ts'
import { cmyk, gray, type InkUse, inksOf, rgb } from './colors.ts'
import { codeOf, type Dict, type Value, type Word } from './lexer.ts'
import { identity, type Matrix, matrixOf, multiply } from './matrix.ts'
import type { Objects } from './objects.ts'
import type { Path, Shape } from './path.ts'
import type { Seen } from './seen.ts'
import type { State, TextState } from './state.ts'
import type { TextLine } from './text-line.ts'

/** Most saved states. */
const maxDepth = 512

const of = (words: string[], operator: Operator) => words.map((word) => [word, operator] as const)

type Paint = 'fill' | 'stroke'

/** What operators change: the reading of a page's content (content.ts). */
export type Painting = {
  state: State
  saved: State[]
  readonly path: Path
  clips: boolean
  readonly line: TextLine
  readonly objects: Objects
  seen: Seen
  guide: string | undefined
  readonly marked: [Seen, string | undefined][]
  own: (kind: string) => Dict | undefined
  named: (kind: string, name: Value | undefined) => Value | undefined
  end: (fills?: boolean, strokes?: boolean, isOdd?: boolean) => void
  tint: (which: Paint, inks: InkUse, numbers: number[], name?: Value) => void
  show: (moves: number[]) => void
  endText: () => void
  draw: (object: Value | undefined) => void
  mark: (layer?: Value) => void
  shading: (shading: Value | undefined) => InkUse
  paint: (which: Paint, inks: InkUse, box: Box, shape: Shape) => void
  setState: (value: Value | undefined) => void
}

/** Applies an operator to its operands. */
type Operator = (content: Painting, numbers: number[], other: Value | undefined) => void

/** Operands are numbers, in a list of their own. */
const matrixIn = (numbers: number[]) =>
  numbers.length === 6 ? (numbers as unknown as Matrix) : (matrixOf(numbers) ?? identity)

/** Sets one number of the text's state, in units of `by`. */
const text =
  (key: keyof TextState, by = 1): Operator =>
  ({ state }, [value = 0]) =>
    (state.text = { ...state.text, [key]: value * by })

/** The path, of which a knife's line is followed. */
function traced({ path, state, seen }: Painting): Path {
  if (state.stroke.cuts && !seen.grounds.knives.isMuch) path.traced ??= []
  return path
}

/** What the operators of a page's content do (ISO 32000-2, annex A). */
const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['q', (it) => it.saved.length < maxDepth && it.saved.push({ ...it.state })],
  ['Q', (it) => (it.state = it.saved.pop() ?? it.state)],
  ['cm', (it, numbers) => (it.state.matrix = multiply(matrixIn(numbers), it.state.matrix))],
  ['w', (it, [width]) => (it.state.width = width ?? it.state.width)],
  ['J', (it, [cap = 0]) => (it.state.cap = cap)],
  ['gs', (it, _, name) => it.setState(it.named('ExtGState', name))],
  ['m', (it, numbers) => traced(it).move(it.state.matrix, numbers)],
  ['l', (it, numbers) => it.path.add(it.state.matrix, numbers)],
  ...of(['c', 'v', 'y'], (it, numbers) => {
    it.path.isCurved = true
    it.path.add(it.state.matrix, numbers)
  }),
  [
    're',
    (it, [x = 0, y = 0, width = 0, height = 0]) => traced(it).rectangle(it.state.matrix, x, y, width, height),
  ],
  ['h', (it) => it.path.endAtStart()],
  ...of(['W', 'W*'], (it) => (it.clips = true)),
  ['n', (it) => it.end()],
  ...of(['f', 'F'], (it) => it.end(true)),
  ['f*', (it) => it.end(true, false, true)],
  ...['S', 'B', 'B*'].flatMap((word): [string, Operator][] => {
    const end: Operator = (it) => it.end(word !== 'S', true, word === 'B*')
    const close: Operator = (it) => {
      it.path.endAtStart()
      end(it, [], undefined)
    }
    return [
      [word, end],
      [word.toLowerCase(), close],
    ]
  }),
  ...Object.entries({ g: gray, rg: rgb, k: cmyk }).flatMap(([word, inks]): [string, Operator][] => [
    [word, (it, numbers) => it.tint('fill', inks, numbers)],
    [word.toUpperCase(), (it, numbers) => it.tint('stroke', inks, numbers)],
  ]),
  ...of(['sc', 'scn'], (it, numbers, name) => it.tint('fill', it.state.fill, numbers, name)),
  ...of(['SC', 'SCN'], (it, numbers, name) => it.tint('stroke', it.state.stroke, numbers, name)),
  ['cs', (it, _, name) => (it.state.fill = inksOf(name, it.objects, it.own('ColorSpace')))],
  ['CS', (it, _, name) => (it.state.stroke = inksOf(name, it.objects, it.own('ColorSpace')))],
  ...of(['BT', 'Tm'], (it, numbers) => it.line.set(matrixIn(numbers))),
  ['Td', (it, [x = 0, y = 0]) => it.line.move(x, y)],
  [
    'TD',
    (it, [x = 0, y = 0]) => {
      text('leading')(it, [-y], undefined)
      it.line.move(x, y)
    },
  ],
  ['T*', (it) => it.line.move(0, -it.state.text.leading)],
  ['TL', text('leading')],
  ['Tc', text('spacing')],
  ['Tw', text('words')],
  ['Tz', text('stretch', 0.01)],
  ['Ts', text('rise')],
  ['Tr', (it, [mode = 0]) => (it.state.mode = mode)],
  [
    'Tf',
    (it, [size = 0], name) => {
      it.state.font = it.objects.dict(it.named('Font', name))
      it.state.size = size
    },
  ],
  ...of(['Tj', 'TJ'], (it, numbers) => it.show(numbers)),
  ...of(["'", '"'], (it, [words, spacing]) => {
    if (words !== undefined && spacing !== undefined) it.state.text = { ...it.state.text, words, spacing }
    it.line.move(0, -it.state.text.leading)
    it.show([])
  }),
  ['ET', (it) => it.endText()],
  ['Do', (it, _, name) => it.draw(it.named('XObject', name))],
  ['BMC', (it) => it.mark()],
  ['BDC', (it, _, name) => it.mark(it.named('Properties', name))],
  ['EMC', (it) => ([it.seen, it.guide] = it.marked.pop() ?? [it.seen, it.guide])],
  ['sh', (it, _, name) => it.paint('fill', it.shading(it.named('Shading', name)), it.state.clip, true)],
])

/** Those of one or two letters by their code: a page may have a million. */
const usual: (Operator | undefined)[] = Array.from({ length: 65_536 })
for (const [word, operator] of operators) if (word.length < 3) usual[codeOf(word)] = operator

export const operatorOf = ({ code, word }: Word) => usual[code] ?? operators.get(word)

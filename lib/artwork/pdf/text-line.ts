import type { Box } from '../facts.ts'
import type { Dict, Lexer, Stream } from './lexer.ts'
import { shapes } from './letter-shapes.ts'
import { type Letters, readCodes } from './letters.ts'
import { identity, type Matrix, multiply } from './matrix.ts'
import type { State } from './state.ts'

/** Moves a matrix in its own units. */
const moved = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Matrix => [
  a,
  b,
  c,
  d,
  x * a + y * c + e,
  x * b + y * d + f,
]

/** What runs to the right then runs down. */
const downwards: Matrix = [0, -1, 1, 0, 0, 0]

/** The place of text as it is set, letter after letter (ISO 32000-2, 9.4). */
export class TextLine {
  /** Of the text shown last: its codes, the height of its letters, and their box unless they are blank. */
  codes: number[] = []
  size = 0
  box: Box | undefined
  private matrix = identity
  private start = identity

  set(matrix: Matrix) {
    this.matrix = this.start = matrix
  }

  move(x: number, y: number) {
    this.set(moved(this.start, x, y))
  }

  /**
   * Sets the texts before an operator and moves on by their width.
   * @param moves numbers that move the letters behind them
   * @param content looks into the drawings of letters
   */
  show(
    { bytes, texts }: Lexer,
    moves: readonly number[],
    { matrix: page, size, text }: State,
    letters: Letters,
    content: { drawLetter: (drawing: Stream, matrix: Matrix, resources?: Dict) => void },
  ) {
    const { isWide, isUpright, widthOf, shapeOf, drawingOf, matrix: own, resources } = letters
    const { spacing, words, stretch, rise } = text
    const line = multiply(this.matrix, page)
    const matrix = isUpright ? multiply(downwards, line) : line
    const thousandth = (isUpright ? -size : size * stretch) / 1_000
    const unit = own[0] * size * stretch
    this.codes = []
    let across = 0
    let from = Infinity
    let to = -Infinity
    // Below the line and high above it, as far as letters show something there.
    let shown = isUpright ? shapes.low | shapes.tall : 0
    let done = 0
    const moveUpTo = (count: number) => {
      for (; done < Math.min(count, moves.length); done++) across -= moves[done]! * thousandth
    }
    for (let place = 0; place < texts.length; place += 3) {
      moveUpTo(texts[place + 2]!)
      for (const code of readCodes(bytes, texts[place]!, texts[place + 1]!, isWide)) {
        this.codes.push(code)
        const next = across + widthOf(code) * unit
        const drawing = drawingOf?.(code)
        if (drawing) {
          const at: Matrix = [size * stretch, 0, 0, size, across, rise]
          content.drawLetter(drawing, multiply(own, multiply(at, matrix)), resources)
        }
        const shape = shapeOf(code)
        if (shape !== shapes.blank) {
          if (across < from) from = across
          if (next > to) to = next
          shown |= shape
        }
        across = next + (spacing + (code === 32 && !isWide ? words : 0)) * stretch
      }
    }
    moveUpTo(moves.length)
    this.matrix = moved(this.matrix, isUpright ? 0 : across, isUpright ? -across : 0)
    this.size = Math.abs(size) * heightIn(matrix)
    const up = own[3] * size
    const foot = rise + (shown & shapes.low ? letters.bottom * up : 0)
    const head = rise + (shown & shapes.tall ? letters.top : letters.middle) * up
    this.box = from > to ? undefined : boxOf(matrix, from, foot, to, head)
  }
}

/** How high a unit stands on its line, slanted or not. */
const heightIn = ([a, b, c, d]: Matrix) => Math.abs(a * d - b * c) / (Math.hypot(a, b) || 1)

/** The box of a rectangle on the page. */
function boxOf([a, b, c, d, e, f]: Matrix, x: number, y: number, X: number, Y: number): Box {
  const left = Math.min(a * x, a * X) + Math.min(c * y, c * Y) + e
  const bottom = Math.min(b * x, b * X) + Math.min(d * y, d * Y) + f
  const right = Math.max(a * x, a * X) + Math.max(c * y, c * Y) + e
  return [left, bottom, right, Math.max(b * x, b * X) + Math.max(d * y, d * Y) + f]
}

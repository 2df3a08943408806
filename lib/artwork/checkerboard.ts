/** Gray has values this near to one another, and is at least this light; two of these differ this much. */
const near = 12
const lightest = 150
const apart = 8
/** Squares of a row from which it is no drawing. */
const least = 6
/** Of a row; some of it may be drawn on. */
const share = 0.75

/** Finds the gray and white squares that stand for nothing in programs' windows, where they are the picture's ground. */
export class Checkerboard {
  private side = 0
  private middle = 0
  private first = new Uint8Array()
  isFound = false

  /** Whether a further row is needed. */
  get isOpen() {
    return this.side > 0
  }

  /** Takes whole rows, the first one first. @param dots red, green, blue and alpha, a byte each */
  row(y: number, dots: Uint8Array) {
    if (y === 0) this.measure(dots)
    else if (this.side > 0 && y === Math.round(1.5 * this.side - 0.5)) this.compare(dots)
  }

  /** The gray squares of the second row are those that the first one leaves white. */
  private compare(dots: Uint8Array) {
    let turned = 0
    for (let at = 0; at < dots.length; at += 4)
      if (this.isDark(dots, at) !== this.isDark(this.first, at)) turned += 4
    this.isFound = turned > share * dots.length
    this.side = 0
  }

  private isDark(dots: Uint8Array, at: number) {
    return dots[at]! < this.middle
  }

  private measure(dots: Uint8Array) {
    let low = 255
    let high = 0
    for (let at = 0; at < dots.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = dots.subarray(at, at + 4)
      const isGray = Math.abs(red - green) < near && Math.abs(green - blue) < near
      if (!isGray || red < lightest || alpha < 255) return
      low = Math.min(low, red)
      high = Math.max(high, red)
    }
    if (high - low < apart) return
    this.middle = (low + high) / 2
    const turns: number[] = []
    for (let at = 4; at < dots.length; at += 4)
      if (this.isDark(dots, at) !== this.isDark(dots, at - 4)) turns.push(at / 4)
    const squares = turns.slice(1).map((turn, index) => turn - turns[index]!)
    const mean = squares.reduce((sum, one) => sum + one, 0) / squares.length
    const isEven = squares.every((one) => Math.abs(one - mean) <= Math.max(1, mean / 10))
    if (squares.length < least || !isEven) return
    this.side = mean
    this.first = dots.slice()
  }
}

import { Checkerboard } from './checkerboard.ts'
import { CodeDots } from './code-dots.ts'
import { type Color, limits, type Seen } from './facts.ts'
import { Budget, TooMuch } from './reading.ts'
import { StraightEdges } from './straight-edges.ts'
import { Tones } from './tones.ts'

/** Alpha up to here shows nothing; from there on it hides what lies under it. */
const least = 5
const most = 250
/** How far a value may be from another of the same color: dots of a scan or a screenshot vary. */
const near = 12
/**
 * From here on, all three values are white, if they vary as those of paper on a scanner do; those of one color print as a tint
 * until they are lighter than the 2% that a press holds (ISO 12647-2).
 */
const white = { varied: 243, even: 250 }
/** Dots side by side, and rows one below the other, that an edge drawn smoothly does not make half transparent. */
const wide = 4
/**
 * Shares of all dots, that a ground lets through (`clear`) or that rounded corners of a box take (`round`); of the visible dots,
 * that are half transparent (`faint`, `soft`); and of the border, that have another color (`other`), are only dust,
 * or have one color `even`ly.
 */
const share = { clear: 0.005, round: 0.02, faint: 0.002, soft: 0.2, other: 0.25, dust: 0.01, even: 0.95 }

/** Dots that are half transparent beyond smooth edges: fewer, and a smaller share, lie in the corners of small letters. */
const leastSoft = 150

/** Named once: a test's surroundings look a global up each time, which takes ten times as long. */
const { abs } = Math

/** Dots of a picture in which a code may be too small: a page of letter size. Of larger ones nothing more is read than needed. */
export const mostScanned = 10_000_000

/** Dots in which it takes little time to see whether they have one color. */
export const mostEven = 1_000_000

/** Whether a picture of so many dots may have one color, which compresses to little more than its header. */
export const mayBeEven = (dots: number, bytes = Infinity) => dots <= mostEven && bytes < 4_096 + dots / 20

/** Dots of a row; more make no picture. */
const widest = 2 ** 20

/** Scans a picture's dots, row by row, for what is transparent, and for the ground by its border. */
export class PixelScan {
  readonly width: number
  private readonly height: number
  private readonly hasAlpha: boolean
  /** How many dots above one another are half transparent, by column. */
  private readonly depths: Uint8Array
  private first?: Uint8Array
  private count = 0
  private clear = 0
  private visible = 0
  private soft = 0
  private other = 0
  /** Dots of the border that have exactly the first one's color, but for rounding. */
  private even = 0
  private isVaried = false
  private readonly edges: StraightEdges
  private readonly codes: CodeDots | undefined
  private readonly checkerboard = new Checkerboard()
  private readonly tones: Tones

  /** @param hasCodes whether its dots are those of the picture, in which codes are looked for */
  constructor(width: number, height: number, hasAlpha: boolean, hasCodes = true) {
    this.width = width
    this.height = height
    this.hasAlpha = hasAlpha
    this.codes = hasCodes && width * height <= mostScanned ? new CodeDots() : undefined
    const columns = Math.min(width, widest)
    this.depths = new Uint8Array(hasAlpha ? columns : 0)
    this.edges = new StraightEdges(columns, height)
    this.tones = new Tones(columns)
  }

  /**
   * Takes dots of a row, the first row first. @param dots red, green, blue and alpha, a byte each
   * @param from their first column @param step to the next one
   */
  row(y: number, dots: Uint8Array, from = 0, step = 1) {
    const length = dots.length / 4
    // A corner may be rounded off.
    const start = dots[3]! < most ? (dots.length >> 3) * 4 : 0
    const [red = 0, green = 0, blue = 0, alpha = 0] = (this.first ??= dots.slice(start, start + 4))
    const isSame = (at: number) =>
      abs(dots[at]! - red) <= near &&
      abs(dots[at + 1]! - green) <= near &&
      abs(dots[at + 2]! - blue) <= near &&
      abs(dots[at + 3]! - alpha) <= near
    const isEnd = y === 0 || y === this.height - 1
    for (let at = 0, x = from; at < dots.length; at += 4, x += step) {
      const isSide = x === 0 || x === this.width - 1
      if (!isSide && !isEnd) continue
      const isOther = !isSame(at) || dots[at + 3]! < most
      this.even += Number([0, 1, 2].every((part) => abs(dots[at + part]! - this.first![part]!) <= 1))
      this.other += isSide && isEnd && isOther && dots[at + 3]! > least ? Infinity : Number(isOther)
    }
    for (let at = 0; at < dots.length && !this.isVaried; at += 4) this.isVaried = !isSame(at)
    this.count += length
    if (length === this.width) {
      this.tones.row(dots)
      this.codes?.row(y, dots)
      this.edges.row(y, dots)
      this.checkerboard.row(y, dots)
    }
    if (this.hasAlpha) this.shine(dots, from, step)
  }

  private shine(dots: Uint8Array, from: number, step: number) {
    const { depths } = this
    let clear = 0
    let visible = 0
    let soft = 0
    let run = 0
    for (let at = 3, x = from; at < dots.length; at += 4, x += step) {
      const alpha = dots[at]!
      if (alpha < 128) clear += 1
      if (alpha > least) visible += 1
      if (alpha <= least || alpha >= most) {
        depths[x] = run = 0
        continue
      }
      run += 1
      if (depths[x]! < wide) depths[x]! += 1
      if (run >= wide && depths[x] === wide) soft += 1
    }
    this.clear += clear
    this.visible += visible
    this.soft += soft
  }

  private get border() {
    return 2 * (this.width + this.height)
  }

  private get isMixed() {
    return this.other > share.other * this.border
  }

  /** Whether further dots can tell nothing more. */
  get isSettled() {
    const isTold = this.isMixed && !this.checkerboard.isOpen
    return !this.hasAlpha && isTold && this.width * this.height > mostScanned
  }

  /** @param isWhole whether these were all the dots: what a part shows is true of all, what it lacks is unknown */
  end(isWhole: boolean): Seen {
    const isMuch = this.soft > Math.min(leastSoft, share.soft * this.visible)
    const isFaint = isMuch && this.soft > share.faint * this.visible
    const unknown = isWhole || !this.hasAlpha ? false : undefined
    const code = this.codes?.end()
    const frame = isWhole ? this.edges.nearest(this.isMixed) : Infinity
    const [r = 0, g = 0, b = 0, a = 0] = this.first ?? []
    const light = Math.min(r, g, b)
    const isLight = light >= white.varied
    // Corners belong to two sides.
    const isTint = light < white.even && this.even > share.even * (this.border - 4)
    const paper = isTint ? 'pale' : 'white'
    const isBox = a >= most && !this.isMixed
    const isClear = this.clear > share[isBox ? 'round' : 'clear'] * this.count
    const isPlain = isWhole && isBox && !isClear
    const isEven = isWhole && !this.isVaried
    const strips = isWhole && this.isMixed && !isClear ? this.edges.strips() : []
    return {
      clear: isClear || unknown,
      ...(isFaint && { faint: true }),
      ...(this.tones.isFound && { toned: true }),
      ...(code && { code }),
      ...(frame < Infinity && { frame }),
      ...(strips.some(Boolean) && { strips }),
      ...(isPlain && { ground: isLight ? paper : 'plain' }),
      ...(isPlain && this.other > share.dust * this.border && { touched: true }),
      ...(this.isMixed &&
        !isClear &&
        unknown === false && { ground: this.checkerboard.isFound ? 'checked' : 'mixed' }),
      ...(isEven && { even: true }),
      ...(isEven && (a <= least || (isLight && !isTint && isPlain)) && { blank: true }),
    }
  }
}

/**
 * A row of dots, four bytes each, by the values of its channels: one for all colors, three, or four inks.
 * @param alpha the channel that is it, if there is one
 */
export function dotsOf(
  count: number,
  color: Color,
  value: (x: number, channel: number) => number,
  alpha?: number,
): Uint8Array {
  const dots = new Uint8Array(4 * count).fill(255)
  for (let x = 0; x < count; x++) {
    const black = color === 'cmyk' ? value(x, 3) : 0
    for (let part = 0; part < 3; part++) {
      const one = value(x, color === 'gray' ? 0 : part)
      dots[4 * x + part] = color === 'cmyk' ? Math.max(0, 255 - one - black) : one
    }
    if (alpha !== undefined) dots[4 * x + 3] = value(x, alpha)
  }
  return dots
}

/** The most bytes unpacked to scan a picture, which is kept row by row: enough for a shirt's at 600 dots to the inch. */
const unpacked = 256 * 2 ** 20

/** Has a picture scanned for at most half of a check's time; unknown where it is packed in an unknown way, or broken. */
export function scanPixels(scan: PixelScan, read: (budget: Budget) => void): Seen {
  try {
    if (scan.width > widest) throw new TooMuch()
    read(new Budget(unpacked, limits.milliseconds / 2))
    return scan.end(true)
  } catch {
    return scan.end(false)
  }
}

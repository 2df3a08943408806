import type { Press, Seen } from './facts.ts'
import { inkReached } from './ink.ts'
import { JpegLight } from './jpeg-light.ts'
import { mostScanned, PixelScan, scanPixels } from './scan-pixels.ts'
import { Damaged, TooMuch } from './reading.ts'

/** How many codes each length has, and what they stand for, in order (ITU T.81, annex C). */
type Codes = { counts: Uint8Array; symbols: Uint8Array }
type Part = {
  across: number
  down: number
  steps: readonly number[]
  shift: number
  dc: Codes
  ac: Codes
  last: number
  rows: number[][]
}

/** What a JPEG's segments say of how its dots are packed, by marker. */
export class JpegTables {
  private readonly codes = new Map<number, Codes>()
  private readonly steps = new Map<number, readonly number[]>()
  private parts: { id: number; sides: number; table: number }[] = []
  private restart = 0
  private width = 0
  private height = 0
  private isProgressive = false
  /** Whether a block shows more than its mean. */
  private isUneven = false
  /** How Adobe's programs say that colors are written. */
  private way: number | undefined
  /** How many blocks have so much of four inks, each up to 255. */
  private readonly inks = new Uint32Array(4 * 255 + 1)
  /** Whether all of its dots were read. */
  isRead = false

  /** @param isFrame whether it names the picture's size and parts */
  take(marker: number, body: Uint8Array, isFrame: boolean) {
    if (marker === 0xdd) this.restart = body[0]! * 256 + body[1]!
    if (marker === 0xee) this.way = body[11]
    if (marker === 0xdb)
      for (let at = 0; at < body.length;) {
        const bytes = body[at]! > 15 ? 2 : 1
        const steps = Array.from({ length: 64 }, (_, place) => {
          const [high = 0, low = 0] = body.subarray(at + 1 + place * bytes)
          return bytes === 2 ? high * 256 + low : high
        })
        this.steps.set(body[at]! & 15, steps)
        at += 1 + 64 * bytes
      }
    for (let at = 0; marker === 0xc4 && at < body.length;) {
      const counts = body.subarray(at + 1, at + 17)
      const end = at + 17 + counts.reduce((sum, one) => sum + one, 0)
      this.codes.set(body[at]!, { counts, symbols: body.subarray(at + 17, end) })
      at = end
    }
    if (!isFrame) return
    // 8 bits to a value, packed by Huffman's codes.
    if (marker <= 0xc2 && body[0] === 8) this.isProgressive = marker === 0xc2
    else this.restart = NaN
    this.height = body[1]! * 256 + body[2]!
    this.width = body[3]! * 256 + body[4]!
    this.parts = Array.from({ length: body[5]! }, (_, part) => {
      const [id = 0, sides = 0, table = 0] = body.subarray(6 + 3 * part)
      return { id, sides, table }
    })
  }

  /**
   * Looks at the mean colors of the picture's blocks of 8 by 8 dots, which stand first in each, and for a code in their light.
   * @param head of its first scan @param at where its bits begin
   * @param isInverse whether four inks lie inverse, as Adobe's programs write them outside PDF
   */
  scan(
    bytes: Uint8Array,
    head: Uint8Array,
    at: number,
    { hasCodes, isInverse, hasEnd }: Record<'hasCodes' | 'isInverse' | 'hasEnd', boolean>,
  ): Seen & Pick<Press, 'ink'> {
    const isAlone = this.parts.length === 1
    const across = isAlone ? 1 : Math.max(...this.parts.map(({ sides }) => sides >> 4))
    const down = isAlone ? 1 : Math.max(...this.parts.map(({ sides }) => sides & 15))
    const columns = Math.ceil(this.width / (8 * across))
    const rows = Math.ceil(this.height / (8 * down))
    const scan = new PixelScan(columns * across, rows * down, false, false)
    // Of four inks, a code is drawn in black.
    const lit = this.parts.length === 4 ? 3 : 0
    const isFull = this.parts[lit]?.sides === (isAlone ? this.parts[0]!.sides : across * 16 + down)
    const isLit = hasCodes && !this.isProgressive && isFull
    const light =
      isLit && this.width * this.height <= mostScanned ? new JpegLight(columns * across, down) : undefined
    const seen = scanPixels(scan, (budget) => {
      // Without Adobe's mark, nothing says whether four inks lie inverse.
      const isInks = this.parts.length === 4
      const isKnown = [1, 3].includes(this.parts.length) || (isInks && (this.way !== undefined || !isInverse))
      const isSome = head[0] !== this.parts.length || head[head.length - 3]! > 0
      if (isSome || !isKnown || Number.isNaN(this.restart)) throw new TooMuch()
      const shift = head[head.length - 1]! & 15
      const parts = this.parts.map(({ sides, table }, part): Part => {
        const named = head[2 + 2 * part]!
        return {
          across: isAlone ? 1 : sides >> 4,
          down: isAlone ? 1 : sides & 15,
          steps: this.steps.get(table)!,
          shift,
          dc: this.codes.get(named >> 4)!,
          ac: this.codes.get(16 + (named & 15))!,
          last: 0,
          rows: [],
        }
      })
      const bits = new Bits(bytes, at)
      for (let row = 0, unit = 0; row < rows && !(scan.isSettled && hasEnd && !isInks); row++) {
        for (const part of parts) part.rows = Array.from({ length: part.down }, () => [])
        for (let column = 0; column < columns; column++, unit++) {
          if (this.restart && unit > 0 && unit % this.restart === 0) {
            bits.restart()
            for (const part of parts) part.last = 0
          }
          for (const part of parts) {
            const own = part === parts[lit] ? light : undefined
            for (let block = 0; block < part.across * part.down; block++) {
              budget.step()
              const at = Math.floor(block / part.across)
              part.rows[at]!.push(this.readBlock(bits, part, own, lit === 3 && !isInverse ? -1 : 1))
              own?.paint(column * part.across + (block % part.across), at)
            }
          }
        }
        light?.endRows(row * down)
        for (let line = 0; line < down; line++)
          scan.row(row * down + line, this.dotsOf(parts, line / down, columns * across, across, isInverse))
      }
      this.isRead = !this.isProgressive
    })
    const code = light?.end()
    if (code) seen.code = code
    // Of means alone, faint lines are not told from nothing.
    if (this.isProgressive || this.isUneven) {
      delete seen.even
      delete seen.blank
    }
    // It lies somewhere in the block, at whose end it is not said to be nearer than it is.
    if (seen.frame) seen.frame = 8 * seen.frame + 8
    // The last blocks reach past the picture.
    const past = [0, 8 * columns * across - this.width, 0, 8 * rows * down - this.height]
    if (seen.strips) seen.strips = seen.strips.map((strip, side) => Math.max(0, 8 * strip - past[side]!))
    return this.isRead && this.parts.length === 4 ? { ...seen, ink: inkReached(this.inks) } : seen
  }

  /** The mean of the next block; all of its values are read where they are lit, by a `sign` of what they stand for. */
  private readBlock(bits: Bits, part: Part, light: JpegLight | undefined, sign: number): number {
    const { dc, ac, steps, shift } = part
    part.last += bits.signed(bits.symbol(dc))
    light?.take(0, sign * part.last * steps[0]!)
    for (let place = 1; !this.isProgressive && place < 64; place++) {
      const symbol = bits.symbol(ac)
      if (symbol === 0) break
      place += symbol >> 4
      const value = bits.signed(symbol & 15)
      if (value) this.isUneven = true
      if (value && place < 64) light?.take(place, sign * value * steps[place]!)
    }
    return 128 + (part.last * steps[0]! * 2 ** shift) / 8
  }

  /** A row of blocks as dots. @param down how far into the rows of each part, as a share */
  private dotsOf(parts: Part[], down: number, count: number, across: number, isInverse: boolean): Uint8Array {
    const dots = new Uint8ClampedArray(4 * count).fill(255)
    const isPlain = this.way === 0 || this.parts[0]?.id === 82 || (parts.length === 4 && this.way !== 2)
    for (let column = 0; column < count; column++) {
      const [y = 0, b = 128, r = 128, black] = parts.map(
        (part) => part.rows[Math.floor(down * part.down)]![Math.floor((column * part.across) / across)]!,
      )
      const mixed = [y + 1.402 * (r - 128), y - 0.344 * (b - 128) - 0.714 * (r - 128), y + 1.772 * (b - 128)]
      const values = isPlain ? [y, b, r] : mixed
      dots.set(black === undefined ? values : this.lightOf(values, black, isPlain, isInverse), 4 * column)
    }
    return new Uint8Array(dots.buffer)
  }

  /** The light of four inks, which are counted. Mixed colors are written as the light that the values of the inks leave. */
  private lightOf(values: number[], black: number, isPlain: boolean, isInverse: boolean): number[] {
    const lights = [...(isPlain ? values : values.map((one) => 255 - one)), black].map((one) =>
      Math.min(255, Math.max(0, isInverse ? one : 255 - one)),
    )
    this.inks[1_020 - Math.round(lights.reduce((sum, one) => sum + one))]! += 1
    return lights.slice(0, 3).map((one) => (one * lights[3]!) / 255)
  }
}

/** Reads bits; a byte of ones is followed by a zero, or by a marker (annex F). */
class Bits {
  private readonly bytes: Uint8Array
  private at: number
  private held = 0
  private left = 0

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes
    this.at = at
  }

  private next() {
    if (this.left === 0) {
      this.held = this.bytes[this.at]!
      if (this.held === undefined) throw new Damaged()
      // Behind the last bits, zeros follow.
      if (this.held === 255 && this.bytes[this.at + 1] !== 0) this.held = 0
      else this.at += this.held === 255 ? 2 : 1
      this.left = 8
    }
    this.left -= 1
    return (this.held >> this.left) & 1
  }

  symbol({ counts, symbols }: Codes): number {
    let code = 0
    let first = 0
    let index = 0
    for (let length = 0; length < 16; length++) {
      code = code * 2 + this.next()
      const count = counts[length]!
      first *= 2
      if (code < first + count) return symbols[index + code - first]!
      index += count
      first += count
    }
    throw new Damaged()
  }

  /** A number of so many bits; one that begins with a zero is below zero. */
  signed(count: number): number {
    let value = 0
    for (let bit = 0; bit < count; bit++) value = value * 2 + this.next()
    return count > 0 && value < 2 ** (count - 1) ? value - 2 ** count + 1 : value
  }

  restart() {
    this.left = 0
    while (
      this.at < this.bytes.length &&
      !(this.bytes[this.at] === 255 && (this.bytes[this.at + 1]! & 0xf8) === 0xd0)
    )
      this.at++
    this.at += 2
  }
}

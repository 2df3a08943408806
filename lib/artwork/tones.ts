/** Red, green and blue as the eye weighs them, of 256. */
const weights = [54, 183, 19] as const
/** Shades that are told apart; noise around a flat color has four of them, and that of a scan on paper eight. */
const shades = 32
const leastShades = 9
/** A dot belongs to a shade where those beside and above it are about as light: at a drawn edge they are not. */
const near = 16
/**
 * The least that counts as a shade instead of a few edges: dots like those around them, their share of all such outside the
 * largest shade, and the share of them that lies beside another shade, as in flat colors none does.
 */
const least = { dots: 5, share: 0.01, meeting: 0.02 }

/** From this alpha on, nothing shines through. */
const solid = 250
/** The light of dots outside the drawing: it is near to no other. */
const nothing = 1_000

const { abs } = Math

/** Tells pictures with many shades, which run into one another, from flat colors with drawn edges. */
export class Tones {
  private readonly counts = new Uint32Array(shades)
  /** Of those, the ones beside another shade. */
  private readonly meeting = new Uint32Array(shades)
  private readonly above: Int16Array

  /** @param width of the picture in dots */
  constructor(width: number) {
    this.above = new Int16Array(width).fill(nothing)
  }

  /** Takes the next row. @param dots red, green, blue and alpha, a byte each */
  row(dots: Uint8Array) {
    const [red, green, blue] = weights
    const { above, counts, meeting } = this
    let before = nothing
    for (let at = 0, x = 0; at < dots.length; at += 4, x++) {
      const isSolid = dots[at + 3]! >= solid
      const light = isSolid ? (dots[at]! * red + dots[at + 1]! * green + dots[at + 2]! * blue) >> 8 : nothing
      const over = above[x]!
      if (isSolid && abs(light - before) <= near && abs(light - over) <= near) {
        const shade = light >> 3
        counts[shade]! += 1
        if (before >> 3 !== shade || over >> 3 !== shade) meeting[shade]! += 1
      }
      before = above[x] = light
    }
  }

  get isFound() {
    const ground = Math.max(...this.counts)
    const rest = this.counts.reduce((sum, one) => sum + one, -ground)
    const limit = Math.max(least.dots, least.share * rest)
    const isShade = (count: number, at: number) =>
      count >= limit && this.meeting[at]! >= Math.max(3, least.meeting * count)
    return this.counts.filter(isShade).length >= leastShades
  }
}

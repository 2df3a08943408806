import { type Color, type Seen, limits } from '../facts.ts'
import { readJpeg } from '../jpeg.ts'
import { dotsOf, Look } from '../look.ts'
import { Budget } from '../reading.ts'
import { unpack } from './filters.ts'
import type { Stream } from './lexer.ts'
import type { Objects } from './objects.ts'

const counts: Partial<Record<Color, number>> = { gray: 1, rgb: 3, cmyk: 4 }

const known = new WeakMap<Stream, { ground: Seen['ground'] }>()

/** The color along the border of a picture; undefined if there are many, or if it is packed in an unknown way. */
export function groundOf(picture: Stream, color: Color | undefined, objects: Objects): Seen['ground'] {
  const found = known.get(picture) ?? { ground: look(picture, color, objects) }
  known.set(picture, found)
  return found.ground
}

function look(picture: Stream, color: Color | undefined, objects: Objects): Seen['ground'] {
  const { dict, data } = picture
  const [width = 0, height = 0, bits] = ['Width', 'Height', 'BitsPerComponent'].map((key) =>
    objects.number(dict, key),
  )
  const count = color && counts[color]
  const budget = new Budget(limits.sampled, limits.milliseconds / 4)
  try {
    if (objects.name(dict, 'Filter') === 'DCTDecode') return readJpeg(data, budget).dots?.ground
    const values = unpack(picture, objects.resolve, budget)
    if (!values || !count || bits !== 8 || values.length < width * height * count) return undefined
    const seen = new Look(width, height, false)
    for (let y = 0; y < height && !seen.isSettled; y++)
      seen.row(
        y,
        dotsOf(width, color, (x, one) => values[(y * width + x) * count + one]!),
      )
    return seen.end(true).ground
  } catch {
    return undefined
  }
}

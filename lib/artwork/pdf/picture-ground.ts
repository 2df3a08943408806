import { type Color, type Press, type Seen, limits } from '../facts.ts'
import { readJpeg } from '../jpeg.ts'
import { dotsOf, PixelScan } from '../scan-pixels.ts'
import { Budget } from '../reading.ts'
import type { InkUse } from './colors.ts'
import { unpack } from './filters.ts'
import { Name, type Stream } from './lexer.ts'
import type { Objects } from './objects.ts'

const counts: Partial<Record<Color, number>> = { gray: 1, rgb: 3, cmyk: 4 }

type Looked = Seen & Pick<Press, 'ink'>

const jpeg = 'DCTDecode'

/** Dots of a picture that may be a code alone, which is square. */
const codeSides = { least: 21, most: 1_500 }

/** Milliseconds that all pictures of a file may take, before the last. */
const mostSpent = limits.milliseconds / 4
const spentBy = new WeakMap<Objects, number>()
const veilByMask = new WeakMap<Stream, 'none' | 'hard' | 'soft'>()
const groundByPicture = new WeakMap<Stream, Looked>()

/** What a picture shows: the color along its border, a code in it, and the ink of a JPEG; nothing if it is packed in an unknown way. */
export function lookIntoPicture(picture: Stream, inks: InkUse, objects: Objects): Looked {
  const found =
    groundByPicture.get(picture) ??
    spend(objects, (budget) => scanPicture(picture, inks, objects, budget)) ??
    {}
  groundByPicture.set(picture, found)
  return found
}

/** How a mask hides a picture: not at all, in parts, or in parts of which some are half transparent beyond smooth edges; undefined if unknown. */
export function veilOf(mask: Stream, objects: Objects): 'none' | 'hard' | 'soft' | undefined {
  const found = veilByMask.get(mask) ?? spend(objects, (budget) => lookThrough(mask, objects, budget))
  if (found) veilByMask.set(mask, found)
  return found
}

function lookThrough(mask: Stream, objects: Objects, budget: Budget) {
  const width = objects.number(mask.dict, 'Width') ?? 0
  const height = objects.number(mask.dict, 'Height') ?? 0
  const values = unpack(mask, objects.resolve, budget)
  const [from = 0] = [objects.get(mask.dict, 'Decode')].flat()
  if (from !== 0 || objects.number(mask.dict, 'BitsPerComponent') !== 8 || !values) return undefined
  if (values.every((one) => one === 255)) return 'none'
  const seen = new PixelScan(width, height, true, false)
  for (let y = 0; y < height; y++)
    seen.row(
      y,
      dotsOf(width, 'gray', (x) => values[y * width + x]!, 0),
    )
  return seen.end(true).faint ? 'soft' : 'hard'
}

/** Does what takes its time, as long as a file has some left; nothing comes of what is broken. */
function spend<Found>(objects: Objects, work: (budget: Budget) => Found): Found | undefined {
  const spent = spentBy.get(objects) ?? 0
  if (spent > mostSpent) return undefined
  const start = performance.now()
  try {
    return work(new Budget(limits.sampled, limits.milliseconds / 4))
  } catch {
    return undefined
  } finally {
    spentBy.set(objects, spent + performance.now() - start)
  }
}

export const mayBeCode = (width: number, height: number) =>
  width >= codeSides.least && width <= codeSides.most && Math.abs(width - height) < width / 50

function scanPicture(picture: Stream, inks: InkUse, objects: Objects, budget: Budget): Looked | undefined {
  const { dict } = picture
  const [width = 0, height = 0, bits = 1] = ['Width', 'Height', 'BitsPerComponent'].map((key) =>
    objects.number(dict, key),
  )
  const { look: lookUp } = inks
  // One ink is seen as the gray of it.
  const isTint = inks.count === 1
  const color = isTint ? 'gray' : inks.colors[0]
  const count = color && counts[color] && (lookUp ? 1 : counts[color])
  const [from = 0] = [objects.get(dict, 'Decode')].flat()
  const filter = objects.resolve([objects.get(dict, 'Filter')].flat().at(-1))
  const isInverse = (from === 1) !== (isTint && !lookUp)
  const isJpeg = filter instanceof Name && filter.name === jpeg
  const values = unpack(picture, objects.resolve, budget, jpeg)
  const hasTime = (spentBy.get(objects) ?? 0) < mostSpent / 4
  if (isJpeg && values) return readJpeg(values, budget, hasTime, from === 1).dots
  const row = Math.ceil((width * (count ?? 0) * bits) / 8)
  if (!values || !color || !count || bits > 16 || values.length < height * row) return undefined
  // Of two bytes the first is enough.
  const top = 2 ** Math.min(bits, 8) - 1
  const table = lookUp && Array.from({ length: top + 1 }, (_, at) => lookUp([at]))
  const shade = (amount: number) => 255 * (isTint ? 1 - amount : amount)
  const seen = new PixelScan(width, height, false)
  for (let y = 0; y < height && !seen.isSettled; y++) {
    const valueAt = (at: number) => {
      const bit = at * bits
      const value = (values[y * row + (bit >> 3)]! >> Math.max(0, 8 - bits - (bit & 7))) & top
      return isInverse ? top - value : value
    }
    const value = (x: number, one: number) =>
      table ? shade(table[valueAt(x)]![one]!) : (255 * valueAt(x * count + one)) / top
    seen.row(y, dotsOf(width, color, value))
  }
  return seen.end(true)
}

import type { Frame } from '../../lib/content/home/portfolio.ts'

type Size = Frame['size']

/** A frame's modules, across and down. */
const modulesOf = { single: [1, 1], wide: [2, 1], tall: [1, 2], large: [2, 2] } as const
const areaOf = (sizes: Size[]) =>
  sizes.reduce((sum, size) => sum + modulesOf[size][0] * modulesOf[size][1], 0)
/** Modules across: on wide screens, in between and on phones (contact-sheet.css). */
const columns = [10, 5, 4]
/** A common multiple of the columns. */
const full = 20
/** First with the requested sizes, then with single frames alone. */
const tries = [60, 400] as const

/**
 * Chooses the frames' sizes: the requested ones, with some single ones enlarged where the sheet has holes otherwise.
 * @param wishes in the frames' order, at least eight
 */
export function fitFrames(wishes: Size[]): Size[] {
  const singles = wishes.map((): Size => 'single')
  for (let attempt = 0; attempt < tries[1]; attempt++) {
    const sizes = enlargeFrames(attempt < tries[0] ? wishes : singles, attempt)
    if (columns.every((across) => countHoles(sizes, across) === 0)) return sizes
  }
  return wishes
}

/** Enlarges random frames until their modules fill whole rows. */
function enlargeFrames(wishes: Size[], seed: number): Size[] {
  const next = randomNumbers(seed + 1)
  const sizes = [...wishes]
  for (let turn = 0; areaOf(sizes) % full > 0 && turn < 20 * full; turn++) {
    const at = next(sizes.length)
    const rest = full - (areaOf(sizes) % full)
    // A large frame changes the fewest others.
    if (sizes[at] === 'single') sizes[at] = rest < 3 || (seed % 2 && next(2)) ? 'wide' : 'large'
  }
  return sizes
}

/** Pseudo-random numbers below a limit, repeatable by seed (xorshift). */
function randomNumbers(seed: number) {
  let state = seed * 0x9e3779b1
  return (limit: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return limit > 0 ? (state >>> 8) % limit : 0
  }
}

/** Places frames as `grid-auto-flow: dense` does: each in the first hole it fits. */
export function countHoles(sizes: Size[], across: number): number {
  const isFilled: boolean[] = []
  let filled = 0
  let rows = 0
  for (const size of sizes) {
    const [width, height] = modulesOf[size]
    const cells = Array.from({ length: width * height }, (_, cell) => cell)
    const offsets = cells.map((cell) => Math.floor(cell / width) * across + (cell % width))
    let at = 0
    while ((at % across) + width > across || offsets.some((offset) => isFilled[at + offset])) at++
    for (const offset of offsets) isFilled[at + offset] = true
    filled += offsets.length
    rows = Math.max(rows, Math.floor(at / across) + height)
  }
  return rows * across - filled
}

import type { Frame } from '../../lib/content/home/portfolio.ts'

type Size = Frame['size']
type Step = readonly [from: Size, to: Size]

/** A frame's modules, across and down. */
const modulesOf = { single: [1, 1], wide: [2, 1], tall: [1, 2], large: [2, 2] } as const
const areaOf = (size: Size) => modulesOf[size][0] * modulesOf[size][1]
/** Modules across: on wide screens, in between and on phones (contact-sheet.css). */
const columns = [10, 5, 4]
/** A common multiple of the columns. */
const full = 20

const grow: Step[] = [
  ['single', 'large'],
  ['single', 'wide'],
]
const shrink: Step[] = [
  ['large', 'single'],
  ['wide', 'single'],
  ['tall', 'single'],
]

/**
 * Chooses the frames' sizes: the requested ones, with as few changes as it takes to fill the sheet.
 * @param wishes in the frames' order, at least eight
 */
export function fitFrames(wishes: Size[]): Size[] {
  for (const sizes of candidates(wishes))
    if (columns.every((across) => countHoles(sizes, across) === 0)) return sizes
  return wishes
}

function* candidates(wishes: Size[]) {
  yield wishes
  const modules = wishes.reduce((sum, size) => sum + areaOf(size), 0)
  const short = (full - (modules % full)) % full
  if (short > full / 2) yield* changed(wishes, shrink, full - short)
  yield* changed(wishes, grow, short)
  // Singles and a few larger frames always fit.
  for (let all = modules + short; all >= wishes.length; all -= full)
    yield* changed(
      wishes.map(() => 'single'),
      grow,
      all - wishes.length,
    )
}

/** Resizes random frames until `modules` are gained or lost; a fixed number of seeded tries. */
function* changed(wishes: Size[], steps: Step[], modules: number): Generator<Size[]> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const next = numbers(attempt + 1)
    const sizes = [...wishes]
    let left = modules
    for (let turn = 0; turn < 2 * sizes.length && left > 0; turn++) {
      // Large frames fit better early, while singles are left to fill the gaps.
      const at = next(attempt % 3 ? sizes.length : Math.ceil(sizes.length / 2))
      const fitting = steps.filter((one) => one[0] === sizes[at] && changeOf(one) <= left)
      // The largest step changes the fewest frames.
      const step = attempt % 2 ? fitting[next(fitting.length)] : fitting[0]
      if (!step) continue
      sizes[at] = step[1]
      left -= changeOf(step)
    }
    if (left === 0) yield sizes
  }
}

const changeOf = ([from, to]: Step) => Math.abs(areaOf(to) - areaOf(from))

/** Pseudo-random numbers below a limit, repeatable by seed (xorshift). */
function numbers(seed: number) {
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
  const taken: boolean[] = []
  let [filled, rows] = [0, 0]
  for (const size of sizes) {
    const [width, height] = modulesOf[size]
    const cells = Array.from({ length: width * height }, (_, cell) => cell)
    const offsets = cells.map((cell) => Math.floor(cell / width) * across + (cell % width))
    let at = 0
    while ((at % across) + width > across || offsets.some((offset) => taken[at + offset])) at++
    for (const offset of offsets) taken[at + offset] = true
    filled += offsets.length
    rows = Math.max(rows, Math.floor(at / across) + height)
  }
  return rows * across - filled
}

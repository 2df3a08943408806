import type { Frame } from '../../lib/content/home/portfolio.ts'

type Size = Frame['size']
type Step = { from: Size; to: Size; by: number }

const width = { single: 1, wide: 2, tall: 1, large: 2 }
const height = { single: 1, wide: 1, tall: 2, large: 2 }
const cells = {
  single: [[0, 0]],
  wide: [
    [0, 0],
    [0, 1],
  ],
  tall: [
    [0, 0],
    [1, 0],
  ],
  large: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
} satisfies Record<Size, [row: number, column: number][]>
/** Modules across: on wide screens, in between and on phones (contact-sheet.css). */
const columns = [10, 5, 4]
/** A common multiple of the columns. */
const full = 20

const grow: Step[] = [
  { from: 'single', to: 'large', by: 3 },
  { from: 'single', to: 'wide', by: 1 },
]
const shrink: Step[] = [
  { from: 'large', to: 'single', by: 3 },
  { from: 'wide', to: 'single', by: 1 },
  { from: 'tall', to: 'single', by: 1 },
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
  const modules = wishes.reduce((sum, size) => sum + cells[size].length, 0)
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
      const fitting = steps.filter(({ from, by }) => from === sizes[at] && by <= left)
      // The largest step changes the fewest frames.
      const step = attempt % 2 ? fitting[next(fitting.length)] : fitting[0]
      if (!step) continue
      sizes[at] = step.to
      left -= step.by
    }
    if (left === 0) yield sizes
  }
}

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
    const offsets = cells[size].map(([row, column]) => row * across + column)
    let at = 0
    while ((at % across) + width[size] > across || offsets.some((offset) => taken[at + offset])) at++
    for (const offset of offsets) taken[at + offset] = true
    filled += offsets.length
    rows = Math.max(rows, Math.floor(at / across) + height[size])
  }
  return rows * across - filled
}

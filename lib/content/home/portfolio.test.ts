/** @jest-environment node */
import { type Frame, portfolio } from './portfolio.ts'

// As components/home/portfolio.tsx splits them.
const { frames } = portfolio()
const parts = { first: frames.slice(0, 12), folded: frames.slice(12) }
const [width, height] = [
  { single: 1, wide: 2, tall: 1, large: 2 },
  { single: 1, wide: 1, tall: 2, large: 2 },
]

/** Places frames as `grid-auto-flow: dense` does: each in the first hole that takes it. */
function countHoles(part: Frame[], columns: number): number {
  const taken = new Set<string>()
  const cells = ({ size }: Frame, row: number, column: number) =>
    Array.from({ length: width[size] * height[size] }, (_, cell) => [
      row + Math.floor(cell / width[size]),
      column + (cell % width[size]),
    ])
  let rows = 0
  for (const frame of part) {
    let at = 0
    const fits = () => {
      const column = at % columns
      if (column + width[frame.size] > columns) return false
      return cells(frame, Math.floor(at / columns), column).every((cell) => !taken.has(String(cell)))
    }
    while (!fits()) at++
    for (const cell of cells(frame, Math.floor(at / columns), at % columns)) taken.add(String(cell))
    rows = Math.max(rows, Math.floor(at / columns) + height[frame.size])
  }
  return rows * columns - taken.size
}

for (const [name, part] of Object.entries(parts))
  test.each([10, 5, 4])(`the ${name} frames leave no hole with %d columns`, (columns) => {
    expect(countHoles(part, columns)).toBe(0)
  })

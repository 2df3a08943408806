/** @jest-environment node */
import { mugHalftone } from './hero-halftone'

const dots = mugHalftone().flatMap(({ diameter, path }) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y), diameter })),
)
const near = (x: number, y: number) => dots.filter((dot) => Math.hypot(dot.x - x, dot.y - y) < 8)
const largest = (x: number, y: number) => Math.max(...near(x, y).map(({ diameter }) => diameter))

test('the inside of the rim and the far side print darker than the lit front', () => {
  expect(largest(552, 472)).toBeGreaterThan(largest(574, 620))
  expect(largest(444, 620)).toBeGreaterThan(largest(574, 620))
})

test('dots cover the body and the handle, and nothing beyond the sheet', () => {
  expect(near(500, 600)).not.toHaveLength(0)
  expect(near(728, 578)).not.toHaveLength(0)
  expect(dots.every(({ x, y }) => x > 430 && x < 758 && y > 454 && y < 726)).toBe(true)
})

test('the page carries it in less than 12 KB', () => {
  expect(JSON.stringify(mugHalftone()).length).toBeLessThan(12_000)
})

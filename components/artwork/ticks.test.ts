import { inch, millimeter } from '../../lib/artwork/facts.ts'
import { ticksOf } from './plan.tsx'

test('a card has eighths of an inch and a figure at each inch, none before the piece', () => {
  const ticks = ticksOf('in', 2.6, -inch / 2, 3.5 * inch)
  expect(
    ticks.filter(({ figure }) => figure !== undefined).map(({ figure, point }) => [figure, point / inch]),
  ).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ])
  expect(ticks).toHaveLength(32)
})

test.each([
  ['a wall', 'in', 0.005, 100 * 12 * inch],
  ['a banner', 'mm', 0.2, 2_400 * millimeter],
  ['a stamp', 'mm', 10, 20 * millimeter],
] as const)('%s has marks that can be told apart', (_, unit, scale, to) => {
  const ticks = ticksOf(unit, scale, 0, to)
  expect(ticks.length).toBeLessThan(300)
  expect(ticks.length).toBeGreaterThan(2)
  expect((ticks[1]!.point - ticks[0]!.point) * scale).toBeGreaterThanOrEqual(5)
})

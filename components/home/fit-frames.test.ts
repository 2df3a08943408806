import type { Frame } from '../../lib/content/home/portfolio.ts'
import { countHoles, fitFrames } from './fit-frames.ts'

type Size = Frame['size']
const sizes: Size[] = ['single', 'wide', 'tall', 'large']
const times = (count: number, size: (index: number) => Size) =>
  Array.from({ length: count }, (_, index) => size(index))

test('a sheet that is full stays as it was wished', () => {
  const wishes = times(20, () => 'single')
  expect(fitFrames(wishes)).toEqual(wishes)
})

test('one frame more changes few others', () => {
  const wishes = times(21, () => 'single')
  expect(fitFrames(wishes).filter((size) => size !== 'single').length).toBeLessThan(12)
})

test('holes are counted as the browser leaves them', () => {
  expect(
    countHoles(
      times(19, () => 'single'),
      10,
    ),
  ).toBe(1)
  expect(countHoles(['single', 'single', 'single', 'wide'], 4)).toBe(3)
})

test.each([
  ['none', () => 'single'],
  ['large ones', () => 'large'],
  ['tall ones', () => 'tall'],
  ['wide ones', () => 'wide'],
  ['each in turn', (index) => sizes[index % 4]!],
  ['a mixture', (index) => sizes[((index * index + 3 * index) % 7) % 4]!],
] satisfies [string, (index: number) => Size][])('no sheet has a hole, whatever is wished: %s', (_, wish) => {
  for (let count = 8; count <= 48; count++) {
    const fitted = fitFrames(times(count, wish))
    for (const across of [10, 5, 4])
      expect([count, across, countHoles(fitted, across)]).toEqual([count, across, 0])
  }
})

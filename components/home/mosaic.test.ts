/** @jest-environment node */
import { mosaic } from './mosaic.ts'

const cells = (pattern: string) => [...pattern].map((cell) => cell === 'W')

test.each([
  ['WnnnnnnnW', [6, 3, 3, 4, 4, 4, 3, 3, 6]],
  ['WnnnnnnnnW', [6, 3, 3, 3, 3, 3, 3, 3, 3, 6]],
  ['nnnn', [3, 3, 3, 3]],
  ['nnnnn', [6, 6, 4, 4, 4]],
  ['WW', [6, 6]],
])('%s fills its rows', (pattern, spans) => expect(mosaic(cells(pattern))).toEqual(spans))

test('whatever is wide, each row is full', () => {
  for (let pattern = 0; pattern < 4096; pattern++) {
    let row = 0
    for (const span of mosaic(cells(pattern.toString(2).replaceAll('1', 'W').replaceAll('0', 'n')))) {
      row += span
      expect(row).toBeLessThanOrEqual(12)
      if (row === 12) row = 0
    }
    expect(row).toBe(0)
  }
})

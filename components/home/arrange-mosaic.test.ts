import { arrangeMosaic } from './arrange-mosaic.ts'

const cells = (pattern: string) => [...pattern].map((cell) => cell === 'W')

test.each([
  ['WnnnnnnnW', [6, 3, 3, 4, 4, 4, 3, 3, 6]],
  ['WnnnnnnnnW', [6, 3, 3, 3, 3, 3, 3, 3, 3, 6]],
  ['nnnn', [3, 3, 3, 3]],
  ['nnnnn', [6, 6, 4, 4, 4]],
  ['WW', [6, 6]],
])('%s fills its rows', (pattern, spans) => expect(arrangeMosaic(cells(pattern))).toEqual(spans))

test('whatever is wide, each row is full', () => {
  const patterns = Array.from({ length: 4096 }, (_, number) =>
    number.toString(2).replaceAll('1', 'W').replaceAll('0', 'n'),
  )
  const isFull = (pattern: string) => {
    let row = 0
    for (const span of arrangeMosaic(cells(pattern))) {
      if (row === 12) row = 0
      row += span
      if (row > 12) return false
    }
    return row === 12
  }
  expect(patterns.filter((pattern) => !isFull(pattern))).toEqual([])
})

import { fullRows, rowsOf } from './full-rows.ts'

test.each([3, 4, 5, 6])('with %d in a row none is alone and all entries are there', (most) => {
  for (let count = 2; count <= 40; count++) {
    const rows = rowsOf(count, most)
    expect(rows).toHaveLength(count)
    expect(Math.min(...rows)).toBeGreaterThan(1)
    expect(Math.max(...rows)).toBeLessThanOrEqual(most)
    // The number of "one of three" must fill rows of three.
    for (const size of rows) expect(rows.filter((one) => one === size).length % size).toBe(0)
  }
})

test('an odd entry on a phone has a row to itself', () => {
  expect(fullRows(3, { phone: 2, md: 3 })).toEqual([
    'col-span-30 md:col-span-20',
    'col-span-30 md:col-span-20',
    'col-span-60 md:col-span-20',
  ])
})

import { sameDayAgain } from './day.ts'

test.each([
  ['2026-11-12', '2026-11-20', '2027-11-12'],
  ['2019-12-12', '2026-11-20', '2026-12-12'],
  ['2020-11-20', '2026-11-20', '2026-11-20'],
  ['2024-02-29', '2026-11-20', '2028-02-29'],
])('%s is past on %s: the next one is %s', (day, today, next) => {
  expect(sameDayAgain(day, today)).toBe(next)
})

import { longDate, longDateTime, zonedTime } from './dates.ts'

test.each(['2026-11-20 15:42:12.628+00', '2026-11-20T15:42:12.628+00:00', '2026-11-20T15:42:12Z'])(
  '%s is the same moment for all staff',
  (instant) => {
    expect(longDateTime(instant, 'America/New_York')).toBe(
      'Friday, November\u00a020, 2026 at\u00a010:42\u00a0AM\u00a0EST',
    )
  },
)

test.each(['soon', '', '2026-02-31'])('%j does not name a day, and is shown as it was sent', (text) => {
  expect(longDate(text)).toBe(text)
})

test('the first of several times names their zone', () => {
  const time = zonedTime('2026-11-20T15:42:12Z', 'America/New_York')
  expect(time).toBe('10:42\u00a0AM\u00a0EST')
})

test('a day stays the day that was typed, wherever the server is', () => {
  expect(longDate('2026-03-05')).toBe('March 5, 2026')
})

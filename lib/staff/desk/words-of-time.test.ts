import { workplaceWords } from '../../content/workplace.ts'
import { dayIn, daysBetween, dueWords, startOfDay } from './words-of-time.ts'

const { due } = workplaceWords()

test.each([
  ['a day of 23 hours', '2026-03-08T06:00:00Z', '2026-03-09T06:00:00Z'],
  ['a day of 25 hours', '2026-11-01T05:00:00Z', '2026-11-02T05:00:00Z'],
])('hours until an answer is due are real ones over %s', (_, now, at) => {
  const told = dueWords(at, Date.parse(now), due)
  expect(told.full).toBe(due.fullLeft.replace('{time}', due.fullHours.many.replace('{count}', '24')))
  expect(told.late).toBe(false)
})

test.each([
  ['as the clock goes forward', '2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['the day after', '2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['as the clock goes back', '2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['where midnight does not exist', '2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('a reminder wakes at the beginning of its day, %s', (_, day, zone, instant) => {
  expect(startOfDay(day, zone)).toBe(instant)
  expect(dayIn(zone, instant)).toBe(day)
})

test('no day is lost or counted twice where the clock changes', () => {
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
})

import { fill } from '../../content/fill.ts'
import { deskWords } from '../../content/desk.ts'
import { daysBetween } from '../../leads/deadline/day.ts'
import { dayIn, dueWords, startOfDay } from './words-of-time.ts'

const { due } = deskWords()

test.each([
  ['a day of 23 hours', '2026-03-08T06:00:00Z', '2026-03-09T06:00:00Z'],
  ['a day of 25 hours', '2026-11-01T05:00:00Z', '2026-11-02T05:00:00Z'],
])('hours until an answer is due are real ones over %s', (_, now, at) => {
  const dueIn = dueWords(at, Date.parse(now), due)
  expect(dueIn.full).toBe(fill(due.fullLeft, { time: fill(due.fullHours.many, { count: 24 }) }))
  expect(dueIn.late).toBe(false)
})

test('the time left of a promise, or since it was broken, is rounded down', () => {
  const stored = Date.parse('2026-11-20T12:00:00Z')
  const after = (hours: number) => dueWords('2026-11-21T12:00:00Z', stored + hours * 3_600_000, due).full
  const left = (count: number, time: { one: string; many: string }, sentence = due.fullLeft) =>
    sentence.replace('{time}', (count === 1 ? time.one : time.many).replace('{count}', String(count)))
  expect(after(0)).toBe(left(24, due.fullHours))
  expect(after(1.5)).toBe(left(22, due.fullHours))
  expect(after(23.5)).toBe(left(30, due.fullMinutes))
  expect(after(24.9)).toBe(left(54, due.fullMinutes, due.fullLate))
  expect(after(25)).toBe(left(1, due.fullHours, due.fullLate))
  expect(after(71)).toBe(left(47, due.fullHours, due.fullLate))
  expect(after(24 * 4.5)).toBe(left(3, due.fullDays, due.fullLate))
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

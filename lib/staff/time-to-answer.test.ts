/** @jest-environment node */
import { submissionsWords } from '../content/submissions.ts'
import { timeToAnswer } from './time-to-answer.ts'

const { due } = submissionsWords()
const hour = 3_600_000
const stored = Date.parse('2026-11-20T12:00:00Z')
const after = (hours: number) => timeToAnswer('2026-11-21T12:00:00+00:00', stored + hours * hour, due)
const left = (time: string) => ({ overdue: false, text: due.left.replace('{time}', time) })
const overdue = (time: string) => ({ overdue: true, text: due.overdue.replace('{time}', time) })
const [minutes, hours, days] = [due.minutes, due.hours, due.days].map(
  (words) => (count: number) => words.replace('{count}', String(count)),
)

test('what is left of the promise, and how long it has been broken', () => {
  expect(after(0)).toEqual(left(hours!(24)))
  expect(after(1.5)).toEqual(left(hours!(22)))
  expect(after(23.5)).toEqual(left(minutes!(30)))
  expect(after(24)).toEqual(left(minutes!(0)))
  expect(after(24.9)).toEqual(overdue(minutes!(54)))
  expect(after(71)).toEqual(overdue(hours!(47)))
  expect(after(24 * 4.5)).toEqual(overdue(days!(3)))
})

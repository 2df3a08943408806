import { fill } from '../../content/fill.ts'
import type { DeskWords } from '../../content/desk.ts'
import { companyTime, daysBetween } from '../../leads/deadline/day.ts'
import { writeInZone } from '../../request/write-time.ts'

type Due = { late: boolean; short: string; full: string }

const minute = 60_000

/** Time left for an answer, or how late it is: short for a row, in full for the ticket. `now` in milliseconds since 1970. */
export function dueWords(due: string, now: number, words: DeskWords['due']): Due {
  const msLeft = new Date(due).getTime() - now
  const late = msLeft < 0
  const [count, short, full] = countTime(Math.floor(Math.abs(msLeft) / minute), words)
  const say = (sentence: string, time: string) => fill(sentence, { time: fill(time, { count }) })
  return {
    late,
    short: say(late ? words.late : words.left, short),
    full: say(late ? words.fullLate : words.fullLeft, count === 1 ? full.one : full.many),
  }
}

function countTime(minutes: number, words: DeskWords['due']): [number, string, DeskWords['due']['fullDays']] {
  const hours = Math.floor(minutes / 60)
  if (hours < 1) return [minutes, words.minutes, words.fullMinutes]
  if (hours < 48) return [hours, words.hours, words.fullHours]
  return [Math.floor(hours / 24), words.days, words.fullDays]
}

/** The calendar day of an instant in a zone, "2026-12-01". */
export const dayIn = (zone: string, instant: number | string) =>
  companyTime(new Date(instant).getTime(), zone).day

/** The first instant of a day in a zone, ISO 8601: midnight, or an hour later if the clock skips it. */
export function startOfDay(day: string, zone: string): string {
  const guess = Date.parse(`${day}T00:00:00Z`)
  for (let hours = -14; hours <= 14; hours += 0.25) {
    const instant = guess + hours * 3_600_000
    if (dayIn(zone, instant) === day) return new Date(instant).toISOString()
  }
  throw new Error(`${day} is no day`)
}

const writeDay = (day: string, options: Intl.DateTimeFormatOptions) =>
  writeInZone('UTC', day, { month: 'short', ...options })

/** A short day: "Dec 3", with the year if it is not today's; "Mon, Nov 23" with the weekday. */
export function shortDay(day: string, today: string, weekday = false): string {
  return writeDay(day, {
    day: 'numeric',
    ...(weekday && { weekday: 'short' }),
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  })
}

/** A day for a narrow column: "Dec 3", or "Dec 2027" if the day alone would be ambiguous. */
export function columnDay(day: string, today: string): string {
  const days = daysBetween(today, day)
  const near = days > -150 && days < 200
  return writeDay(day, near ? { day: 'numeric' } : { year: 'numeric' })
}

/** "today", "tomorrow", or "in 3 days" within a week; null for other days. */
export function soonWords(day: string, today: string, words: DeskWords['soon']): string | null {
  const days = daysBetween(today, day)
  if (days < 0 || days > 7) return null
  if (days < 2) return days === 0 ? words.today : words.tomorrow
  return fill(words.days, { count: days })
}

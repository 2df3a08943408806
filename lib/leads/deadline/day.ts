import { isCalendarDay } from '../calendar-day.ts'

/** A calendar day, like 2026-12-12, without hour or zone; days compare as strings. */
export type Day = string

/** In milliseconds, in UTC, where all days are equally long. */
const aDay = 86_400_000

/** The day `count` days later, or earlier if negative. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * aDay).toISOString().slice(0, 10)

/** Whole days from one day to another, unaffected by daylight saving. */
export const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / aDay)

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (day: Day): number => new Date(day).getUTCDay()

export type IsOpen = (day: Day) => boolean

/** Longer than any break, in days: wrong rules must not hang a browser's tab. */
const longestRest = 400

function nextOpen(day: Day, step: 1 | -1, isOpen: IsOpen): Day {
  let at = day
  for (let left = longestRest; left > 0 && !isOpen(at); left--) at = addDays(at, step)
  return at
}

/** The day itself, or the last open one before it; a closed one if none is open for more than a year. */
export const lastOpenDay = (day: Day, isOpen: IsOpen): Day => nextOpen(day, -1, isOpen)

/** The open day that is `count` open days after this one; with 0 the day itself or the next open one. */
export function openDayAfter(day: Day, count: number, isOpen: IsOpen): Day {
  let at = nextOpen(day, 1, isOpen)
  for (let left = count; left > 0; left--) at = nextOpen(addDays(at, 1), 1, isOpen)
  return at
}

/** The last day after which `count` open days still fit, the last of them being the given day. */
export function openDaysBefore(day: Day, count: number, isOpen: IsOpen): Day {
  let at = day
  for (let left = count; left > 0; left--) at = addDays(lastOpenDay(at, isOpen), -1)
  return at
}

/** The same day in the first year in which it is not past; years without 29 February are skipped. */
export function sameDayAgain(day: Day, today: Day): Day {
  let year = Number(today.slice(0, 4))
  const of = (one: number) => `${one}${day.slice(4)}`
  while (of(year) < today || !isCalendarDay(of(year))) year++
  return of(year)
}

export type CompanyTime = { day: Day; /** Like 15:00. */ time: string }

/** Making one costs a hundred times as much as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The day and time in an IANA time zone, mostly the company's; `at` in milliseconds since 1970. */
export function companyTime(at: number, zone: string): CompanyTime {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(zone, clock)
  const [day = '', time = ''] = clock.format(at).split(' ')
  return { day, time }
}

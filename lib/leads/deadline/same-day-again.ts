import { isCalendarDay } from '../calendar-day.ts'
import type { Day } from './day.ts'

/** The same day in the first year in which it is not past; years without 29 February are skipped. */
export function sameDayAgain(day: Day, today: Day): Day {
  let year = Number(today.slice(0, 4))
  const of = (one: number) => `${one}${day.slice(4)}`
  while (of(year) < today || !isCalendarDay(of(year))) year++
  return of(year)
}

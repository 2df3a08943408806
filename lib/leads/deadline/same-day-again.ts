import { isCalendarDay } from '../calendar-day.ts'
import type { Day } from './day.ts'

/** The same day of the first year in which it is not behind us; years without 29 February are passed over. */
export function sameDayAgain(day: Day, today: Day): Day {
  let year = Number(today.slice(0, 4))
  const of = (one: number) => `${one}${day.slice(4)}`
  while (of(year) < today || !isCalendarDay(of(year))) year++
  return of(year)
}

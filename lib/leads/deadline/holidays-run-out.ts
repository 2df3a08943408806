// One by one: all of date-fns takes longer to load than the whole check.
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import type { Day } from './day.ts'

/** How long before the known holidays end somebody is told, in days. */
const warnedBefore = 180

/**
 * What to do about holidays that are known only for a while more.
 * @param to the last day whose holidays are known
 * @returns nothing while there is time
 */
export function holidaysRunOut(today: Day, to: Day): string | undefined {
  const left = differenceInCalendarDays(parseISO(to), parseISO(today))
  if (left > warnedBefore) return undefined
  return `The holidays of the deadline helper end in ${left} days, on ${to}; run python3 scripts/make-holidays.py`
}

/**
 * What to do about countries of the list whose public holidays nobody has looked up.
 * @param cities each as its list has it: city and country
 * @returns nothing when all are known
 */
export function holidaysUnknown(cities: string[], known: string[]): string | undefined {
  const countries = cities.map((city) => city.split(', ').at(-1) ?? '')
  const unknown = [...new Set(countries)].filter((country) => !known.includes(country))
  if (unknown.length === 0) return undefined
  return `The deadline helper knows no holidays of ${unknown.join(', ')}, so it counts them as working days; a developer adds them to scripts/make-holidays.py`
}

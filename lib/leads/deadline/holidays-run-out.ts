import { differenceInCalendarDays, parseISO } from 'date-fns'
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

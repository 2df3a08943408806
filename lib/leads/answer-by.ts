import type { Office } from '../content/office.ts'
import { companyTime, weekday } from './deadline/day.ts'
import { weekdays } from './deadline/rules.ts'

const minute = 60_000
/** Step of the working clock in minutes; opening hours fall on it. */
const step = 15

/**
 * When the answer to a request is due, in milliseconds since 1970 like `sent`; by office hours, to the quarter of an hour. A
 * clock that never stops may end while the office is closed: then the answer is due when it opens next.
 */
export function answerBy(sent: number, office: Office): number {
  const promised = office.answerWithin * 60
  let at = sent
  if (office.clock === 'always') {
    at += promised * minute
    while (!isOpen(at, office)) at += step * minute - (at % (step * minute))
    return at
  }
  for (let counted = 0; counted < promised; at += step * minute) if (isOpen(at, office)) counted += step
  return at
}

/** Whether the office is open at a moment, in its own zone, across clock changes too. */
function isOpen(at: number, { zone, days, hours, closed }: Office): boolean {
  const { day, time } = companyTime(at, zone)
  const isWorkday = days.some((one) => one === weekdays[weekday(day)]) && !closed.includes(day)
  return isWorkday && hours.from <= time && time < hours.to
}

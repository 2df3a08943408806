import type { Day } from './day.ts'

/** What the company's own calendar and clock say. */
export type CompanyTime = { day: Day; /** Like 15:00. */ time: string }

/**
 * The day and time at a moment in a zone, wherever the reader is.
 * @param at milliseconds since 1970
 * @param zone an IANA time zone, mostly the company's
 */
export function companyTime(at: number, zone: string): CompanyTime {
  const [day = '', time = ''] = new Date(at)
    .toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .split(' ')
  return { day, time }
}

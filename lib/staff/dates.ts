import { format, isValid, parseISO } from 'date-fns'
import { writeInZone } from '../request/write-time.ts'

/**
 * A row's time of storage, e.g. "Friday, November 20, 2026 at 10:42 AM EST".
 * @param instant from PostgREST ("2026-11-20T15:42:12.6+00:00") or the embedded backend ("2026-11-20 15:42:12.6+00")
 * @param timeZone an IANA name; staff in different places must read the same time
 */
export function longDateTime(instant: string, timeZone: string): string {
  return writeInZone(timeZone, instant.replace(' ', 'T').replace(/\+00$/, 'Z'), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

/** A calendar day, "2027-03-05" as "March 5, 2027", in no time zone; anything else unchanged. */
export function longDate(day: string): string {
  const date = parseISO(day)
  return isValid(date) ? format(date, 'MMMM d, yyyy') : day
}

/** A short time, e.g. "Nov 20, 2026, 10:42 AM". */
export const shortDateTime = (instant: string, timeZone: string) =>
  writeInZone(timeZone, instant, { dateStyle: 'medium', timeStyle: 'short' })

/** Its day alone, e.g. "Nov 20, 2026". */
export const dayInZone = (instant: string, timeZone: string) =>
  writeInZone(timeZone, instant, { dateStyle: 'medium' })

/** Its time of day alone, e.g. "10:42 AM". */
export const timeInZone = (instant: string, timeZone: string) =>
  writeInZone(timeZone, instant, { timeStyle: 'short' })

/** The same with the zone's name, for the first of several. */
export const zonedTime = (instant: string, timeZone: string) =>
  writeInZone(timeZone, instant, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })

import { spokenLocale } from '../language/spoken.ts'

const time = { hour: 'numeric', minute: '2-digit' } as const

/** For people: no line breaks between a month and its day, or within the time of "Fri, Nov 20, 9:02 AM CST". */
export const writeInZone = (
  timeZone: string | undefined,
  at: string | number,
  how: Intl.DateTimeFormatOptions,
  locale = spokenLocale(),
) =>
  new Date(at)
    .toLocaleString(locale, { timeZone, ...how })
    .replace(/([a-z](?=\s\d\d?\b)|\d(?=\s[AP]M)|[AP]M(?=\s[A-Z]))\s/g, '$1\u00a0')

/** "9:02 AM", in the reader's zone unless one is given. */
export const writeTime = (at: string | number, zone?: string) => writeInZone(zone, at, time)

/** "9:02 AM" in another zone, and "Fri 9:02 AM" where it is another day than the reader's. */
export function writeTimeThere(at: string | number, zone: string): string {
  const dayIn = (zone?: string) => writeInZone(zone, at, { weekday: 'short' })
  return dayIn(zone) === dayIn() ? writeTime(at, zone) : writeInZone(zone, at, { weekday: 'short', ...time })
}

/** "Fri, Nov 20, 9:02 AM CST", in the reader's zone unless one is given. */
export const writeMoment = (at: string, zone?: string, locale?: string) =>
  writeInZone(
    zone,
    at,
    { weekday: 'short', month: 'short', day: 'numeric', ...time, timeZoneName: 'short' },
    locale,
  )

/** "Nov 20, 9:02 AM" */
export const writeShortTime = (at: string) =>
  writeInZone(undefined, at, { month: 'short', day: 'numeric', ...time })

/** "Friday, November 20" */
export const writeLong = (at: string) =>
  writeInZone(undefined, at, { weekday: 'long', month: 'long', day: 'numeric' })

/** A calendar day, as "Fri, Jan 8" or "Friday, January 8". */
export function writeCalendarDay(day: string, length: 'short' | 'long' = 'short', locale?: string) {
  const isThisYear = day.startsWith(String(new Date().getFullYear()))
  const year = isThisYear ? undefined : ('numeric' as const)
  return writeInZone('UTC', day, { weekday: length, month: length, day: 'numeric', year }, locale)
}

export const writeDate = (at: string) =>
  writeInZone(undefined, at, { month: 'long', day: 'numeric', year: 'numeric' })

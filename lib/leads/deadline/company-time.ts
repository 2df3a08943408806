import type { Day } from './day.ts'

export type CompanyTime = { day: Day; /** Like 15:00. */ time: string }

/** Making one costs a hundred times what using it does. */
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

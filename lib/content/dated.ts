import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isCalendarDay } from '../leads/calendar-day.ts'
import { companyTime, addDays } from '../leads/deadline/day.ts'
import { contentFolder } from './folder.ts'

/** A day of the calendar, like 2026-12-25. */
export const day = z.string().refine(isCalendarDay, {
  error: ({ input }) => {
    const written = String(input)
    if (/^\d{4}-\d\d-\d\d$/.test(written))
      return `is ${written}, a day that the calendar does not have; correct it`
    const hyphens = written.replace(/^(\d{4})\D(\d\d)\D(\d\d)(?!\d).*$/, '$1-$2-$3')
    return hyphens === written
      ? 'must be a day like 2026-12-25'
      : `must be a day with short hyphens and without a time; write ${hyphens}`
  },
})

/** When list entries, sections and pages are shown: both days included, by the company's calendar. */
export const dates = {
  from: day.optional(),
  until: day.optional(),
  draft: z.literal(true, { error: 'must be true, or be left out' }).optional(),
}
type Dated = { from?: string; until?: string; draft?: true }

/** Ignores invalid days, which have their own message. */
function datesOf(entry: unknown): Dated {
  if (typeof entry !== 'object' || entry === null) return {}
  const { from, until, draft }: { [key in keyof Dated]?: unknown } = entry
  return { ...(isDay(from) && { from }), ...(isDay(until) && { until }), ...(draft === true && { draft }) }
}
const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDay(value)

export type Days = { from: string; until: string }

/** @returns the days on which all of these are shown, undefined when one of them is a draft */
export function commonDays(parts: readonly unknown[]): Days | undefined {
  const all = parts.map(datesOf)
  if (all.some(({ draft }) => draft)) return undefined
  const from = all.map((one) => one.from ?? '').sort()
  const until = all.map((one) => one.until ?? '9999').sort()
  return { from: from.at(-1) ?? '', until: until[0] ?? '9999' }
}

/** Looking up a zone is slow, and every dated entry needs its day. */
const zones = new Set<string>()

export function isZone(name: string): boolean {
  if (zones.has(name)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    zones.add(name)
    return true
  } catch {
    return false
  }
}

const officeFile = join(contentFolder, 'office.yaml')

/** The company's IANA time zone from office.yaml; UTC while it has a mistake. */
export function companyZone(office = existsSync(officeFile) ? readFileSync(officeFile, 'utf8') : ''): string {
  const [, zone = ''] = /^zone: *['"]?([^'"#\s]+)/m.exec(office) ?? []
  return isZone(zone) ? zone : 'UTC'
}

/** The company's day; `npm run preview -- --at` sets another one. */
export const contentDay = () => process.env.CONTENT_AT || companyTime(Date.now(), companyZone()).day

const isShown = ({ from = '', until = '9999', draft }: Dated, on: string, drafts: boolean) =>
  from <= on && on <= until && (drafts || !draft)

/** @returns how many entries are shown today, and on each later day when that changes */
export function countsFrom(entries: readonly unknown[], on = contentDay()): { on: string; count: number }[] {
  const all = entries.map(datesOf)
  const days = all.flatMap(({ from, until }) => [from, until && addDays(until, 1)])
  const changes = new Set([on, ...days.filter((one): one is string => one !== undefined && one > on).sort()])
  return [...changes].map((one) => ({
    on: one,
    count: all.filter((entry) => isShown(entry, one, false)).length,
  }))
}

/** Whether a page, a block of it or a section is shown today. A preview shows drafts as well. */
export const isShownToday = (part: unknown, on = contentDay()) =>
  isShown(datesOf(part), on, Boolean(process.env.CONTENT_AT))

/** Today's entries, without their dates. Only a preview includes drafts, marked in their names. */
export function shownToday<T>(
  entries: T[],
  on = contentDay(),
  drafts = Boolean(process.env.CONTENT_AT),
): T[] {
  if (!entries.some((entry) => Object.keys(datesOf(entry)).length > 0)) return entries
  return entries
    .filter((entry) => isShown(datesOf(entry), on, drafts))
    .map((entry) => {
      const named = Object.entries(entry as object).filter(([key]) => !(key in dates))
      const name = named.find(([, value]) => typeof value === 'string' && / |^[A-Z]/.test(value))?.[0]
      const mark = ([key, value]: [string, unknown]) => [
        key,
        key === name ? `Draft: ${String(value)}` : value,
      ]
      return Object.fromEntries(datesOf(entry).draft ? named.map(mark) : named) as T
    })
}

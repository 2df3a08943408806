import { z } from 'zod'
import holidays from '../leads/deadline/holidays.json' with { type: 'json' }
import { daysBetween, addDays } from '../leads/deadline/day.ts'
import { weekdays } from '../leads/deadline/rules.ts'
import { headquarters } from './brand.ts'
import { day, isZone } from './dated.ts'
import { preventBreaks } from './fill.ts'
import { defineContent, exactText, text, textWith } from './shapes.ts'

const countries: Record<string, { closed: string } | undefined> = holidays.countries

export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of 24 hours in quotes, like '09:00' or '18:00'")
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** The hour of a time like 18:00 on a 12-hour clock. */
const hourOf = (time: string) => ((Number(time.slice(0, 2)) + 11) % 12) + 1

const zone = exactText.refine(isZone, 'must be an IANA time zone, like America/New_York')

/** A closed day, or all from one to another. */
const closedDays = z
  .union([day.transform((one) => ({ from: one, until: one })), z.strictObject({ from: day, until: day })], {
    error: ({ input }) =>
      /^\d{4}-\d\d-\d\d$/.test(String(input))
        ? `is ${String(input)}, a day that the calendar does not have; correct it`
        : 'must be a day like 2026-12-25, or days like { from: 2026-12-24, until: 2027-01-01 }',
  })
  .refine(({ from, until }) => until >= from && daysBetween(from, until) < 100, {
    error: 'must end on its first day or later, and within 100 days',
  })
  .transform(({ from, until }) => {
    const listed = [from]
    while (listed.at(-1)! < until) listed.push(addDays(listed.at(-1)!, 1))
    return listed
  })

/** Words for one zone only, as people add them to hours. */
const zoneWords = ['Eastern', 'Central', 'Mountain', 'Pacific', 'Alaska', 'Hawaii', 'British', 'Greenwich']

/** Zones whose letters Intl knows in English, too. */
const zoneLetters = /\b(?:[ECMP][SD]?T|GMT|BST|WES?T|CES?T|EES?T)\b/

/** The letters by which a zone is known. */
const lettersOf = (zone: string) =>
  ['en-US', 'en-GB'].flatMap((language) =>
    (['short', 'shortGeneric'] as const).flatMap((timeZoneName) =>
      [0, 6].flatMap(
        (month) =>
          new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName })
            .formatToParts(Date.UTC(2026, month, 10))
            .find(({ type }) => type === 'timeZoneName')?.value ?? [],
      ),
    ),
  )

/** @returns the contradictions between hours in words and the zone or the days */
function hoursContradictions({
  zone,
  days,
  hoursInWords,
}: {
  zone: string
  days: readonly string[]
  hoursInWords: string
}) {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
  const named = zoneWords.find((word) => new RegExp(`\\b${word}\\b`).test(hoursInWords))
  const [, first, last] =
    /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\s*(?:–|-|to)\s*(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.exec(hoursInWords) ??
    []
  const week = [...weekdays.slice(1), ...weekdays.slice(0, 1)]
  const open = week.filter((one) => days.includes(one)).map((one) => one.slice(0, 3))
  const [letters] = zoneLetters.exec(hoursInWords) ?? []
  return [
    letters &&
      !lettersOf(zone).includes(letters) &&
      `says ${letters}, and zone ${zone} is ${name}; write the same zone`,
    named && !name?.startsWith(named) && `says ${named}, and zone ${zone} is ${name}; write the same zone`,
    first &&
      (first !== open[0] || last !== open.at(-1)) &&
      `says ${first}–${last}, and days are ${days.join(', ')}; write the same days`,
  ].filter((one) => typeof one === 'string')
}

export const office = defineContent(
  'office.yaml',
  z
    .strictObject({
      clock: z.enum(['always', 'working'], { error: 'must be always or working' }),
      answerWithin: z.number().int().min(2).max(240),
      promise: z.strictObject({
        always: textWith('{count}').refine((words) => !/\b(?:working|business)\b/.test(words), {
          error: 'is what clock: always counts, which is every hour; write it without "working"',
        }),
        working: textWith('{count}'),
      }),
      zone,
      days: z.array(z.enum(weekdays)).min(1, 'must list a day'),
      hours: z
        .strictObject({ from: clockTime, to: clockTime })
        .refine(({ from, to }) => !(minutesOf(to) - minutesOf(from) < 60), {
          error: ({ input }) =>
            (input as { from: string; to: string }).to < (input as { from: string }).from
              ? 'end before they begin; write the hour of opening after from:, and both of 24 hours, as 18:00 for 6 pm'
              : 'must be open for an hour or more',
        }),
      hoursInWords: text,
      closed: z.array(closedDays).transform((ranges) => ranges.flat()),
    })
    .superRefine(({ zone, days, hours, hoursInWords }, context) => {
      const { city, region } = headquarters()
      const meant = region.zones.find((one) => isZone(one) && isZone(zone) && lettersOf(one).includes(zone))
      const elsewhere = `is no zone of ${city} (brand.yaml), as home/locations.yaml has those of its region; write ${meant ?? 'its own'}`
      if (isZone(zone) && !region.zones.some((one) => zone.startsWith(one)))
        context.addIssue({ code: 'custom', path: ['zone'], message: elsewhere })
      for (const message of isZone(zone) ? hoursContradictions({ zone, days, hoursInWords }) : [])
        context.addIssue({ code: 'custom', path: ['hoursInWords'], message })
      const unsaid = [hours.from, hours.to].find((time) => {
        const half = time < '12' ? 'am' : 'pm'
        const hourPattern = `(?<!\\d)(?:(?:${hourOf(time)}|${Number(time.slice(0, 2))})(?::\\d\\d)?(?!\\d)(?! ?${half === 'am' ? 'p' : 'a'}\\.?m)|${time})`
        return clockTime.safeParse(time).success && !new RegExp(hourPattern, 'i').test(hoursInWords)
      })
      if (!unsaid || hours.to < hours.from) return
      const message = `does not say ${hourOf(unsaid)} ${unsaid < '12' ? 'am' : 'pm'}, and hours has ${unsaid}; write the same hours`
      context.addIssue({ code: 'custom', path: ['hoursInWords'], message })
    })
    .transform(({ closed, hoursInWords, ...rest }) => ({
      ...rest,
      hoursInWords: preventBreaks(hoursInWords),
      /** Days off besides holidays. */
      ownClosed: closed,
      // An estimated holiday ends in ~.
      closed: [
        ...closed,
        ...(countries[headquarters().country]?.closed.replaceAll('~', '').split(' ') ?? []),
      ],
    })),
)
export type Office = ReturnType<typeof office>

import { z } from 'zod'
import holidays from '../leads/deadline/holidays.json' with { type: 'json' }
import { weekdays } from '../leads/deadline/rules.ts'
import { day, isZone } from './dated.ts'
import { defineContent, text, textWith } from './shapes.ts'
import { fill } from './fill.ts'

const countries: Record<string, { closed: string } | undefined> = holidays.countries

export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:00')
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** The hour of a time like 18:00 on a 12-hour clock. */
const hourOf = (time: string) => ((Number(time.slice(0, 2)) + 11) % 12) + 1

const zone = text.refine(isZone, 'must be an IANA time zone, like America/New_York')

export const office = defineContent(
  'office.yaml',
  z
    .strictObject({
      clock: z.enum(['always', 'working'], { error: 'must be always or working' }),
      answerWithin: z.number().int().positive(),
      promise: z.strictObject({ always: textWith('{count}'), working: textWith('{count}') }),
      zone,
      days: z.array(z.enum(weekdays)).min(1, 'must list a day'),
      hours: z
        .strictObject({ from: clockTime, to: clockTime })
        .refine(
          ({ from, to }) => !(minutesOf(to) - minutesOf(from) < 60),
          'must be open for an hour or more',
        ),
      hoursInWords: text,
      country: text.refine((name) => name in countries, 'is no country whose holidays are known'),
      closed: z.array(day),
    })
    .superRefine(({ hours, hoursInWords }, context) => {
      const unsaid = [hours.from, hours.to].find(
        (time) =>
          clockTime.safeParse(time).success && !new RegExp(`\\b${hourOf(time)}\\b`).test(hoursInWords),
      )
      if (!unsaid) return
      const message = `does not say ${hourOf(unsaid)}, and hours has ${unsaid}; write the same hours`
      context.addIssue({ code: 'custom', path: ['hoursInWords'], message })
    })
    .transform(({ country, closed, ...rest }) => ({
      ...rest,
      // An estimated holiday ends in ~.
      closed: [...closed, ...(countries[country]?.closed.replaceAll('~', '').split(' ') ?? [])],
    })),
)
export type Office = ReturnType<typeof office>

/** Text that may promise an answer: `{promise}` becomes what the office's clock allows, `{hours}` its hours. */
export const promising = text
  .describe('May promise an answer: {promise} and {hours} are filled in.')
  .transform((words) => {
    if (!/\{(promise|hours)\}/.test(words)) return words
    const { clock, answerWithin, promise, hoursInWords } = office()
    return fill(words, { promise: fill(promise[clock], { count: answerWithin }), hours: hoursInWords })
  })

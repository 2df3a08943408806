import { z } from 'zod'
import holidays from '../leads/deadline/holidays.json' with { type: 'json' }
import { isCalendarDay } from '../leads/calendar-day.ts'
import type { Rules } from '../leads/deadline/rules.ts'
import { clockTime, office, promising } from './office.ts'
import { locations } from './home/locations.ts'
import { defineContent } from './define-content.ts'
import { listOf, text, textWith } from './shapes.ts'

const days = z.number().int().min(1).max(60)
const dated = (...places: string[]) =>
  textWith('{proof}', '{printed}', '{delivered}', ...places).pipe(promising)

export const deadlineWords = defineContent(
  'deadline.yaml',
  z.strictObject({
    proofDays: days,
    production: listOf(z.strictObject({ group: text, days, rush: days }), [1, 12], 'product groups'),
    leadTime: textWith('{count}'),
    transit: z.strictObject({
      europe: days,
      'south-america': days,
      usa: days,
      canada: days,
      'asia-pacific': days,
      africa: days,
      'middle-east': days,
    }),
    buffer: days,
    cutOff: z.partialRecord(
      z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
      clockTime,
    ),
    closed: z.array(text.refine(isCalendarDay, 'must be a day like 2026-12-24')),
    home: text.refine(
      (name) =>
        Object.values(locations().regions).some(({ cities }) => cities.some(({ city }) => city === name)),
      'must be a city of home/locations.yaml, like Miami, USA',
    ),
    ask: text,
    group: text,
    heads: z.strictObject({ comfortable: text, tight: text, rush: text, call: text, past: text }),
    sentences: z.strictObject({
      comfortable: dated('{count}'),
      ample: dated(),
      tight: dated(),
      rush: dated('{time}'),
      call: promising,
      past: text,
    }),
    notes: z.strictObject({
      one: textWith('{days}'),
      many: textWith('{count}', '{days}'),
      estimated: textWith('{day}'),
      and: text,
      home: textWith('{place}'),
      unknown: textWith('{place}'),
      beyond: text,
    }),
    change: textWith('{day}'),
    sent: z.strictObject({ call: text, past: text }),
    marks: z.strictObject({ proof: text, printed: text, delivered: text, event: text, holiday: text }),
    line: textWith('{value}'),
  }),
)

/** The words, the rules and the holidays of the deadline helper, for the browser and the server alike. */
export function deadline(): Deadline {
  const { regions, alsoCalled } = locations()
  const cities = Object.entries(regions).flatMap(([region, list]) =>
    list.cities.map(({ city }) => {
      const [name = '', country = ''] = city.split(', ')
      return { name, country, region, alsoCalled: alsoCalled[name] ?? [] }
    }),
  )
  return { ...deadlineWords(), ...holidays, zone: office().zone, cities }
}
export type Deadline = ReturnType<typeof deadlineWords> & Rules

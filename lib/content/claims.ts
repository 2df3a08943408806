import { z } from 'zod'
import { isCalendarDay } from '../leads/calendar-day.ts'
import { contentDay, day } from './dated.ts'
import { faultOfUrl, ownFile } from './faults/not-listed.ts'
import { defineContent, listOf, text } from './shapes.ts'

const claim = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be small letters and hyphens, like same-day'),
    figure: text
      .refine((value) => !/^(?:tb[acd]|todo|pending|soon|unknown|n\/?a|[?x–-]+)\.?$/i.test(value), {
        error: 'is not said yet; write awaited: true in place of figure',
      })
      .optional(),
    units: listOf(text, [1, 6], 'units').optional(),
    about: listOf(text, [1, 20], 'words').optional(),
    words: listOf(text, [1, 12], 'ways to say it').optional(),
    awaited: z.literal(true).optional(),
    hours: z.number().int().min(1).max(240).optional(),
    groups: listOf(text, [1, 12], 'product groups').optional(),
    scope: text,
    evidence: text.superRefine((value, context) => {
      const isOffered = value.startsWith('https://') && /for examples/.test(faultOfUrl(value) ?? '')
      if (isOffered) context.addIssue('is an address for examples; write the real one')
      if (ownFile.test(value))
        context.addIssue('is on one computer alone; write an address or a document that colleagues can open')
    }),
    owner: text,
    checked: day.refine(
      (on) => on <= contentDay(),
      'is a day to come; write the day on which somebody compared claim and evidence',
    ),
    again: day,
    waived: text.optional(),
  })
  .refine(
    ({ figure, words, awaited }) => figure || words || awaited,
    'must have a figure, words, or awaited: true until its owner has said it',
  )
  .refine(({ figure = '', units }) => units || !/^\d{1,3}$/.test(figure), {
    path: ['figure'],
    error:
      'is a number that could count anything; add a line units: [hours], with the words that stand after it',
  })
  .refine(({ hours, groups }) => !hours === !groups, 'must have hours and groups, or neither')
  .refine(
    ({ figure = '' }) => {
      const [, from, to] = /^(\d+)–(\d+)/.exec(figure) ?? []
      return !/^\+|\d [+%–]/.test(figure) && (!to || Number(from) < Number(to))
    },
    {
      path: ['figure'],
      error: 'must be written like 65+, 25% or 24–48, without spaces, the smaller number first',
    },
  )
  .refine(
    ({ hours = 0, figure = '' }) => {
      const longest = Number(figure.match(/\d+/g)?.at(-1) ?? hours)
      return !hours || [hours, hours / 24].includes(longest)
    },
    { path: ['hours'], error: 'is not the longest time in figure; write the same in both' },
  )
  .refine(({ checked, again }) => ![checked, again].every(isCalendarDay) || checked < again, {
    path: ['again'],
    error: 'is not a later day than checked; write the day by which somebody has to look at this claim again',
  })
  .refine(({ checked, again }) => !(Number(again.slice(0, 4)) - Number(checked.slice(0, 4)) > 3), {
    path: ['again'],
    error: 'is more than three years after checked; correct the year',
  })
export type Claim = z.infer<typeof claim>

export const claims = defineContent(
  'claims.yaml',
  z.strictObject({ claims: listOf(claim, [1, 60], 'claims') }),
)

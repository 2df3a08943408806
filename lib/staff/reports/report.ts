import { z } from 'zod'
import { office } from '../../content/office.ts'
import { each } from '../../content/shapes.ts'
import { submissionsWords } from '../../content/desk.ts'
import { weekdays } from '../../leads/deadline/rules.ts'
import { callDatabase } from '../desk/call-database.ts'
import { dayIn } from '../desk/words-of-time.ts'
import type { ReportFilter } from './span.ts'

const number = z.number().nullable()

/** The answer of the database function read_sources; null means under five. Days are in the company's zone. */
const report = z.object({
  ...each(z.string(), 'first', 'today'),
  /** `before`: entries in the same span that many weeks earlier. */
  weeks: z.array(z.object({ week: z.string(), ...each(number, 'entries', 'before', 'requests', 'won') })),
  rows: z.array(
    z.object({
      part: z.enum(['campaign', 'page', 'product', 'opener', 'all']),
      name: z.string(),
      from: z.string().nullable(),
      /** `before`: the gain in requests over the span before. */
      ...each(number, 'entries', 'requests', 'won', 'before'),
      isNew: z.boolean(),
    }),
  ),
})
export type Report = z.infer<typeof report>
export type ReportRow = Report['rows'][number]
export type Week = Report['weeks'][number]

/** Today in the company's zone. */
export const currentDay = () => dayIn(submissionsWords().timeZone, Date.now())

/** The zone, and the weeks or days to report. */
const spanOf = ({ weeks, from, to }: ReportFilter) => ({
  zone: submissionsWords().timeZone,
  weeks,
  ...(from && { days_from: from, days_to: to }),
})

/** The report on weeks, including the current one, or on days; null for readers without access. @throws as callDatabase */
export async function readReport(filter: ReportFilter): Promise<Report | null> {
  const answer = await callDatabase('read_sources', spanOf(filter))
  return Array.isArray(answer) ? null : report.parse(answer)
}

const value = z.string()
/** Requests in a span and in the one before; how soon half and 9 of 10 were answered, in office minutes. */
const counted = z.object({
  ...each(z.number(), 'requests', 'before', 'answered'),
  ...each(number, 'median', 'ninety'),
})
export type ReportCount = z.infer<typeof counted>

/** The answer of the database function read_team, values as texts. */
const team = z.object({
  ...each(z.string(), 'first', 'today'),
  weeks: z.array(counted.extend({ week: z.string() })),
  rows: z.array(
    counted.extend({ part: z.enum(['all', 'form', 'country', 'campaign', 'language']), name: z.string() }),
  ),
  people: z.array(counted.pick({ answered: true, median: true, ninety: true }).extend({ name: z.string() })),
  quotes: z.array(
    z.object({
      currency: z.string(),
      count: z.number(),
      value,
      state: z.enum(['open', 'accepted', 'lost', 'ended']),
    }),
  ),
  /** null is every week, or everybody. */
  sent: z.array(
    z.object({
      week: z.string().nullable(),
      person: z.string().nullable(),
      currency: z.string(),
      sent: z.number(),
      sentValue: value,
      accepted: z.number(),
      acceptedValue: value,
    }),
  ),
  /** null if the reason, or the value, is unknown. */
  reasons: z.array(
    z.object({
      reason: z.string().nullable(),
      count: z.number(),
      worth: z.array(z.object({ currency: z.string(), value })).nullable(),
    }),
  ),
  /** Orders by the day of their delivery, and the days since they were accepted. */
  delivered: z.object({ count: z.number(), ...each(number, 'median', 'ninety') }),
})
export type Team = z.infer<typeof team>

/** The managers' team numbers over the same days; as readReport. */
export async function readTeam(filter: ReportFilter): Promise<Team | null> {
  const { zone, days, hours, closed } = office()
  const open = { zone, days: days.map((day) => weekdays.indexOf(day) || 7), ...hours, closed }
  const answer = await callDatabase('read_team', { ...spanOf(filter), office: open })
  return Array.isArray(answer) ? null : team.parse(answer)
}

import { z } from 'zod'
import { submissionsWords } from '../../content/submissions.ts'
import { callDatabase } from '../desk/call-database.ts'

const number = z.number().nullable()

/** The answer of the database function read_sources; null means under five. Days are in the company's zone. */
const report = z.object({
  first: z.string(),
  today: z.string(),
  /** `before`: entries in the same span that many weeks earlier. */
  weeks: z.array(
    z.object({ week: z.string(), entries: number, before: number, requests: number, won: number }),
  ),
  rows: z.array(
    z.object({
      part: z.enum(['campaign', 'page', 'product', 'opener', 'all']),
      name: z.string(),
      /** The host with the most entries. */
      from: z.string().nullable(),
      entries: number,
      requests: number,
      won: number,
      /** Gain in requests over the span before. */
      before: number,
      isNew: z.boolean(),
    }),
  ),
  /** What was quoted, for managers alone; null is every week, or everybody. */
  quotes: z
    .array(
      z.object({
        ...{ week: z.string().nullable(), person: z.string().nullable(), currency: z.string() },
        ...{ sent: z.number(), sentValue: z.string(), accepted: z.number(), acceptedValue: z.string() },
      }),
    )
    .nullable(),
})
export type Report = z.infer<typeof report>
export type ReportRow = Report['rows'][number]
export type Week = Report['weeks'][number]

/**
 * The report for this reader.
 * @param weeks how many, including the current one
 * @returns null for readers without access
 * @throws as callDatabase
 */
export async function readReport(weeks: number): Promise<Report | null> {
  const answer = await callDatabase('read_sources', { zone: submissionsWords().timeZone, weeks })
  return Array.isArray(answer) ? null : report.parse(answer)
}

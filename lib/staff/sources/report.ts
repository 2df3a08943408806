import { z } from 'zod'
import { submissionsWords } from '../../content/submissions.ts'
import { callDatabase } from '../desk/call-database.ts'

const number = z.number().nullable()

/** What the database's read_sources answers; null stands for a number under five. Days are of the company's zone. */
const report = z.object({
  first: z.string(),
  today: z.string(),
  /** `before`: the entries of the same span as many weeks ago. */
  weeks: z.array(
    z.object({ week: z.string(), entries: number, before: number, requests: number, won: number }),
  ),
  rows: z.array(
    z.object({
      part: z.enum(['campaign', 'page', 'product', 'opener', 'all']),
      name: z.string(),
      /** The host that most entries came from. */
      from: z.string().nullable(),
      entries: number,
      requests: number,
      won: number,
      /** How many more requests than in the same span before. */
      before: number,
      isNew: z.boolean(),
    }),
  ),
})
export type Report = z.infer<typeof report>
export type ReportRow = Report['rows'][number]
export type Week = Report['weeks'][number]

/**
 * The report for whoever asks.
 * @param weeks how many, the running one among them
 * @returns null for who may not read it
 * @throws as callDatabase
 */
export async function readReport(weeks: number): Promise<Report | null> {
  const answer = await callDatabase('read_sources', { zone: submissionsWords().timeZone, weeks })
  return Array.isArray(answer) ? null : report.parse(answer)
}

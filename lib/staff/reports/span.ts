import { z } from 'zod'
import type { SearchParams } from '../list-state.ts'

export const spans = [4, 11, 26, 52] as const
export const parts = ['campaign', 'page', 'product', 'opener', 'week', 'answers', 'quotes'] as const
export type Part = (typeof parts)[number]
/** For managers only, because it is about people and money. */
const ofTeam = ['answers', 'quotes'] as const
export const isOfTeam = (part: Part): part is (typeof ofTeam)[number] => ofTeam.some((one) => one === part)

const day = z.iso.date().regex(/^20/).catch('')
const reportFilter = z
  .object({
    weeks: z.coerce
      .number()
      .refine((weeks) => (spans as readonly number[]).includes(weeks))
      .catch(11),
    by: z.enum(parts).catch('campaign'),
    /** Days instead of weeks, both included; '' for none. */
    from: day,
    to: day,
  })
  .transform((filter) => (filter.from && filter.from <= filter.to ? filter : { ...filter, from: '', to: '' }))
export type ReportFilter = z.infer<typeof reportFilter>

/** The view named by the address; invalid parts are ignored. */
export const readReportFilter = (params: SearchParams) => reportFilter.parse(params)

export const sourcesPath = '/form-submissions/sources'

export const reportAddress = ({ weeks, by, from, to }: ReportFilter, path = sourcesPath) =>
  from ? `${path}?from=${from}&to=${to}&by=${by}` : `${path}?weeks=${weeks}&by=${by}`

/** A year of calendar months up to the given day's, latest first, by their first and last days. */
export function monthsUntil(today: string) {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const dayOf = (months: number, date: number) =>
    new Date(Date.UTC(year, month - 1 - months, date)).toISOString().slice(0, 10)
  return Array.from({ length: 12 }, (_, ago) => ({ from: dayOf(ago, 1), to: dayOf(ago - 1, 0) }))
}

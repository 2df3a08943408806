import { z } from 'zod'
import type { SearchParams } from '../list-state.ts'

export const spans = [4, 11, 26, 52] as const
export const parts = ['campaign', 'page', 'product', 'opener', 'week', 'answers', 'quotes'] as const
export type Part = (typeof parts)[number]
/** For managers only, because it is about people and money. */
const ofTeam = ['answers', 'quotes'] as const
export const isOfTeam = (part: Part): part is (typeof ofTeam)[number] => ofTeam.some((one) => one === part)

const shown = z.object({
  weeks: z.coerce
    .number()
    .refine((weeks) => (spans as readonly number[]).includes(weeks))
    .catch(11),
  by: z.enum(parts).catch('campaign'),
})
export type Shown = z.infer<typeof shown>

/** What the address asks to see; invalid parts are ignored. */
export const readShown = (params: SearchParams) => shown.parse(params)

export const sourcesPath = '/form-submissions/sources'

export const shownAddress = ({ weeks, by }: Shown, path = sourcesPath) => `${path}?weeks=${weeks}&by=${by}`

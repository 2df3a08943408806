import { z } from 'zod'
import { verdictKinds } from './deadline/rules.ts'

const text = z.string().optional()

/**
 * What was asked, as data: it lies beside the row, whose details say it to people. Choices are ids of content, days are of
 * the calendar. `typed` is how many characters of the details were typed: what follows is the site's (details.ts).
 */
export const facts = z.object({
  typed: z.number(),
  verdict: z.enum(verdictKinds).optional(),
  goods: z.array(z.object({ product: z.string(), id: z.string(), quantity: z.string() })).optional(),
  ...{ eventType: text, timeline: text, budget: text, city: text, group: text },
  ...{ proof: text, printed: text, delivered: text },
})
export type Facts = z.infer<typeof facts>

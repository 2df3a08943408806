import { z } from 'zod'
import { verdictKinds } from './deadline/rules.ts'

/**
 * What was asked, as data: it lies beside the row, whose details say it to people. Choices are ids of content, days are of
 * the calendar.
 */
export const facts = z.object({
  /** How many characters of the details were typed; what follows is the site's (details.ts). */
  typed: z.number(),
  eventType: z.string().optional(),
  timeline: z.string().optional(),
  budget: z.string().optional(),
  city: z.string().optional(),
  /** The product group by which the deadline was reckoned. */
  group: z.string().optional(),
  verdict: z.enum(verdictKinds).optional(),
  proof: z.string().optional(),
  printed: z.string().optional(),
  delivered: z.string().optional(),
  goods: z.array(z.object({ product: z.string(), id: z.string(), quantity: z.string() })).optional(),
})
export type Facts = z.infer<typeof facts>

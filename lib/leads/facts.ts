import { z } from 'zod'
import { verdictKinds } from './deadline/rules.ts'

const text = z.string().optional()

/**
 * The request as data, stored beside the row, whose details tell people the same. Choices are content ids, days calendar
 * days. `country`: the delivery city's, if known. `need`, `needQuantity`: as typed into the Request a Quote dialog.
 * `after`, `about`: the reference of the order that this one repeats, or asks about.
 * `language`: that of the form, if it was not English.
 * `typed`: how many characters of the details were typed; the site added the rest (details.ts).
 */
export const facts = z.object({
  typed: z.number(),
  verdict: z.enum(verdictKinds).optional(),
  goods: z.array(z.object({ product: z.string(), id: z.string(), quantity: z.string() })).optional(),
  eventType: text,
  timeline: text,
  budget: text,
  city: text,
  country: text,
  group: text,
  need: text,
  needQuantity: text,
  proof: text,
  printed: text,
  delivered: text,
  after: text,
  about: text,
  language: text,
})
export type Facts = z.infer<typeof facts>

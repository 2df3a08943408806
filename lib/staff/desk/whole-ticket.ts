import { z } from 'zod'
import { submission } from '../submission.ts'

/** `by` is null for the visitor; a quote that is still going has the number 0. */
const storedMessage = z.object({
  ...{ id: z.string(), by: z.string().nullable(), mine: z.boolean(), at: z.string(), body: z.string() },
  ...{ state: z.enum(['going', 'sent']), seen_at: z.string().nullable(), quote: z.number().nullable() },
})
const quoted = z.looseObject({ currency: z.string(), asked: z.number().nullish() })
const sentQuote = z.object({
  ...{ number: z.number(), totals: z.array(z.string()), quote: quoted },
  state: z.enum(['open', 'replaced', 'withdrawn', 'expired', 'accepted']),
  accepted: z.object({ choice: z.number() }).nullable(),
})

/** One ticket with everything that staff can read, as the database function whole_ticket returns it. */
export const wholeTicket = submission.extend({
  event_date: z.string().nullable(),
  remind_at: z.string().nullable(),
  owed: z.boolean(),
  /** When the same request came again, word for word. */
  sent: z.array(z.string()),
  /** Other requests from this address and this company; when the address last won one. */
  read_at: z.string().nullish(),
  /** When the visitor's last message is due an answer. */
  replied_due: z.string().nullish(),
  messages: z.array(storedMessage).default([]),
  quotes: z.array(sentQuote).default([]),
  draft: z.object({ body: z.string(), quote: z.unknown(), at: z.string() }).nullish(),
  writing: z.array(z.string()).default([]),
  reading: z.array(z.string()).default([]),
  mailed: z.boolean().default(false),
  person: z.object({ address: z.number(), company: z.number(), won: z.string().nullable() }).optional(),
})
export type WholeTicket = z.infer<typeof wholeTicket>

import { z } from 'zod'
import type { WorkplaceWords } from '../../content/workplace.ts'
import { leadForms } from '../../leads/contract.ts'
import { reference } from '../../leads/reference.ts'
import { writeShort } from '../../request/write-money.ts'
import { artworkSentence } from '../artwork/words.ts'
import { eventTypeOf } from '../todays-words.ts'
import { statuses } from './statuses.ts'
import { dayIn, columnDay, soonWords } from './words-of-time.ts'

/** A row of the list, as the database function list_tickets returns it, without empty fields. */
export const storedRow = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  company: z.string().optional(),
  kind: z.enum(leadForms).nullish(),
  /** The id of the chosen option, and what was sent for it. */
  event_type: z.string().optional(),
  subject: z.string().optional(),
  words: z.string().optional(),
  event: z.string().optional(),
  rush: z.boolean().optional(),
  due: z.string(),
  owed: z.boolean().optional(),
  remind: z.string().optional(),
  status: z.enum(statuses),
  spam: z.boolean().optional(),
  owner: z.string().optional(),
  owner_name: z.string().optional(),
  times: z.number().optional(),
  artwork: z.object({ announced: z.number(), arrived: z.number() }).optional(),
  value: z.string().optional(),
  currency: z.string().optional(),
  /** The visitor waits for an answer to a note; a quote was accepted; an answer is going out. */
  ...z.object({ replied: z.boolean(), accepted: z.boolean(), going: z.boolean() }).partial().shape,
})
/** A row with its days in words; `now` in milliseconds since 1970. `waits` is the day until which it waits. */
export function showRow(stored: z.infer<typeof storedRow>, words: WorkplaceWords, zone: string, now: number) {
  const {
    event,
    owner_name: ownerName,
    remind,
    artwork,
    kind,
    event_type: type,
    value,
    currency,
    ...row
  } = stored
  const subject = eventTypeOf(kind, type, row.subject ?? '')
  const today = dayIn(zone, now)
  const soon = event && soonWords(event, today, words.soon)
  const day = remind && Date.parse(remind) > now ? dayIn(zone, remind) : undefined
  return {
    ...row,
    reference: reference(row.id),
    ...(subject && { subject }),
    ...(ownerName && { ownerName }),
    ...(value && currency && { value: writeShort(value, currency) }),
    ...(artwork && { files: { ...artwork, label: artworkSentence(artwork) } }),
    ...(event && { event: { text: soon ?? columnDay(event, today), soon: soon !== null } }),
    ...(day && { waits: soonWords(day, today, words.soon) ?? columnDay(day, today) }),
  }
}
export type Row = ReturnType<typeof showRow>

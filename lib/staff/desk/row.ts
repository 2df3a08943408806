import { z } from 'zod'
import { each } from '../../content/shapes.ts'
import type { DeskWords } from '../../content/desk.ts'
import { leadFormIds } from '../../leads/contract.ts'
import { reference } from '../../leads/reference.ts'
import { orderSteps } from '../../request/order-steps.ts'
import { writeShortMoney } from '../../request/write-money.ts'
import { artworkSentence } from '../artwork/words.ts'
import { eventTypeOf } from '../todays-words.ts'
import { statuses } from './statuses.ts'
import { dayIn, columnDay, soonWords } from './words-of-time.ts'

/** A row of the list, as the database function list_tickets returns it, without empty fields. */
export const storedRow = z.object({
  ...each(z.string(), 'id', 'key', 'name', 'due'),
  /** A value that only a newer database knows must not fail the rest. */
  status: z.enum(statuses).catch('new'),
  kind: z.enum(leadFormIds).nullish(),
  /** `event_type`: the id of the chosen option; `subject`: the words sent for it. */
  ...each(z.string().optional(), 'company', 'event_type', 'subject', 'words', 'event', 'remind'),
  ...each(z.string().optional(), 'owner', 'owner_name', 'value', 'currency'),
  /** `replied`: the visitor waits for an answer to a note; `accepted`: they accepted a quote; `going`: an answer is about to leave. */
  ...each(z.boolean().optional(), 'rush', 'owed', 'spam', 'replied', 'accepted', 'going'),
  /** The reader's own unsent answer; `held`: something came in before it left. */
  draft: z.enum(['kept', 'held']).optional(),
  step: z.enum(orderSteps).optional(),
  /** The open quote; and the end of its last day, or of the last day of one that has expired. */
  open: z.number().optional(),
  until: z.string().optional(),
  times: z.number().optional(),
  artwork: z.object(each(z.number(), 'announced', 'arrived')).optional(),
})
/** A row with its days in words; `now` in milliseconds since 1970. `waits` is the day until which it waits. */
export function showRow(stored: z.infer<typeof storedRow>, words: DeskWords, zone: string, now: number) {
  const {
    event,
    owner_name: ownerName,
    remind,
    artwork,
    kind,
    event_type: type,
    value,
    currency,
    until,
    ...row
  } = stored
  const subject = eventTypeOf(kind, type, row.subject ?? '')
  const today = dayIn(zone, now)
  const soon = event && soonWords(event, today, words.soon)
  // Left out unless true: most events are not soon, and each row sends it.
  const shownEvent: { text: string; soon?: true } | undefined = event
    ? { text: soon ?? columnDay(event, today), ...(soon && { soon: true }) }
    : undefined
  // The end of a day is the next one's first instant.
  const last = until && dayIn(zone, Date.parse(until) - 1)
  const ends = last && (row.open ? soonWords(last, today, words.soon) : columnDay(last, today))
  const day = remind && !row.replied && Date.parse(remind) > now ? dayIn(zone, remind) : undefined
  return {
    ...row,
    reference: reference(row.id),
    ...(subject && { subject }),
    ...(ownerName && { ownerName }),
    ...(value && currency && { value: writeShortMoney(value, currency) }),
    ...(ends && { ends }),
    ...(last && { until: last }),
    ...(artwork && { files: { ...artwork, label: artworkSentence(artwork) } }),
    ...(shownEvent && { event: shownEvent }),
    ...(day && { waits: soonWords(day, today, words.soon) ?? columnDay(day, today) }),
  }
}
export type Row = ReturnType<typeof showRow>

import { z } from 'zod'
import { eachKey, leadForms, sourceParts } from '../leads/contract.ts'
import { facts } from '../leads/facts.ts'
import { storedArtwork } from './artwork/stored.ts'
import { statuses } from './desk/statuses.ts'

/** One change to a ticket: `value` is the status, the owner's name or '', the note, a quote's number, or why it was lost, by its id. `by` is '' for the visitor. */
const historyEntry = z.object({
  at: z.string(),
  by: z.string(),
  change: z.enum([
    ...(['status', 'owner', 'note', 'spam', 'not spam', 'reminder', 'released'] as const),
    ...(['reply', 'answer', 'quote', 'accepted', 'withdrawn', 'reason'] as const),
  ]),
  value: z.string(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** A request with its ticket, as the database function whole_ticket returns it. */
export const submission = z.object({
  id: z.string(),
  created_at: z.string(),
  form_data: z.object(eachKey(() => z.string().catch(''))),
  /** The form it came from, and the request as data; null if no site of ours sent it. */
  kind: z.enum(leadForms).nullable(),
  facts: facts.nullish().catch(null),
  spam: z.boolean(),
  status: z.enum(statuses),
  owner: z.string().nullable(),
  owner_name: z.string().nullable(),
  /** The state of the mail to sales; null if no mail service was ever set. */
  mail: z.enum(['waiting', 'sending', 'sent', 'held', 'crowded', 'failed']).nullable(),
  due_at: z.string(),
  answered_at: z.string().nullable(),
  changed_at: z.string().nullable(),
  /** What it is worth, such as "4230.00": the quote that was accepted, or the open one. */
  ...{ value: z.string().nullish(), currency: z.string().nullish() },
  /** Null if no site of ours sent it. */
  source: z.record(z.enum(sourceParts), z.string()).nullish(),
  artwork: storedArtwork.nullish(),
  history: z.array(historyEntry),
})
export type Submission = z.infer<typeof submission>

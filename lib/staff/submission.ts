import { z } from 'zod'
import { eachKey, leadForms, sourceParts } from '../leads/contract.ts'
import { facts } from '../leads/facts.ts'
import { storedArtwork } from './artwork/stored.ts'
import { statuses } from './desk/statuses.ts'

/** One change to a ticket: `value` is the status, the owner's name or '', the note. */
const historyEntry = z.object({
  at: z.string(),
  by: z.string(),
  change: z.enum(['status', 'owner', 'note', 'spam', 'not spam', 'reminder', 'released']),
  value: z.string(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** A request with its ticket, as the database's whole_ticket answers it. */
export const submission = z.object({
  id: z.string(),
  created_at: z.string(),
  form_data: z.object(eachKey(() => z.string().catch(''))),
  /** Which form it came from, and what was asked as data: null for what no site of ours told. */
  kind: z.enum(leadForms).nullable(),
  facts: facts.nullish().catch(null),
  spam: z.boolean(),
  status: z.enum(statuses),
  owner: z.string().nullable(),
  owner_name: z.string().nullable(),
  /** The state of the mail to sales; null where no mail service was ever set. */
  mail: z.enum(['waiting', 'sending', 'sent', 'held', 'crowded', 'failed']).nullable(),
  due_at: z.string(),
  answered_at: z.string().nullable(),
  changed_at: z.string().nullable(),
  /** Null where no site of ours told it. */
  source: z.record(z.enum(sourceParts), z.string()).nullish(),
  artwork: storedArtwork.nullish(),
  history: z.array(historyEntry),
})
export type Submission = z.infer<typeof submission>

import { z } from 'zod'
import { eachKey } from '../leads/contract.ts'
import { facts } from '../leads/facts.ts'
import { storedArtwork } from './artwork/stored.ts'
import { kinds, statuses } from './desk/statuses.ts'

/** One change to a ticket: `value` is the status, the owner's name or '', the note. */
const historyEntry = z.object({
  at: z.string(),
  by: z.string(),
  change: z.enum(['status', 'owner', 'note', 'spam', 'not spam', 'reminder', 'released']),
  value: z.string(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** Where a request came from, as the site noted it (lib/leads/source.ts). */
const source = z.object({
  page: z.string(),
  opener: z.string(),
  product: z.string(),
  campaign: z.string(),
  host: z.string(),
})
export type Source = z.infer<typeof source>

/** A request with its ticket, as the database's whole_ticket answers it. */
export const submission = z.object({
  id: z.string(),
  created_at: z.string(),
  form_data: z.object(eachKey(() => z.string().catch(''))),
  /** Which form it came from, and what was asked as data: null for what no site of ours told. */
  kind: z.enum(kinds).nullable(),
  facts: facts.nullish().catch(null),
  spam: z.boolean(),
  status: z.enum(statuses),
  owner: z.string().nullable(),
  owner_name: z.string().nullable(),
  /** The state of the mail to sales; null for requests from before there were mails. */
  mail: z.enum(['waiting', 'sending', 'sent', 'held', 'crowded', 'failed']).nullable(),
  due_at: z.string(),
  answered_at: z.string().nullable(),
  changed_at: z.string().nullable(),
  /** null for requests from before that was noted. */
  source: source.nullish(),
  artwork: storedArtwork.nullish(),
  history: z.array(historyEntry),
})
export type Submission = z.infer<typeof submission>

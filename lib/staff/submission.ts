import { z } from 'zod'
import { each } from '../content/shapes.ts'
import { eachKey, leadFormIds, sourceParts } from '../leads/contract.ts'
import { facts } from '../leads/facts.ts'
import { relations } from '../quotes/quote.ts'
import { orderSteps } from '../request/order-steps.ts'
import { dealStates, quoteStates } from '../request/page-data.ts'
import { statuses } from './desk/statuses.ts'
import { levels, weights } from '../artwork/verdict/findings.ts'
import { purpose } from '../uploads/purpose.ts'

const ids = Object.keys(weights) as (keyof typeof weights)[]
const values = z.record(z.string(), z.union([z.string(), z.number()]))
const finding = z.object({ id: z.enum(ids), values: values.optional() })
/** Leaves out findings that only a newer site knows. */
const findings = z
  .array(z.unknown())
  .catch([])
  .transform((all) => all.flatMap((one) => finding.safeParse(one).data ?? []))

/** A visitor's file, as the database function artwork_of returns it. */
const file = z.object({
  id: z.string(),
  /** As typed: show it with shownName. */
  name: z.string(),
  bytes: z.number().nullable(),
  state: z.enum(['begun', 'arrived']),
  /** The server's verdict; null until it has checked the file. */
  verdict: z.enum(['ready', 'note', 'stop', 'help']).nullable(),
  /** Whether it came by mail, where nothing checks it. */
  mailed: z.boolean().optional(),
  /** The purpose that the visitor chose. */
  purpose: purpose.nullable().catch(null),
  /** The reasons. */
  findings,
  /** The findings of the visitor's browser, or anything its sender wrote. */
  report: z
    .object({ level: z.enum(levels), findings })
    .nullish()
    .catch(null),
})

/** The files of a request, and how many the visitor announced. */
export const storedArtwork = z.object({ announced: z.number(), files: z.array(file) })
export type StoredArtwork = z.infer<typeof storedArtwork>

/**
 * One change to a ticket: `value` is the status, the owner's name or '', the note, a quote's number, the id of the reason for a
 * loss, an order's step or '', the number of parcels, or the promised day. `by` is '' for the visitor.
 */
const historyEntry = z.object({
  at: z.string(),
  by: z.string(),
  change: z.enum([
    ...(['status', 'owner', 'note', 'spam', 'not spam', 'reminder', 'released'] as const),
    ...([
      'reply',
      'answer',
      'quote',
      'accepted',
      'withdrawn',
      'reason',
      'cancelled',
      'restored',
      'draft',
      'link',
      'step',
      'parcels',
      'day',
      'proof',
      'approved',
      'bounced',
    ] as const),
  ]),
  value: z.string(),
  /** The name that an accepted quote was signed with. */
  signed: z.string().optional(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** A quote as sent (lib/quotes/quote.ts). */
const quoted = z.object({
  ...each(z.string(), 'currency', 'tax', 'until', 'terms'),
  columns: z.array(z.number()),
  asked: z.number().nullable(),
  lines: z.array(
    z.object({
      ...each(z.string(), 'item', 'decoration'),
      quantity: z.number().nullable(),
      prices: z.array(z.string()),
    }),
  ),
  extras: z.array(z.object({ ...each(z.string(), 'item', 'note'), amounts: z.array(z.string()) })),
  delivered: z.string().nullable(),
})
export const sentQuote = z.object({
  ...each(z.string(), 'at', 'by'),
  number: z.number(),
  totals: z.array(z.string()),
  quote: quoted,
  relation: z.enum(relations),
  state: z.enum(quoteStates),
  accepted: z
    .object({
      ...each(z.string(), 'name', 'order', 'at'),
      choice: z.number(),
      by: z.string().optional(),
    })
    .nullable(),
})
export type SentQuote = z.infer<typeof sentQuote>

export const parcel = z.object(each(z.string(), 'carrier', 'number', 'link'))

/** A request with its ticket, as the database function ticket_json returns it. */
export const submission = z.object({
  ...each(z.string(), 'id', 'created_at', 'due_at'),
  form_data: z.object(eachKey(() => z.string().catch(''))),
  /** The form it came from, and the request as data; null if no site of ours sent it. */
  kind: z.enum(leadFormIds).nullable(),
  facts: facts.nullish().catch(null),
  spam: z.boolean(),
  status: z.enum(statuses).catch('new'),
  ...each(z.string().nullable(), 'owner', 'owner_name', 'answered_at', 'changed_at'),
  /** The state of the mail to sales; null if no mail service was ever set. */
  mail: z.enum(['waiting', 'sending', 'sent', 'held', 'crowded', 'failed']).nullable(),
  deal: z.enum(dealStates).catch('received'),
  /** Its value, such as "4230.00": the order, else the offer. */
  ...each(z.string().nullish(), 'value', 'currency'),
  /** Null if no site of ours sent it. */
  source: z.record(z.enum(sourceParts), z.string()).nullish(),
  /** Null before there is one. */
  order: z
    .object({
      step: z.enum(orderSteps).nullable(),
      times: z.partialRecord(z.enum(orderSteps), z.string()),
      parcels: z.array(parcel),
      moves: z.array(z.object({ day: z.string(), why: z.string() })),
    })
    .nullish(),
  artwork: storedArtwork.nullish(),
  history: z.array(historyEntry),
  quotes: z.array(sentQuote).default([]),
})
export type StaffSubmission = z.infer<typeof submission>

/** Staff's words about a proof (page-data.ts). */
export const proofMark = z.object({
  for: z.string().max(200),
  changed: z.string().max(1_000),
  lines: z
    .array(z.object(each(z.number().int().min(0), 'quote', 'line')))
    .max(100)
    .default([]),
  by: z.iso.date().nullable().default(null),
})
export type ProofMark = z.infer<typeof proofMark>

const pins = z.object({
  version: z.number(),
  pins: z.array(
    z.object({ ...each(z.number(), 'page', 'x', 'y'), unit: z.enum(['in', 'percent']), text: z.string() }),
  ),
})

/** A file of an answer (private.files_of); `name` as typed, `there` in bytes. */
const answerFile = z.object({
  ...each(z.string(), 'id', 'name', 'kind'),
  state: z.enum(['begun', 'arrived']),
  ...each(z.number(), 'bytes', 'there'),
  proof: proofMark.nullish(),
  version: z.number().nullish(),
  approved: z.object(each(z.string(), 'name', 'at')).nullish(),
})

/** `by` is null for the visitor; a quote that is still going has the number 0. */
const storedMessage = z.object({
  ...each(z.string(), 'id', 'at', 'body'),
  ...each(z.string().nullable(), 'by', 'sender', 'seen_at', 'out_at'),
  mine: z.boolean(),
  state: z.enum(['going', 'sent']),
  quote: z.number().nullable(),
  files: z.array(answerFile).default([]),
  pins: pins.nullish(),
})
/** An own draft; `at` is its version, `shown` the events that its author had seen, `held` when it was held back. */
export const storedDraft = z.object({
  body: z.string(),
  quote: z.unknown(),
  at: z.string(),
  shown: z.array(z.string()).nullable(),
  held: z.string().nullable(),
  files: z.array(answerFile).default([]),
})
/** An event on a ticket, for the author of an answer (private.unseen). `by` is null for the visitor. */
const event = z.object({
  id: z.string(),
  kind: z.enum(['message', 'accepted', 'withdrawn', 'cancelled', 'lost']),
  at: z.string(),
  number: z.number().nullable(),
  by: z.string().nullable(),
  mine: z.boolean(),
})

/** One ticket with everything that staff can read, as the database function ticket_json returns it. */
export const wholeTicket = submission.extend({
  ...each(z.string().nullable(), 'event_date', 'remind_at'),
  owed: z.boolean(),
  /** Times of mails to the visitor that could not be delivered. */
  unmailed: z.array(z.string()).default([]),
  delayed: z.array(z.string()).default([]),
  /** Times when the same request came again, word for word. */
  sent: z.array(z.string()),
  /** When the visitor's last message is due an answer. */
  replied_due: z.string().nullish(),
  messages: z.array(storedMessage).default([]),
  /** How many messages there are before these. */
  older: z.number().default(0),
  events: z.array(event).default([]),
  draft: storedDraft.nullish(),
  ...each(z.array(z.string()).default([]), 'writing', 'reading'),
  mailed: z.boolean().default(false),
  /** The numbers of other requests from this address and company; `won`: when one from the address was last won. */
  person: z.object({ address: z.number(), company: z.number(), won: z.string().nullable() }).optional(),
})
export type WholeTicket = z.infer<typeof wholeTicket>

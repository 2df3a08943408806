import { z } from 'zod'
import type { Verdict } from '../../leads/deadline/verdict.ts'
import type { FileWords } from '../artwork/words.ts'
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
  mailed: z.boolean().default(false),
  person: z.object({ address: z.number(), company: z.number(), won: z.string().nullable() }).optional(),
})
export type WholeTicket = z.infer<typeof wholeTicket>

/** A fact in a ticket's ruled strip. */
export type Fact = {
  big: string
  small: string
  kind?: 'late' | 'soon'
  clock?: boolean
  /** Shown as a badge in the ink of this verdict. */
  verdict?: Verdict['kind']
}

export type CardField = { label: string; value: string; href?: string }

/** One line of the history, with `note` below it. `mine`: whether the reader did it. */
export type HistoryLine = { at: string; time: string; text: string; note?: string; mine?: boolean }

/** A mail to start an answer from, its `body` also one on the request's page; one that `asks` for a better file gets the visitor's new link when opened. */
export type TicketMail = { id: string; label: string; href: string; body: string; asks?: boolean }

/** A message as the workplace shows it; `quote` and `seen` are sentences, or ''. */
export type TicketMessage = {
  id: string
  who: string
  /** Whether the visitor wrote it. */
  theirs: boolean
  time: string
  body: string
  going: boolean
  seen: string
  quote: string
  /** The number of its quote, if that is open. */
  open: number | null
}

/** A ticket as the workplace shows it: everything is in words, so the browser needs neither dates nor the contract. */
export type Ticket = {
  id: string
  reference: string
  name: string
  firstName: string
  email: string
  phone: string
  time: string
  createdAt: string
  facts: Fact[]
  fields: CardField[]
  message: string
  history: HistoryLine[]
  source: { label: string; value: string }[]
  /** null if nothing was announced and nothing came. */
  artwork: { sentence: string; files: FileWords[] } | null
  conversation: TicketMessage[]
  /** What the reader has begun to write, and who else is writing. */
  draft: { body: string; quote: unknown } | null
  writing: string[]
  mailed: boolean
  /** Whether the visitor's last message waits for an answer. */
  replied: boolean
  /** Of the next quote, and the currency it begins with. */
  number: number
  currency: string
  goods: { product: string; quantity: string }[]
  person: { text: string; links: { text: string; href: string }[] } | null
  status: WholeTicket['status']
  spam: boolean
  owner: string
  ownerName: string
  /** When it is due again, as an instant, or ''. */
  remind: string
  reminders: { label: string; day: string; shown: string }[]
  mails: TicketMail[]
}

/** The changes to make to a ticket, nothing else; owner '' is nobody, remind '' is never. */
export type Changes = Partial<{
  status: string
  owner: string
  spam: boolean
  /** A calendar day. */
  remind: string
  /** '' is: no answer needed. */
  replied: ''
  note: string
}>

/** What the page showed of the fields that a colleague may have changed since. */
type Shown = { status: string; owner: string; spam: boolean; remind: string }

export type SaveResult =
  | { state: 'saved' | 'unchanged'; ticket: Ticket }
  /** A colleague was faster; nothing is saved. `question` asks whether to save anyway. */
  | { state: 'conflict'; ticket: Ticket; question: string; by: string }
  | { state: 'gone' | 'noOwner' | 'refused' | 'failed' }

/** `href` is the address of a mail with the visitor's new link. */
export type AskResult = { state: 'asked'; href: string } | { state: 'refused' | 'gone' | 'notAsked' }

/** One ticket of a bulk change. */
export type Work = { id: string; changes: Changes; shown: Partial<Shown> }

export type BulkResult =
  | { state: 'saved'; saved: Work[]; conflicts: number; gone: number }
  | { state: 'noOwner' | 'refused' | 'failed' }

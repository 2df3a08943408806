import { z } from 'zod'
import type { Verdict } from '../../leads/deadline/verdict.ts'
import type { FileWords } from '../artwork/words.ts'
import { submission } from '../submission.ts'

/** One ticket with all that staff read of it, as the database's whole_ticket answers it. */
export const wholeTicket = submission.extend({
  event_date: z.string().nullable(),
  remind_at: z.string().nullable(),
  owed: z.boolean(),
  /** When it was sent again, word for word. */
  sent: z.array(z.string()),
  /** How many others came from this address and this company; when the address last won one. */
  person: z.object({ address: z.number(), company: z.number(), won: z.string().nullable() }).optional(),
})
export type WholeTicket = z.infer<typeof wholeTicket>

/** What stands in the ruled strip of a ticket. */
export type Fact = {
  big: string
  small: string
  kind?: 'late' | 'soon'
  clock?: boolean
  /** It is a badge on the ink of this verdict. */
  verdict?: Verdict['kind']
}

/** A field of the card; `href` where it leads somewhere. */
export type CardField = { label: string; value: string; href?: string }

/** One line of the history; `note` stands below it. Of what people did, whether it was the reader. */
export type HistoryLine = { at: string; time: string; text: string; note?: string; mine?: boolean }

/** A mail to begin an answer with; one that asks for a better file gets the visitor's new link when it is opened. */
export type TicketMail = { id: string; label: string; href: string; asks?: boolean }

/** A ticket as the workplace shows it: all in words, so that the browser needs neither dates nor the contract. */
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
  /** null where nothing was announced and nothing came. */
  artwork: { sentence: string; files: FileWords[] } | null
  person: { text: string; links: { text: string; href: string }[] } | null
  status: WholeTicket['status']
  spam: boolean
  owner: string
  ownerName: string
  /** The instant until which it waits, or ''. */
  remind: string
  reminders: { label: string; day: string; shown: string }[]
  mails: TicketMail[]
}

/** What is to be different about a ticket, and nothing else; owner '' is nobody, remind '' is never. */
export type Changes = Partial<{
  status: string
  owner: string
  spam: boolean
  /** A day of the calendar. */
  remind: string
  note: string
}>

/** What the page showed of the fields that a colleague may have changed meanwhile. */
type Shown = { status: string; owner: string; spam: boolean; remind: string }

export type SaveResult =
  | { state: 'saved' | 'unchanged'; ticket: Ticket }
  /** A colleague was first; nothing is stored. `question` asks whether to save all the same. */
  | { state: 'conflict'; ticket: Ticket; question: string; by: string }
  | { state: 'gone' | 'noOwner' | 'refused' | 'failed' }

/** The address of a mail with the visitor's new link. */
export type AskResult = { state: 'asked'; href: string } | { state: 'refused' | 'gone' | 'notAsked' }

/** One ticket of many that are changed at once. */
export type Work = { id: string; changes: Changes; shown: Partial<Shown> }

export type BulkResult =
  | { state: 'saved'; saved: Work[]; conflicts: number; gone: number }
  | { state: 'noOwner' | 'refused' | 'failed' }

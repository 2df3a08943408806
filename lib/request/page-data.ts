import type { Finding } from '../artwork/verdict/findings.ts'
import type { SizeWords } from '../artwork/verdict/purpose.ts'
import type { Facts } from '../leads/facts.ts'
import type { Order } from './order-steps.ts'
import type { Quote, Relation } from '../quotes/quote.ts'

/** A file on the server; `parts` lists those that have arrived. */
export type AtSite = {
  id: string
  name: string
  bytes: number
  kind: string
  /** In hex; null while a browser without script is sending it. */
  sha256: string | null
  state: 'begun' | 'arrived'
  parts: number[]
  purpose?: SizeWords | null
  verdict?: 'ready' | 'note' | 'stop' | 'help' | null
  /** From the server's check. */
  findings?: Finding[] | null
}

/** A line of an order: the quote's number, and the line's place in it, from 0. */
export type OrderLine = { quote: number; line: number }

/**
 * Staff's words about a proof: the lines of the order that it shows, or in words what it is for without an order; what changed
 * since the last; and the last day to approve it.
 */
export type ProofMark = { for: string; changed: string; lines?: OrderLine[]; by?: string | null }

/** A change asked for on a proof; its place from the top left of the cut, in inches, or in percent of a picture. */
export type Pin = { page: number; x: number; y: number; unit: 'in' | 'percent'; text: string }
export type Pins = { version: number; pins: Pin[] }
/** The most pins of one note, as in supabase/functions/send-artwork/read-message.ts. */
export const maxPins = 40

/** A file of an answer. Only a proof has the rest: its mark, version and approval. */
export type AnswerFile = {
  id: string
  name: string
  kind: string
  bytes: number
  proof: ProofMark | null
  version: number | null
  sha256: string | null
  approved: { name: string; at: string } | null
}

/** A visitor's message or an answer; `by` is null for the visitor. Instants are ISO 8601 throughout. */
export type Message = {
  id: string
  by: string | null
  at: string
  body: string
  /** Whether it came by email from another address than the request's. */
  stranger?: boolean
  quote: number | null
  files: AnswerFile[]
  pins: Pins | null
}

export type Acceptance = { name: string; order: string; choice: number; total: string }

/** A quote that has been sent; `totals` has one text for each choice, as 7250.00. */
export type RequestQuote = {
  number: number
  at: string
  by: string
  quote: Quote
  relation: Relation
  totals: string[]
  state: QuoteState
  /** `by`: the staff member who recorded it. */
  accepted: (Acceptance & { at: string; by?: string }) | null
  /** Whether the visitor got a mail that confirms it. */
  confirmed: boolean
  cancelled: string | null
}

/** The states of a quote and of a deal, as in supabase/schemas/deals.sql. */
export const quoteStates = ['open', 'replaced', 'withdrawn', 'expired', 'accepted', 'cancelled'] as const
export type QuoteState = (typeof quoteStates)[number]
export const dealStates = [
  ...(['received', 'read', 'answered', 'quoted', 'lapsed'] as const),
  ...(['ordered', 'more', 'cancelled', 'closed'] as const),
] as const
export type DealState = (typeof dealStates)[number]

/** A request as its page shows it (supabase/schemas/request_page.sql). */
export type RequestData = {
  reference: string
  sent: string
  promised: string | null
  until: string
  state: DealState
  /** The request that this one repeats word for word; it is answered there. */
  first: { reference: string; sent: string } | null
  times: Record<'read' | 'answered' | 'accepted' | 'closed', string | null>
  reader: string | null
  answerer: string | null
  asked: Record<string, string>
  facts: Facts | null
  files: { announced: number; files: AtSite[] }
  messages: Message[]
  quotes: RequestQuote[]
  order: Order | null
}

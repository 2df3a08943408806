import type { Failed } from './call-database.ts'
import type { showTicket } from './show-ticket.ts'
import type { Row } from './row.ts'

/** A ticket as the workplace shows it: everything is in words, so the browser needs neither dates nor the contract. */
export type Ticket = ReturnType<typeof showTicket>

/** The changes to make to a ticket, nothing else; owner '' is nobody, remind '' is never. */
export type Changes = Partial<{
  status: string
  reason: string
  owner: string
  spam: boolean
  remind: string
  /** When the answer owed is due, an instant; '' is: no answer needed. */
  replied: string
  note: string
}>

/** What the page showed of the fields that a colleague may have changed since. */
type Shown = { status: string; owner: string; spam: boolean; remind: string }

export type SaveResult =
  | { state: 'saved' | 'unchanged'; ticket: Ticket }
  /** A colleague was faster; nothing is saved. `question` asks whether to save anyway. */
  | { state: 'conflict'; ticket: Ticket; question: string; by: string }
  | { state: 'noOwner' }
  | Failed

export type Work = { id: string; changes: Changes; shown: Partial<Shown> }

/** `saved` takes back what was done; conflicts are left as they are, because a colleague changed them. */
export type BulkResult =
  { state: 'saved'; saved: Work[]; conflicts: number; gone: number } | { state: 'noOwner' } | Failed

/** A chosen ticket, as it was then. */
export type Chosen = Pick<Row, 'id' | 'status' | 'owner' | 'spam'>

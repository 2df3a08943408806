import type { Ticket } from './ticket.ts'

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
export type Shown = { status: string; owner: string; spam: boolean }

export type SaveResult =
  | { state: 'saved' | 'unchanged'; ticket: Ticket }
  /** A colleague was first; nothing is stored. `question` asks whether to save all the same. */
  | { state: 'conflict'; ticket: Ticket; question: string; by: string }
  | { state: 'gone' | 'noOwner' | 'refused' | 'failed' }

/** The address of a mail with the visitor's new link. */
export type AskResult = { state: 'asked'; href: string } | { state: 'refused' | 'gone' | 'notAsked' }

/** One ticket of many that are changed at once. */
export type Work = { id: string; changes: Changes; shown: Shown }

export type BulkResult =
  { state: 'saved'; saved: Work[]; conflicts: number; gone: number } | { state: 'refused' | 'failed' }

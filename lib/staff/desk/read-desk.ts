import { z } from 'zod'
import { log, trouble } from '../../security/log.ts'
import { submissionsWords } from '../../content/submissions.ts'
import { workplaceWords } from '../../content/workplace.ts'
import { keyOf } from '../list-address.ts'
import { currentStaff } from '../current-staff.ts'
import { databaseFilter, type ListState } from '../list-state.ts'
import { callDatabase } from './call-database.ts'
import { showRow, storedRow } from './row.ts'
import { showTicket } from './show-ticket.ts'
import type { Row } from './statuses.ts'
import { type Ticket, wholeTicket } from './ticket.ts'
import { orderOf, views } from './views.ts'

export const pageSize = 25

export const counts = z.record(z.enum(views), z.number())
export const numbers = z.object({
  me: z.string(),
  counts,
  promised: z.number(),
  kept: z.number(),
  longest: z.string().nullable(),
  won: z.number(),
})
export type Numbers = z.infer<typeof numbers>

export type Desk = {
  rows: Row[]
  numbers: Numbers
  /** How many tickets the view holds with its filter, up to 1,001. */
  count: number
  /** Of how many of the newest that is, where a search did not look through all; else 0. */
  reach: number
  /** The place of the first row in the view. */
  first: number
  /** When it was read, in milliseconds since 1970. */
  readAt: number
  /** Keys for the pages before and after; '' where there is none. */
  before: string
  after: string
  ticket: Ticket | null
}

/** The filter of the database's functions that list and count tickets. */
export function ticketFilter(state: ListState): Record<string, string> {
  return { ...databaseFilter(state, submissionsWords().timeZone), order: orderOf(state) }
}

/**
 * What the workplace shows for an address.
 * @returns null when the database could not be asked, with the reason in the log, or does not let this reader
 */
export async function readDesk(state: ListState): Promise<Desk | null> {
  try {
    const filter = ticketFilter(state)
    const [rows, counted, reach, read, ticket] = await Promise.all([
      readRows(state, filter),
      callDatabase('count_tickets', { filter }),
      state.search ? callDatabase('search_reach', { filter }) : 0,
      callDatabase('workplace_numbers', { zone: submissionsWords().timeZone }),
      readTicket(state.ticket),
    ])
    // Who is not of the staff gets an empty list instead of numbers.
    if (Array.isArray(read)) return null
    // What was on this page has been answered or erased meanwhile.
    if (rows.length === 0 && (state.after || state.before))
      return readDesk({ ...state, after: '', before: '', at: '' })
    const readAt = Date.now()
    const more = rows.length > pageSize
    const back = state.before !== '' && !state.after
    if (back && !more) return readDesk({ ...state, before: '', at: '' })
    const page = back ? rows.slice(-pageSize) : rows.slice(0, pageSize)
    const { timeZone } = submissionsWords()
    const [first, last] = [page.at(0), page.at(-1)]
    return {
      rows: page.map((row) => showRow(row, workplaceWords(), timeZone, readAt)),
      numbers: numbers.parse(read),
      count: z.number().parse(counted),
      reach: z.number().parse(reach),
      first: Number(state.at) || 1,
      readAt,
      before: first && (back || state.after) ? keyOf({ created_at: first.key, id: first.id }) : '',
      after: last && (back || more) ? keyOf({ created_at: last.key, id: last.id }) : '',
      ticket,
    }
  } catch (error) {
    log('tickets_not_read', { reason: trouble(error) })
    return null
  }
}

async function readRows(state: ListState, filter: object) {
  const [value, id] = (state.after || state.before).split('_')
  const answer = await callDatabase('list_tickets', {
    filter,
    ...(id && { key_value: value, key_id: id, backwards: !state.after }),
    page_size: pageSize + 1,
  })
  return z.array(storedRow).parse(answer)
}

/**
 * One ticket by its reference; null when there is none, or none for this reader.
 * @throws as callDatabase
 */
export async function readTicket(reference: string): Promise<Ticket | null> {
  if (!reference) return null
  const [answer, { name = '' }] = await Promise.all([
    callDatabase('read_ticket', { reference }),
    currentStaff(),
  ])
  return Array.isArray(answer) ? null : showTicket(wholeTicket.parse(answer), name, Date.now())
}

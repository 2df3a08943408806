import { z } from 'zod'
import { log, describeError } from '../../security/log.ts'
import { each } from '../../content/shapes.ts'
import { submissionsWords, deskWords } from '../../content/desk.ts'
import { cutPage, keyOf, rowsPerPage } from '../list-address.ts'
import { currentStaff } from '../current-staff.ts'
import { databaseFilter, type ListState, readListState, type SearchParams } from '../list-state.ts'
import { attempt, callDatabase, Refused } from './call-database.ts'
import { showRow, storedRow, type Row } from './row.ts'
import { showTicket, type Ticket } from './show-ticket.ts'
import { views } from './statuses.ts'
import { wholeTicket } from '../submission.ts'
import { orderOf } from './views.ts'

export const deskNumbers = z.object({
  me: z.string(),
  counts: z.object(each(z.number(), ...views)),
  ...each(z.number(), 'promised', 'kept', 'won'),
  longest: z.string().nullable(),
  quoted: z.array(z.object(each(z.string(), 'currency', 'value'))),
})
export type Numbers = z.infer<typeof deskNumbers>

export type DeskData = {
  rows: Row[]
  numbers: Numbers
  /** Tickets in the view with its filter, up to 1,001. */
  count: number
  /** If a search covered only the newest tickets: how many; else 0. */
  reach: number
  /** For a search: how many matches each view has, up to 1,001. */
  found: Partial<Numbers['counts']>
  first: number
  /** Milliseconds since 1970. */
  readAt: number
  /** Keys of the pages before and after, or ''. */
  before: string
  after: string
  ticket: Ticket | null
}

/** The filter for the database functions that list and count tickets. */
export function ticketFilter(state: ListState): Record<string, string> {
  return { ...databaseFilter(state, submissionsWords().timeZone), order: orderOf(state) }
}

/** The desk's data for an address; null when the database failed (logged) or refuses this reader. */
export async function readDesk(state: ListState): Promise<DeskData | null> {
  try {
    const filter = ticketFilter(state)
    const [rows, counted, found, reach, read, ticket] = await Promise.all([
      readRows(state, filter),
      callDatabase('count_tickets', { filter }),
      state.search ? callDatabase('count_found', { filter }) : {},
      state.search ? callDatabase('search_reach', { filter }) : 0,
      callDatabase('desk_numbers', { zone: submissionsWords().timeZone }),
      readTicket(state.ticket),
    ])
    // Readers who are not staff get an empty list instead of numbers.
    if (Array.isArray(read)) return null
    const page = cutPage(rows, state, ({ key, id }) => keyOf({ created_at: key, id }))
    if (!page) return readDesk({ ...state, after: '', before: '', at: '' })
    const readAt = Date.now()
    return {
      ...page,
      rows: showRows(page.rows, readAt),
      numbers: deskNumbers.parse(read),
      count: z.number().parse(counted),
      found: deskNumbers.shape.counts.partial().parse(found),
      reach: z.number().parse(reach),
      first: Number(state.at) || 1,
      readAt,
      ticket,
    }
  } catch (error) {
    log('tickets_not_read', { reason: describeError(error) })
    return null
  }
}

async function readRows(state: ListState, filter: object) {
  const [value, id] = (state.after || state.before).split('_')
  const answer = await callDatabase('list_tickets', {
    filter,
    ...(id && { key_value: value, key_id: id, backwards: !state.after }),
    page_size: rowsPerPage(state) + 1,
  })
  return z.array(storedRow).parse(answer)
}

const showRows = (rows: z.infer<typeof storedRow>[], now: number) =>
  rows.map((row) => showRow(row, deskWords(), submissionsWords().timeZone, now))

/** One ticket by its reference; null if there is none that this reader may see. Throws like callDatabase. */
export async function readTicket(reference: string): Promise<Ticket | null> {
  if (!reference) return null
  const [answer, { name = '' }] = await Promise.all([
    callDatabase('read_ticket', { reference }),
    currentStaff(),
  ])
  return Array.isArray(answer) ? null : showTicket(wholeTicket.parse(answer), name, Date.now())
}

const storedNews = z.object({
  ...each(z.number(), 'fresh', 'count'),
  written: z.array(z.string()),
  numbers: deskNumbers,
  rows: z.array(storedRow),
  ticket: z.union([wholeTicket, z.tuple([])]),
})

/** `now` is the server's clock, in milliseconds since 1970: a colleague's device may be off. */
export type News = Omit<z.infer<typeof storedNews>, 'rows' | 'ticket'> & {
  now: number
  rows: Row[]
  ticket: Ticket | null
}

/**
 * How many tickets a view has gained and holds, the numbers above the list, and the current state of the tickets shown.
 * @param params the view's address; `since`: when it was read (milliseconds since 1970); `rows`: its rows' ids
 */
export const readNews = async (params: SearchParams) =>
  attempt('news_not_read', async () => {
    const since = z.coerce.number().int().min(0).max(8e15).catch(Date.now()).parse(params.since)
    const state = readListState(params)
    const [answer, { name = '' }] = await Promise.all([
      callDatabase('poll_desk', {
        filter: ticketFilter(state),
        since: new Date(since).toISOString(),
        ids: readListState({ ids: params.rows }).ids,
        reference: state.ticket,
      }),
      currentStaff(),
    ])
    // Readers who are not staff get an empty list.
    if (Array.isArray(answer)) throw new Refused()
    const now = Date.now()
    const { rows, ticket, ...read } = storedNews.parse(answer)
    const openTicket = 'id' in ticket ? showTicket(ticket, name, now) : null
    const news: News = { ...read, now, rows: showRows(rows, now), ticket: openTicket }
    return { state: 'read' as const, news }
  })

import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { log, trouble } from '../security/log.ts'
import { callDatabase, Refused } from './desk/call-database.ts'
import { orderOf } from './desk/views.ts'
import { cutPage, keyOf, pageSize } from './list-address.ts'
import { databaseFilter, type ListState } from './list-state.ts'
import { submission, type Submission } from './submission.ts'

export type ListPage = {
  rows: Submission[]
  /** Of how many of the newest these are, where a search did not look through all; else 0. */
  reach: number
  /** Keys for the pages before and after; '' where there is none. */
  before: string
  after: string
  /** The database could not be asked; the reason is logged. */
  failed: boolean
}

/**
 * One page of the cards.
 * @param zone an IANA name
 */
export async function listSubmissions(state: ListState, zone: string): Promise<ListPage> {
  const nothing = { rows: [], reach: 0, before: '', after: '', failed: false }
  try {
    const cards: ListState = { ...state, show: 'cards' }
    const [rows, reach] = await Promise.all([
      readSubmissions(cards, pageSize + 1, zone),
      state.search ? callDatabase('search_reach', { filter: databaseFilter(state, zone) }) : 0,
    ])
    const page = cutPage(rows, state, keyOf)
    if (!page) return listSubmissions({ ...state, after: '', before: '' }, zone)
    return { ...nothing, ...page, reach: z.number().parse(reach) }
  } catch (error) {
    if (error instanceof Refused) return nothing
    log('list_not_read', { reason: trouble(error) })
    return { ...nothing, failed: true }
  }
}

/**
 * Reads rows, newest first.
 * @param size most rows, 500 at most
 * @param zone an IANA name: the days of the filter begin in it
 * @param client needed while an answer streams, when cookies cannot be read any more
 * @returns what the database lets this reader see
 * @throws as callDatabase
 */
export async function readSubmissions(
  state: ListState,
  size: number,
  zone: string,
  client?: SupabaseClient,
): Promise<Submission[]> {
  const [at, id] = (state.after || state.before).split('_')
  // Of the cards, or of a view of the workplace, which has an order.
  const shown: Partial<ListState> =
    state.show === 'cards' ? { view: '', order: '' } : { order: orderOf(state) }
  const wanted = {
    filter: databaseFilter({ ...state, ...shown }, zone),
    ...(id && { key_at: at, key_id: id, backwards: !state.after }),
    page_size: size,
  }
  return z.array(submission).parse(await callDatabase('list_submissions', wanted, client))
}

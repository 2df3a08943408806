import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { timeLimit } from '../supabase/time-limit.ts'
import { orderOf } from './desk/views.ts'
import { databaseFilter, type ListState } from './list-state.ts'
import { submission, type Submission } from './submission.ts'

/** What readers who may not read are told by a hosted project: the list is then empty for them, not broken. */
const refusals = ['42501', 'PGRST301', 'PGRST302', 'PGRST303']

/**
 * Reads rows, newest first; in the view 'due' oldest first.
 * @param client of the visitor who asks: what it may read is what the database lets them read
 * @param size most rows, 500 at most
 * @param zone an IANA name: the days of the filter begin in it
 * @returns what the database lets this reader see; null when it refuses
 * @throws Error naming the kind of trouble, without any of what is stored
 */
export async function readSubmissions(
  client: SupabaseClient,
  state: ListState,
  size: number,
  zone: string,
): Promise<Submission[] | null> {
  const [at, id] = (state.after || state.before).split('_')
  const rows = await call(client, 'list_submissions', {
    filter: filterOf(state, zone),
    ...(id && { key_at: at, key_id: id, backwards: !state.after }),
    page_size: size,
  })
  return rows === null ? null : z.array(submission).parse(rows)
}

/**
 * Counts what a filter finds, up to `most` + 1.
 * @returns 0 when the database refuses
 * @throws Error as readSubmissions
 */
export async function countSubmissions(
  client: SupabaseClient,
  state: ListState,
  most: number,
  zone: string,
): Promise<number> {
  const filter = filterOf(state, zone)
  return z.number().parse((await call(client, 'count_submissions', { filter, most })) ?? 0)
}

/**
 * Among how many of the newest a search looks that has words of many; 0 when it looks through all.
 * @throws Error as readSubmissions
 */
export async function readReach(client: SupabaseClient, state: ListState, zone: string): Promise<number> {
  if (!state.search) return 0
  return z.number().parse((await call(client, 'search_reach', { filter: filterOf(state, zone) })) ?? 0)
}

/** Of the cards, or of a view of the workplace, which has an order. */
function filterOf(state: ListState, zone: string) {
  return databaseFilter({ ...state, order: state.show === 'cards' ? '' : orderOf(state) }, zone)
}

async function call(client: SupabaseClient, name: string, values: Record<string, unknown>): Promise<unknown> {
  const { data, error, status } = await client.rpc(name, values).abortSignal(AbortSignal.timeout(timeLimit))
  if (error && (status === 401 || refusals.includes(error.code))) return null
  if (error) throw new Error(error.code || `status ${status}`)
  return data
}

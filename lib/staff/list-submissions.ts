import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { log, describeError } from '../security/log.ts'
import { createPublicClient } from '../supabase/public-client.ts'
import { createSessionClient } from '../supabase/session-client.ts'
import { backendTimeoutMs } from '../supabase/environment.ts'
import { callDatabase, Refused } from './desk/call-database.ts'
import { orderOf } from './desk/views.ts'
import { cutPage, keyOf, rowsPerPage } from './list-address.ts'
import { databaseFilter, type ListState } from './list-state.ts'
import { submission, type StaffSubmission } from './submission.ts'

export type ListPage = {
  rows: StaffSubmission[]
  /** How many tickets there are without any filter. */
  all: number
  /** Keys of the pages before and after, or ''. */
  before: string
  after: string
  /** The database failed; the reason is logged. */
  failed: boolean
}

/** One page of cards. `zone` is an IANA name. */
export async function listSubmissions(state: ListState, zone: string): Promise<ListPage> {
  const nothing = { rows: [], all: 0, before: '', after: '', failed: false }
  try {
    const cards: ListState = { ...state, show: 'cards' }
    const [rows, all] = await Promise.all([
      readSubmissions(cards, rowsPerPage(state) + 1, zone),
      (await createSessionClient()).from('Form Sub').select('id', { count: 'exact', head: true }),
    ])
    const page = cutPage(rows, state, keyOf)
    if (!page) return listSubmissions({ ...state, after: '', before: '' }, zone)
    return { ...nothing, ...page, all: all.count ?? page.rows.length }
  } catch (error) {
    if (error instanceof Refused) return nothing
    log('list_not_read', { reason: describeError(error) })
    return { ...nothing, failed: true }
  }
}

/**
 * Reads the rows that the database lets this reader see, newest first, at most 500; the filter's days begin in `zone` (IANA).
 * @param client for a download, which leaves a line for managers; made before the answer streams and cookies are gone
 * @throws as callDatabase; Refused when sellers download
 */
export async function readSubmissions(state: ListState, size: number, zone: string, client?: SupabaseClient) {
  const [at, id] = (state.after || state.before).split('_')
  // The cards, or one of the desk's views, which are sorted.
  const restriction: Partial<ListState> =
    state.show === 'cards' ? { view: '', order: '' } : { order: orderOf(state) }
  const args = {
    filter: databaseFilter({ ...state, ...restriction }, zone),
    ...(id && { key_at: at, key_id: id, ...(!client && { backwards: !state.after }) }),
    page_size: size,
  }
  const name = client ? 'export_submissions' : 'list_submissions'
  return z.array(submission).parse(await callDatabase(name, args, client))
}

/** Whether the database lets anybody read the list. Only the local seed does. */
export async function isOpenToEveryone(): Promise<boolean> {
  try {
    const { data } = await createPublicClient()
      .rpc('submissions_open_to_everyone')
      .abortSignal(AbortSignal.timeout(backendTimeoutMs))
    return data === true
  } catch {
    return false // The list reports its own failure.
  }
}

import { log, trouble } from '../security/log.ts'
import { createSessionClient } from '../supabase/session-client.ts'
import type { ListState } from './list-state.ts'
import { countSubmissions, readReach, readSubmissions } from './read-submissions.ts'
import type { Submission } from './submission.ts'

const pageSize = 25

/** The count stops here: beyond it the number does not matter, and counting a million takes long. */
export const countLimit = 1_000

export type ListPage = {
  rows: Submission[]
  /** Up to countLimit + 1. */
  count: number
  /** Of how many of the newest these are, where a search did not look through all; else 0. */
  reach: number
  /** When it was read, in milliseconds since 1970: the ages of all its rows are of this moment. */
  readAt: number
  hasPrevious: boolean
  hasNext: boolean
  /** The database could not be asked; the reason is logged. */
  failed: boolean
}

/**
 * One page of the list. Paged by key (created_at, id), so that page 1,000 comes as fast as the first and new requests
 * shift nothing.
 * @param zone an IANA name
 */
export async function listSubmissions(state: ListState, zone: string): Promise<ListPage> {
  const nothing: ListPage = {
    rows: [],
    count: 0,
    reach: 0,
    readAt: 0,
    hasPrevious: false,
    hasNext: false,
    failed: false,
  }
  try {
    const client = await createSessionClient()
    const readAt = Date.now()
    // One more than is shown tells whether there is another page.
    const cards: ListState = { ...state, show: 'cards' }
    const [read, count, reach] = await Promise.all([
      readSubmissions(client, cards, pageSize + 1, zone),
      countSubmissions(client, cards, countLimit, zone),
      readReach(client, cards, zone),
    ])
    if (read === null) return nothing
    nothing.reach = reach
    // What was on this page has been answered or erased meanwhile.
    if (read.length === 0 && state.after) return listSubmissions({ ...state, after: '' }, zone)
    const more = read.length > pageSize
    if (state.after || !state.before) {
      return {
        ...nothing,
        readAt,
        rows: read.slice(0, pageSize),
        count,
        hasPrevious: state.after !== '',
        hasNext: more,
      }
    }
    // Gone back as far as it goes: the first page, with what came in meanwhile.
    if (!more) return listSubmissions({ ...state, before: '' }, zone)
    return { ...nothing, readAt, rows: read.slice(1), count, hasPrevious: true, hasNext: true }
  } catch (error) {
    log('list_not_read', { reason: trouble(error) })
    return { ...nothing, failed: true }
  }
}

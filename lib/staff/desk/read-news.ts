import { z } from 'zod'
import { log, trouble } from '../../security/log.ts'
import { submissionsWords } from '../../content/submissions.ts'
import { readListState, type SearchParams } from '../list-state.ts'
import { callDatabase, Refused } from './call-database.ts'
import { type Numbers, numbers, ticketFilter } from './read-desk.ts'

/** `now` is the server's clock, in milliseconds since 1970: a colleague's device may have another. */
export type News = { fresh: number; numbers: Numbers; now: number }

/**
 * How many tickets came into a view since a moment, and the numbers above the list.
 * @param params the view's address, and `since`: when it was read, in milliseconds since 1970
 */
export async function readNews(params: SearchParams): Promise<{ status: number; news: News | null }> {
  const since = z.coerce.number().int().min(0).max(8e15).catch(Date.now()).parse(params.since)
  try {
    const [fresh, read] = await Promise.all([
      callDatabase('count_tickets', {
        filter: ticketFilter(readListState(params)),
        since: new Date(since).toISOString(),
      }),
      callDatabase('workplace_numbers', { zone: submissionsWords().timeZone }),
    ])
    // Who is not of the staff gets an empty list instead of numbers.
    if (Array.isArray(read)) return { status: 401, news: null }
    return {
      status: 200,
      news: { fresh: z.number().parse(fresh), numbers: numbers.parse(read), now: Date.now() },
    }
  } catch (error) {
    if (error instanceof Refused) return { status: 401, news: null }
    log('news_not_read', { reason: trouble(error) })
    return { status: 503, news: null }
  }
}

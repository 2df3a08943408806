import { campaigns } from '../content/campaigns.ts'
import { office } from '../content/office.ts'
import { pages } from '../seo/pages.ts'
import { siteUrl } from '../seo/site-url.ts'
import { type Batch, entryCounter } from './counter.ts'
import { entryReader, type Visit } from './entry.ts'
import { log, trouble } from '../security/log.ts'
import { createPublicClient } from '../supabase/public-client.ts'
import { timeLimit } from '../supabase/time-limit.ts'

/** Milliseconds between writes, and so the most that a crash can lose. */
const pause = 60_000

/** Counts entries and writes them every minute; `finish` writes the rest. Nobody waits for either. */
export function countEntries() {
  const { zone } = office()
  const entryOf = entryReader({ pages: pages().map(({ path }) => path), ...campaigns(), siteUrl, zone })
  const { add, flush } = entryCounter(writeEntries)
  const timer = setInterval(() => void flush(), pause).unref()
  return {
    count(visit: Visit) {
      const entry = entryOf(visit)
      if (entry) add(entry)
    },
    finish() {
      clearInterval(timer)
      return flush()
    },
  }
}

/** Statuses worth another attempt: timeout, and too many requests. */
const passing = [408, 429]

/**
 * Stores a batch; never throws. A failure is logged.
 * @returns false if the batch is worth another attempt; what the database refuses once it always refuses
 */
export async function writeEntries({ id, counted }: Batch): Promise<boolean> {
  try {
    const { error, status } = await createPublicClient()
      .rpc('count_entries', { batch: id, counted })
      .abortSignal(AbortSignal.timeout(timeLimit))
    if (!error) return true
    log('entries_not_written', { reason: error.code || `status ${status}` })
    return status >= 400 && status < 500 && !passing.includes(status)
  } catch (error) {
    log('entries_not_written', { reason: trouble(error) })
    return false
  }
}

import { log, trouble } from '../security/log.ts'
import { createPublicClient } from '../supabase/public-client.ts'
import { timeLimit } from '../supabase/time-limit.ts'
import type { Batch } from './counter.ts'

/** Stores a batch; never throws. A failure is logged, and whoever has the batch tries again. */
export async function writeEntries({ id, counted }: Batch): Promise<boolean> {
  try {
    const { error, status } = await createPublicClient()
      .rpc('count_entries', { batch: id, counted })
      .abortSignal(AbortSignal.timeout(timeLimit))
    if (error) throw new Error(error.code || `status ${status}`)
    return true
  } catch (error) {
    log('entries_not_written', { reason: trouble(error) })
    return false
  }
}

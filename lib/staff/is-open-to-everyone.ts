import { createPublicClient } from '../supabase/public-client.ts'
import { timeLimit } from '../supabase/time-limit.ts'

/** Whether the database lets anybody read the list. Only the local seed does. */
export async function isOpenToEveryone(): Promise<boolean> {
  try {
    const { data } = await createPublicClient()
      .rpc('submissions_open_to_everyone')
      .abortSignal(AbortSignal.timeout(timeLimit))
    return data === true
  } catch {
    return false // The list reports its own failure.
  }
}

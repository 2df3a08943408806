import { createPublicClient } from '../supabase/public-client.ts'
import { timeLimit } from '../supabase/time-limit.ts'

/** Whether the database says of itself that anybody may read the list. Only the local seed makes it say so. */
export async function isOpenToEveryone(): Promise<boolean> {
  try {
    const { data } = await createPublicClient()
      .rpc('submissions_open_to_everyone')
      .abortSignal(AbortSignal.timeout(timeLimit))
    return data === true
  } catch {
    return false // The list's own failure is reported where it is read.
  }
}

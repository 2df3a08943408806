import type { SupabaseClient } from '@supabase/supabase-js'
import { log } from '../../security/log.ts'
import { createSessionClient } from '../../supabase/session-client.ts'
import { timeLimit } from '../../supabase/time-limit.ts'

/** Says that the session has ended, or that the account is not of the staff any more. */
export class Refused extends Error {}

const refusals = ['42501', 'PGRST301', 'PGRST302', 'PGRST303']

/**
 * Calls a function of the database with the visitor's own rights.
 * @param client one that was made before, where cookies cannot be read any more
 * @throws Refused when it does not let them; else an Error with a code as its message, and nothing of what is stored
 */
export async function callDatabase(
  name: string,
  values: Record<string, unknown>,
  client?: SupabaseClient,
): Promise<unknown> {
  const own = client ?? (await createSessionClient())
  const { data, error, status } = await own.rpc(name, values).abortSignal(AbortSignal.timeout(timeLimit))
  if (status === 401 || (error && refusals.includes(error.code))) {
    log('access_refused', { what: name })
    throw new Refused()
  }
  if (error) throw new Error(error.code || `status ${status}`)
  return data
}

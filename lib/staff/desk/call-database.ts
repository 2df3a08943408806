import type { SupabaseClient } from '@supabase/supabase-js'
import { log, describeError } from '../../security/log.ts'
import { createSessionClient } from '../../supabase/session-client.ts'

/** The session has ended, or the account is no longer on the staff list. */
export class Refused extends Error {}

const refusals = ['42501', 'PGRST301', 'PGRST302', 'PGRST303']

/**
 * Calls a database function with the visitor's own rights.
 * @param client made earlier, for when cookies can no longer be read
 * @throws Refused when it is not allowed; else an Error with only a code as its message, no stored data
 */
export async function callDatabase(name: string, values: Record<string, unknown>, client?: SupabaseClient) {
  const own = client ?? (await createSessionClient())
  const { data, error, status } = await own.rpc(name, values)
  if (status === 401 || (error && refusals.includes(error.code))) {
    log('access_refused', { what: name })
    throw new Refused()
  }
  if (error) throw new Error(error.code || `status ${status}`)
  return data
}

/** `gone`: it no longer exists. */
export type Failed = { state: 'gone' | 'refused' | 'failed' }

export const statusOf = { gone: 404, refused: 401, failed: 503 }

/** For answers to one reader only. */
export const noStore = { 'Cache-Control': 'private, no-store' }

/** Turns anything an action throws into a result; logs it under a name unless the reason is known. */
export async function attempt<Result>(name: string, act: () => Promise<Result>): Promise<Result | Failed> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refused) return { state: 'refused' }
    if (error instanceof Error && error.message === 'PT404') return { state: 'gone' }
    log(name, { reason: describeError(error) })
    return { state: 'failed' }
  }
}

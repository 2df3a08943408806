import { cache } from 'react'
import { headers } from 'next/headers'
import { z } from 'zod'
import { createSessionClient, sessionToken } from '../supabase/session-client.ts'
import { log, pseudonym } from '../security/log.ts'
import { sessionEnded } from './session-ended.ts'

const answer = z.object({
  state: z.enum(['stranger', 'marketer', 'staff', 'expired']),
  role: z.enum(['seller', 'manager']).optional(),
  name: z.string().nullish(),
  email: z.string().nullish(),
})

/**
 * Who requests this page. `stranger`: signed in, but not on the staff list. `marketer`: may only read the report on
 * sources. `expired`: was signed in. `unknown`: the database failed. `role`: of staff alone.
 */
export type CurrentStaff = {
  state: 'anonymous' | 'stranger' | 'marketer' | 'staff' | 'expired' | 'unknown'
  role?: 'seller' | 'manager'
  name?: string
  email?: string
}

/** Asks the database, which checks the token against its staff table; once per request. For display, not for rights. */
export const currentStaff = cache(async (): Promise<CurrentStaff> => {
  if (!(await sessionToken())) return { state: (await headers()).has(sessionEnded) ? 'expired' : 'anonymous' }
  try {
    const client = await createSessionClient()
    const { data, error, status } = await client.rpc('current_staff')
    if (status === 401) return { state: 'expired' }
    if (error) return { state: 'unknown' }
    const { state, role, name, email } = answer.parse(data)
    return { state, role, name: name ?? undefined, email: email ?? undefined }
  } catch {
    return { state: 'unknown' }
  }
})

/** Logs who downloaded or deleted what, under the same pseudonym as the account's `sign_in` lines. */
export async function noteTaken(what: 'tickets' | 'report' | 'file' | 'spam'): Promise<void> {
  const { email } = await currentStaff()
  log('taken', { what, ...(email && { account: pseudonym(email) }) })
}

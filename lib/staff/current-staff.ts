import { cache } from 'react'
import { headers } from 'next/headers'
import { z } from 'zod'
import { createSessionClient, sessionToken } from '../supabase/session-client.ts'
import { log, pseudonym } from '../security/log.ts'
import { timeLimit } from '../supabase/time-limit.ts'
import { sessionEnded } from './session-ended.ts'

const answer = z.object({
  state: z.enum(['stranger', 'marketer', 'staff', 'expired']),
  name: z.string().nullish(),
  email: z.string().nullish(),
})

/**
 * Who asks for this page. `stranger`: signed in, but not on the staff list. `marketer`: may
 * read the report on sources and nothing else. `expired`: was signed in.
 * `unknown`: the database could not be asked.
 */
export type CurrentStaff = {
  state: 'anonymous' | 'stranger' | 'marketer' | 'staff' | 'expired' | 'unknown'
  name?: string
  email?: string
}

/** Asks the database, which checks the token and its table of staff; once for a request. For words, not for rights. */
export const currentStaff = cache(async (): Promise<CurrentStaff> => {
  if (!(await sessionToken())) return { state: (await headers()).has(sessionEnded) ? 'expired' : 'anonymous' }
  try {
    const client = await createSessionClient()
    const { data, error, status } = await client
      .rpc('current_staff')
      .abortSignal(AbortSignal.timeout(timeLimit))
    if (status === 401) return { state: 'expired' }
    if (error) return { state: 'unknown' }
    const { state, name, email } = answer.parse(data)
    return { state, name: name ?? undefined, email: email ?? undefined }
  } catch {
    return { state: 'unknown' }
  }
})

/** Notes in the log who has taken what away, by the stand-in that the account's `sign_in` lines have. */
export async function noteTaken(what: 'tickets' | 'report' | 'file'): Promise<void> {
  const { email } = await currentStaff()
  log('taken', { what, ...(email && { account: pseudonym(email) }) })
}

import { cache } from 'react'
import { headers } from 'next/headers'
import { z } from 'zod'
import { createSessionClient, sessionToken } from '../supabase/session-client.ts'
import { fill } from '../content/fill.ts'
import { signInWords } from '../content/sign-in.ts'
import { submissionsWords } from '../content/desk.ts'
import { sessionEnded } from '../supabase/session-cookie.ts'

const answer = z.object({
  state: z.enum(['stranger', 'marketer', 'staff', 'expired']),
  role: z.enum(['seller', 'manager']).optional(),
  managers: z.string().nullish(),
  name: z.string().nullish(),
  email: z.string().nullish(),
})

/**
 * The reader of this page. `stranger`: signed in, but not on the staff list. `marketer`: may only read the report on
 * sources. `expired`: was signed in. `unknown`: the database failed. `role`: only for staff. `refusal`: the sellers' text
 * in place of the managers' parts.
 */
export type CurrentStaff = {
  state: 'anonymous' | 'stranger' | 'marketer' | 'staff' | 'expired' | 'unknown'
  role?: 'seller' | 'manager'
  refusal?: string
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
    const { state, role, managers, name, email } = answer.parse(data)
    const person = managers ?? signInWords().form.helper.name
    const refusal = role === 'seller' ? fill(submissionsWords().managersOnly, { person }) : ''
    return { state, role, refusal, name: name ?? undefined, email: email ?? undefined }
  } catch {
    return { state: 'unknown' }
  }
})

const staff = z.array(z.object({ user_id: z.string(), name: z.string() }))
type Colleague = z.infer<typeof staff>[number]

/** All staff by name, to assign tickets to; empty if the database fails. */
export async function readStaff(): Promise<Colleague[]> {
  try {
    const client = await createSessionClient()
    const { data } = await client.from('staff').select('user_id, name').order('name')
    return staff.parse(data)
  } catch {
    return [] // The list reports its own failure.
  }
}

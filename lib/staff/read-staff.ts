import { z } from 'zod'
import { fill } from '../content/fill.ts'
import { signInWords } from '../content/sign-in.ts'
import { submissionsWords } from '../content/submissions.ts'
import { createSessionClient } from '../supabase/session-client.ts'

const staff = z.array(
  z.object({ user_id: z.string(), name: z.string(), role: z.enum(['seller', 'manager']) }),
)
export type Colleague = z.infer<typeof staff>[number]

/** All staff by name, to assign tickets to; empty if the database fails. */
export async function readStaff(): Promise<Colleague[]> {
  try {
    const client = await createSessionClient()
    const { data } = await client.from('staff').select('user_id, name, role').order('name')
    return staff.parse(data)
  } catch {
    return [] // The list reports its own failure.
  }
}

/** What a seller reads where only managers go on: whom to ask. */
export function askManager(staff: Colleague[]): string {
  const managers = staff.filter(({ role }) => role === 'manager').map(({ name }) => name)
  const people = new Intl.ListFormat('en', { type: 'disjunction' }).format(managers)
  return fill(submissionsWords().managersOnly, { people: people || signInWords().form.helper.name })
}

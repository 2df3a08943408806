import { z } from 'zod'
import { createSessionClient } from '../supabase/session-client.ts'

const staff = z.array(z.object({ user_id: z.string(), name: z.string() }))
export type Colleague = z.infer<typeof staff>[number]

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

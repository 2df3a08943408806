import { createPublicClient } from '../supabase/public-client.ts'

/** Longest wait for the service, in milliseconds. */
const timeLimit = 3_000

/** Ends one session at the service, when it answers. */
export async function endSession(token: string): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, timeLimit))
  await Promise.race([end(token), late])
}

async function end(token: string): Promise<void> {
  try {
    await createPublicClient().auth.admin.signOut(token, 'local')
  } catch {
    // Without settings there is no service to tell.
  }
}

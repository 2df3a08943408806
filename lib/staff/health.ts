import { supabaseSettings } from '../supabase/environment.ts'
import { createSessionClient } from '../supabase/session-client.ts'

type Health = { database: 'ok' | 'down'; function: 'ok' | 'down'; mails: unknown }

/** Time limit for each part, in milliseconds. */
const timeLimit = 4_000

/** The site's state: for staff by their session, on this machine by a token that only the function knows; null for others. */
export async function askHealth(token: string | null): Promise<Health | null> {
  const answer = await askFunction(token)
  const told = token && answer?.ok ? ((await answer.json()) as Omit<Health, 'function'>) : null
  // Without the token it refuses, which proves that it is up.
  const contact = answer && answer.status < 500 ? 'ok' : 'down'
  if (told) return { ...told, function: contact }
  const client = await createSessionClient()
  const { data, error } = await client.rpc('health').abortSignal(AbortSignal.timeout(timeLimit))
  return error ? null : { database: 'ok', function: contact, mails: data }
}

async function askFunction(token: string | null): Promise<Response | null> {
  const { url, key } = supabaseSettings()
  return fetch(`${url}/functions/v1/send-contact-form`, {
    headers: { apikey: key, ...(token && { 'x-health-token': token }) },
    signal: AbortSignal.timeout(timeLimit),
  }).catch(() => null)
}

import { createClient } from '@supabase/supabase-js'
import { cookies, headers } from 'next/headers'
import { supabaseSettings, fetchInTime } from './environment.ts'
import { sessionCookie, sessionInCookie } from './session-cookie.ts'

/**
 * A client with the visitor's session, if any, for pages, actions and route handlers; the database decides what it
 * may do. It never refreshes the session: a page cannot write the new cookie, and the middleware has done it. The
 * database refuses (401) a token that has expired since.
 */
export async function createSessionClient() {
  const { url, key } = supabaseSettings()
  const token = await sessionToken()
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchInTime },
    // Its three more tries would make a page wait for four limits.
    db: { retry: false },
    ...(token && { accessToken: async () => token }),
  })
}

/** The request's token, unchecked; null without a session. */
export async function sessionToken(): Promise<string | null> {
  const store = await cookies()
  const { name } = sessionCookie((await headers()).get('x-forwarded-proto'))
  return (await sessionInCookie(name, (piece) => store.get(piece)?.value))?.access_token ?? null
}

import { createServerClient } from '@supabase/ssr'
import { supabaseSettings } from './environment.ts'
import { cookieToWrite, sessionCookie } from './session-cookie.ts'

type Write = (name: string, value: string, options: ReturnType<typeof cookieToWrite>) => void

/**
 * A client that signs in and refreshes: it writes new sessions into cookies, with nothing but the tokens; other facts
 * about the user are fetched when needed. It starts without a session: given an old one, the library would try to
 * refresh it and print a stack trace on failure.
 * @param forwardedProtocol the request's x-forwarded-proto
 * @param timeLimit for all its requests together, in milliseconds
 * @throws Error 'supabaseUrl is required.' or 'supabaseKey is required.' when a setting is missing
 */
export function createAuthClient(write: Write, forwardedProtocol: string | null, timeLimit: number) {
  const { url, key } = supabaseSettings()
  if (!url) throw new Error('supabaseUrl is required.')
  if (!key) throw new Error('supabaseKey is required.')
  const { name, options } = sessionCookie(forwardedProtocol)
  const signal = AbortSignal.timeout(timeLimit)
  return createServerClient(url, key, {
    global: { fetch: (input, init) => fetch(input, { ...init, signal }) },
    cookieOptions: { ...options, name },
    cookies: {
      encode: 'tokens-only',
      getAll: () => [],
      setAll(list) {
        for (const cookie of list) write(cookie.name, cookie.value, cookieToWrite(cookie.value, options))
      },
    },
  })
}

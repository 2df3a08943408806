import { createServerClient } from '@supabase/ssr'
import { supabaseSettings } from './environment.ts'
import { cookieToWrite, sessionCookie, cookieNames, sessionInCookie } from './session-cookie.ts'
import type { NextRequest } from 'next/server'

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

/** How long a page waits for a new token, in milliseconds. */
const longestWait = 3_000

/** Seconds left when a token is renewed. */
const margin = 90

type Cookie = { name: string; value: string; options: ReturnType<typeof cookieToWrite> }

/** Cookies for the browser, and whether a session has ended. */
export type Refreshed = { writes: Cookie[]; ended: boolean }

const nothing: Refreshed = { writes: [], ended: false }

/**
 * Refreshes a session whose token is about to expire, and writes the new one into the request's cookies too, for the
 * page rendered next. Free while the token is good. A backend that is down changes nothing.
 */
export async function refreshSession(request: NextRequest): Promise<Refreshed> {
  const protocol = request.headers.get('x-forwarded-proto')
  const { name, options } = sessionCookie(protocol)
  const session = await sessionInCookie(name, (piece) => request.cookies.get(piece)?.value)
  if (!session || session.expires_at > Date.now() / 1000 + margin) return nothing

  const writes: Cookie[] = []
  const late = new Promise<null>((resolve) => setTimeout(resolve, longestWait, null))
  try {
    const client = createAuthClient(
      (cookie, value, as) => writes.push({ name: cookie, value, options: as }),
      protocol,
      longestWait,
    )
    const { refresh_token } = session
    const answer = await Promise.race([client.auth.refreshSession({ refresh_token }), late])
    if (!answer) return nothing
    const { status } = answer.error ?? {}
    const refused = status !== undefined && status >= 400 && status < 500 && status !== 429
    if (answer.error && !refused) return nothing

    const old = cookieNames(name, request.cookies.getAll())
    const gone = old.filter((piece) => !writes.some((write) => write.name === piece))
    for (const piece of gone) request.cookies.delete(piece)
    for (const { name: cookie, value } of writes) request.cookies.set(cookie, value)
    const removals = gone.map((piece) => ({ name: piece, value: '', options: cookieToWrite('', options) }))
    return { writes: [...writes, ...removals], ended: refused }
  } catch {
    return nothing
  }
}

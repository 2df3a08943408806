import type { NextRequest } from 'next/server'
import { createAuthClient } from './auth-client.ts'
import { cookieToWrite, piecesOf, sessionCookie, sessionInCookie } from './session-cookie.ts'

/** How long a page waits for a new token, in milliseconds. */
const timeLimit = 3_000

/** Seconds left when a token is renewed. */
const margin = 90

type Write = { name: string; value: string; options: ReturnType<typeof cookieToWrite> }

/** Cookies for the browser, and whether a session has ended. */
export type Refreshed = { writes: Write[]; ended: boolean }

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

  const writes: Write[] = []
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeLimit, null))
  try {
    const client = createAuthClient(
      (cookie, value, as) => writes.push({ name: cookie, value, options: as }),
      protocol,
      timeLimit,
    )
    const { refresh_token } = session
    const answer = await Promise.race([client.auth.refreshSession({ refresh_token }), late])
    if (!answer) return nothing
    const { status } = answer.error ?? {}
    const refused = status !== undefined && status >= 400 && status < 500 && status !== 429
    if (answer.error && !refused) return nothing

    const old = piecesOf(name, request.cookies.getAll())
    const gone = old.filter((piece) => !writes.some((write) => write.name === piece))
    for (const piece of gone) request.cookies.delete(piece)
    for (const { name: cookie, value } of writes) request.cookies.set(cookie, value)
    const removals = gone.map((piece) => ({ name: piece, value: '', options: cookieToWrite('', options) }))
    return { writes: [...writes, ...removals], ended: refused }
  } catch {
    return nothing
  }
}

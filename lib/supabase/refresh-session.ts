import type { NextRequest } from 'next/server'
import { createAuthClient } from './auth-client'
import { cookieToWrite, sessionCookie } from './session-cookie'

/** Longest that a page waits for a new token, in milliseconds; with the old one it can still be shown. */
const timeLimit = 3_000

type Write = { name: string; value: string; options: ReturnType<typeof cookieToWrite> }

/** What came of it: cookies for the browser, and whether there was a session that is over. */
export type Refreshed = { writes: Write[]; ended: boolean }

const nothing: Refreshed = { writes: [], ended: false }

/**
 * Refreshes a session whose token is about to expire, and writes the new one into the request's own cookies, for the
 * page that is rendered next. Costs nothing while the token is good. A backend that is down changes nothing.
 */
export async function refreshSession(request: NextRequest): Promise<Refreshed> {
  const protocol = request.headers.get('x-forwarded-proto')
  const { name } = sessionCookie(protocol)
  if (!request.cookies.has(name) && !request.cookies.has(`${name}.0`)) return nothing

  const writes: Write[] = []
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeLimit, null))
  try {
    const client = createAuthClient(
      {
        getAll: () => request.cookies.getAll(),
        set: (cookie, value, options) => writes.push({ name: cookie, value, options }),
      },
      protocol,
      timeLimit,
    )
    const answer = await Promise.race([client.auth.getSession(), late])
    if (!answer) return nothing
    for (const { name: cookie, value } of writes)
      if (value) request.cookies.set(cookie, value)
      else request.cookies.delete(cookie)
    return { writes, ended: !answer.data.session && writes.length > 0 }
  } catch {
    return nothing
  }
}

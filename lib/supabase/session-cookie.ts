import { siteUrl } from '../seo/site-url.ts'
import { combineChunks, stringFromBase64URL } from '@supabase/ssr'
import { z } from 'zod'

/** How long a session may last, in seconds. The database counts from the sign-in, the cookie from its last refresh. */
const sevenDays = 7 * 24 * 60 * 60

/**
 * The cookie with a session's tokens. `__Host-`, https only, keeps other sites of the same domain from planting one.
 * @param forwardedProtocol the request's x-forwarded-proto
 */
export function sessionCookie(forwardedProtocol: string | null) {
  const secure = siteUrl.startsWith('https:') || forwardedProtocol?.split(',')[0]?.trim() === 'https'
  return {
    name: secure ? '__Host-session' : 'session',
    options: { path: '/', httpOnly: true, sameSite: 'lax' as const, secure, maxAge: sevenDays },
  }
}
type Options = ReturnType<typeof sessionCookie>['options']

/** The names of the cookie itself and of the pieces that a long one is cut into. */
export function cookieNames(name: string, cookies: { name: string }[]): string[] {
  return cookies.map((one) => one.name).filter((one) => one === name || one.startsWith(`${name}.`))
}

/** The library asks for 400 days, and 0 to remove, whatever age it is given. */
export function cookieToWrite(value: string, options: Options): Options {
  return { ...options, maxAge: value === '' ? 0 : options.maxAge }
}

/** The middleware's request header for "a session has ended"; it removes the visitor's own. */
export const sessionEnded = 'x-session-ended'

const session = z.object({
  access_token: z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]*$/),
  refresh_token: z.string().catch(''),
  /** Unix time, in seconds. */
  expires_at: z.number().catch(Infinity),
})
const prefix = 'base64-'

/**
 * The session in the cookie, as @supabase/ssr writes it: base64url, in pieces if it is long. It proves nothing until
 * the database has checked the token's signature.
 * @returns null if it is missing or malformed
 */
export async function sessionInCookie(name: string, read: (name: string) => string | undefined) {
  const value = await combineChunks(name, (piece) => read(piece) ?? null)
  if (!value?.startsWith(prefix)) return null
  try {
    return session.parse(JSON.parse(stringFromBase64URL(value.slice(prefix.length))))
  } catch {
    return null
  }
}

import { siteUrl } from '../seo/site-url.ts'

/** How long a session may last, in seconds. The database counts from the sign-in, the cookie from its last refresh. */
const sevenDays = 7 * 24 * 60 * 60

type Options = {
  path: '/'
  httpOnly: true
  sameSite: 'lax'
  secure: boolean
  maxAge: number
}

/**
 * The cookie that holds a session's tokens. `__Host-` keeps other sites of the same domain from planting one; browsers
 * take it over https alone.
 * @param forwardedProtocol the request's x-forwarded-proto
 */
export function sessionCookie(forwardedProtocol: string | null): { name: string; options: Options } {
  const secure = siteUrl.startsWith('https:') || forwardedProtocol?.split(',')[0]?.trim() === 'https'
  return {
    name: secure ? '__Host-session' : 'session',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: sevenDays },
  }
}

/** Those of the names that are the cookie itself or a piece of it, as long ones are cut up. */
export function piecesOf(name: string, names: string[]): string[] {
  return names.filter((one) => one === name || one.startsWith(`${name}.`))
}

/** What is written: the library asks for 400 days, and for 0 to remove; it ignores the age that it is told. */
export function cookieToWrite(value: string, options: Options): Options {
  return { ...options, maxAge: value === '' ? 0 : options.maxAge }
}

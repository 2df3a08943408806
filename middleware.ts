import { NextResponse, type NextRequest } from 'next/server'
import { contentSecurityPolicy, emptyPolicy } from './lib/security/policy.ts'
import { sessionEnded } from './lib/supabase/session-cookie.ts'
import { type Refreshed, refreshSession } from './lib/supabase/auth-client.ts'

/** The staff's pages: rendered per request, without any outside service. */
const staffPages = /^\/(sign-in|form-submissions(\/(account|customer|sources))?)$/

/**
 * Refreshes staff sessions and gives pages rendered per request a nonce; static pages have a constant policy
 * (next.config.mjs). Does not decide who may read: that is done where the data is read.
 */
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  const isStaffPage = staffPages.test(pathname)
  const isList = pathname.split('/')[1] === 'form-submissions'
  const refreshed = isList || isStaffPage ? await refreshSession(request) : { writes: [], ended: false }
  const mayRedirect = request.method === 'GET' || request.method === 'HEAD'
  if (isList && refreshed.ended) {
    if (mayRedirect) return withCookies(toSignIn(request), refreshed)
    // Setting a cookie on a failed save would make Next render the page anew, without its tickets, and lose the note. The
    // next page removes the cookie.
    refreshed.writes = []
  }

  // Next reads these from the request, so visitors must not be able to set them.
  const headers = new Headers(request.headers)
  headers.delete('Content-Security-Policy-Report-Only')
  headers.delete(sessionEnded)
  if (refreshed.ended) headers.set(sessionEnded, '1')

  // Below the list are a download and the static 404 page, rendered here only as answers to a form.
  const isNativePost = headers.get('content-type')?.startsWith('multipart/form-data') ?? false
  const hasOwnPolicy = isStaffPage || !isList || isNativePost
  const policy = policyOf(isStaffPage, pathname === '/form-submissions')
  if (hasOwnPolicy) headers.set('Content-Security-Policy', policy)
  else headers.delete('Content-Security-Policy')
  const response = NextResponse.next({ request: { headers } })
  if (hasOwnPolicy) response.headers.set('Content-Security-Policy', policy)
  response.headers.set('Cache-Control', 'private, no-store')
  return withCookies(response, refreshed)
}

function policyOf(isStaffPage: boolean, drawsFiles: boolean): string {
  const nonce = btoa(crypto.randomUUID())
  const development = process.env.NODE_ENV === 'development'
  const own = [
    process.env.PAGE_SCRIPT_HASH ?? '',
    ...(isStaffPage ? [process.env.SCRIPT_RULES_HASH ?? ''] : []),
  ]
  const scripts = development ? [] : [`'nonce-${nonce}'`, ...own]
  const frames = isStaffPage ? [] : [process.env.FRAME_ORIGINS ?? '']
  return contentSecurityPolicy({ scripts, frames, drawsFiles, trustedTypes: isStaffPage, development })
}

function toSignIn(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const url = new URL('/sign-in', request.url)
  url.searchParams.set('reason', 'expired')
  url.searchParams.set('next', pathname + search)
  const response = NextResponse.redirect(url, 303)
  response.headers.set('Content-Security-Policy', emptyPolicy)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

function withCookies(response: NextResponse, { writes }: Refreshed) {
  for (const { name, value, options } of writes) response.cookies.set(name, value, options)
  return response
}

export const config = {
  matcher: [
    '/form-submissions/:path*',
    '/sign-in',
    {
      // Middleware buffers bodies; files are streamed.
      source: '/((?!artwork/files/).*)',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
      missing: [{ type: 'header', key: 'next-action' }],
    },
  ],
}

import { NextResponse, type NextRequest } from 'next/server'
import { contentSecurityPolicy } from './lib/security/policy.mjs'

/** Gives the pages that are rendered per request their nonce; static pages have a constant policy (next.config.mjs). */
export function middleware(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID())
  const development = process.env.NODE_ENV === 'development'
  const scripts = development ? [] : [`'nonce-${nonce}'`, process.env.PAGE_SCRIPT_HASH ?? '']
  // The staff's list has no outside service.
  const isList = request.nextUrl.pathname === '/form-submissions'
  const frames = isList ? [] : [process.env.FRAME_ORIGINS ?? '']
  const policy = contentSecurityPolicy({ scripts, frames, development })
  // Next takes the nonce from this request header: what a visitor sends in it must not get through.
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  headers.delete('Content-Security-Policy-Report-Only')
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

export const config = {
  matcher: [
    '/form-submissions',
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
      missing: [{ type: 'header', key: 'next-action' }],
    },
  ],
}

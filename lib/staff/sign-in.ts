'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { countedAddress } from '../../supabase/functions/_shared/address.ts'
import { createAuthClient } from '../supabase/auth-client.ts'
import { cookieToWrite, piecesOf, sessionCookie } from '../supabase/session-cookie.ts'
import { sessionToken } from '../supabase/session-client.ts'
import { timeLimit } from '../supabase/time-limit.ts'
import { endSession } from './end-session.ts'
import { nextPath } from './next-path.ts'
import type { SignInResult } from './sign-in-result.ts'
import { tryPassword } from './try-password.ts'

/**
 * The sign-in's action. Takes anything, never throws but to lead on: staff to where they wanted to be, others to the page
 * that says that their account has no access.
 */
export async function signIn(_previous: SignInResult, data: unknown): Promise<SignInResult> {
  const field = (name: string) => {
    const value = data instanceof FormData ? data.get(name) : null
    return typeof value === 'string' ? value : ''
  }
  // What is longer is no address and no password that the service would take.
  const email = field('email').trim().slice(0, 320)
  const password = field('password').slice(0, 1_000)
  const missing = [...(email ? [] : ['email' as const]), ...(password ? [] : ['password' as const])]
  if (missing.length > 0) return { state: 'missing', email, missing }

  const asked = await headers()
  const protocol = asked.get('x-forwarded-proto')
  // Next compares an Origin with the host, and lets a request without one pass. Browsers send it with every post.
  if (!asked.get('origin')) return { state: 'down', email }
  const address = countedAddress(asked.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '').visitor
  const earlier = await sessionToken()
  const jar = await cookies()
  const { name, options } = sessionCookie(protocol)
  const old = piecesOf(
    name,
    jar.getAll().map((cookie) => cookie.name),
  )
  // The pieces of an earlier session would be read before those of this one.
  const write = (cookie: string, value: string, as: object) => {
    for (const piece of old.splice(0)) jar.set(piece, '', cookieToWrite('', options))
    jar.set(cookie, value, as)
  }
  const outcome = await tryPassword(() => createAuthClient(write, protocol, timeLimit), {
    email,
    password,
    address,
  })
  if (outcome.state !== 'signed-in') return { email, ...outcome }
  if (earlier) await endSession(earlier)
  const next = nextPath(field('next'))
  redirect(outcome.isStaff ? next : `/sign-in?next=${encodeURIComponent(next)}`)
}

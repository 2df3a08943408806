'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { SupabaseClient } from '@supabase/supabase-js'
import { countedAddress } from '../../supabase/functions/_shared/address.ts'
import { log, trouble } from '../security/log.ts'
import { createAuthClient } from '../supabase/auth-client.ts'
import { createPublicClient } from '../supabase/public-client.ts'
import { cookieToWrite, piecesOf, sessionCookie } from '../supabase/session-cookie.ts'
import { sessionToken } from '../supabase/session-client.ts'
import { timeLimit } from '../supabase/time-limit.ts'
import { passwordFault } from './accounts/common-password.ts'
import { currentStaff } from './current-staff.ts'
import { accountPath, nextPath } from './next-path.ts'
import { tryPassword } from './try-password.ts'

// What begins and ends sessions: the actions of the sign-in, of each way out, and of the account page.

/** Longest wait for the service when a session ends, in milliseconds. */
const longestGoodbye = 3_000

/** The answer of the sign-in's action. The password is never part of it. */
export type SignInResult =
  | { state: 'idle' }
  /** At least one of the two is empty. */
  | { state: 'missing'; email: string; missing: ('email' | 'password')[] }
  /** The same for an account that does not exist. */
  | { state: 'wrong'; email: string }
  | { state: 'locked'; email: string; minutes: number }
  /** The service did not answer, or not in words that we know. */
  | { state: 'down'; email: string }

/**
 * The sign-in's action. Takes anything, never throws but to lead on: staff to where they wanted to be, others to the page
 * that says that their account has no access.
 */
export async function signIn(_previous: SignInResult, data: unknown): Promise<SignInResult> {
  const email = textField(data, 'email').trim().slice(0, 320)
  const password = textField(data, 'password')
  const missing = [...(email ? [] : ['email' as const]), ...(password ? [] : ['password' as const])]
  if (missing.length > 0) return { state: 'missing', email, missing }

  const asked = await signingIn()
  if (!asked) return { state: 'down', email }
  const earlier = await sessionToken()
  const outcome = await tryPassword(asked.connect, { email, password, address: asked.address })
  if (outcome.state !== 'signed-in') return { email, ...outcome }
  if (earlier) await endSession(earlier)
  const next = nextPath(textField(data, 'next'))
  redirect(outcome.isStaff ? next : `/sign-in?next=${encodeURIComponent(next)}`)
}

/** Ends this browser's session: at the service, when it answers, and in any case here; with `everywhere` all others of the account. */
export async function signOut(data?: FormData): Promise<void> {
  const token = await sessionToken()
  const isEverywhere = data instanceof FormData && data.has('everywhere')
  if (token) await endSession(token, isEverywhere ? 'global' : 'local')
  log('sign_out')
  const jar = await cookies()
  const { name, options } = sessionCookie((await headers()).get('x-forwarded-proto'))
  for (const piece of piecesOf(
    name,
    jar.getAll().map((cookie) => cookie.name),
  ))
    jar.set(piece, '', cookieToWrite('', options))
  redirect('/sign-in?reason=signed-out')
}

/** The answer of the account page's action. */
export type PasswordResult = { said: 'nothing' | 'changed' | 'wrong' | 'weak' | 'same' | 'locked' | 'down' }

/**
 * The account page's action: sets a new password for whoever knows the old one. All sessions end with that, and this browser
 * begins a new one.
 */
export async function changePassword(_previous: PasswordResult, data: unknown): Promise<PasswordResult> {
  return { said: await change(data) }
}

async function change(data: unknown): Promise<PasswordResult['said']> {
  const { email, name = '' } = await currentStaff()
  if (!email) redirect(`/sign-in?${new URLSearchParams({ next: accountPath })}`)
  const [current, password] = [textField(data, 'current'), textField(data, 'password')]
  const asked = await signingIn()
  if (!asked) return 'down'
  const { connect, address } = asked
  if (password === current) return 'same'
  if (passwordFault(password, [email, name])) return 'weak'

  let client: SupabaseClient | undefined
  const attempt = { email, password: current, address }
  const { state } = await tryPassword(() => (client = connect()), attempt)
  if (!client || state !== 'signed-in') return state === 'signed-in' ? 'down' : state
  const { error } = await client.auth.updateUser({ password })
  if (error) {
    log('password_not_changed', { reason: error.code ?? trouble(error) })
    return error.status === 422 ? 'weak' : 'down'
  }
  log('password_changed')
  await client.auth.signInWithPassword({ email, password })
  return 'changed'
}

/**
 * What whoever tries a password needs of the request: the address that is counted, and a client that writes a new session into
 * the cookie.
 * @returns null where no page of ours asks
 */
async function signingIn() {
  const asked = await headers()
  // Next compares an Origin with the host, and lets a request without one pass. Browsers send it with every post.
  if (!asked.get('origin')) return null
  const protocol = asked.get('x-forwarded-proto')
  const { visitor: address } = countedAddress(asked.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '')
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
  return { address, connect: () => createAuthClient(write, protocol, timeLimit) }
}

/** A field of a form as text; '' for anything else. */
function textField(data: unknown, name: string): string {
  const value = data instanceof FormData ? data.get(name) : null
  // What is longer is no address and no password that the service would take.
  return typeof value === 'string' ? value.slice(0, 1_000) : ''
}

/** Ends one session at the service, or all of its account, when it answers. */
async function endSession(token: string, which: 'local' | 'global' = 'local'): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, longestGoodbye))
  await Promise.race([end(token, which), late])
}

async function end(token: string, which: 'local' | 'global'): Promise<void> {
  try {
    await createPublicClient().auth.admin.signOut(token, which)
  } catch {
    // Without settings there is no service to tell.
  }
}

'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { SupabaseClient } from '@supabase/supabase-js'
import { countedAddress } from '../../supabase/functions/_shared/ip-address.ts'
import { log, describeError } from '../security/log.ts'
import { createAuthClient } from '../supabase/auth-client.ts'
import { createPublicClient } from '../supabase/public-client.ts'
import { cookieToWrite, cookieNames, sessionCookie } from '../supabase/session-cookie.ts'
import { sessionToken } from '../supabase/session-client.ts'
import { backendTimeoutMs } from '../supabase/environment.ts'
import { passwordFault } from './accounts/common-password.ts'
import { currentStaff } from './current-staff.ts'
import { accountPath, nextPath } from './next-path.ts'
import { tryPassword } from './try-password.ts'

/** How long signing out waits for the service, in milliseconds. */
const longestGoodbye = 3_000

/** The sign-in action's answer. It never contains the password. */
export type SignInResult =
  | { state: 'idle' }
  /** At least one of the two is empty. */
  | { state: 'missing'; email: string; missing: ('email' | 'password')[] }
  /** Also for an account that does not exist. */
  | { state: 'wrong'; email: string }
  | { state: 'locked'; email: string; minutes: number }
  /** The service did not answer, or answered something unknown. */
  | { state: 'down'; email: string }

/** The sign-in action. Takes any input, throws only redirects: staff to where they wanted, others to the reason. */
export async function signIn(_previous: SignInResult, data: unknown): Promise<SignInResult> {
  const email = textField(data, 'email').trim().slice(0, 320)
  const password = textField(data, 'password')
  const missing = [...(email ? [] : ['email' as const]), ...(password ? [] : ['password' as const])]
  if (missing.length > 0) return { state: 'missing', email, missing }

  const caller = await signingIn()
  if (!caller) return { state: 'down', email }
  const earlier = await sessionToken()
  const outcome = await tryPassword(caller.connect, { email, password, address: caller.address })
  if (outcome.state !== 'signed-in') return { email, ...outcome }
  if (earlier) await endSession(earlier)
  const next = nextPath(textField(data, 'next'))
  redirect(outcome.isStaff ? next : `/sign-in?next=${encodeURIComponent(next)}`)
}

/** Ends this browser's session, and at the service if it answers; with `everywhere`, all sessions of the account. */
export async function signOut(data?: FormData): Promise<void> {
  const token = await sessionToken()
  const isEverywhere = data instanceof FormData && data.has('everywhere')
  if (token) await endSession(token, isEverywhere ? 'global' : 'local')
  log('sign_out')
  const jar = await cookies()
  const { name, options } = sessionCookie((await headers()).get('x-forwarded-proto'))
  for (const piece of cookieNames(name, jar.getAll())) jar.set(piece, '', cookieToWrite('', options))
  redirect('/sign-in?reason=signed-out')
}

export type PasswordResult = { said: 'nothing' | 'changed' | 'wrong' | 'weak' | 'same' | 'locked' | 'down' }

/** The account page's action: a new password for the right old one. Ends all sessions and starts one for this browser. */
export async function changePassword(_previous: PasswordResult, data: unknown): Promise<PasswordResult> {
  return { said: await savePassword(data) }
}

async function savePassword(data: unknown): Promise<PasswordResult['said']> {
  const { email, name = '' } = await currentStaff()
  if (!email) redirect(`/sign-in?${new URLSearchParams({ next: accountPath })}`)
  const current = textField(data, 'current')
  const typed = textField(data, 'password')
  // Some keyboards compose umlauts, others do not.
  const password = typed.normalize('NFC')
  const caller = await signingIn()
  if (!caller) return 'down'
  const { connect, address } = caller
  if (password === current.normalize('NFC')) return 'same'
  if (passwordFault(password, [email, name])) return 'weak'

  let client: SupabaseClient | undefined
  const attempt = { email, password: current, address }
  const { state } = await tryPassword(() => (client = connect()), attempt)
  if (!client || state !== 'signed-in') return state === 'signed-in' ? 'down' : state
  const { error } = await client.auth.updateUser({ password })
  if (error) {
    log('password_not_changed', { reason: error.code ?? describeError(error) })
    return error.status === 422 ? 'weak' : 'down'
  }
  log('password_changed')
  await client.auth.signInWithPassword({ email, password })
  return 'changed'
}

/** The client's address, which is counted, and a client that writes the session cookie; null unless our own page asks. */
async function signingIn() {
  const requestHeaders = await headers()
  // Next checks Origin against the host but lets requests without one pass. Browsers send it with every post.
  if (!requestHeaders.get('origin')) return null
  const protocol = requestHeaders.get('x-forwarded-proto')
  const { visitor: address } = countedAddress(
    requestHeaders.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '',
  )
  const jar = await cookies()
  const { name, options } = sessionCookie(protocol)
  const old = cookieNames(name, jar.getAll())
  // Leftover pieces of an earlier session would be read first.
  const write = (cookie: string, value: string, as: object) => {
    for (const piece of old.splice(0)) jar.set(piece, '', cookieToWrite('', options))
    jar.set(cookie, value, as)
  }
  return { address, connect: () => createAuthClient(write, protocol, backendTimeoutMs) }
}

/** A form field as text; '' for anything else. */
function textField(data: unknown, name: string): string {
  const value = data instanceof FormData ? data.get(name) : null
  // Longer than any address or password the service would take.
  return typeof value === 'string' ? value.slice(0, 1_000) : ''
}

/** Ends one session at the service, or all of the account's, if it answers. */
async function endSession(token: string, which: 'local' | 'global' = 'local'): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, longestGoodbye))
  try {
    await Promise.race([createPublicClient().auth.admin.signOut(token, which), late])
  } catch {
    // Without settings there is no service to tell.
  }
}

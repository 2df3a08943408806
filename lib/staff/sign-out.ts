'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { log } from '../security/log.ts'
import { sessionToken } from '../supabase/session-client.ts'
import { cookieToWrite, piecesOf, sessionCookie } from '../supabase/session-cookie.ts'
import { endSession } from './end-session.ts'

/** Ends this browser's session: at the service, when it answers, and in any case here. */
export async function signOut(): Promise<void> {
  const token = await sessionToken()
  if (token) await endSession(token)
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

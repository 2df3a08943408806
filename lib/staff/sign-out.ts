'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createPublicClient } from '../supabase/public-client.ts'
import { sessionToken } from '../supabase/session-client.ts'
import { cookieToWrite, piecesOf, sessionCookie } from '../supabase/session-cookie.ts'

/** Longest wait for the service, in milliseconds: this browser is signed out, whatever it says. */
const timeLimit = 3_000

/** Ends this browser's session: at the service, when it answers, and in any case here. */
export async function signOut(): Promise<void> {
  const token = await sessionToken()
  if (token) {
    const late = new Promise((resolve) => setTimeout(resolve, timeLimit))
    await Promise.race([end(token), late])
  }
  const jar = await cookies()
  const { name, options } = sessionCookie((await headers()).get('x-forwarded-proto'))
  for (const piece of piecesOf(
    name,
    jar.getAll().map((cookie) => cookie.name),
  ))
    jar.set(piece, '', cookieToWrite('', options))
  redirect('/sign-in?reason=signed-out')
}

async function end(token: string): Promise<void> {
  try {
    await createPublicClient().auth.admin.signOut(token, 'local')
  } catch {
    // Without settings there is no service to tell.
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { log, pseudonym, describeError } from '../security/log.ts'

/** Refusals take a multiple of this, in milliseconds: the time to compare a hash must not reveal which accounts exist. */
const stepMs = 1_500

type Attempt = { email: string; password: string; address: string }
type Outcome =
  | { state: 'signed-in'; isStaff: boolean }
  | { state: 'wrong' | 'down' }
  | { state: 'locked'; minutes: number }

/** Tries a password unless there were too many tries, which the database counts before. `connect` may throw. */
export async function tryPassword(connect: () => SupabaseClient, attempt: Attempt): Promise<Outcome> {
  const began = performance.now()
  const outcome = await askDatabase(connect, attempt).catch((error: unknown): Outcome => {
    log('sign_in_down', { reason: describeError(error) })
    return { state: 'down' }
  })
  // Neither account nor address is readable, but many tries of either still show.
  log('sign_in', {
    outcome: outcome.state,
    account: pseudonym(attempt.email.trim()),
    address: pseudonym(attempt.address),
  })
  if (outcome.state !== 'signed-in') await sleep(stepMs - ((performance.now() - began) % stepMs))
  return outcome
}

async function askDatabase(
  connect: () => SupabaseClient,
  { email, password, address }: Attempt,
): Promise<Outcome> {
  const client = connect()
  const counted = await client.rpc('count_sign_in_attempt', { account: email, address })
  if (typeof counted.data !== 'number')
    throw new Error(`attempts could not be counted (${counted.error?.code || counted.status})`)
  if (counted.data > 0) return { state: 'locked', minutes: Math.ceil(counted.data / 60) }

  const { error } = await client.auth.signInWithPassword({ email, password: password.normalize('NFC') })
  // The service has its own limits and does not say for how long.
  if (error?.status === 429) return { state: 'locked', minutes: 5 }
  if (error?.status && error.status >= 400 && error.status < 500) return { state: 'wrong' }
  if (error) throw new Error(`no answer to the password (${error.code ?? error.status ?? error.name})`)

  // If this fails, the attempts merely stay counted.
  await client.rpc('forget_sign_in_attempts', { address })
  const { data: isStaff } = await client.rpc('is_staff')
  return { state: 'signed-in', isStaff: isStaff === true }
}

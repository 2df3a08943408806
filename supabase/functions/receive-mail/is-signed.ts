import { Buffer } from 'node:buffer'
import { createHmac } from 'node:crypto'
import { isSame } from '../_shared/is-same.ts'

/** In seconds, either way: older calls are recorded ones. A redelivery is signed anew. */
const tolerance = 300

/** Whether the mail service has signed a call (docs.svix.com/receiving/verifying-payloads/how-manual); `now` in milliseconds. */
export function isSigned(headers: Headers, body: string, secret: string, now = Date.now()): boolean {
  const [id, at, signatures] = ['id', 'timestamp', 'signature'].map(
    (name) => headers.get(`svix-${name}`) ?? '',
  )
  if (!id || !/^\d{1,12}$/.test(at!) || Math.abs(now / 1000 - Number(at)) > tolerance) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
  // Several while the secret is being changed.
  return signatures!.split(' ').some((one) => isSame(one, `v1,${expected}`))
}

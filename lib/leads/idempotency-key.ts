import { createHash } from 'node:crypto'
import type { Submission } from './contract.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const tenMinutes = 600_000

/**
 * The key under which the function stores a submission once, however often it is sent.
 * The form's script names one; without script it comes from the content, so that a double click stores one row,
 * while the same order sent again after ten minutes is a new one.
 * @param now milliseconds since 1970
 */
export function idempotencyKey(named: unknown, submission: Submission, now = Date.now()): string {
  if (typeof named === 'string' && uuid.test(named)) return named.toLowerCase()
  const window = Math.floor(now / tenMinutes)
  const hex = createHash('sha256')
    .update(JSON.stringify([window, submission]))
    .digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

import { createHash } from 'node:crypto'
import type { Submission } from './contract.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The key under which the function stores a submission only once. The form's script names one; without script it
 * comes from the content, so that a double click stores one row.
 */
export function idempotencyKey(named: unknown, submission: Submission): { key: string; named: boolean } {
  if (typeof named === 'string' && uuid.test(named)) return { key: named.toLowerCase(), named: true }
  const hex = createHash('sha256').update(JSON.stringify(submission)).digest('hex')
  const key = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  return { key, named: false }
}

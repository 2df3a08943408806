import { createHmac, randomBytes } from 'node:crypto'

/** One secret per process, shared by Next's bundles: without it, a short hash of an address could be brute-forced. */
const store = globalThis as { keylineLogSecret?: Buffer }
const secret = (store.keylineLogSecret ??= randomBytes(32))

/** Logs a line of JSON with a time: the event and its facts, never anything that a visitor typed or posted. */
export function log(kind: string, about: Record<string, string | number> = {}) {
  console.error(JSON.stringify({ at: new Date().toISOString(), kind, ...about }))
}

/** Stands for an address in the log: stable until the process ends, and not reversible. */
export function pseudonym(address: string): string {
  return createHmac('sha256', secret).update(address.toLowerCase()).digest('hex').slice(0, 12)
}

/** The loggable part of an error: the first line of its message for our own errors, else its name. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : 'unknown'
}

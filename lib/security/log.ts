import { createHmac, randomBytes } from 'node:crypto'

/** One secret a process, whichever of Next's bundles asks: without it a short hash of an address could be tried out. */
const store = globalThis as { keylineLogSecret?: Buffer }
const secret = (store.keylineLogSecret ??= randomBytes(32))

/**
 * Logs one line of JSON with a time. JSON escapes what could begin another line.
 * @param kind short name of what happened
 * @param about never anything that a visitor typed or posted
 */
export function log(kind: string, about: Record<string, string | number> = {}) {
  console.error(JSON.stringify({ at: new Date().toISOString(), kind, ...about }))
}

/** Stands for an address in the log: the same for the same one until the process ends, and nothing to find it by. */
export function pseudonym(address: string): string {
  return createHmac('sha256', secret).update(address.toLowerCase()).digest('hex').slice(0, 12)
}

/** What kind of trouble an error is: its name and its message's first line, for errors of our own making alone. */
export function trouble(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : 'unknown'
}

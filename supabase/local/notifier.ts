import { startRepeated } from './repeated-function.ts'
import type { Supervised } from './supervisor.ts'

type Options = {
  /** Addresses the mail sender may call besides the mail service. */
  hosts: string[]
  env: Record<string, string>
  secretKey: string
}

/** Pause between two runs, in milliseconds. */
const rest = 3_000

/**
 * Starts the mail sender in a separate process: only it knows the mail service's key and may call it. A mail interrupted
 * by a stop is sent again after the next start, under the same key, so it is delivered once.
 * @returns null without a key: then nothing is sent
 * @throws Error with one plain sentence
 */
export async function startNotifier(
  { hosts, env, secretKey }: Options,
  onLog: (line: string) => void,
): Promise<Supervised<number> | null> {
  if (!env.RESEND_API_KEY) {
    onLog('RESEND_API_KEY is not set: requests are stored, and no mail is sent.')
    return null
  }
  if (!env.NOTIFY_FROM || !env.NOTIFY_TO)
    throw new Error('RESEND_API_KEY is set, so NOTIFY_FROM and NOTIFY_TO must be set as well.')
  const service = new URL(env.RESEND_API_URL || 'https://api.resend.com').host
  const options = { name: 'mail sender', file: 'notifications.ts', hosts: [...hosts, service], env }
  return startRepeated(options, { path: '/', rest, secretKey }, onLog)
}

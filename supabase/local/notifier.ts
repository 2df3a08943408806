import { setTimeout as sleep } from 'node:timers/promises'
import { startFunction } from './function-runner.ts'

/** What calls the mail sender again and again, as a schedule does on a hosted project. */
export type Notifier = {
  pid(): number | undefined
  /** Returns when the mail under way is sent or given up. */
  stop(): Promise<void>
}

type Options = {
  /** What the mail sender may call beside the mail service. */
  hosts: string[]
  env: Record<string, string>
  secretKey: string
}

/** Rest between two runs, in milliseconds. */
const rest = 3_000

/** A run ends by itself before that, in milliseconds. */
const longestRun = 60_000

/**
 * Starts the mail sender, in a process of its own: only it knows the mail service's key and may call it.
 * @returns null without a key: nothing is sent then
 * @throws Error with one plain sentence
 */
export async function startNotifier(
  { hosts, env, secretKey }: Options,
  onLog: (line: string) => void,
): Promise<Notifier | null> {
  if (!env.RESEND_API_KEY) {
    onLog('RESEND_API_KEY is not set: requests are stored, and no mail is sent.')
    return null
  }
  if (!env.NOTIFY_FROM || !env.NOTIFY_TO) {
    throw new Error('RESEND_API_KEY is set, so NOTIFY_FROM and NOTIFY_TO must be set as well.')
  }
  const service = new URL(env.RESEND_API_URL || 'https://api.resend.com').host
  const options = { name: 'mail sender', file: 'notifications.ts', hosts: [...hosts, service], env }
  const sender = await startFunction(options, onLog)

  const stopped = new AbortController()
  const runs = (async () => {
    while (!stopped.signal.aborted) {
      const port = sender.address()
      // It tells its troubles itself, and the next run makes up for one that did not happen.
      if (port) await run(port, secretKey, stopped.signal).catch(() => {})
      await sleep(rest, undefined, { signal: stopped.signal }).catch(() => {})
    }
  })()
  return {
    pid: () => sender.pid(),
    async stop() {
      stopped.abort()
      await runs
      await sender.stop()
    },
  }
}

async function run(port: number, secretKey: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { apikey: secretKey },
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestRun)]),
  })
  await answer.arrayBuffer()
}

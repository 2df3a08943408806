import { setTimeout as sleep } from 'node:timers/promises'
import { type FunctionOptions, startFunction } from './function-runner.ts'
import type { Supervised } from './supervisor.ts'

type Schedule = {
  path: string
  /** Between two calls, in milliseconds. */
  rest: number
  secretKey: string
}

/** Longest time of a call, in milliseconds; it ends by itself before. */
const longestRun = 60_000

/** Runs a function and calls it repeatedly, like a hosted project's schedule. */
export async function startRepeated(
  options: FunctionOptions,
  { path, rest, secretKey }: Schedule,
  onLog: (line: string) => void,
): Promise<Supervised<number>> {
  const running = await startFunction(options, onLog)
  const stopped = new AbortController()
  const call = async (port: number) => {
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(longestRun)])
    const headers = { apikey: secretKey }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, signal })
    await answer.arrayBuffer()
  }
  const calls = (async () => {
    while (!stopped.signal.aborted) {
      const port = running.address()
      // It reports its own problems, and the next call makes up for a missed one.
      if (port) await call(port).catch(() => {})
      await sleep(rest, undefined, { signal: stopped.signal }).catch(() => {})
    }
  })()
  return {
    ...running,
    /** Interrupted work is repeated after the next start. */
    async stop() {
      stopped.abort()
      await calls
      await running.stop()
    },
  }
}

/** Pause between two runs, in milliseconds. */
const rest = 3_000

/**
 * Starts the mail sender in a separate process: only it knows the mail service's key, without which nothing is sent. A mail
 * interrupted by a stop is sent again after the next start, under the same key, so it is delivered once.
 */
export async function startNotifier(
  { hosts, env, secretKey }: Pick<FunctionOptions, 'hosts' | 'env'> & Pick<Schedule, 'secretKey'>,
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

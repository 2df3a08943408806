import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startDatabase } from './database.ts'
import { functionSecrets } from './environment.ts'
import { startFunction } from './function-runner.ts'
import { startGateway } from './gateway.ts'
import { startNotifier, startRepeated } from './repeated-function.ts'
import type { Target } from './routes.ts'
import { readSettings } from './settings.ts'
import type { Supervised } from './supervisor.ts'

export type Options = {
  /** Folder for data and keys, created if it does not exist; one backend per folder. */
  dir: string
  /** The gateway's port on 127.0.0.1; 0 for any free one. */
  port: number
  /** Origins whose pages may call the function from a browser. */
  siteOrigins: string[]
  /** More variables for the contact function: LEADS_PER_VISITOR, LEADS_PER_CALLER. */
  functionEnv?: Record<string, string>
  /** More variables for the function for files and requests' pages (environment.ts). */
  artworkEnv?: Record<string, string>
  /** Variables for the mail sender; without RESEND_API_KEY it does not start, and one line says so. */
  mailEnv?: Record<string, string>
  /** Whether `seed.sql` opens the list to everybody. A data folder once opened stays open. Default true. */
  seed?: boolean
  /** Gets the gateway's address and key as soon as it listens; calls wait there for what is starting. */
  onAddress?: (address: { url: string; key: string }) => void
  /** Gets one line at a time, never with personal data or secrets. Default: standard error. */
  onLog?: (line: string) => void
}

/** Pause between two sweeps of the function for files, in milliseconds. */
const sweepRest = 60_000

/** Between two looks whether what a call waits for has started. */
const waitStepMs = 20

const unset = functionSecrets({ NODE_ENV: 'production' })

/**
 * Starts the database, the contact function and the gateway in front of them; returns once all three serve.
 * @throws Error with one plain sentence: another copy in the folder, the port taken, Deno missing
 */
export async function startLocalBackend(options: Options) {
  const { port, siteOrigins, functionEnv, artworkEnv } = options
  const { mailEnv = {}, seed = true, onLog = console.error } = options
  if (!(Number.isInteger(port) && port >= 0 && port <= 65535))
    throw new Error('LOCAL_SUPABASE_PORT must be a whole number from 0 to 65535.')
  const folder = resolve(options.dir)
  const { anonKey, secretKey } = readSettings(folder)

  let database: Supervised<string> | undefined
  let gateway: Awaited<ReturnType<typeof startGateway>> | undefined
  let contact: Supervised<number> | undefined
  let artwork: Supervised<number> | undefined
  let notifier: Supervised<number> | null = null
  let stopped: Promise<void> | undefined
  let starting = true
  // From the outside in, so that each part can finish its last answer.
  const stopAll = async (): Promise<void> => {
    await notifier?.stop()
    await gateway?.stop()
    await Promise.all([contact?.stop(), artwork?.stop()])
    await database?.stop()
  }
  const stop = (): Promise<void> => {
    starting = false
    return (stopped ??= stopAll())
  }
  const addressOf = (target: Target) => {
    const socketPath = database?.address()
    if (target === 'database') return socketPath ? { socketPath } : null
    const served = (target === 'artwork' ? artwork : contact)?.address()
    return served ? { host: '127.0.0.1', port: served } : null
  }

  try {
    gateway = await startGateway(port, { publishable: anonKey, secret: secretKey }, async (target) => {
      while (starting && !addressOf(target)) await sleep(waitStepMs)
      return addressOf(target)
    })
    options.onAddress?.({ url: gateway.url, key: anonKey })
    database = await startDatabase(folder, seed, onLog)
    const hosts = [new URL(gateway.url).host]
    // The names that a hosted project sets by itself, old and new.
    const project = {
      SUPABASE_URL: gateway.url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
    }
    const origins = { SITE_ORIGINS: siteOrigins.join(',') }
    const callers = {
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: anonKey }),
      SUPABASE_ANON_KEY: anonKey,
    }
    // Only the mail sender gets the key itself.
    const confirms = { RESEND_API_KEY: mailEnv.RESEND_API_KEY ? 'set' : '' }
    const env = { ...unset.functionEnv, ...functionEnv, ...confirms, ...project, ...callers, ...origins }
    // In its own process, so that its failures never block requests. It is called to delete orphaned files.
    const files = join(folder, 'artwork')
    const forArtwork = { ...unset.artworkEnv, ...artworkEnv, ...project, ...callers, ARTWORK_DIR: files }
    const starts = await Promise.allSettled([
      startFunction({ name: 'function', file: 'serve.ts', hosts, env }, onLog).then((one) => (contact = one)),
      startRepeated(
        { name: 'artwork function', file: 'artwork.ts', hosts, files, env: forArtwork },
        { path: '/send-artwork/sweep', rest: sweepRest, secretKey },
        onLog,
      ).then((one) => (artwork = one)),
    ])
    const failed = starts.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
    notifier = await startNotifier(
      { hosts, env: { ...unset.mailEnv, ...mailEnv, ...project, ...origins }, secretKey },
      onLog,
    )

    starting = false
    return {
      /** The gateway, for the site's SUPABASE_URL. */
      url: gateway.url,
      /** For the site's SUPABASE_ANON_KEY. */
      anonKey,
      /** Bypasses row level security. For tests; the site never gets it. */
      secretKey,
      /** Process ids of the helpers, for tests that kill them. Helpers that die are restarted. */
      pids: () => ({
        database: database?.pid(),
        function: contact?.pid(),
        artwork: artwork?.pid(),
        mail: notifier?.pid(),
      }),
      /** Finishes pending requests, then ends every process. */
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
export type LocalBackend = Awaited<ReturnType<typeof startLocalBackend>>

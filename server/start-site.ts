import { spawn, type ChildProcess } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { isIP } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { dist } from '../build/next-output/dist.ts'
import { nextCommand } from '../build/next-output/next-command.ts'
import type { ServeSettings } from './settings.ts'
import { secretNames } from '../supabase/local/environment.ts'
import { keepRunning, type Supervised } from '../supabase/local/supervisor.ts'

/** Longer than Node keeps an idle connection, in milliseconds. */
const idleConnections = 6_000

/** Longer than a part of a file may take to upload (limits.ts), in milliseconds. */
const drainPatience = 180_000

/** `host`: the address to listen on; by default only this machine can connect. */
type Options = Pick<ServeSettings, 'port' | 'siteUrl'> & {
  backend: { url: string; key: string } | null
  development?: boolean
  /** For development only. */
  extra?: Record<string, string>
  /** The project folder, with its build; by default the current one. */
  folder?: string
  /** Gets the site's output; by default it goes to the terminal. */
  onOutput?: (text: string) => void
} & Partial<Pick<ServeSettings, 'host' | 'trustedProxies' | 'countEntries'>>

export type Site = Pick<Supervised<number>, 'pid' | 'stop'> & {
  /**
   * Switches to another build. Both processes accept from one socket, so no connection is lost.
   * @throws Error when it does not start; the old build then stays
   */
  swap: (dist: string) => Promise<void>
}

/** The environment of the site's process: only variables that the site may know, so no backend secrets. */
export function siteEnvironment(options: Options): NodeJS.ProcessEnv {
  const { port, siteUrl, backend, development, extra } = options
  return {
    // Next loads .env but never overrides a variable, not even an empty one.
    ...Object.fromEntries(secretNames.map((name) => [name, ''])),
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: development ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // A third less work at the next start; it goes with the build.
    NODE_COMPILE_CACHE: `${dist}/compiled`,
    PORT: String(port),
    HOST: options.host ?? '127.0.0.1',
    TRUSTED_PROXIES: options.trustedProxies ?? '',
    COUNT_ENTRIES: options.countEntries ?? '',
    SITE_URL: siteUrl,
    ...extra,
    ...(backend && { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.key }),
  }
}

/**
 * Starts Next in a separate process, and restarts it whenever it dies.
 * @throws Error when it exits before it is ready
 */
export async function startSite(options: Options): Promise<Site> {
  const { port, development = false, onOutput } = options
  const run = async (env: NodeJS.ProcessEnv) => {
    let listening: Promise<unknown> = Promise.resolve()
    let worker: Worker | undefined
    const start = () => {
      if (development) return startDevelopment(env)
      worker = startWorker(options, env)
      listening = once(worker, 'listening')
      const { process: child } = worker
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (text) => onOutput?.(String(text)))
      return child
    }
    const running = await keepRunning(
      {
        name: 'site',
        spawn: start,
        ready: (child) => listening.then(() => waitForAnswer(child, port, env.HOST ?? '')),
        askToStop: (child) => child.kill('SIGTERM'),
      },
      (line) => (onOutput ? onOutput(`${line}\n`) : console.error(line)),
    )
    return { ...running, retire: () => worker?.send('retire') }
  }
  const env = siteEnvironment(options)
  let site = await run(env)
  const draining = new Set<typeof site>()
  return {
    pid: () => site.pid(),
    stop: async () => void (await Promise.all([site, ...draining].map((one) => one.stop()))),
    async swap(dist) {
      const old = site
      site = await run({ ...env, DIST: dist })
      draining.add(old)
      old.retire()
      // The old process finishes its requests beside the new one.
      void sleep(idleConnections, undefined, { ref: false })
        .then(() => old.stop(drainPatience))
        .finally(() => draining.delete(old))
    },
  }
}

const startDevelopment = (env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [nextCommand, 'dev', '-p', env.PORT ?? '', '-H', env.HOST ?? ''], {
    env,
    stdio: 'inherit',
  })

/** A cluster worker accepts connections itself, on a socket that this process holds for it and its successor. */
function startWorker({ folder, onOutput }: Options, env: NodeJS.ProcessEnv) {
  const output = onOutput ? 'pipe' : 'inherit'
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({
    exec: 'server/site-server.ts',
    args: [],
    cwd: folder,
    stdio: ['ignore', output, output, 'ipc'],
  })
  // Keeps out this process's own environment: undefined values are left out.
  const none = Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]))
  return cluster.fork({ ...none, ...env })
}

async function waitForAnswer(child: ChildProcess, port: number, host: string): Promise<number> {
  // A server that listens everywhere listens here too.
  const own = isIP(host) === 6 ? `[${host}]` : host
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : own
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`http://${name}:${port}/speculation-rules.json`).catch(() => null)
    if (answer?.ok) break
    await sleep(100)
  }
  return port
}

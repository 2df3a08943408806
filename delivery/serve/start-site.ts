import { spawn, type ChildProcess } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { isIP } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { nextCommand } from '../next-output/next-command.ts'
import { secretNames } from '../../supabase/local/environment.ts'
import { keepRunning, type Supervised } from '../../supabase/local/supervisor.ts'

/** Longer than Node keeps a connection on which nothing is asked, in milliseconds. */
const idleConnections = 6_000

/** Longer than a part of a file may take to come (limits.ts), in milliseconds. */
const drainPatience = 180_000

type Options = {
  port: number
  siteUrl: string
  /** The address to listen on; without it this machine alone can connect. */
  host?: string
  /** TRUSTED_PROXIES. */
  trustedProxies?: string
  /** COUNT_ENTRIES. */
  countEntries?: string
  backend: { url: string; key: string } | null
  development?: boolean
  /** Settings of development alone. */
  extra?: Record<string, string>
  /** Where the project lies, with its build; without it this process's own folder. */
  folder?: string
  /** Gets what the site prints; without it that goes to the terminal. */
  onOutput?: (text: string) => void
}

export type Site = Pick<Supervised<number>, 'pid' | 'stop'> & {
  /**
   * Serves another build from now on. Both processes take connections from one socket, so that none is lost.
   * @param dist Next's output folder
   * @throws Error when it does not start; then the old build goes on
   */
  swap: (dist: string) => Promise<void>
}

/** The environment of the site's process: nothing but what the site may know, so no secret of the backend. */
export function siteEnvironment({
  port,
  siteUrl,
  host = '127.0.0.1',
  trustedProxies = '',
  countEntries = '',
  backend,
  development,
  extra,
}: Options): NodeJS.ProcessEnv {
  return {
    // Next reads .env by itself, but leaves alone what is set, and empty is set.
    ...Object.fromEntries(secretNames.map((name) => [name, ''])),
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: development ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    HOST: host,
    TRUSTED_PROXIES: trustedProxies,
    COUNT_ENTRIES: countEntries,
    SITE_URL: siteUrl,
    ...extra,
    ...(backend && { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.key }),
  }
}

/**
 * Starts Next in a process of its own, and starts it again whenever it dies.
 * @returns when the site answers
 * @throws Error when it ends before that
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
        ready: (child) => listening.then(() => answers(child, port, env.HOST ?? '')),
        // Requests under way are answered first.
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
      // What is under way there goes on beside the successor.
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

/** A worker of a cluster takes its connections itself, from a socket that this process keeps for it and its successor. */
function startWorker({ folder, onOutput }: Options, env: NodeJS.ProcessEnv) {
  const output = onOutput ? 'pipe' : 'inherit'
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({
    exec: 'delivery/serve/site-server.ts',
    args: [],
    cwd: folder,
    stdio: ['ignore', output, output, 'ipc'],
  })
  // It would get all of this process's environment; what is undefined is left out.
  const none = Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]))
  return cluster.fork({ ...none, ...env })
}

async function answers(child: ChildProcess, port: number, host: string): Promise<number> {
  // What listens everywhere listens here too.
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : isIP(host) === 6 ? `[${host}]` : host
  while (child.exitCode === null && child.signalCode === null) {
    const up = await fetch(`http://${name}:${port}/icons/keyline.svg`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return port
}

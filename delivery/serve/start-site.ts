import { fork, spawn, type ChildProcess } from 'node:child_process'
import { isIP } from 'node:net'
import { nextCommand } from '../next-output/next-command.ts'
import { secretNames } from '../../supabase/local/environment.ts'
import { keepRunning, type Supervised } from '../../supabase/local/supervisor.ts'

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

export type Site = Pick<Supervised<number>, 'pid' | 'stop'>

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
  const { port, development = false, folder, onOutput } = options
  const env = siteEnvironment(options)
  const output = onOutput ? 'pipe' : 'inherit'
  const start = () => {
    const child = development
      ? spawn(process.execPath, [nextCommand, 'dev', '-p', String(port), '-H', env.HOST ?? ''], {
          env,
          stdio: 'inherit',
        })
      : fork('delivery/serve/site-server.ts', { cwd: folder, env, stdio: ['ignore', output, output, 'ipc'] })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => onOutput?.(String(text)))
    return child
  }
  const site = await keepRunning(
    {
      name: 'site',
      spawn: start,
      ready: (child) => answers(child, port, env.HOST ?? ''),
      // Requests under way are answered first.
      askToStop: (child) => child.kill('SIGTERM'),
    },
    (line) => (onOutput ? onOutput(`${line}\n`) : console.error(line)),
  )
  return { pid: site.pid, stop: site.stop }
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

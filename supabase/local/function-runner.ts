import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { keepRunning, type Supervised } from './supervisor.ts'

const listening = /^Listening on http:\/\/127\.0\.0\.1:(\d+)\//

export type FunctionOptions = {
  /** For messages, e.g. `function`. */
  name: string
  /** A file in `deno/`. */
  file: string
  /** `host` or `host:port`, the only addresses it may call. */
  hosts: string[]
  /** The only environment variables it may read. */
  env: Record<string, string>
  /** A folder it may read and write; without it, it has no access to the disk. */
  files?: string
}

/** Runs a function under Deno, with these addresses and variables alone; its address is a port on 127.0.0.1. */
export function startFunction(
  { name, file, hosts, env, files }: FunctionOptions,
  onLog: (line: string) => void,
): Promise<Supervised<number>> {
  const deno = findDeno()
  const script = fileURLToPath(new URL(`./deno/${file}`, import.meta.url))
  return keepRunning(
    {
      name,
      // Detached like the database: Ctrl-C must not end it before the gateway.
      spawn: () =>
        spawn(deno, ['run', ...denoPermissions(hosts, Object.keys(env), files), script], {
          detached: true,
          stdio: ['pipe', 'pipe', 'pipe'],
          env: {
            ...env,
            NODE_ENV: 'production',
            PATH: process.env.PATH,
            HOME: process.env.HOME,
            DENO_NO_UPDATE_CHECK: '1',
            DENO_NO_PACKAGE_JSON: '1',
            DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
            NO_COLOR: '1',
          },
        }),
      ready: (child) => readPort(child, onLog),
      askToStop: (child) => child.stdin?.end(),
    },
    onLog,
  )
}

/** The function's permissions, as Deno's arguments. */
export function denoPermissions(hosts: string[], names: string[], files?: string): string[] {
  return [
    ...(files ? [`--allow-read=${files}`, `--allow-write=${files}`] : []),
    '--no-prompt',
    // Port 0: may listen on any free port.
    `--allow-net=${['127.0.0.1:0', ...hosts].join(',')}`,
    `--allow-env=${names.join(',')}`,
    // Everything a function needs is in supabase/functions.
    '--no-remote',
    '--no-npm',
    '--no-config',
    '--no-lock',
  ]
}

/** The port that Deno announces. All its other output is the function's log. */
export function readPort(child: ChildProcess, onLog: (line: string) => void): Promise<number> {
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        const port = listening.exec(line)?.[1]
        if (port) resolve(Number(port))
        else if (line !== '') onLog(line)
      })
    }
  })
}

/** Deno's own binary. The package's command is a wrapper script, which would outlive us if we are killed. */
export function findDeno(): string {
  const require = createRequire(import.meta.url)
  try {
    const folder = dirname(require.resolve('deno/package.json'))
    const file = join(folder, 'deno')
    if (existsSync(file)) return file
    const { runInstall } = require(join(folder, 'install_api.cjs')) as { runInstall: () => string }
    return runInstall()
  } catch {
    throw new Error('Deno is missing, which runs the contact function. Run "npm ci" to install it.')
  }
}

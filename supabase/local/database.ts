import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { keepRunning } from './supervisor.ts'

/** V8 optimizes only code that runs a hundred times as often as usual: in a young database, it is the compiler that works. */
export const databaseFlags = ['--wasm-tiering-budget=1300000000']

const script = fileURLToPath(new URL('./database-server.ts', import.meta.url))

/** The database process's one message to its parent. */
export type DatabaseMessage = { socket: string } | { failed: string }

/**
 * Starts the database with its REST and sign-in interfaces in a separate process: it is compute-heavy, and can be killed
 * and restarted without the gateway. It serves on a Unix socket in the data folder that only this user can open, so no
 * port is exposed.
 * @returns its address is the socket's path
 */
export function startDatabase(folder: string, seed: boolean, onLog: (line: string) => void) {
  return keepRunning(
    {
      name: 'database',
      // Detached, because Ctrl-C in a terminal reaches the whole group, and the database must outlive the gateway's
      // pending requests. It ends when the channel to its parent closes.
      spawn: () =>
        spawn(process.execPath, [...databaseFlags, script, folder, seed ? 'seed' : 'no-seed'], {
          detached: true,
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
          env: { NODE_ENV: 'production', PATH: process.env.PATH, LITE_TELEMETRY: '0' },
        }),
      async ready(child) {
        const [message] = (await once(child, 'message')) as [DatabaseMessage]
        if ('failed' in message) throw new Error(message.failed)
        return message.socket
      },
      askToStop: (child) => child.disconnect(),
    },
    onLog,
  )
}

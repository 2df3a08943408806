import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { keepRunning, type Supervised } from './supervisor.ts'

const script = fileURLToPath(new URL('./database-server.ts', import.meta.url))

/** What the database process tells its parent, once. */
export type DatabaseMessage = { socket: string } | { failed: string }

/**
 * Starts the database with its REST and sign-in interfaces, as a process of its own: it computes much, and it
 * can be killed and started again without the gateway. It serves on a Unix socket inside the data folder that
 * only this user can open, so there is no port to knock at.
 * @param seed whether `seed.sql` is applied after the migrations
 * @returns its address is the path of the socket
 * @throws Error with one plain sentence
 */
export function startDatabase(
  folder: string,
  seed: boolean,
  onLog: (line: string) => void,
): Promise<Supervised<string>> {
  return keepRunning(
    {
      name: 'database',
      // Detached, because Ctrl-C in a terminal reaches the whole group: it must end after the gateway has
      // answered what is under way. It ends by itself when the channel to its parent closes.
      spawn: () =>
        spawn(process.execPath, [script, folder, seed ? 'seed' : 'no-seed'], {
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

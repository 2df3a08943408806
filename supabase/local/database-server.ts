import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { join, relative } from 'node:path'
import type { DatabaseMessage } from './database.ts'
import { createApi } from './api.ts'
import { openDatabase } from './database-files.ts'
import { takeLock } from './lock.ts'
import { applyMigrations } from './migrations.ts'
import { readSettings } from './settings.ts'

// The database process: `node database-server.ts <data folder> seed|no-seed`, with a channel to its parent.

/** Longer socket paths, in bytes, are silently cut off (104 on macOS, 108 on Linux). */
const longestSocketPath = 103

const [folder = '', seed] = process.argv.slice(2)
process.umask(0o077)

// The parent is gone or wants us to end. Until there is something to close, we can end at any moment.
let close = async (): Promise<void> => {}
process.once('disconnect', () => void close().finally(() => process.exit()))

// PostgreSQL quotes rows in its errors and the library prints them: personal data must not reach a terminal.
console.log = console.info = console.warn = console.error = () => {}
process.once('uncaughtException', () => process.exit(1))

serve().then(
  (socket) => tellParent({ socket }),
  (error: unknown) => tellParent({ failed: error instanceof Error ? error.message : String(error) }),
)

async function serve(): Promise<string> {
  await takeLock(folder, process.ppid)
  const connection = await openDatabase(folder)
  const settings = readSettings(folder)
  const api = await createApi(connection, settings)
  await applyMigrations(connection.driver, seed === 'seed')
  // The embedded database has no autovacuum, and plans badly without statistics. With 20,000 requests it takes 0.3 s.
  await connection.driver.exec('analyze')

  const server = createServer(api)
  const socket = socketPath()
  rmSync(socket, { force: true })
  await once(server.listen(socket), 'listening')
  chmodSync(socket, 0o600)

  close = async () => {
    server.close()
    await connection.close()
  }
  await makeFirstRequest(socket, settings.secretKey)
  return socket
}

/** The first request takes seconds on a slow machine, longer than the functions wait: it is ours, not a visitor's. */
async function makeFirstRequest(socketPath: string, apikey: string): Promise<void> {
  const request = get({ socketPath, path: '/rest/v1/Form%20Sub?limit=1', headers: { apikey } })
  request.once('response', (answer) => answer.resume())
  await once(request, 'close')
}

/** Data folders can be deep; relative to the working directory, which the gateway shares, the path is often short. */
function socketPath(): string {
  const absolute = join(folder, 'database.sock')
  const short = relative(process.cwd(), absolute)
  const path = Buffer.byteLength(absolute) <= longestSocketPath ? absolute : short
  if (Buffer.byteLength(path) <= longestSocketPath) return path
  throw new Error(`The path ${folder} is too long. Set LOCAL_SUPABASE_DIR to a shorter one.`)
}

function tellParent(message: DatabaseMessage): void {
  process.send?.(message)
}

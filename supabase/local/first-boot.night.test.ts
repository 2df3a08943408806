import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseMessage } from './database.ts'
import { makeFolder, removeFolders, rows, startBackend } from '../tests/support/backend.ts'
import { form, send } from '../tests/support/upload.ts'
import { readSettings } from './settings.ts'
import { copySupabase } from '../tests/support/main.ts'

// A first start killed at any moment must leave a folder in which the next start works, readable only by this user.

afterAll(removeFolders)

/**
 * Starts the process that makes the database, and kills it after a time in milliseconds, when it serves, or as
 * soon as a condition holds.
 */
async function startAndKill(
  folder: string,
  wait: number,
  holds = () => false,
  code = __dirname,
): Promise<'serving' | 'killed'> {
  const child = spawn(process.execPath, [join(code, 'database-server.ts'), folder, 'seed'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let told: DatabaseMessage | undefined
  child.once('message', (message: DatabaseMessage) => (told = message))
  const exited = once(child, 'exit')
  const giveUp = Date.now() + wait
  while (!told && !holds() && Date.now() < giveUp) await sleep(10)
  child.kill('SIGKILL')
  await exited
  if (told && 'failed' in told) throw new Error(told.failed)
  return told ? 'serving' : 'killed'
}

const folder = makeFolder()

test('killed ever later, first while PostgreSQL makes its files, then while ours are applied', async () => {
  readSettings(folder)
  const has = (name: string): boolean => existsSync(join(folder, name))
  const isMade = (): boolean => has('database') && !has('database.unfinished')

  // Grows by a share, not a step, so that a slow machine has as many kills as a fast one. PostgreSQL's half-made files are
  // discarded whole, so few kills are enough there; the last one comes as soon as the files are in place.
  let kills = 0
  for (let wait = 100; !isMade(); wait *= 2) {
    expect(wait).toBeLessThan(60_000)
    await startAndKill(folder, wait, isMade)
    kills += 1
  }
  expect(kills).toBeGreaterThan(2)
  kills = 0
  for (let wait = 200; (await startAndKill(folder, wait)) === 'killed'; wait *= 1.3) {
    expect(wait).toBeLessThan(60_000)
    kills += 1
  }
  expect(kills).toBeGreaterThan(2)

  const backend = await startBackend({ dir: folder })
  const mode = (name: string): number => statSync(join(folder, name)).mode & 0o777
  expect(['settings.json', 'database.sock', 'database'].map(mode)).toEqual([0o600, 0o600, 0o700])
  expect(await rows(backend)).toEqual([])
  expect((await send(backend, form())).status).toBe(200)
  expect((await rows(backend)).map((row) => row.form_data)).toEqual([form()])
  await backend.stop()
})

test('killed between the creation of PostgreSQL’s lock file and its first byte', async () => {
  writeFileSync(join(folder, 'database/postmaster.pid'), '')
  expect(await startAndKill(folder, 60_000)).toBe('serving')
})

test('a migration that fails leaves nothing of itself, and is applied when it is mended', async () => {
  const supabase = copySupabase()
  const start = () => startAndKill(folder, 60_000, undefined, join(supabase, 'local'))
  const migrate = (sql: string): void =>
    writeFileSync(join(supabase, 'migrations/29991231000000_next.sql'), sql)

  // It does its work, but cannot be recorded.
  migrate('create table public.half (id int); alter schema supabase_migrations rename to elsewhere')
  await expect(start()).rejects.toThrow('supabase_migrations.schema_migrations')
  migrate('create table public.half (id int)')
  expect(await start()).toBe('serving')
  expect(await start()).toBe('serving')
})

test('a migration that was applied and has changed since is named, and nothing is touched', async () => {
  const supabase = copySupabase()
  const start = () => startAndKill(folder, 60_000, undefined, join(supabase, 'local'))
  writeFileSync(join(supabase, 'migrations/29991231000000_next.sql'), 'create table public.other (id int)')
  await expect(start()).rejects.toThrow('another state of supabase/migrations')
})

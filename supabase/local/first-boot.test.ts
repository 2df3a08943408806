/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseMessage } from './database.ts'
import { form, makeFolder, removeFolders, rows, send, startBackend } from './testing/backend.ts'
import { readSettings } from './settings.ts'

// A first start that is killed at any moment must leave a folder with which the next one works.

jest.setTimeout(60_000)
afterAll(removeFolders)

/** Starts the process that makes the database, and kills it after a time in milliseconds or when it serves. */
async function startAndKill(folder: string, wait: number): Promise<'serving' | 'killed'> {
  const child = spawn(process.execPath, [join(__dirname, 'database-server.ts'), folder, 'seed'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const exited = once(child, 'exit')
  const told = once(child, 'message') as Promise<[DatabaseMessage]>
  const message = await Promise.race([told.then(([first]) => first), sleep(wait, null)])
  child.kill('SIGKILL')
  await exited
  if (message && 'failed' in message) throw new Error(message.failed)
  return message ? 'serving' : 'killed'
}

test('killed ever later, first while PostgreSQL makes its files, then while ours are applied', async () => {
  const folder = makeFolder()
  readSettings(folder)

  let kills = 0
  for (let wait = 100; !existsSync(join(folder, 'database')); wait += 400) {
    await startAndKill(folder, wait)
    kills += 1
  }
  for (let wait = 100; (await startAndKill(folder, wait)) === 'killed'; wait += 60) kills += 1
  expect(kills).toBeGreaterThan(5)

  const backend = await startBackend({ dir: folder })
  expect(await rows(backend)).toEqual([])
  expect((await send(backend, form())).status).toBe(200)
  expect((await rows(backend)).map((row) => row.form_data)).toEqual([form()])
  await backend.stop()

  // The one moment that the kills above rarely meet: PostgreSQL's lock file is there and empty.
  writeFileSync(join(folder, 'database/postmaster.pid'), '')
  expect(await startAndKill(folder, 20_000)).toBe('serving')
})

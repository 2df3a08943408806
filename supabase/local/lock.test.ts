import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeFolder, removeFolders } from '../tests/support/backend.ts'

// The lock of a data folder, between real processes.

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(removeFolders)

const held = 'held'
const long = 60_000

/** Tries to take the lock for an owner in a separate process, and returns the result. */
async function take(
  folder: string,
  owner: number,
  keep = long,
): Promise<{ child: ChildProcess; said: string }> {
  const script = join(__dirname, '../tests/support/lock-holder.ts')
  const child = spawn(process.execPath, [script, folder, String(owner), String(keep)])
  children.push(child)
  const [said] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, said }
}

/** The id of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'])
  await once(child, 'exit')
  return child.pid ?? 0
}

test('while its holder lives, another copy is refused at once and told whose it is', async () => {
  const folder = makeFolder()
  expect((await take(folder, process.pid)).said).toBe(held)
  const started = Date.now()
  expect((await take(folder, process.pid)).said).toBe(
    `Another copy (pid ${process.pid}) already uses ${folder}. ` +
      'Stop it, or set LOCAL_SUPABASE_DIR to another folder.',
  )
  expect(Date.now() - started).toBeLessThan(5_000)
})

test('the folder’s lock is free once its process has ended, however it ended', async () => {
  const folder = makeFolder()
  const { child } = await take(folder, process.pid)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect((await take(folder, process.pid)).said).toBe(held)
})

test('a stale process id that another process has now does not count', async () => {
  const folder = makeFolder()
  writeFileSync(join(folder, 'lock.pid'), String(process.pid))
  expect((await take(folder, process.pid)).said).toBe(held)
})

test('the helper of a copy that was killed is waited for: it is about to end', async () => {
  const folder = makeFolder()
  expect((await take(folder, await deadPid(), 1_500)).said).toBe(held)
  expect((await take(folder, process.pid)).said).toBe(held)
})

test('one of ten processes that start at once gets the folder’s lock', async () => {
  const folder = makeFolder()
  const all = await Promise.all(Array.from({ length: 10 }, () => take(folder, process.pid)))
  expect(all.filter(({ said }) => said === held)).toHaveLength(1)
})

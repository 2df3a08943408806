import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, removeFolders, rows, startBackend, until } from '../tests/support/backend.ts'
import { form, send } from '../tests/support/send.ts'

// A backup is taken while requests come in, and both it and a restore are killed at any moment.

afterAll(removeFolders)

const scripts = join(__dirname, '../../scripts')

/** Runs `npm run backup` or `restore`, and kills it after so many milliseconds. @returns what it said, and its exit code */
async function run(name: string, dir: string, file: string, killAfter?: number) {
  const child = spawn(process.execPath, [join(scripts, `${name}.ts`), file], {
    env: { ...process.env, LOCAL_SUPABASE_DIR: dir },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const timer = killAfter && setTimeout(() => child.kill('SIGKILL'), killAfter)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(timer)
  return { code, said }
}

const dir = makeFolder()
const file = join(makeFolder(), 'backup.tar.gz')

test('what was answered before a backup is in it, also when more comes in meanwhile, and nobody else may read it', async () => {
  const backend = await startBackend({ dir })
  let coming = true
  const received: string[] = []
  const stream = (async () => {
    while (coming) received.push((await (await send(backend, form())).json()).id)
  })()
  await until(() => received.length > 3)
  const before = [...received]
  expect(await run('backup', dir, file)).toMatchObject({ code: 0 })
  coming = false
  await stream
  expect(statSync(file).mode & 0o077).toBe(0)
  expect((await rows(backend)).length).toBe(received.length)
  expect((await run('restore', dir, file)).said).toMatch(/Another copy/)
  await backend.stop()

  const copy = makeFolder()
  expect(await run('restore', copy, file)).toMatchObject({ code: 0 })
  const restored = await startBackend({ dir: copy })
  const ids = (await rows(restored)).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(before))
  expect(received).toEqual(expect.arrayContaining(ids))
  await restored.stop()
})

test('killed at any moment, a backup leaves no half file, and a restore the old data or the new, never none', async () => {
  const half = `${file}.half`
  const backend = await startBackend({ dir })
  const stored = (await rows(backend)).length
  await backend.stop()
  for (let wait = 200; !existsSync(half); wait *= 2) {
    expect(wait).toBeLessThan(60_000)
    await run('backup', dir, half, wait)
  }
  const other = await startBackend({ dir })
  await send(other, form())
  expect(await rows(other)).toHaveLength(stored + 1)
  await other.stop()
  const counts: number[] = []
  for (let wait = 400, code: number | null = null; code === null; wait *= 2) {
    expect(wait).toBeLessThan(60_000)
    ;({ code } = await run('restore', dir, half, wait))
    const after = await startBackend({ dir })
    counts.push((await rows(after)).length)
    await after.stop()
  }
  expect(counts.length).toBeGreaterThan(1)
  expect(counts.at(-1)).toBe(stored)
  for (const count of counts) expect([stored, stored + 1]).toContain(count)
})

test('what is no backup changes nothing', async () => {
  const wrong = join(makeFolder(), 'wrong.tar.gz')
  writeFileSync(wrong, 'not a backup')
  expect(await run('restore', dir, wrong)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is no backup'),
  })
  expect(existsSync(join(dir, 'database.restored'))).toBe(false)
})

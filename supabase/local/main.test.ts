/** @jest-environment node */
import { once } from 'node:events'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { form, isRunning, makeFolder, removeFolders, until } from './testing/backend.ts'
import { type Program, runProgram, startProgram } from './testing/main.ts'

// The local backend as a program: how it starts, dies, and what it leaves behind.

jest.setTimeout(30_000)

const folder = makeFolder()
let program: Program | undefined

// One database for all tests, made once: they are about processes.
beforeAll(async () => stop(await startProgram(folder)))
afterEach(async () => {
  if (program) await stop(program)
  program = undefined
})
afterAll(removeFolders)

async function stop({ child, pids }: Program, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal)
    await once(child, 'exit')
  }
  await until(() => !isRunning(pids.database) && !isRunning(pids.function))
}

async function send({ url, anonKey }: Program, key: string): Promise<{ success: boolean; id: string }> {
  const response = await fetch(`${url}/functions/v1/send-contact-form`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(form()),
  })
  return response.json()
}

async function ids({ url, anonKey }: Program): Promise<string[]> {
  const response = await fetch(`${url}/rest/v1/Form%20Sub?select=id`, { headers: { apikey: anonKey } })
  const rows: { id: string }[] = await response.json()
  return rows.map(({ id }) => id)
}

describe('it ends', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'on %s with 0, and leaves no process and no port',
    async (signal) => {
      program = await startProgram(folder)
      program.child.kill(signal)
      const [code] = await once(program.child, 'exit')
      expect(code).toBe(0)
      expect([isRunning(program.pids.database), isRunning(program.pids.function)]).toEqual([false, false])
      await expect(fetch(program.url)).rejects.toThrow()
    },
  )

  test('with its helpers when it is killed, and can be started again at once', async () => {
    const killed = await startProgram(folder)
    killed.child.kill('SIGKILL')
    program = await startProgram(folder)
    expect(program.anonKey).toBe(killed.anonKey)
    await until(() => !isRunning(killed.pids.database) && !isRunning(killed.pids.function))
  })

  test('without an untrue success: what was confirmed is there after a stop in the middle', async () => {
    const stopped = await startProgram(folder)
    const sendings = Array.from({ length: 20 }, () => send(stopped, crypto.randomUUID()).catch(() => null))
    await Promise.race(sendings)
    await stop(stopped)
    const answers = await Promise.all(sendings)
    program = await startProgram(folder)
    const confirmed = answers.flatMap((answer) => (answer?.success ? [answer.id] : []))
    expect(confirmed.length).toBeGreaterThan(0)
    expect(await ids(program)).toEqual(expect.arrayContaining(confirmed))
  })
})

test('a confirmed submission survives the kill of every process right after, and stays one', async () => {
  const key = crypto.randomUUID()
  const killed = await startProgram(folder)
  const { success, id } = await send(killed, key)
  for (const pid of [killed.pids.database, killed.pids.function]) process.kill(pid, 'SIGKILL')
  killed.child.kill('SIGKILL')
  expect(success).toBe(true)

  program = await startProgram(folder)
  expect(await send(program, key)).toMatchObject({ success: true, id })
  expect((await ids(program)).filter((stored) => stored === id)).toHaveLength(1)
})

describe('it says in one sentence what is wrong', () => {
  test('when another copy uses the folder, which goes on', async () => {
    program = await startProgram(folder)
    const end = await runProgram(folder, 0)
    expect(end).toEqual({
      code: 1,
      output: '',
      errors:
        `Another copy (pid ${program.child.pid}) already uses ${folder}. ` +
        'Stop it, or set LOCAL_SUPABASE_DIR to another folder.\n',
    })
    expect((await send(program, crypto.randomUUID())).success).toBe(true)
  })

  test('when two are started for the first time at the same moment, to one of them', async () => {
    const fresh = makeFolder()
    const starts = await Promise.allSettled([startProgram(fresh), startProgram(fresh)])
    const messages = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
    expect(messages).toEqual([expect.stringContaining('Another copy (pid ')])
    for (const start of starts) if (start.status === 'fulfilled') program = start.value
    expect((await send(program as Program, crypto.randomUUID())).success).toBe(true)
  })

  test('when the port is taken, and leaves no process', async () => {
    const other = createServer()
    await once(other.listen(0, '127.0.0.1'), 'listening')
    const { port } = other.address() as AddressInfo
    const end = await runProgram(folder, port)
    other.close()
    expect(end).toEqual({
      code: 1,
      output: '',
      errors: `Port ${port} is taken. Stop what uses it, or set LOCAL_SUPABASE_PORT.\n`,
    })
    program = await startProgram(folder)
  })

  test.each(['abc', '-1', '70000', '1.5'])('when the port is %s', async (port) => {
    const end = await runProgram(folder, port)
    expect([end.code, end.errors]).toEqual([
      1,
      'LOCAL_SUPABASE_PORT must be a whole number from 0 to 65535.\n',
    ])
  })

  test('when Deno is missing, and leaves no process', async () => {
    const copy = makeFolder()
    const root = join(__dirname, '../..')
    cpSync(join(root, 'supabase'), join(copy, 'supabase'), { recursive: true })
    mkdirSync(join(copy, 'node_modules'))
    for (const scope of ['@supabase', '@electric-sql']) {
      symlinkSync(join(root, 'node_modules', scope), join(copy, 'node_modules', scope))
    }
    const end = await runProgram(folder, 0, join(copy, 'supabase/local/main.ts'))
    expect([end.code, end.errors]).toEqual([
      1,
      'Deno is missing, which runs the contact function. Run "npm ci" to install it.\n',
    ])
    program = await startProgram(folder)
  })
})

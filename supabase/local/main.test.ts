import { once } from 'node:events'
import { isRunning, makeFolder, removeFolders, until } from '../tests/support/backend.ts'
import { giveDatabase } from '../tests/support/made-once.ts'
import { type Program, ids, sendTo, startProgram, stopProgram } from '../tests/support/main.ts'

// The local backend as a program: how it ends, and what it leaves behind.

const folder = makeFolder()
let program: Program | undefined

// One database for all tests: they are about processes.
beforeAll(() => giveDatabase(folder))
afterEach(async () => {
  if (program) await stopProgram(program)
  program = undefined
})
afterAll(removeFolders)

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
    const sendings = Array.from({ length: 20 }, () => sendTo(stopped, crypto.randomUUID()).catch(() => null))
    await Promise.race(sendings)
    await stopProgram(stopped)
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
  const { success, id } = await sendTo(killed, key)
  for (const pid of [killed.pids.database, killed.pids.function]) process.kill(pid, 'SIGKILL')
  killed.child.kill('SIGKILL')
  expect(success).toBe(true)

  program = await startProgram(folder)
  expect(await sendTo(program, key)).toMatchObject({ success: true, id })
  expect((await ids(program)).filter((stored) => stored === id)).toHaveLength(1)
})

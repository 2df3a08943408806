import { once } from 'node:events'
import { isRunning, makeFolder, removeFolders, until } from '../tests/support/backend.ts'
import { giveDatabase } from '../tests/support/made-once.ts'
import { type Program, ids, sendTo, startProgram, stopProgram } from '../tests/support/main.ts'

const folder = makeFolder()
let program: Program | undefined

// One database for all tests, and one program where possible: they are about how it ends.
beforeAll(() => giveDatabase(folder))
afterAll(async () => {
  if (program) await stopProgram(program)
  removeFolders()
})

/** The program left by the test before, or a new one; the test says what it leaves. */
async function take(): Promise<Program> {
  const running = program ?? (await startProgram(folder))
  program = undefined
  return running
}

async function expectEnded({ child, pids, url }: Program) {
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  expect([isRunning(pids.database), isRunning(pids.function)]).toEqual([false, false])
  await expect(fetch(url)).rejects.toThrow()
}

describe('it ends', () => {
  test('on SIGINT with 0, and leaves no process and no port', async () => {
    const stopped = await take()
    stopped.child.kill('SIGINT')
    await expectEnded(stopped)
  })

  test('on SIGTERM what was confirmed is there after a stop in the middle', async () => {
    const stopped = await take()
    const sendings = Array.from({ length: 20 }, () => sendTo(stopped, crypto.randomUUID()).catch(() => null))
    await Promise.race(sendings)
    stopped.child.kill('SIGTERM')
    await expectEnded(stopped)
    const answers = await Promise.all(sendings)
    program = await startProgram(folder)
    const confirmed = answers.flatMap((answer) => (answer?.success ? [answer.id] : []))
    expect(confirmed.length).toBeGreaterThan(0)
    expect(await ids(program)).toEqual(expect.arrayContaining(confirmed))
  })

  test('with its helpers when it is killed, and can be started again at once', async () => {
    const killed = await take()
    killed.child.kill('SIGKILL')
    program = await startProgram(folder)
    expect(program.anonKey).toBe(killed.anonKey)
    await until(() => !isRunning(killed.pids.database) && !isRunning(killed.pids.function))
  })
})

test('a confirmed submission survives the kill of every process right after, and stays one', async () => {
  const key = crypto.randomUUID()
  const killed = await take()
  const { success, id } = await sendTo(killed, key)
  for (const pid of [killed.pids.database, killed.pids.function]) process.kill(pid, 'SIGKILL')
  killed.child.kill('SIGKILL')
  expect(success).toBe(true)

  program = await startProgram(folder)
  expect(await sendTo(program, key)).toMatchObject({ success: true, id })
  expect((await ids(program)).filter((stored) => stored === id)).toHaveLength(1)
})

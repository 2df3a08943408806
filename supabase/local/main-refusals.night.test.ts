import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { makeFolder, removeFolders } from '../tests/support/backend.ts'
import {
  copySupabase,
  type Program,
  runProgram,
  sendTo,
  startProgram,
  stopProgram,
} from '../tests/support/main.ts'
import { giveDatabase } from '../tests/support/made-once.ts'

const folder = makeFolder()
let program: Program | undefined

// One database for all tests: they are about processes.
beforeAll(() => giveDatabase(folder))
afterEach(async () => {
  if (program) await stopProgram(program)
  program = undefined
})
afterAll(removeFolders)

describe('it says what is wrong', () => {
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
    expect((await sendTo(program, crypto.randomUUID())).success).toBe(true)
  })

  test('when two are started for the first time at the same moment, to one of them', async () => {
    const fresh = makeFolder()
    const starts = await Promise.allSettled([startProgram(fresh), startProgram(fresh)])
    const messages = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
    expect(messages).toEqual([expect.stringContaining('Another copy (pid ')])
    for (const start of starts) if (start.status === 'fulfilled') program = start.value
    expect((await sendTo(program as Program, crypto.randomUUID())).success).toBe(true)
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
    const copy = copySupabase()
    const end = await runProgram(folder, 0, join(copy, 'local/main.ts'))
    expect([end.code, end.errors]).toEqual([
      1,
      'Deno is missing, which runs the contact function. Run "npm ci" to install it.\n',
    ])
    program = await startProgram(folder)
  })
})

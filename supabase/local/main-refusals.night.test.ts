import { join } from 'node:path'
import { makeFolder, removeFolders } from '../tests/support/backend.ts'
import { copySupabase, runProgram, startProgram, stopProgram } from '../tests/support/main.ts'
import { giveDatabase } from '../tests/support/made-once.ts'

const folder = makeFolder()
beforeAll(() => giveDatabase(folder))
afterAll(removeFolders)

test.each(['abc', '-1', '70000', '1.5'])('it says what is wrong with the port %s', async (port) => {
  const end = await runProgram(folder, port)
  expect([end.code, end.errors]).toEqual([1, 'LOCAL_SUPABASE_PORT must be a whole number from 0 to 65535.\n'])
})

test('it says that Deno is missing, and leaves no process', async () => {
  const copy = copySupabase()
  const end = await runProgram(folder, 0, join(copy, 'local/main.ts'))
  expect([end.code, end.errors]).toEqual([
    1,
    'Deno is missing, which runs the contact function. Run "npm ci" to install it.\n',
  ])
  await stopProgram(await startProgram(folder))
})

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { freePort } from '../../e2e/support/free-port.ts'
import { openServerDatabase, type ServerDatabase } from './support/server-database.ts'

// Checks the database with the Supabase CLI. `db lint` needs an extension that this server lacks, so the workflow runs it.

let database: ServerDatabase
beforeAll(async () => {
  database = await openServerDatabase(8, await freePort())
})
afterAll(() => database.stop())

const version = /supabase@([\d.]+)/.exec(readFileSync('docs/operations.md', 'utf8'))![1]!
/** Runs the CLI in the version that the docs name; rejects if it fails. */
const run = (...args: string[]) =>
  promisify(execFile)('npx', ['--yes', `supabase@${version}`, ...args, `--remote=${database.url}`])
const advise = () => run('db', 'advisors', '--level', 'warn', '--fail-on', 'warn')

test('its advisors have no warning, and see a table that everybody may read', async () => {
  await advise()
  await database.keep('postgres', 'create table public.planted (id int); grant all on public.planted to anon')
  await expect(advise()).rejects.toMatchObject({
    code: expect.any(Number),
    stdout: expect.stringContaining('planted'),
  })
  await database.keep('postgres', 'drop table public.planted')
})

test('every function that we call is there', async () => {
  const { stdout: types } = await run('gen', 'types', '--schema', 'public')
  const call = String.raw`\b(rpc|call\w*|ask\w*|save\w*)(<[^>]+>)?\([^')]*'[a-z]+(_[a-z]+)+'`
  const sources = ['lib', 'app', 'supabase/functions']
  const called = await promisify(execFile)('git', ['grep', '-hoE', call, '--', ...sources])
  const names = new Set(called.stdout.match(/[a-z]+(?:_[a-z]+)+(?='$)/gm))
  expect(names.size).toBeGreaterThan(40)
  expect([...names].filter((name) => !types.includes(`"${name}":`))).toEqual([])
})

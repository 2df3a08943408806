/** @jest-environment node */
import examples from '../functions/send-contact-form/examples.json'
import { asOwner, openRawDatabase, type RawDatabase } from './support/raw-database.ts'
import { migrations, read } from './support/sql.ts'

// A database from before there were tickets, with requests and the seed in it, takes the migrations since.

const form = examples.accepted[0]?.body as Record<string, string>

/** How many migrations there were. */
const before = 5

jest.setTimeout(120_000)

let database: RawDatabase
beforeAll(async () => {
  database = await openRawDatabase()
  for (const sql of [read('local/platform.sql'), ...migrations.slice(0, before)]) await asOwner(database, sql)
  await asOwner(
    database,
    `create function public.submissions_open_to_everyone() returns boolean language sql as 'select true'`,
  )
  for (const [details, spam] of [
    ['Quote request for: Other', true],
    ['Totes', false],
  ])
    await asOwner(database, 'select public.store_submission(gen_random_uuid(), $1, $2)', [
      { ...form, details },
      spam,
    ])
})
afterAll(() => database.stop())

test('every request gets its ticket and keeps its flag; the list stays open where it was', async () => {
  for (const sql of [...migrations.slice(before), read('seed.sql')]) await asOwner(database, sql)
  const count = async (filter: object) =>
    (await database.run('anon', 'select public.count_submissions($1) as count', [filter])) as object
  for (const [filter, found] of [
    [{}, 2],
    [{ search: 'totes' }, 1],
    [{ kind: 'quote', spam: 'only' }, 1],
    [{ kind: 'project', spam: 'without' }, 1],
  ] as const)
    expect([filter, await count(filter)]).toEqual([filter, { rows: [{ count: found }] }])
})

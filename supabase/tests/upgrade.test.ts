import { apply } from './support/migrated-database.ts'
import { asOwner, openRawDatabase, type RawDatabase } from './support/raw-database.ts'
import { form } from './support/send.ts'
import { migrations, read } from './support/sql.ts'

// A database with requests and the seed in it takes the migrations that came after them.

/** How many migrations there were before there were tickets, and before the form's kind was called project-request. */
const [beforeTickets, beforeRenaming] = [5, 13]

let database: RawDatabase
beforeAll(async () => {
  database = await openRawDatabase()
  await apply(database, [read('local/platform.sql'), ...migrations.slice(0, beforeTickets)])
  await asOwner(
    database,
    `create function public.submissions_open_to_everyone() returns boolean language sql as 'select true'`,
  )
})
afterAll(() => database.stop())

async function store(more: string, details = 'Totes') {
  const sql = `select public.store_submission(gen_random_uuid(), $1, ${more}) ->> 'id' as id`
  return (await asOwner(database, sql, [form({ details })]))[0]?.id
}
const count = async (filter: object) =>
  (await database.run('anon', 'select public.count_submissions($1) as count', [filter])) as object
async function expectCounts(wanted: [filter: object, found: number][]) {
  for (const [filter, found] of wanted)
    expect([filter, await count(filter)]).toEqual([filter, { rows: [{ count: found }] }])
}

test('every request gets its ticket and keeps its flag; the list stays open where it was', async () => {
  await store('true', 'Quote request for: Other')
  await store('false')
  // What opened the list then knew nothing of how far a search looks.
  const seed = read('seed.sql').replace('public.search_reach(jsonb), ', '')
  await apply(database, [...migrations.slice(beforeTickets, beforeRenaming), seed])
  await expectCounts([
    [{}, 2],
    [{ search: 'totes' }, 1],
    [{ kind: 'quote', spam: 'only' }, 1],
    [{ kind: 'project', spam: 'without' }, 1],
  ])
})

test('every ticket is renamed and none is lost, also what a function stores that still says "project"', async () => {
  await store(`kind => 'project'`, 'Quote request for: Mugs')
  await store(`kind => 'quick-quote', spam => true`)
  const tickets = () => asOwner(database, 'select * from private.tickets order by created_at', [])
  const before = await tickets()

  await apply(database, [...migrations.slice(beforeRenaming), read('seed.sql')])
  expect(await tickets()).toMatchObject(
    before.map((ticket) => ({
      ...ticket,
      // Letters are folded since.
      words: expect.any(String) as string,
      kind: String(ticket.kind).replace(/^project$/, 'project-request'),
    })),
  )
  const late = await store(`kind => 'project', spam => true`, 'Quote request for: Bags')
  const unknown = await store('false')
  expect((await tickets()).slice(-2)).toMatchObject([
    { submission_id: late, kind: 'project-request', spam: true },
    { submission_id: unknown, kind: 'project-request' },
  ])
  await expectCounts([
    [{}, 6],
    [{ kind: 'project' }, 0],
    [{ kind: 'project-request' }, 4],
    [{ kind: 'quote' }, 1],
    [{ kind: 'quick-quote', spam: 'only' }, 1],
  ])
})

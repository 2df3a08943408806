import { apply } from './support/migrated-database.ts'
import { asOwner } from './support/raw-database.ts'
import { form } from './support/send.ts'
import { openServerDatabase, type ServerDatabase } from './support/server-database.ts'
import { migrations } from './support/sql.ts'

// `supabase db push` on a project that has 10,000 requests: one migration after the other, by `postgres`, who is no superuser.

/** How many migrations a project had that was deployed on the first day. */
const deployed = 13
const count = 10_000

let database: ServerDatabase
beforeAll(async () => {
  database = await openServerDatabase(2, migrations.slice(0, deployed))
})
afterAll(() => database.stop())

const sum = async (what: string) => (await asOwner(database, `select ${what} as found`, []))[0]?.found

test('ten thousand requests are all there after a push, each with its ticket, mail and receipt, and none is changed', async () => {
  await asOwner(
    database,
    `select count(public.store_submission(gen_random_uuid(), $1 || jsonb_build_object('quantity', number::text), number % 50 = 0))
     from generate_series(1, $2::int) as number`,
    [form(), count],
  )
  await asOwner(database, `update private.outbox set state = 'sent', sent_at = now() where state = 'waiting'`)
  const rows = `(select md5(string_agg(stored::text, '' order by id)) from public."Form Sub" as stored)`
  const work = `(select md5(string_agg(concat(submission_id, status, spam, created_at), '' order by submission_id)) from private.tickets)`
  const before = [await sum(rows), await sum(work)]

  await apply(database, migrations.slice(deployed))

  expect([await sum(rows), await sum(work)]).toEqual(before)
  for (const table of ['public."Form Sub"', 'private.tickets', 'private.receipts', 'private.outbox'])
    expect([table, Number(await sum(`(select count(*) from ${table})`))]).toEqual([table, count])
  expect(Number(await sum(`(select count(*) from private.outbox where state = 'held')`))).toBe(count / 50)
})

import { form } from './support/upload.ts'
import { ticketsForTests } from './support/tickets.ts'

// Rows that the database reads for an answer; other load on the machine does not change them.

const { act, database } = ticketsForTests()
beforeAll(async () => {
  await database.query(
    `insert into public."Form Sub" (form_data)
     select $1::jsonb || jsonb_build_object('company', '', 'email', n || '@example.com') from generate_series(1, 600) as n`,
    form(),
  )
  await database.query(`insert into private.artwork (submission_id, name, kind)
    select id, n::text, 'pdf' from public."Form Sub", generate_series(1, 5) as n`)
  await database.query(`insert into private.entries
    select current_date - 9, '/' || n, '', '', 1 from generate_series(1, 2000) as n`)
  await database.query('analyze')
})

/** The number of a table's rows that a call reads. */
async function rowsRead(table: string, call: string, values: unknown[]) {
  const read = `(select seq_tup_read + coalesce(idx_tup_fetch, 0) from pg_stat_xact_all_tables
    where schemaname = 'private' and relname = '${table}')`
  const [row] = await act(`${call} is null as answer, ${read}::integer as rows`, values)
  return Number(row?.rows)
}

test('a page of the list reads no files of other requests', async () => {
  const filter = { view: 'all', order: 'newest', zone: 'UTC' }
  expect(await rowsRead('artwork', 'public.list_tickets($3)', [filter])).toBeLessThan(25 * 5 * 2)
})

test('a ticket without a company is not compared with all others that have none', async () => {
  const [row] = await database.query(
    'select private.reference(submission_id) as reference from private.tickets limit 1',
  )
  expect(await rowsRead('tickets', 'public.read_ticket($3)', [row?.reference])).toBeLessThan(300)
})

test('kinds of visits that are new are counted once for a day, not once for each', async () => {
  const kinds = Array.from({ length: 300 }, (_, number) => ({
    day: new Date().toISOString().slice(0, 10),
    page: `/${number}`,
    host: '',
    campaign: '',
    count: 1,
  }))
  const read = await rowsRead('entries', 'public.count_entries(gen_random_uuid(), $3)', [
    JSON.stringify(kinds),
  ])
  expect(read).toBeLessThan(10 * kinds.length)
})

import { apply } from './support/raw-database.ts'
import { ticketsForTests } from './support/tickets.ts'
import { form } from './support/upload.ts'

// What the database reads for an answer.

const { act, count, database, names, store } = ticketsForTests()

describe('the reach of a search: all tickets, or the newest 5,000 for common words', () => {
  beforeAll(async () => {
    await store({ firstName: 'Oldest', details: 'mugs and zeppelins' }, 10_000)
    // Many requests with the same words, one an hour, copied from the first.
    await apply(database, [
      `set session_replication_role = replica;
      create temp table copies as
        select gen_random_uuid() as id, now() - make_interval(hours => n) as at from generate_series(1, 5000) as n;
      insert into public."Form Sub" (id, created_at, form_data)
        select copies.id, at, form_data || '{"firstName": "Copy"}' from copies, public."Form Sub";
      insert into private.tickets (submission_id, created_at, event_type, kind, due_at)
        select copies.id, at, event_type, kind, at + interval '1 day' from copies, private.tickets;
      insert into private.search_index select id, array_to_tsvector(array['mugs', 'copy']), '' from copies;
      set session_replication_role = origin;
      analyze private.tickets, private.search_index`,
    ])
  })

  const reach = async (filter: object) => {
    const outcome = await database.run('staff', 'select public.search_reach($1) as reach', [
      { zone: 'UTC', ...filter },
    ])
    return 'rows' in outcome ? outcome.rows[0]?.reach : outcome.code
  }

  test('common words are searched among the newest, and the list can say so', async () => {
    expect(await reach({ search: 'mugs' })).toBe(5_000)
    expect(await reach({ search: 'mug' })).toBe(5_000)
    expect(await count({ search: 'mugs' })).toBe(1_001)
    expect(await count({ search: 'mugs', status: 'won' })).toBe(0)
  })

  test('rare words are searched among all', async () => {
    expect(await reach({ search: 'zeppelins' })).toBe(0)
    expect(await names({ search: 'zeppelins mugs', zone: 'UTC' })).toEqual(['Oldest'])
    expect(await names({ search: 'Oldezt', zone: 'UTC' })).toEqual(['Oldest'])
    // A word longer than an index entry is no failure.
    expect(await names({ search: 'z'.repeat(9_000), zone: 'UTC' })).toEqual([])
  })

  test('days with fewer requests than a search reads are searched whole', async () => {
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
    expect(await reach({ search: 'mugs', from: day(100) })).toBe(0)
    expect(await names({ search: 'mugs', to: day(400), zone: 'UTC' })).toEqual(['Oldest'])
  })

  test('without a search the list covers all', async () => expect(await reach({})).toBe(0))

  test('a colleague’s name finds what is theirs, be it few or many', async () => {
    const give = (which: string) =>
      database.query(
        `update private.tickets set owner = (select user_id from public.staff where name = 'gone') ${which}`,
      )
    await give('where kind is null and created_at < now() - make_interval(hours => 9000)')
    expect(await names({ search: 'gone', zone: 'UTC' })).toEqual(['Oldest'])
    await give('')
    expect(await reach({ search: 'gone' })).toBe(5_000)
    expect(await count({ search: 'gone' })).toBe(1_001)
  })
})

// Other load on the machine does not change them.
describe('rows read', () => {
  beforeAll(async () => {
    await database.query('truncate public."Form Sub" cascade')
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
})

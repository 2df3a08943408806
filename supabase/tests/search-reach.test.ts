import { apply } from './support/raw-database.ts'
import { ticketsForTests } from './support/tickets.ts'

// The reach of a search: all tickets, or the newest 5,000 for common words.

const { count, database, names, store } = ticketsForTests()
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

import { databaseForTests } from './support/raw-database.ts'

// Entries in the database: a batch counts once, and rows are bounded.

const database = databaseForTests()
beforeEach(() => database.query('truncate private.entries, private.entry_batches'))

const write = (id: string, counted: object[]) =>
  database.query('select public.count_entries($1, $2::jsonb)', id, counted)
const total = async () =>
  (
    await database.query(
      'select coalesce(sum(count), 0)::integer as visits, count(*)::integer as rows from private.entries',
    )
  )[0]

const today = new Date().toISOString().slice(0, 10)
const kind = { day: today, page: '/', host: '', campaign: '', count: 1 }

test('a batch that is written twice counts once, and two instances add up', async () => {
  const one = crypto.randomUUID()
  const two = crypto.randomUUID()
  await write(one, [kind, { ...kind, count: 4 }, { ...kind, day: '2020-01-01' }, { ...kind, count: -5 }])
  await write(one, [kind])
  await write(two, [{ ...kind, count: 2 }])
  expect(await database.query('select day::text, page, host, campaign, count from private.entries')).toEqual([
    { ...kind, count: 7 },
  ])
})

test('forged hosts and kinds fill two thousand rows of a day at most', async () => {
  for (let batch = 0; batch < 3; batch++) {
    const forged = Array.from({ length: 1_500 }, (_, number) => ({
      ...kind,
      host: `h${batch}-${number}.example`,
      page: `/${batch}-${number}`,
    }))
    await write(crypto.randomUUID(), forged)
  }
  expect(await total()).toEqual({ visits: 4_500, rows: 2_001 })
})

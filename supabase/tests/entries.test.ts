import { type Visit, entryCounter, entryReader, visitOf } from '../../lib/entries/count-entries.ts'
import { databaseForTests } from './support/raw-database.ts'

// Entries in the database: sums equal what was sent, and rows are bounded.

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

test('a week of 10,000 visits: both ways of serving, two instances each, sum up to what was sent', async () => {
  const monday = Date.now() - 7 * 86_400_000
  const campaign = { name: 'autumn', from: '2020-01-01', until: '2099-01-01', note: 'Gifts' }
  const lists = {
    pages: ['/', '/printing', '/veterinary'],
    campaigns: [campaign],
    siteUrl: 'https://keyline.example',
    zone: 'America/New_York',
  }
  const pick = <One>(number: number, ...all: One[]) => all[number % all.length] as One
  const visits = Array.from({ length: 10_000 }, (_, number): Visit => ({
    // Whole seconds, as in the log.
    at: Math.floor((monday + number * 60_480) / 1000) * 1000,
    address:
      pick(number, '/', '/printing', '/veterinary', '/') +
      pick(number, '', '?utm_campaign=autumn', '?utm_campaign=x'),
    referrer: pick(number, '', 'https://www.google.com/', 'https://news.example/'),
  }))
  const logged = visits.map(({ at, address, referrer }) => {
    const [path, campaigned = '-'] = address.split('?utm_campaign=')
    return [new Date(at).toISOString(), path, referrer.replace(/\/$/, ''), campaigned].join('\t')
  })

  const summed = async (read: (number: number) => Visit | null) => {
    await database.query('truncate private.entries, private.entry_batches')
    const entryOf = entryReader(lists)
    const counters = [0, 1].map(() =>
      entryCounter(async ({ id, counted }) => {
        await write(id, counted)
        return true
      }),
    )
    for (const number of visits.keys()) {
      const visit = read(number)
      const entry = visit && entryOf(visit)
      if (entry) pick(number, ...counters).add(entry)
      if (number % 1_500 === 0) for (const { flush } of counters) await flush()
    }
    for (const { flush } of counters) await flush()
    return database.query(
      'select day::text, page, host, campaign, count from private.entries order by 1, 2, 3, 4',
    )
  }
  const served = await summed((number) => visits[number] ?? null)
  expect(await total()).toMatchObject({ visits: 10_000 })
  expect(new Set(served.map(({ day }) => day)).size).toBeGreaterThanOrEqual(7)
  expect(await summed((number) => visitOf(logged[number] ?? ''))).toEqual(served)
})

import { people } from './support/raw-database.ts'
import { ticketsForTests } from './support/tickets.ts'

// Visits are counted once and in bounded rows. The report shows where requests came from and who got them; no number under five
// leaves the database.

const { database, store } = ticketsForTests()
beforeAll(() =>
  database.query(
    `insert into public.marketers (user_id, name, email) values ($1, 'Eve', 'eve@example.com')`,
    people.stranger.sub,
  ),
)

type Row = { part: string; name: string }
type Report = { weeks: object[]; rows: Row[] }
async function report(role = 'stranger', weeks = 2) {
  const outcome = await database.run(role, `select public.read_sources('UTC', $1) as report`, [weeks])
  return 'rows' in outcome ? (outcome.rows[0]?.report as Report) : outcome
}
/** Visits that many days before today: this week, and the days before it. */
const visits = (days: number, campaign: string, count: number, host = '') =>
  database.query(
    `insert into private.entries (day, page, host, campaign, count)
     values ((now() at time zone 'UTC')::date - $1::integer, '/', $2, $3, $4)`,
    days,
    host,
    campaign,
    count,
  )
async function requests(days: number, campaign: string, count: number, status = 'new') {
  for (let number = 0; number < count; number++) {
    const source = { page: '/', opener: 'home', campaign, product: 'Cap' }
    const id = await store({ details: String(Math.random()) }, 24 * days, false, { source })
    await database.query('update private.tickets set status = $2 where submission_id = $1', id, status)
  }
}

test('a marketer reads the numbers, as staff do, and nothing of a person', async () => {
  expect(await report('stranger')).toMatchObject({ rows: [] })
  expect(await report('staff')).toMatchObject({ rows: [] })
  for (const sql of ['select 1 from public."Form Sub"', 'select 1 from public.staff'])
    expect(await database.run('stranger', sql, [])).toEqual({ rows: [] })
  expect(await database.run('stranger', 'select public.current_staff() as who', [])).toMatchObject({
    rows: [{ who: { state: 'marketer', name: 'Eve' } }],
  })
})

test('numbers from five on are shown, beside those of the same span before, and none below', async () => {
  await visits(0, 'autumn', 40, 'news.example')
  await visits(0, 'autumn', 3, 'ada.example')
  await visits(14, 'autumn', 30)
  await visits(0, '', 4)
  await requests(0, 'autumn', 7, 'won')
  await requests(14, 'autumn', 5)
  await requests(0, 'spring', 4)
  const { rows, weeks } = (await report()) as Report
  const row = (part: string, name: string) => rows.find((one) => one.part === part && one.name === name)
  expect(row('campaign', 'autumn')).toEqual({
    part: 'campaign',
    name: 'autumn',
    from: 'news.example',
    entries: 43,
    requests: 7,
    won: 7,
    before: 2,
    isNew: false,
  })
  expect(row('campaign', '')).toMatchObject({ entries: null, requests: null, before: null })
  expect(row('campaign', 'spring')).toMatchObject({ entries: null, requests: null, won: null })
  expect(row('opener', 'home')).toMatchObject({ requests: 11, won: 7, before: 6 })
  expect(row('all', '')).toMatchObject({ entries: 47, requests: 11, won: 7, before: 6 })
  expect(weeks).toHaveLength(2)
  expect(weeks[1]).toMatchObject({ entries: 47, before: 30, requests: 11, won: 7 })
  expect(weeks[0]).toMatchObject({ entries: null, before: null })
  const outcome = await database.run(
    'staff',
    `select public.read_sources('UTC', 2, (now() at time zone 'UTC')::date - 14, (now() at time zone 'UTC')::date - 1) as report`,
    [],
  )
  const { rows: days, weeks: ofDays } = ('rows' in outcome ? outcome.rows[0]?.report : null) as Report
  expect(days.find(({ part }) => part === 'all')).toMatchObject({ entries: 30, requests: 5 })
  expect(ofDays).toMatchObject([{ entries: 30 }, { entries: null }])
  for (const name of ['spam = true', 'repeat_of = submission_id']) {
    await database.query(`update private.tickets set ${name}`)
    expect(((await report()) as Report).rows.find(({ part }) => part === 'opener')).toBeUndefined()
    await database.query('update private.tickets set spam = false, repeat_of = null')
  }
})

test('the report of a week reads under a tenth of five years of entries', async () => {
  await database.query('truncate private.entries')
  await database.query(
    `insert into private.entries
     select (now() at time zone 'UTC')::date - day, '/' || page, 'h' || host || '.example', '', 9
     from generate_series(0, 5 * 365) as day, generate_series(1, 10) as page, generate_series(1, 20) as host`,
  )
  await database.query('analyze private.entries')
  // Pages instead of seconds: they are the same on every machine under any load.
  const [table] = await database.query(`select pg_relation_size('private.entries') / 8192 as pages`)
  const pages = async (weeks: number) => {
    await report('staff', weeks) // the first call also reads the catalog
    const explain = `explain (analyze, buffers, format json) select public.read_sources('UTC', $1)`
    const outcome = await database.run('staff', explain, [weeks])
    const [row] = 'rows' in outcome ? outcome.rows : []
    const [{ Plan: plan }] = row?.['QUERY PLAN'] as [{ Plan: Record<string, number> }]
    return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
  }
  const week = await pages(1)
  console.log(`the report of a week: ${week} of ${table?.pages} pages`)
  expect(week).toBeLessThan(Number(table?.pages) / 10)
  expect(await pages(52)).toBeLessThan(52 * week)
})

// Entries, as an instance of the site writes them.
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
  await database.query('truncate private.entries, private.entry_batches')
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
  await database.query('truncate private.entries, private.entry_batches')
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

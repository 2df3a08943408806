import { existsSync, readFileSync } from 'node:fs'
import { views } from '../../lib/staff/desk/statuses.ts'
import { apply } from './support/raw-database.ts'
import { openServerDatabase } from './support/server-database.ts'
import { readSupabaseFile } from '../local/migrations.ts'

const zone = 'UTC'
const all = { view: 'all', order: 'newest', zone }
const id = '80000000-0000-4000-8000-000000000000'
/** By order, the keys of the first page, one in the middle, and the last. */
const pages = {
  due: [[], ['2021-11-22', id], ['infinity', id, true]],
  event: [[], ['infinity', id], ['infinity', id, true]],
  newest: [[], ['2021-11-22', id], ['2000-01-01', id, true]],
}
const searches = [
  'grace',
  'grace company777',
  'person11@company11.example',
  'notebooks',
  'note',
  '2019',
  'zoe',
  'called',
  'zanzibar',
  'grbce',
  'raham',
  '3055550042',
  '株式会社',
  'mugs zanzibar',
  'KL-0000-0000-0000',
  '+1 305 55',
].map((search) => ({ search }))
const filters = [
  { kind: 'quote' },
  { status: 'won' },
  { page: '/printing' },
  { campaign: 'campaign4' },
  { company: 'company77' },
  { email: 'person7@company7.example' },
  { to: '2018-01-01' },
  { eventType: 'other', page: '/printing', status: 'won' },
  ...searches,
]

// Only Linux tells one process's processor time.
const onLinux = existsSync('/proc/self/schedstat') ? test : test.skip
onLinux(
  'each answer takes 50 ms of processor or less with 100,000 requests',
  async () => {
    const database = await openServerDatabase(1)
    await apply(database, [readSupabaseFile('tests/support/ten-years.sql'), 'vacuum analyze'])
    // Parallel workers would do part of the work in other processes.
    await database.query('set max_parallel_workers_per_gather = 0')
    const ask = async (sql: string) => String((await database.query(`select ${sql} as x`))[0]?.x)
    const clock = `/proc/${await ask('pg_backend_pid()')}/schedstat`
    const costs: Record<string, number> = {}
    async function measureAs(role: string, call: string, ...values: unknown[]) {
      // The least of five readings, and of many more where that is too much: other load on the machine adds to each.
      let least = Infinity
      for (let run = 0; run < 5 || (run < 100 && least > 50); run++) {
        const before = parseInt(readFileSync(clock, 'utf8'))
        expect(await database.run(role, `select public.${call}`, values)).toHaveProperty('rows')
        least = Math.min(least, (parseInt(readFileSync(clock, 'utf8')) - before) / 1e6)
      }
      costs[`${call} ${JSON.stringify(values)}`] = least
    }

    const measure = (call: string, ...values: unknown[]) => measureAs('staff', call, ...values)
    for (const view of views)
      for (const [order, keys] of Object.entries(pages))
        for (const [key = null, of = null, back = false] of keys)
          await measure('list_tickets($1, $2, $3, $4)', { view, order, zone }, key, of, back)
    for (const filter of filters)
      for (const call of ['list_tickets($1)', 'count_tickets($1)']) await measure(call, { ...all, ...filter })
    // The desk asks what each view holds of a search alone.
    for (const search of searches) {
      await measure('count_found($1)', { ...all, ...search })
      await measure('count_found($1)', { ...all, ...search, kind: 'quote' })
    }
    for (const company of [`= ''`, `<> ''`]) {
      const found = `(select submission_id from private.tickets where company ${company} limit 1)`
      await measure('read_ticket($1)', await ask(`private.reference(${found})`))
    }
    await measure('desk_numbers($1)', zone)
    const rows = `(select string_agg(submission_id::text, ',') from (select * from private.tickets limit 25) as page)`
    const open = await ask('private.reference((select submission_id from private.tickets limit 1))')
    const news = [new Date().toISOString(), await ask(rows), open]
    await measure('poll_desk($1, $2, $3, $4)', { view: 'unanswered', order: 'due', zone }, ...news)
    const office = { zone, days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', closed: [] }
    for (const weeks of [4, 11]) {
      await measure('read_sources($1, $2)', zone, weeks)
      await measureAs('manager', 'read_team($1, $2, $3)', zone, office, weeks)
    }
    await database.stop()
    for (const [call, cost] of Object.entries(costs)) process.stdout.write(`${cost.toFixed(1)} ${call}\n`)
    expect(Object.entries(costs).filter(([, cost]) => cost > 50)).toEqual([])
  },
  600_000,
)

import { hash, times } from './support/colleagues.ts'
import { type Outcome } from './support/raw-database.ts'
import { form } from './support/upload.ts'
import { serverForTests } from './support/server-database.ts'

// Sixty concurrent connections to a real PostgreSQL server: PGlite has only one.

const connections = 60

const database = serverForTests(connections)
beforeEach(() =>
  database.query('truncate public."Form Sub", private.rate_limits, private.sign_in_attempts cascade'),
)

/** Calls store_submission as the function does. */
const store = (given: Record<string, unknown>, changes: Record<string, string> = {}) => {
  const request = { key: crypto.randomUUID(), form: form(changes), ...given }
  return database.keep('service_role', 'select public.store_submission($1) as stored', [request])
}
const idOf = (outcome: Outcome) =>
  'rows' in outcome ? (outcome.rows[0]?.stored as { id: string }).id : outcome.code
const tally = (outcomes: Outcome[]) =>
  Object.groupBy(outcomes, (outcome) => ('rows' in outcome ? 'stored' : outcome.code))

async function count(sql: string): Promise<number> {
  const [row] = await database.query(`select count(*)::int as count from ${sql}`)
  return Number(row?.count)
}

test('one key, fifty times at once, is one row, and every answer names it', async () => {
  const keys = times(10, () => crypto.randomUUID())
  const answers = await Promise.all(keys.flatMap((key) => times(50, () => store({ key, visitor: hash(1) }))))
  expect(new Set(answers.map(idOf)).size).toBe(keys.length)
  for (const table of [
    'public."Form Sub"',
    'private.receipts',
    'private.tickets',
    'private.search_index',
    'private.outbox',
  ])
    expect([table, await count(table)]).toEqual([table, keys.length])
  expect(await count(`private.rate_limits where stored = ${keys.length}`)).toBe(1)
})

test('one key with two contents, a hundred times each, is two rows', async () => {
  const key = crypto.randomUUID()
  const answers = await Promise.all(times(200, (time) => store({ key }, { details: `text ${time % 2}` })))
  expect(new Set(answers.map(idOf)).size).toBe(2)
  expect(await count('public."Form Sub"')).toBe(2)
})

test('a form posted without script is stored once, also at the turn of its key', async () => {
  const key = crypto.randomUUID()
  const posts = async () => (await Promise.all(times(60, () => store({ key, within: 600 })))).map(idOf)
  const first = await posts()
  await database.query(`update private.receipts set created_at = created_at - interval '10 minutes'`)
  const second = await posts()
  expect(new Set(first).size).toBe(1)
  expect(new Set(second).size).toBe(1)
  expect(second[0]).not.toBe(first[0])
  expect(await count('public."Form Sub"')).toBe(2)
})

test('a visitor’s limit and a network’s hold to the very number', async () => {
  const calls = times(200, (time) => store({ visitor: hash(time % 4), visitor_limit: 20 }))
  expect(tally(await Promise.all(calls))).toMatchObject({ stored: { length: 80 }, PT429: { length: 120 } })
  const network = times(200, (time) =>
    store({ visitor: hash(100 + time), network: hash(9), visitor_limit: 20 }),
  )
  expect(tally(await Promise.all(network))).toMatchObject({ stored: { length: 100 }, PT429: { length: 100 } })
  expect(await count('public."Form Sub"')).toBe(180)
})

test('beyond a caller’s limit all is stored, and mails stop at the limit', async () => {
  const calls = times(300, (time) => store({ visitor: hash(time), caller: hash(7), caller_limit: 100 }))
  expect(tally(await Promise.all(calls))).toMatchObject({ stored: { length: 300 } })
  const held = await count(`private.outbox where state = 'crowded'`)
  expect(held).toBeLessThanOrEqual(200)
  expect(held).toBeGreaterThan(200 - connections)
  expect(await count('private.tickets where spam')).toBe(held)
  expect(
    await database.query(
      `select sum(stored)::int as sum from private.rate_limits where kind = 'caller' and hash = $1`,
      hash(7),
    ),
  ).toEqual([{ sum: 300 }])
})

test('each mail is claimed once, however many send', async () => {
  await Promise.all(times(200, () => store({})))
  const claimed: unknown[] = []
  const sender = async () => {
    for (;;) {
      const outcome = await database.keep('service_role', 'select public.claim_notification() as mail', [])
      const mail = 'rows' in outcome ? (outcome.rows[0]?.mail as { id: string } | null) : { id: outcome.code }
      // Nothing is there, or other connections have claimed it all.
      if (!mail) return
      claimed.push(mail.id)
    }
  }
  await Promise.all(times(24, sender))
  await sender()
  expect(claimed).toHaveLength(200)
  expect(new Set(claimed).size).toBe(200)
})

test('attempts to sign in are counted to the very number, and no two lock each other out', async () => {
  const calls = times(300, (time) =>
    database.keep('anon', 'select public.count_sign_in_attempt($1, $2) as wait', [
      'ada@example.com',
      `203.0.113.${time % 75}`,
    ]),
  )
  const waits = (await Promise.all(calls)).map((outcome) =>
    'rows' in outcome ? Number(outcome.rows[0]?.wait) : outcome,
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(100)
  expect(waits.filter((wait) => Number(wait) > 0)).toHaveLength(200)
})

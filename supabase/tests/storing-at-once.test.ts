import { hash, times } from './support/colleagues.ts'
import { type Outcome } from './support/raw-database.ts'
import { form } from './support/upload.ts'
import { serverForTests } from './support/server-database.ts'

// Requests and files that come at once, over sixty connections to a real PostgreSQL server: PGlite has only one.

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

test('a visitor’s limit, and a network’s of five times that, hold to the very number', async () => {
  const calls = times(200, (time) => store({ visitor: hash(time % 4), visitor_limit: 20 }))
  expect(tally(await Promise.all(calls))).toMatchObject({ stored: { length: 80 }, PT429: { length: 120 } })
  const network = times(200, (time) =>
    store({ visitor: hash(100 + time), network: hash(9), visitor_limit: 20 }),
  )
  expect(tally(await Promise.all(network))).toMatchObject({ stored: { length: 100 }, PT429: { length: 100 } })
  expect(await store({ network: hash(8), visitor: hash(1_000), visitor_limit: 20 })).toHaveProperty('rows')
  expect(await count('public."Form Sub"')).toBe(181)
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

const keep = (call: string, ...values: unknown[]) =>
  database.keep('service_role', `select public.${call} as said`, values)
const resultOf = (outcome: Outcome): unknown => ('rows' in outcome ? outcome.rows[0]?.said : outcome.code)

let number = 1_000
/** Stores a request and returns the hash of its link. */
async function newLink(): Promise<string> {
  const link = hash((number += 1))
  const artwork = { link, announced: 2 }
  const request = { key: crypto.randomUUID(), form: form({ details: link }), artwork }
  expect(resultOf(await keep('store_submission($1)', request))).toMatchObject({ artwork: true })
  return link
}
const begin = (link: string, file: number) =>
  keep(
    'begin_artwork($1, $2, $3)',
    link,
    { name: 'a.pdf', bytes: 9, sha256: hash(file), kind: 'pdf' },
    hash(file),
  )

test('a request holds five files, however many tabs begin one', async () => {
  const link = await newLink()
  const answers = (await Promise.all(times(30, (file) => begin(link, file)))).map(resultOf) as {
    refused?: string
  }[]
  expect(answers.filter(({ refused }) => refused === 'full')).toHaveLength(25)
  const [counted] = await database.query('select count(*)::int as count from private.artwork')
  expect(counted).toEqual({ count: 5 })
})

test('one file, begun thirty times at once, is one', async () => {
  const link = await newLink()
  const ids = (await Promise.all(times(30, () => begin(link, 1)))).map(
    (one) => (resultOf(one) as { id: string }).id,
  )
  expect(new Set(ids).size).toBe(1)
})

test('a request has five links, and one that is sent again beyond them is stored all the same', async () => {
  const key = crypto.randomUUID()
  const answers = await Promise.all(
    times(8, (time) =>
      keep('store_submission($1)', { key, form: form(), artwork: { link: hash(time), announced: 9 } }),
    ),
  )
  const linked = answers.map(resultOf) as { id: string; artwork?: true }[]
  expect(new Set(linked.map(({ id }) => id)).size).toBe(1)
  expect(linked.filter(({ artwork }) => artwork).length).toBeGreaterThanOrEqual(5)
  const artwork = { link: hash(99), announced: 1 }
  const again = await keep('store_submission($1)', { key, form: form(), artwork })
  expect(resultOf(again)).not.toHaveProperty('artwork')
  // The first five of the eight, whichever they are.
  const hashes = times(8, hash)
  expect(await database.query('select announced from private.links where hash = any ($1)', hashes)).toEqual(
    times(5, () => ({ announced: 5 })),
  )
})

test('erasing while parts arrive waits for nobody, and queues each recorded part for deletion', async () => {
  const links = await Promise.all(times(10, newLink))
  const files = await Promise.all(
    links.map(async (link) => ({ link, id: (resultOf(await begin(link, 7)) as { id: string }).id })),
  )
  const objects = new Set<string>()
  const part = async ({ link, id }: (typeof files)[number], digest: number) => {
    const noted = resultOf(await keep('begin_artwork_part($1, $2, 0, $3, 9)', link, id, hash(digest))) as {
      object?: string
    }
    if (!noted.object) return
    objects.add(noted.object)
    await keep('keep_artwork_part($1, $2, $3)', link, id, noted.object)
  }
  await Promise.all([
    ...files.flatMap((file) => times(6, (digest) => part(file, digest))),
    ...times(4, () => keep('erase_submissions($1, true)', form().email)),
  ])
  await keep('erase_submissions($1, true)', form().email)
  expect(await database.query('select from private.artwork_parts')).toEqual([])
  const gone = (await database.query('select object from private.artwork_deletions')).map(
    ({ object }) => object,
  )
  expect(gone).toEqual(expect.arrayContaining([...objects]))
})

test('parts that come at once never store more than the day has room for', async () => {
  await database.query('delete from private.artwork_usage')
  const links = await Promise.all(times(30, newLink))
  const noted = await Promise.all(
    links.map(async (link) => {
      const { id } = resultOf(await begin(link, 8)) as { id: string }
      const part = resultOf(await keep('begin_artwork_part($1, $2, 0, $3, 9, 90)', link, id, hash(8)))
      return [link, id, (part as { object: string }).object]
    }),
  )
  const answers = await Promise.all(noted.map((part) => keep('keep_artwork_part($1, $2, $3, 90)', ...part)))
  expect(answers.filter((one) => resultOf(one) === 'kept')).toHaveLength(10)
  expect(await database.query('select sum(bytes)::int as bytes from private.artwork_usage')).toEqual([
    { bytes: 90 },
  ])
})

test('replacing parts time and again ends at what a request may store in a day', async () => {
  const link = await newLink()
  const { id } = resultOf(await begin(link, 9)) as { id: string }
  const store = async (digest: number) => {
    const noted = resultOf(await keep('begin_artwork_part($1, $2, 0, $3, 9)', link, id, hash(digest)))
    const { object, refused } = noted as { object?: string; refused?: string }
    return refused ?? resultOf(await keep('keep_artwork_part($1, $2, $3)', link, id, object))
  }
  expect([await store(1), await store(1), await store(2)]).toEqual(['kept', 'kept', 'kept'])
  const whole = 15 * 50 * 2 ** 20
  const [counted] = await database.query(
    `update private.artwork_usage set bytes = bytes + $1 - 27
     where submission_id = (select submission_id from private.artwork where id = $2) returning bytes::int`,
    whole,
    id,
  )
  // The repeated part was counted once.
  expect(counted).toEqual({ bytes: whole - 9 })
  // A stored part may be sent again.
  expect([await store(3), await store(4), await store(3)]).toEqual(['kept', 'day', 'kept'])
})

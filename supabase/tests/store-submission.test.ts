import { reference } from '../../lib/leads/reference.ts'
import { databaseForTests } from './support/raw-database.ts'
import { form } from './support/upload.ts'

// The table "Form Sub": contents, refusals, reading; the rows that one call of store_submission writes, and calls that write none.

const [visitor, other, caller] = ['a', 'b', 'c'].map((digit) => digit.repeat(64))
const tooMany = 'PT429'

const database = databaseForTests()
beforeEach(() => database.query('truncate public."Form Sub", private.rate_limits cascade'))

type Call = { key?: string; spam?: boolean; by?: string; visitorLimit?: number; callerLimit?: number }
const store = ({ key, spam = false, by = visitor, visitorLimit = 3, callerLimit = 5 }: Call, data = form()) =>
  database.run('postgres', 'select public.store_submission($1) as stored', [
    {
      key: key ?? crypto.randomUUID(),
      form: data,
      spam,
      visitor: by,
      caller,
      visitor_limit: visitorLimit,
      caller_limit: callerLimit,
    },
  ])

async function counts() {
  const [row] =
    await database.query(`select (select count(*)::int from public."Form Sub") as rows, (select count(*)::int from private.receipts) as receipts,
      (select count(*)::int from private.tickets) as tickets, (select count(*)::int from private.tickets where spam) as flagged, (select string_agg(state, ',' order by state) from private.outbox) as mails`)
  return row
}

async function counted() {
  const sql = 'select kind, sum(stored)::int as stored from private.rate_limits group by kind order by kind'
  return Object.fromEntries((await database.query(sql)).map(({ kind, stored }) => [kind, stored]))
}

test('a request is a row, a receipt and a mail that waits; a flagged one a mail as well', async () => {
  await store({})
  expect(await counts()).toEqual({ rows: 1, receipts: 1, tickets: 1, flagged: 0, mails: 'waiting' })
  await store({ spam: true })
  expect(await counts()).toEqual({ rows: 2, receipts: 2, tickets: 2, flagged: 1, mails: 'waiting,waiting' })
})

test('a repeated request writes nothing and gets the first answer', async () => {
  const key = crypto.randomUUID()
  const first = await store({ key })
  for (let time = 0; time < 10; time += 1) expect(await store({ key })).toEqual(first)
  await store({})
  await store({})
  expect(await store({})).toEqual({ code: tooMany })
  expect(await store({ key })).toEqual(first)
  expect(await counts()).toEqual({
    rows: 3,
    receipts: 3,
    tickets: 3,
    flagged: 0,
    mails: 'waiting,waiting,waiting',
  })
})

test('beyond a visitor’s limit nothing is stored, nothing counted, and others are not touched', async () => {
  for (let time = 0; time < 3; time += 1) await store({})
  for (let time = 0; time < 9; time += 1) expect(await store({})).toEqual({ code: tooMany })
  expect(await counts()).toMatchObject({ rows: 3, receipts: 3 })
  await store({ by: other })
  await store({ by: other })
  expect(await counted()).toEqual({ caller: 5, visitor: 5 })
})

test('beyond a caller’s limit everything is stored, flagged, and its mail held', async () => {
  for (const by of [visitor, other]) for (let time = 0; time < 3; time += 1) await store({ by })
  expect(await counts()).toEqual({
    rows: 6,
    receipts: 6,
    tickets: 6,
    flagged: 1,
    mails: 'crowded,waiting,waiting,waiting,waiting,waiting',
  })
  expect(await store({ by: caller })).toHaveProperty('rows')
  expect(await store({ by: caller, spam: true })).toHaveProperty('rows')
  expect(await counts()).toMatchObject({
    flagged: 3,
    mails: 'crowded,crowded,crowded,waiting,waiting,waiting,waiting,waiting',
  })
  expect(await store({ by: visitor })).toEqual({ code: tooMany })
})

test('a key made from the content is the same request for ten minutes', async () => {
  const key = crypto.randomUUID()
  const again = async () => {
    const sql = 'select public.store_submission($1) as stored'
    return (await database.query(sql, { key, form: form(), within: 600 }))[0]?.stored as { id: string }
  }
  const first = await again()
  const age = (time: string) =>
    database.query(`update private.receipts set created_at = created_at - interval '${time}'`)
  await age('9 minutes 58 seconds')
  expect(await again()).toEqual(first)
  await age('3 seconds')
  const second = await again()
  expect(second.id).not.toBe(first.id)
  expect(await again()).toEqual(second)
  await age('1 day')
  expect(await store({ key })).toMatchObject({ rows: [{ stored: second }] })
  expect(await counts()).toMatchObject({ rows: 2, receipts: 1 })
})

test('the next hour starts anew, and takes old counters away', async () => {
  for (let time = 0; time < 3; time += 1) await store({})
  await database.query(`update private.rate_limits set hour = hour - interval '2 hours'`)
  expect(await store({})).toHaveProperty('rows')
  expect(await counted()).toEqual({ caller: 1, visitor: 1 })
})

test('a ticket takes its facts from the data beside the row, never from the details', async () => {
  const facts = { typed: 4, eventType: 'other', timeline: 'rush', city: 'Lisbon' }
  const details = 'Mugs\nTimeline: Flexible (2-4 weeks)\nBudget Range: Under $500'
  const submission = { key: crypto.randomUUID(), form: form({ details }), kind: 'quick-quote', facts }
  await database.query('select public.store_submission($1)', submission)
  await store({}, form({ details: `Quote request for: Other\n${details}`, eventType: 'Other' }))
  const sql = `select kind, event_type, facts from private.tickets left join private.facts using (submission_id)
    order by created_at`
  expect(await database.query(sql)).toEqual([
    { kind: 'quick-quote', event_type: 'other', facts },
    { kind: null, event_type: 'Other', facts: null },
  ])
})

const eightKeys = Object.fromEntries(Object.entries(form()).slice(1))
const checkViolation = '23514'
const insert = 'insert into public."Form Sub" (form_data) values ($1::text::jsonb)'
test.each([
  ['a key that no field has', { ...form(), 'drop table': 'true' }],
  ['a missing key', eightKeys],
  ['a number', { ...form(), quantity: 5 }],
  ['null in a field', { ...form(), company: null }],
  ['a list in a field', { ...form(), details: ['a'] }],
  ['an object in a field', { ...form(), email: {} }],
  ['a list', [form()]],
  ['a text', 'hello'],
  ['null', null],
  ['nothing in it', {}],
  ['more than 64 KB', { ...form(), details: 'x'.repeat(65_536) }],
])('refuses %s', async (_name, data) => {
  expect(await database.run('postgres', insert, [JSON.stringify(data)])).toEqual({ code: checkViolation })
})

test('accepts a field that was added later', async () => {
  const more = JSON.stringify({ ...form(), deliveryCity: 'Lisbon' })
  expect(await database.run('postgres', insert, [more])).not.toHaveProperty('code')
})

test('the table has exactly three columns', async () => {
  const columns =
    await database.query(`select column_name, data_type, is_nullable from information_schema.columns
     where table_schema = 'public' and table_name = 'Form Sub' order by ordinal_position`)
  expect(columns.map(Object.values)).toEqual([
    ['id', 'uuid', 'NO'],
    ['created_at', 'timestamp with time zone', 'NO'],
    ['form_data', 'jsonb', 'NO'],
  ])
})

test('newest first is served from the index', async () => {
  await database.query('set enable_seqscan = off')
  const plan =
    await database.query(`explain select * from public."Form Sub" where (created_at, id) < (now(), gen_random_uuid())
     order by created_at desc, id desc limit 25`)
  expect(JSON.stringify(plan)).toContain('Index Scan using form_sub_newest_first')
  expect(JSON.stringify(plan)).not.toContain('Sort')
})

test('code and database make the same reference of a request', async () => {
  const made = await database.query(
    'select id::text, private.reference(id) as searched from (select gen_random_uuid() as id from generate_series(1, 200)) as ids',
  )
  expect(made).toHaveLength(200)
  for (const { id, searched } of made as { id: string; searched: string }[])
    expect(reference(id)).toBe(searched)
})

// The source of a request is stored beside it.
const key = '00000000-0000-4000-8000-000000000019'
const source = {
  page: '/printing',
  opener: 'quote',
  product: 'Mug',
  campaign: 'autumn',
  host: 'news.example',
}
const kept = () => database.query('select page, opener, product, campaign, host from private.sources')

async function storeFrom(request: object, from: object): Promise<unknown> {
  const stored = { key, form: form(), ...request, source: from }
  return (await database.query('select public.store_submission($1) as stored', stored))[0]?.stored
}

test('a request is stored once with its source, whatever a repetition says', async () => {
  const request = { kind: 'quote', spam: true }
  const first = await storeFrom(request, source)
  expect(await storeFrom(request, { page: '/' })).toEqual(first)
  expect(await kept()).toEqual([source])
  const tickets = await database.query('select kind, spam from private.tickets')
  expect(tickets).toEqual([{ kind: 'quote', spam: true }])
})

test('staff see it on the ticket, find the request by it, and sales gets it with the mail', async () => {
  const ask = async (sql: string, ...values: unknown[]) => (await database.query(sql, ...values))[0]
  await storeFrom({}, source)
  expect(
    await ask('select private.ticket_json(ticket) as ticket from private.tickets as ticket'),
  ).toMatchObject({ ticket: { source } })
  for (const [filter, found] of [
    [{ campaign: 'autumn' }, 1],
    [{ page: '/printing', campaign: 'autumn' }, 1],
    [{ campaign: 'other' }, 0],
    [{ page: '/' }, 0],
  ] as const) {
    const condition = await ask('select private.ticket_condition($1) as said', filter)
    const sql = `select count(*)::integer as found from private.tickets as ticket where ${String(condition?.said)}`
    expect([filter, await ask(sql)]).toEqual([filter, { found }])
  }
  expect(await ask('select public.claim_notification() as mail')).toMatchObject({ mail: { source } })
})

test('a source that is too long is cut: no request is lost over it', async () => {
  await storeFrom({}, { page: '/'.repeat(300), host: 'h'.repeat(5_000) })
  expect(await kept()).toEqual([
    { page: '/'.repeat(100), opener: '', product: '', campaign: '', host: 'h'.repeat(100) },
  ])
})

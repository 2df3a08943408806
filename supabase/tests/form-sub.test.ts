import { reference } from '../../lib/leads/reference.ts'
import { databaseForTests } from './support/raw-database.ts'
import { form } from './support/upload.ts'

// The table "Form Sub": contents, refusals, reading.

const database = databaseForTests()

const eightKeys = Object.fromEntries(Object.entries(form()).slice(1))
const checkViolation = '23514'
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
  const insert = 'insert into public."Form Sub" (form_data) values ($1::text::jsonb)'
  expect(await database.run('postgres', insert, [JSON.stringify(data)])).toEqual({ code: checkViolation })
})

test('accepts a field that was added later', async () => {
  const insert = 'insert into public."Form Sub" (form_data) values ($1::text::jsonb)'
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

async function store(request: object, from: object): Promise<unknown> {
  const [row] = await database.query('select public.store_submission($1) as stored', {
    ...request,
    source: from,
  })
  return row?.stored
}

test('a request is stored once with its source, whatever a repetition says', async () => {
  await database.query('truncate public."Form Sub" cascade')
  const request = { key, form: form(), kind: 'quote', spam: true }
  const first = await store(request, source)
  expect(await store(request, { page: '/' })).toEqual(first)
  expect(await kept()).toEqual([source])
  const tickets = await database.query('select kind, spam from private.tickets')
  expect(tickets).toEqual([{ kind: 'quote', spam: true }])
})

test('staff see it on the ticket, find the request by it, and sales gets it with the mail', async () => {
  const ask = async (sql: string, ...values: unknown[]) => (await database.query(sql, ...values))[0]
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
  await ask(`update private.outbox set state = 'waiting'`)
  expect(await ask('select public.claim_notification() as mail')).toMatchObject({ mail: { source } })
})

test('what is too long is cut: no request is lost over where it came from', async () => {
  await database.query('truncate public."Form Sub" cascade')
  await store({ key, form: form() }, { page: '/'.repeat(300), host: 'h'.repeat(5_000) })
  expect(await kept()).toEqual([
    { page: '/'.repeat(100), opener: '', product: '', campaign: '', host: 'h'.repeat(100) },
  ])
})

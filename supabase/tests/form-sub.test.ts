import { reference } from '../../lib/leads/reference.ts'
import { openMigratedDatabase, asOwner, type RawDatabase } from './support/raw-database.ts'
import { form } from './support/upload.ts'

// The table "Form Sub": what it holds, what it refuses, how it is read.

let database: RawDatabase

beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.stop())

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

test('deleting a submission takes its receipt along', async () => {
  await asOwner(database, 'select public.store_submission($1)', [{ key: crypto.randomUUID(), form: form() }])
  await asOwner(database, 'delete from public."Form Sub"')
  expect(await asOwner(database, 'select * from private.receipts', [])).toEqual([])
})

test('the table has exactly three columns', async () => {
  const columns = await asOwner(
    database,
    `select column_name, data_type, is_nullable from information_schema.columns
     where table_schema = 'public' and table_name = 'Form Sub' order by ordinal_position`,
    [],
  )
  expect(columns.map(Object.values)).toEqual([
    ['id', 'uuid', 'NO'],
    ['created_at', 'timestamp with time zone', 'NO'],
    ['form_data', 'jsonb', 'NO'],
  ])
})

test('newest first is served from the index', async () => {
  await asOwner(database, 'set enable_seqscan = off')
  const plan = await asOwner(
    database,
    `explain select * from public."Form Sub" where (created_at, id) < (now(), gen_random_uuid())
     order by created_at desc, id desc limit 25`,
    [],
  )
  expect(JSON.stringify(plan)).toContain('Index Scan using form_sub_newest_first')
  expect(JSON.stringify(plan)).not.toContain('Sort')
})

test('visitors, sales and the search name a request alike: code and database each make its reference', async () => {
  const made = await asOwner(
    database,
    'select id::text, private.reference(id) as searched from (select gen_random_uuid() as id from generate_series(1, 200)) as ids',
    [],
  )
  expect(made).toHaveLength(200)
  for (const { id, searched } of made as { id: string; searched: string }[])
    expect(reference(id)).toBe(searched)
})

import { createHash } from 'node:crypto'
import { addPeople, apply, databaseForTests, openRawDatabase } from './support/raw-database.ts'
import { form } from './support/upload.ts'
import { migrations, readSupabaseFile } from '../local/migrations.ts'

// Links to a request's files: the visitor's, and those made by staff.

const database = databaseForTests()
beforeAll(() => addPeople(database))

const ask = async (sql: string, ...values: unknown[]) => (await database.query(sql, ...values)) as object[]
const hash = (token: string) => createHash('sha256').update(token).digest('hex')

async function newReference(): Promise<string> {
  const [row] = await ask(
    'select public.store_submission($1) ->> $2 as id',
    { key: crypto.randomUUID(), form: form() },
    'id',
  )
  const id = (row as { id: string }).id
  return `KL-${id.slice(0, 4)}-${id.slice(4, 8)}-${id.slice(9, 13)}`
}
/** Runs as a staff member and keeps the changes, which `run` rolls back. */
async function asStaff(sql: string, ...values: unknown[]) {
  const claims = {
    sub: '55555555-0000-4000-8000-111111111111',
    session_id: '55555555-0000-4000-8000-222222222222',
  }
  await ask(`select set_config('request.jwt.claims', $1, false)`, JSON.stringify(claims))
  await ask(`select set_config('request.jwt.claim.sub', $1, false)`, claims.sub)
  return (await ask(sql, ...values))[0] as Record<string, unknown>
}

test('staff make a link of 256 bits, of which the hash alone is kept, good for 180 days', async () => {
  const reference = await newReference()
  const { token } = await asStaff('select public.ask_for_artwork($1) as token', reference)
  expect(token).toMatch(/^[\w-]{43}$/)
  const [kept] = await ask('select * from private.links')
  expect(kept).toMatchObject({ hash: hash(String(token)), made_by: 'staff', announced: 0 })
  expect(JSON.stringify(kept)).not.toContain(String(token))
  expect(await ask(`select by_name, value from private.ticket_history where change = 'link'`)).toEqual([
    { by_name: 'staff', value: '' },
  ])
  const { expires_at: until } = kept as { expires_at: Date }
  expect((new Date(until).getTime() - Date.now()) / 86_400_000).toBeCloseTo(180, 1)
})

test('the twenty newest of staff stay good, beside the visitor’s own', async () => {
  await ask('delete from private.links')
  const reference = await newReference()
  for (let time = 0; time < 23; time += 1) await asStaff('select public.ask_for_artwork($1)', reference)
  expect(await ask('select from private.links')).toHaveLength(20)
})

test('a key to a file is a colleague’s own, and goes with the colleague', async () => {
  const [file] = await ask(
    `insert into private.artwork (submission_id, name, bytes, sha256, kind, state, arrived_at, expires_at)
     select id, 'a', 1, $1, 'pdf', 'arrived', now(), null from public."Form Sub" limit 1 returning id`,
    hash('a'),
  )
  const { id } = file as { id: string }
  const { token } = await asStaff('select public.open_artwork($1) as token', id)
  const opened = async () => {
    const [row] = await ask('select public.opened_artwork($1, $2) as said', hash(String(token)), id)
    return (row as { said: unknown }).said
  }
  expect(await opened()).toMatchObject({ name: 'a' })
  await ask('begin')
  await ask('delete from public.staff where user_id = auth.uid()')
  expect(await opened()).toEqual([])
  await ask('rollback')
})

test('a hosted project gets a bucket that is private, and stays so', async () => {
  const hosted = await openRawDatabase()
  const storage = `create schema storage; create table storage.buckets
    (id text primary key, name text, public boolean, file_size_limit bigint);`
  await apply(hosted, [
    storage,
    readSupabaseFile('local/platform.sql'),
    ...migrations().map(({ text }) => text),
  ])
  expect(await hosted.query('select * from storage.buckets')).toEqual([
    { id: 'artwork', name: 'artwork', public: false, file_size_limit: 4_194_304 },
  ])
  await hosted.stop()
})

import { conversationsForTests } from './support/conversation.ts'
import { apply, openRawDatabase } from './support/raw-database.ts'
import { sha256 } from './support/upload.ts'
import { migrations, readSupabaseFile } from '../local/migrations.ts'

// Links to a request's files: the visitor's, and those made by staff.

const talk = conversationsForTests()
const ask = talk.rows

test('staff make a link of 256 bits, of which the hash alone is kept, good for 180 days', async () => {
  const { name } = await talk.store()
  const token = String(await talk.staff('ask_for_artwork($1)', name))
  expect(token).toMatch(/^[\w-]{43}$/)
  const [kept] = await ask(`select * from private.links where made_by = 'staff'`)
  expect(kept).toMatchObject({ hash: sha256(token), announced: 0 })
  expect(JSON.stringify(kept)).not.toContain(token)
  expect(await ask(`select by_name, value from private.ticket_history where change = 'link'`)).toEqual([
    { by_name: 'staff', value: '' },
  ])
  const { expires_at: until } = kept as { expires_at: Date }
  expect((new Date(until).getTime() - Date.now()) / 86_400_000).toBeCloseTo(180, 1)
})

test('the twenty newest of staff stay good, beside the visitor’s own', async () => {
  const { link, name } = await talk.store()
  for (let time = 0; time < 23; time += 1) await talk.staff('ask_for_artwork($1)', name)
  expect(await ask(`select from private.links where made_by = 'staff'`)).toHaveLength(20)
  expect(await talk.read(link)).toMatchObject({ reference: name })
})

test('a key to a file is a colleague’s own, and goes with the colleague', async () => {
  await talk.store()
  const [file] = await ask(
    `insert into private.artwork (submission_id, name, bytes, sha256, kind, state, arrived_at, expires_at)
     select id, 'a', 1, $1, 'pdf', 'arrived', now(), null from public."Form Sub" limit 1 returning id`,
    sha256('a'),
  )
  const { id } = file as { id: string }
  const token = String(await talk.staff('open_artwork($1)', id))
  const opened = async () => {
    const [row] = await ask('select public.opened_artwork($1, $2) as said', sha256(token), id)
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

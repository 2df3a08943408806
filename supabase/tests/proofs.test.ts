import { answerFiles } from './support/answer-files.ts'
import { conversationsForTests, quote } from './support/conversation.ts'
import { apply, openRawDatabase } from './support/raw-database.ts'
import { sha256 } from './support/upload.ts'
import { migrations, readSupabaseFile } from '../local/migrations.ts'

// Files to approve before they are printed; and links to a request's files: the visitor's, and those made by staff.

const talk = conversationsForTests()
const { call, asKey, attach } = answerFiles(() => talk)

/** Sends a file as a proof; its version is the next one. */
async function prove(name: string, file: string) {
  const id = await attach(await asKey(name), file)
  const proof = {
    for: '500 cards',
    changed: 'The sun is smaller.',
    lines: [{ quote: 1, line: 0 }],
    by: '2026-12-01',
  }
  expect(await talk.staff('mark_proof($1, $2)', id, proof)).toBe(true)
  await talk.send(name, '', null, 0, { insist: true })
  return id
}
const approve = (link: string, change: object = {}) =>
  call('approve_proof($1, $2)', link, { version: 1, sha256: sha256('a.pdf'), name: 'Priya Raman', ...change })
const proofs = async (link: string) =>
  (await talk.read(link)).messages.flatMap((one) => (one as unknown as { files: object[] }).files)

test('a proof is approved once, as it was shown, by the name typed; sales and the ticket hear it', async () => {
  const { link, name } = await talk.store()
  const id = await prove(name, 'a.pdf')
  expect(await approve(link)).toEqual({ state: 'unknown' })
  await talk.withMailService()
  await talk.later()
  await talk.rows(`update private.outbox set state = 'sent' where kind = 'request'`)
  expect(await call('claim_notification()')).toMatchObject({ kind: 'answer', brings: 'proof' })
  expect(await proofs(link)).toMatchObject([
    {
      id,
      proof: { for: '500 cards', lines: [{ quote: 1, line: 0 }], by: '2026-12-01' },
      version: 1,
      sha256: sha256('a.pdf'),
      approved: null,
    },
  ])
  expect(await approve(sha256('x'))).toEqual([])
  expect(await approve(link, { sha256: sha256('b.pdf') })).toEqual({ state: 'changed' })
  const approved = await approve(link)
  expect(approved).toEqual({ state: 'approved', name: 'Priya Raman', at: expect.any(String) })
  expect(await approve(link)).toEqual(approved)
  expect(await approve(link, { name: 'Somebody' })).toEqual({ state: 'taken' })
  expect(await proofs(link)).toMatchObject([{ approved: { name: 'Priya Raman' } }])
  const { history } = await talk.ticket(name)
  expect((history as { change: string }[]).map(({ change }) => change)).toEqual([
    'answer',
    'proof',
    'status',
    'owner',
    'approved',
  ])
  expect(await talk.rows(`select recipient, about from private.outbox where kind = 'approved'`)).toEqual([
    { recipient: 'sales', about: '1' },
  ])
  // A sent file cannot be marked.
  await expect(talk.staff('mark_proof($1, null)', id)).rejects.toThrow('PT404')
})

test('an order’s step follows its proof until it is printed, and its visitor is told', async () => {
  const { id, link, name } = await talk.store()
  const step = async () => ((await talk.ticket(name)).order as { step: string | null }).step
  await talk.withMailService()
  await talk.send(name, 'Here it is.', quote(), 0, { insist: true })
  await talk.later()
  await talk.accept(link)
  expect(await step()).toBeNull()
  await prove(name, 'a.pdf')
  await talk.later()
  expect(await step()).toBe('proof')
  await approve(link)
  expect(await step()).toBe('approved')
  expect(await talk.rows(`select recipient from private.outbox where kind = 'step'`)).toEqual([
    { recipient: 'visitor' },
  ])
  await prove(name, 'b.pdf')
  await talk.later()
  expect(await step()).toBe('proof')
  await talk.change(id, { step: 'production', note: 'By phone.' })
  await approve(link, { version: 2, sha256: sha256('b.pdf') })
  await prove(name, 'c.pdf')
  await talk.later()
  expect(await step()).toBe('production')
  const { history } = await talk.ticket(name)
  const steps = (history as { by: string; change: string; value: string }[]).filter(
    ({ change }) => change === 'step',
  )
  expect(steps.map(({ by, value }) => [by, value])).toEqual([
    ['staff', 'proof'],
    ['', 'approved'],
    ['staff', 'proof'],
    ['staff', 'production'],
  ])
})

test('an addition to an order in production is listed until it is approved or staff go on', async () => {
  const { id, name, link } = await talk.ordered()
  const held = async () => {
    const toProve = await talk.listed({ view: 'proof' })
    const toShip = await talk.listed({ view: 'ship' })
    return [toProve.length, toShip.length]
  }
  const add = async (number: number) => {
    await talk.send(name, 'And this.', quote({ relation: 'addition' }), 0, { insist: true })
    await talk.later()
    await talk.accept(link, { number })
  }
  await talk.change(id, { step: 'production', note: 'By phone.' })
  expect(await held()).toEqual([0, 1])
  await add(2)
  expect(await held()).toEqual([1, 1])
  await prove(name, 'a.pdf')
  await talk.later()
  expect(await held()).toEqual([1, 1])
  await approve(link)
  expect(await held()).toEqual([0, 1])
  await add(3)
  expect(await held()).toEqual([1, 1])
  await talk.change(id, { step: 'shipped' })
  expect(await held()).toEqual([0, 0])
})

test('a proof approved before its quote counts, and none is approved of a closed request', async () => {
  const { id, link, name } = await talk.store()
  await prove(name, 'a.pdf')
  await talk.later()
  await approve(link)
  await talk.send(name, 'Here it is.', quote(), 0, { insist: true })
  await talk.later()
  await talk.accept(link)
  expect((await talk.ticket(name)).order).toMatchObject({ step: 'approved' })
  await prove(name, 'b.pdf')
  await talk.later()
  await talk.change(id, { status: 'lost', ends: true })
  expect(await approve(link, { version: 2, sha256: sha256('b.pdf') })).toEqual({ state: 'closed' })
})

test('staff make a link of 256 bits, of which the hash alone is kept, good for 180 days', async () => {
  const { name } = await talk.store()
  const token = String(await talk.staff('ask_for_artwork($1)', name))
  expect(token).toMatch(/^[\w-]{43}$/)
  const [kept] = await talk.rows(`select * from private.links where made_by = 'staff'`)
  expect(kept).toMatchObject({ hash: sha256(token), announced: 0 })
  expect(JSON.stringify(kept)).not.toContain(token)
  expect(await talk.rows(`select by_name, value from private.ticket_history where change = 'link'`)).toEqual([
    { by_name: 'staff', value: '' },
  ])
  const { expires_at: until } = kept as { expires_at: Date }
  expect((new Date(until).getTime() - Date.now()) / 86_400_000).toBeCloseTo(180, 1)
})

test('the twenty newest of staff stay good, beside the visitor’s own', async () => {
  const { link, name } = await talk.store()
  for (let time = 0; time < 23; time += 1) await talk.staff('ask_for_artwork($1)', name)
  expect(await talk.rows(`select from private.links where made_by = 'staff'`)).toHaveLength(20)
  expect(await talk.read(link)).toMatchObject({ reference: name })
})

test('a key to a file is a colleague’s own, and goes with the colleague', async () => {
  await talk.store()
  const [file] = await talk.rows(
    `insert into private.artwork (submission_id, name, bytes, sha256, kind, state, arrived_at, expires_at)
     select id, 'a', 1, $1, 'pdf', 'arrived', now(), null from public."Form Sub" limit 1 returning id`,
    sha256('a'),
  )
  const { id } = file as { id: string }
  const token = String(await talk.staff('open_artwork($1)', id))
  const opened = async () => {
    const [row] = await talk.rows('select public.opened_artwork($1, $2) as said', sha256(token), id)
    return (row as { said: unknown }).said
  }
  expect(await opened()).toMatchObject({ name: 'a' })
  await talk.rows('begin')
  await talk.rows('delete from public.staff where user_id = auth.uid()')
  expect(await opened()).toEqual([])
  await talk.rows('rollback')
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

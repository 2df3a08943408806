import { deskForTests } from './support/desk.ts'
import { people } from './support/raw-database.ts'

// Two colleagues who change the same tickets.

const { database, cards, store, answer, save } = deskForTests()
beforeEach(() => database.query('truncate public."Form Sub" cascade'))

test('a colleague’s change meanwhile is asked about before anything is stored', async () => {
  const id = await store({})
  await save(id, { status: 'quoted', owner: 'me' })
  const row = { status: 'new', owner: '', spam: 'false' }
  const conflict = await save(id, { status: 'contacted', note: 'x' }, row)
  expect(conflict).toMatchObject({
    state: 'conflict',
    met: { change: 'status', by: 'staff' },
    ticket: { status: 'quoted' },
  })
  expect(await save(id, { owner: '' }, { ...row, owner: people.late.sub })).toMatchObject({
    met: { change: 'owner' },
  })
  expect(await save(id, { spam: true }, row)).toMatchObject({ state: 'saved' })
  expect(await save(id, { spam: false }, row)).toMatchObject({ state: 'conflict', met: { change: 'spam' } })
  expect(await save(id, { status: 'quoted' }, row)).toMatchObject({ state: 'unchanged' })
  expect(await save(id, { status: 'contacted' }, { status: 'quoted' })).toMatchObject({ state: 'saved' })
})

test('a reminder that a colleague set meanwhile is asked about', async () => {
  const id = await store({})
  const monday = '2126-11-25T05:00:00+00:00'
  const friday = '2126-11-29T05:00:00+00:00'
  await save(id, { remind: monday }, { remind: '' })
  const conflict = {
    state: 'conflict',
    met: { change: 'remind', by: 'staff' },
    ticket: { remind_at: monday },
  }
  expect(await save(id, { remind: friday }, { remind: '' })).toMatchObject(conflict)
  expect(await save(id, { status: 'won' }, { remind: '', status: 'new' })).toMatchObject(conflict)
  expect(await save(id, { status: 'quoted' }, { remind: '', status: 'new' })).toMatchObject({
    state: 'saved',
  })
  expect(await save(id, { remind: friday }, { remind: monday })).toMatchObject({ state: 'saved' })
  expect(await save(id, { status: 'won' }, { remind: friday })).toMatchObject({ state: 'saved' })
  const met = { change: 'remind', by: 'staff' }
  expect(await save(id, { remind: monday }, { remind: friday })).toMatchObject({ state: 'conflict', met })
})

test('a bulk change says which reminders it ended, so that an undo can set them', async () => {
  const ids = [await store({ email: '1@x.com' }), await store({ email: '2@x.com' })]
  const remind = '2126-11-25T05:00:00+00:00'
  await save(ids[0] ?? '', { remind })
  const change = (status: string) =>
    answer('public.update_tickets($3)', [JSON.stringify(ids.map((id) => ({ id, changes: { status } })))])
  const reminders = async (status: string) => {
    const answers = (await change(status)) as unknown as { id: string; remind: string | null }[]
    return ids.map((id) => answers.find((one) => one.id === id)?.remind)
  }
  expect(await reminders('quoted')).toEqual([null, null])
  expect(await reminders('lost')).toEqual([remind, null])
})

test('the reason for losing is logged once, and cleared with the status', async () => {
  const id = await store({})
  const reason = async () => {
    const read = 'select lost_reason from private.tickets where submission_id = $1'
    return (await database.query(read, id))[0]?.lost_reason
  }
  await save(id, { reason: 'price' })
  expect(await reason()).toBeNull()
  await save(id, { status: 'lost' })
  const by = { change: 'reason', value: 'price', by: 'staff' }
  expect(await save(id, { reason: 'price' })).toMatchObject({
    state: 'saved',
    ticket: { history: expect.arrayContaining([expect.objectContaining(by)]) as unknown },
  })
  expect(await reason()).toBe('price')
  expect(await save(id, { reason: 'price' })).toMatchObject({ state: 'unchanged' })
  await save(id, { status: 'new' })
  expect(await reason()).toBeNull()
  await save(id, { status: 'lost', reason: 'time' })
  expect(await reason()).toBe('time')
  await database.query(`update private.tickets set status = 'won' where submission_id = $1`, id)
  expect(await reason()).toBeNull()
})

test('in a bulk change each ticket has its own result, with its earlier values', async () => {
  const one = await store({ email: '1@x.com' })
  const two = await store({ email: '2@x.com' })
  await save(two, { status: 'won' })
  const missing = '00000000-0000-4000-8000-000000000000'
  const work = [one, two, missing].map((id) => ({
    id,
    changes: { status: 'lost' },
    shown: { status: 'new' },
  }))
  const answers = (await answer('public.update_tickets($3)', [JSON.stringify(work)])) as unknown as {
    id: string
  }[]
  const of = (id: string) => answers.find((entry) => entry.id === id)
  expect([of(one), of(two), of(missing)]).toMatchObject([
    { state: 'saved', status: 'new' },
    { state: 'conflict', met: { by: 'staff' } },
    { state: 'gone' },
  ])
})

test('a bulk change repeated with the same key does nothing twice', async () => {
  const ids = [await store({ email: '1@x.com' }), await store({ email: '2@x.com' })]
  const key = crypto.randomUUID()
  const change = (bulkKey: string | null, status: string) => {
    const work = ids.map((id) => ({ id, changes: { status, note: 'Called.' }, shown: { status: 'new' } }))
    return answer('public.update_tickets($3, $4)', [JSON.stringify(work), bulkKey])
  }
  const first = await change(key, 'quoted')
  expect(first).toMatchObject([
    { state: 'saved', status: 'new' },
    { state: 'saved', status: 'new' },
  ])
  expect(await change(key, 'quoted')).toEqual(first)
  expect(await database.query('select change from private.ticket_history')).toHaveLength(4)
  await database.query(`update private.bulk_answers set at = now() - interval '25 hours'`)
  const other = crypto.randomUUID()
  expect(await change(other, 'won')).toMatchObject([{ state: 'conflict' }, { state: 'conflict' }])
  expect(await database.query('select key from private.bulk_answers')).toEqual([{ key: other }])
})

test('a removed colleague’s tickets are handed over, unless somebody took them', async () => {
  const [leaver] = await database.query(`with account as (
       insert into auth.users (id, email) values (gen_random_uuid(), 'leaver@example.com') returning id
     ) select id from account`)
  await database.query(`select public.add_staff('leaver@example.com', 'Leaver')`)
  const kept = await store({ email: '1@x.com' })
  const moved = await store({ email: '2@x.com' })
  for (const id of [kept, moved]) await save(id, { owner: leaver?.id })
  await database.query(`select public.remove_staff('leaver@example.com')`)
  await save(moved, { owner: 'me' })
  const hand = (id: string) => save(id, { owner: people.late.sub }, { owner: leaver?.id })
  expect(await hand(moved)).toMatchObject({ state: 'conflict', met: { change: 'owner', by: 'staff' } })
  expect(await hand(kept)).toMatchObject({ state: 'saved', ticket: { owner: people.late.sub } })
})

test('a flag set by hand holds a waiting mail; a removed owner is noted in the history', async () => {
  const id = await store({})
  await save(id, { spam: true, owner: people.late.sub })
  expect(await database.query('select state from private.outbox')).toEqual([{ state: 'held' }])
  const removed = await database.query('select public.remove_staff($1) as said', people.late.email)
  expect(removed).toEqual([{ said: 'removed 1' }])
  const [row] = (await cards({})) as unknown as {
    owner: unknown
    history: { change: string; by: string }[]
  }[]
  expect([row?.owner, row?.history.at(-1)]).toMatchObject([null, { change: 'released', by: 'late' }])
})

test('nobody outside staff is given a ticket, alone or in bulk, and no note of it stays', async () => {
  const id = await store({})
  const changes = { owner: people.stranger.sub, note: 'For you' }
  expect(await save(id, changes)).toMatchObject({ state: 'noOwner', ticket: { owner: null, history: [] } })
  const answers = await answer('public.update_tickets($3)', [JSON.stringify([{ id, changes }])])
  expect(answers).toMatchObject([{ id, state: 'noOwner' }])
  expect((await cards({}))[0]).toMatchObject({ owner: null, history: [] })
})

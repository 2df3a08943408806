import { conversationsForTests, quote } from './support/conversation.ts'

const talk = conversationsForTests()

const set = async (id: string, changes: object) => (await talk.change(id, changes)).state

test('lost withdraws an open quote or cancels an order, and can be undone', async () => {
  const { id, link, name } = await talk.quoted({})
  expect(await set(id, { status: 'won' })).toBe('quoted')
  expect(await set(id, { status: 'lost' })).toBe('ends')
  expect(await talk.states(link)).toEqual(['open'])
  expect(await set(id, { status: 'lost', ends: true })).toBe('saved')
  expect(await talk.read(link)).toMatchObject({ state: 'closed', times: { closed: expect.any(String) } })
  expect(await talk.accept(link)).toEqual({ state: 'withdrawn' })
  expect(await talk.ticket(name)).toMatchObject({ value: '4230.00' })
  expect(await set(id, { status: 'quoted', undo: true })).toBe('saved')
  expect(await talk.accept(link)).toMatchObject({ state: 'accepted' })
  for (const status of ['lost', 'contacted']) {
    expect(await set(id, { status })).toBe('ends')
    expect(await set(id, { status, ends: true })).toBe('saved')
    expect(await talk.states(link)).toEqual(['cancelled'])
    expect(await talk.read(link)).toMatchObject({ state: 'cancelled' })
    expect(await set(id, { status: 'won', undo: true })).toBe('saved')
    expect(await talk.ticket(name)).toMatchObject({ deal: 'ordered', value: '4230.00' })
  }
  // Only undo reopens it; another status change does not.
  await set(id, { status: 'lost', ends: true })
  await set(id, { status: 'contacted' })
  expect(await talk.states(link)).toEqual(['cancelled'])
  const { history } = await talk.ticket(name)
  expect(
    (history as { change: string }[])
      .slice(-3)
      .map(({ change }) => change)
      .sort(),
  ).toEqual(['cancelled', 'status', 'status'])
})

test('a ticket won without a quote takes a value', async () => {
  const { id, link, name } = await talk.store()
  expect(await set(id, { status: 'won', value: '980.50', currency: 'EUR' })).toBe('saved')
  expect(await talk.ticket(name)).toMatchObject({ deal: 'ordered', value: '980.50', currency: 'EUR' })
  expect(await talk.read(link)).toMatchObject({ state: 'ordered', times: { accepted: expect.any(String) } })
  await talk.send(name, '', quote({ relation: 'addition', currency: 'EUR' }), 0)
  await talk.later()
  await talk.accept(link)
  expect(await talk.ticket(name)).toMatchObject({ value: '5210.50', currency: 'EUR' })
  await talk.send(name, '', quote({ relation: 'change' }), 2)
  await talk.later()
  await talk.accept(link, { number: 2 })
  expect(await talk.ticket(name)).toMatchObject({ value: '4230.00', currency: 'USD' })
})

test('staff record what was accepted by phone, also of an expired quote', async () => {
  const { link, name } = await talk.quoted({})
  await talk.rows(`update private.outbox set attempts = 1, state = 'sent'`)
  await talk.rows(`update private.quotes set ends_at = now()`)
  const record = (change = {}) =>
    talk.staff(
      'record_acceptance($1, $2)',
      name,
      JSON.stringify({ number: 1, choice: 2, total: '7190.00', name: 'Priya', order: 'PO-7', ...change }),
    )
  expect(await record({ number: 2 })).toEqual({ state: 'unknown' })
  for (const choice of [0, -1, 7, null]) expect(await record({ choice })).toEqual({ state: 'changed' })
  const recorded = await record()
  expect(recorded).toMatchObject({ state: 'accepted', by: 'staff', order: 'PO-7', total: '7190.00' })
  expect(await record()).toEqual(recorded)
  expect(await talk.accept(link)).toEqual({ state: 'taken' })
  const ticket = await talk.ticket(name)
  expect(ticket).toMatchObject({ status: 'won', deal: 'ordered', value: '7190.00' })
  expect((ticket.history as object[]).slice(-2)).toMatchObject([
    { change: 'accepted', by: 'staff', signed: 'Priya', value: '1' },
    { change: 'status', by: 'staff', value: 'won' },
  ])
  expect((await talk.read(link)).quotes).toMatchObject([{ accepted: { by: 'staff', name: 'Priya' } }])
  const [{ lines }] = (await talk.staff('read_customer($1)', name)) as unknown as [{ lines: object[] }]
  expect(lines).toContainEqual(expect.objectContaining({ kind: 'recorded', by: 'staff', theirs: false }))
  expect(await talk.rows(`select recipient from private.outbox where kind = 'accepted'`)).toEqual([
    { recipient: 'visitor' },
  ])
})

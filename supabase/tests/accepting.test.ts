import { conversationsForTests, quote } from './support/conversation.ts'
import { people } from './support/raw-database.ts'

const talk = conversationsForTests()

test('open quotes are summed for each currency, and never across', async () => {
  await talk.quoted({})
  for (const currency of ['USD', 'KWD']) {
    const { name } = await talk.store({ email: `${currency}@x.com` })
    await talk.send(name, '', quote({ currency }))
    await talk.later()
  }
  const { quoted: sums } = await talk.staff('desk_numbers($1)', 'UTC')
  expect(sums).toEqual([
    { currency: 'KWD', count: 1, value: '4230.000' },
    { currency: 'USD', count: 2, value: '8460.00' },
  ])
})

test('it is accepted once: the same again is answered the same, anything else is refused', async () => {
  const { link, name } = await talk.quoted({})
  await talk.rows(`update private.outbox set attempts = 1, state = 'sent'`)
  const order = 'PO-7788-X'
  const accepted = await talk.accept(link, { order })
  expect(accepted).toMatchObject({
    state: 'accepted',
    name: 'Priya Raman',
    total: '4230.00',
    choice: 1,
    order,
  })
  expect(await talk.accept(link, { order })).toEqual(accepted)
  for (const change of [{ name: 'Somebody Else' }, { choice: 0, total: '2490.00' }, { order: 'PO 7' }])
    expect(await talk.accept(link, { order, ...change })).toEqual({ state: 'taken' })
  const ticket = await talk.ticket(name)
  expect(ticket).toMatchObject({ status: 'won', value: '4230.00', owed: false })
  await talk.rows(`update public.staff set role = 'manager' where user_id = $1`, people.staff.sub)
  expect(await talk.staff('export_quotes()')).toMatchObject([
    {
      reference: name,
      number: 1,
      state: 'accepted',
      total: '4230.00',
      quantity: 500,
      accepted: { order: 'PO-7788-X' },
    },
  ])
  await talk.rows(`update public.staff set role = 'seller' where user_id = $1`, people.staff.sub)
  expect(await talk.listed({ view: 'all' })).toMatchObject([{ accepted: true, value: '4230.00' }])
  expect((ticket.history as object[]).slice(-2)).toMatchObject([
    { change: 'accepted', by: '', signed: 'Priya Raman', value: '1' },
    { change: 'status', by: '', value: 'won' },
  ])
  expect(await talk.read(link)).toMatchObject({
    state: 'ordered',
    times: { accepted: accepted.at, closed: null },
  })
  const mails = await talk.rows(
    `select recipient, kind, about from private.outbox where kind = 'accepted' order by recipient`,
  )
  expect(mails).toEqual([
    { recipient: 'sales', kind: 'accepted', about: '1' },
    { recipient: 'visitor', kind: 'accepted', about: '1' },
  ])
  await talk.rows(`delete from private.outbox where recipient = 'visitor'`)
  const [claimed] = await talk.rows('select public.claim_notification() as mail')
  expect(claimed?.mail).toMatchObject({
    kind: 'accepted',
    order: { value: '4230.00', currency: 'USD', order },
  })
  expect(await talk.staff('desk_numbers($1)', 'UTC')).toMatchObject({ quoted: [], won: 1 })
  expect(await talk.staff('withdraw_quote($1, 1)', name)).toEqual({ state: 'accepted' })
  const day = new Date().toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  for (const search of ['PO-7788-X', '7788', `Quote 1 of ${day}`, `Quote 1 of ${name}`, 'Priya Raman'])
    expect([search, await talk.listed({ view: 'all', search })]).toMatchObject([search, [{ accepted: true }]])
  expect(await talk.listed({ view: 'all', search: 'Quote 2' })).toEqual([])
})

test('one that was replaced, withdrawn or has expired is refused, with its state', async () => {
  const { link, name } = await talk.quoted(
    {},
    { currency: 'JPY', extras: [], lines: [{ ...quote().lines[0], prices: ['1', '2', '3'] }] },
  )
  expect(await talk.states(link)).toEqual(['replaced', 'open'])
  expect(await talk.accept(link)).toEqual({ state: 'replaced' })
  expect(await talk.ticket(name)).toMatchObject({ value: '1000', currency: 'JPY' })
  expect(await talk.staff('withdraw_quote($1, 2)', name)).toEqual({ state: 'withdrawn' })
  expect(await talk.staff('withdraw_quote($1, 2)', name)).toEqual({ state: 'withdrawn' })
  expect(await talk.accept(link, { number: 2, total: '1000' })).toEqual({ state: 'withdrawn' })
  const ticket = await talk.ticket(name)
  expect(ticket).toMatchObject({ value: null, currency: null })
  expect(
    (ticket.history as { change: string }[]).filter(({ change }) => change === 'withdrawn'),
  ).toHaveLength(1)
  await expect(talk.staff('withdraw_quote($1, 3)', name)).rejects.toThrow('PT404')
})

test('it is good to the end of its last day in the office’s zone, and not a second longer', async () => {
  // The clock goes forward on the second Sunday of March.
  const year = new Date().getUTCFullYear() + 1
  const sunday = 14 - new Date(Date.UTC(year, 2, 14)).getUTCDay()
  const { link } = await talk.quoted({
    until: new Date(Date.UTC(year, 2, sunday)).toISOString().slice(0, 10),
  })
  const ends = await talk.rows('select ends_at from private.quotes')
  expect(ends).toEqual([{ ends_at: new Date(Date.UTC(year, 2, sunday + 1, 4)).toISOString() }])
  await talk.rows(`update private.quotes set ends_at = now()`)
  expect(await talk.states(link)).toEqual(['expired'])
  expect(await talk.accept(link)).toEqual({ state: 'expired' })
  await talk.rows(`update private.quotes set ends_at = now() + interval '1 second'`)
  expect(await talk.accept(link)).toMatchObject({ state: 'accepted' })
  await talk.rows(`update private.quotes set ends_at = now() - interval '1 day'`)
  expect(await talk.states(link)).toEqual(['accepted'])
})

test('a quote after an order adds to it or takes its place', async () => {
  const { link, name } = await talk.quoted({})
  await talk.accept(link)
  const next = (relation: string, change = {}) =>
    talk.send(name, '', quote({ asked: 0, relation, ...change }), 99)
  expect(await next('first')).toEqual({ state: 'invalid', field: 'relation' })
  expect(await next('else')).toEqual({ state: 'invalid', field: 'relation' })
  expect(await next('addition', { currency: 'EUR' })).toEqual({ state: 'invalid', field: 'currency' })
  await next('addition')
  await talk.later()
  expect(await talk.read(link)).toMatchObject({ state: 'more', quotes: [{}, { relation: 'addition' }] })
  expect(await talk.ticket(name)).toMatchObject({ status: 'won', value: '4230.00', deal: 'more' })
  expect(await talk.accept(link, { number: 2, choice: 2, total: '7190.00' })).toMatchObject({
    state: 'accepted',
  })
  expect(await talk.states(link)).toEqual(['accepted', 'accepted'])
  expect(await talk.ticket(name)).toMatchObject({ deal: 'ordered', value: '11420.00' })
  await next('change', { currency: 'EUR' })
  await talk.later()
  expect(await talk.ticket(name)).toMatchObject({ deal: 'more', value: '11420.00', currency: 'USD' })
  await talk.accept(link, { number: 3, choice: 0, total: '2490.00' })
  expect(await talk.states(link)).toEqual(['replaced', 'replaced', 'accepted'])
  expect(await talk.ticket(name)).toMatchObject({ deal: 'ordered', value: '2490.00', currency: 'EUR' })
})

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

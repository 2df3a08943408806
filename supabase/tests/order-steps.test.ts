import { conversationsForTests, quote, zone } from './support/conversation.ts'
import { people } from './support/raw-database.ts'
import { orderSteps } from '../../lib/request/order-steps.ts'

// An order's steps from acceptance to delivery: by staff, to the visitor's page and mail.

const talk = conversationsForTests()
beforeEach(async () => {
  // A mail was tried once, so there is a mail service.
  const { id } = await talk.store({ email: 'first@x.com' })
  await talk.rows(
    `update private.outbox set attempts = 1, state = 'sent' where submission_id = $1 and recipient = 'sales'`,
    id,
  )
})

type Saved = { state: string; step: string | null; met: object | null; ticket: { order: object | null } }

/** One whose proof was approved by phone. */
async function openApproved() {
  const request = await talk.ordered()
  await talk.rows(`update private.tickets set order_step = 'approved' where submission_id = $1`, request.id)
  return request
}
const set = (id: string, changes: object, shown: object = {}) =>
  talk.staff(
    'update_ticket($1, $2, $3)',
    id,
    JSON.stringify(changes),
    JSON.stringify(shown),
  ) as Promise<unknown> as Promise<Saved>
const mails = (id: string) =>
  talk.rows(
    `select state, next_attempt_at > now() + interval '8 seconds' as waits, (
       select value from private.ticket_history where id::text = about
     ) as step from private.outbox where submission_id = $1 and kind = 'step' order by created_at`,
    id,
  )

test('each step is on the page with its time, and a mail of it waits for ten seconds', async () => {
  const { id, link } = await talk.ordered()
  expect((await talk.read(link)).order).toEqual({ step: null, times: {}, parcels: [], moves: [] })
  for (const step of orderSteps) {
    expect((await set(id, { step })).state).toBe('saved')
    expect(await mails(id)).toEqual([{ state: 'waiting', waits: true, step }])
  }
  const { order } = await talk.read(link)
  expect(order).toMatchObject({ step: 'delivered' })
  expect(Object.keys((order as { times: object }).times).toSorted()).toEqual([...orderSteps].toSorted())
})

test('the mail says which step it is, whatever came since', async () => {
  const { id } = await openApproved()
  await talk.rows(`update private.outbox set state = 'sent'`)
  await set(id, { step: 'shipped' })
  expect(await talk.rows('select public.claim_notification() as said')).toEqual([{ said: null }])
  await talk.rows(`update private.outbox set next_attempt_at = now() where kind = 'step'`)
  const [claim] = await talk.rows('select public.claim_notification() as said')
  expect(claim?.said).toMatchObject({ kind: 'step', step: 'shipped', recipient: 'visitor' })
})

test('an undo takes the step and its mail back; the step before keeps its first time', async () => {
  const { id, link } = await talk.ordered()
  await set(id, { step: 'proof' })
  const before = (await talk.read(link)).order
  await talk.rows(`update private.outbox set state = 'sent' where kind = 'step'`)
  const { step } = await set(id, { step: 'approved' })
  expect(step).toBe('proof')
  expect(await set(id, { step, undo: true }, { step: 'approved' })).toMatchObject({ state: 'saved' })
  expect(await mails(id)).toEqual([{ state: 'sent', waits: expect.any(Boolean), step: 'proof' }])
  expect((await talk.read(link)).order).toEqual(before)
})

test('a step back takes a note, and tells the visitor nothing by mail', async () => {
  const { id, link } = await openApproved()
  await set(id, { step: 'shipped' })
  await talk.rows(`update private.outbox set state = 'sent' where kind = 'step'`)
  expect(await set(id, { step: 'production' })).toMatchObject({ state: 'back', step: null })
  expect(await set(id, { step: 'production', note: 'The press stopped.' })).toMatchObject({ state: 'saved' })
  expect(await mails(id)).toMatchObject([{ state: 'sent', step: 'shipped' }])
  // Undoing the step back sends no mail either.
  await set(id, { step: 'shipped', undo: true })
  expect(await mails(id)).toHaveLength(1)
  await set(id, { step: 'production', note: 'The press stopped, indeed.' })
  expect((await talk.read(link)).order).toMatchObject({ step: 'production' })
})

test('a step set twice is set once, and a colleague’s step is a conflict', async () => {
  const { id } = await talk.ordered()
  await set(id, { step: 'proof' }, { step: '' })
  expect(await set(id, { step: 'proof' }, { step: '' })).toMatchObject({ state: 'unchanged' })
  const mine = await set(id, { step: 'production' }, { step: '' })
  expect(mine).toMatchObject({ state: 'conflict', met: { change: 'step', by: 'staff' } })
  expect(await mails(id)).toMatchObject([{ step: 'proof' }])
})

test('without an order there is no step, and a cancelled one is not shown', async () => {
  const unordered = await talk.store({ email: 'second@x.com' })
  expect(await set(unordered.id, { step: 'proof' })).toMatchObject({
    state: 'noOrder',
    ticket: { order: null },
  })
  const { id, link } = await talk.ordered()
  await set(id, { step: 'approved' })
  await set(id, { status: 'lost', ends: true })
  expect((await talk.read(link)).order).toBeNull()
  expect(await talk.listed({ view: 'produce' })).toEqual([])
})

test('parcels are kept as typed, without empty ones, at most twenty', async () => {
  const { id, link } = await openApproved()
  const parcel = { carrier: 'UPS', number: ' 1Z 999 ', link: 'javascript:alert(1)' }
  await set(id, { step: 'shipped', parcels: [{ carrier: ' ' }, parcel, ...Array(30).fill({ number: '7' })] })
  const { parcels } = (await talk.read(link)).order as { parcels: object[] }
  expect(parcels).toHaveLength(19)
  expect(parcels[0]).toEqual({ ...parcel, number: '1Z 999' })
  expect(await set(id, { parcels: 'UPS' })).toMatchObject({ state: 'unchanged' })
})

test('parcels that a colleague has written meanwhile are a conflict, and not overwritten', async () => {
  const { id, name } = await openApproved()
  const parcel = (carrier: string) => ({ carrier, number: '', link: '' })
  const ship = { step: 'shipped', parcels: [parcel('UPS')] }
  expect((await set(id, ship, { step: 'approved', parcels: [] })).state).toBe('saved')
  // Both ship it, so the step itself is no conflict.
  const late = await set(id, { step: 'shipped', parcels: [parcel('DHL')] }, { step: 'approved', parcels: [] })
  expect(late).toMatchObject({ state: 'conflict', met: { change: 'parcels' } })
  expect(await talk.ticket(name)).toMatchObject({ order: { parcels: ship.parcels } })
  const met = { parcels: ship.parcels.map(({ carrier }) => ({ link: '', number: '', carrier })) }
  expect((await set(id, { parcels: [...ship.parcels, parcel('DHL')] }, met)).state).toBe('saved')
})

test('a step whose mail has left is not undone in silence', async () => {
  const { id } = await openApproved()
  await set(id, { step: 'production' })
  await talk.rows(`update private.outbox set state = 'sent' where kind = 'step'`)
  expect((await set(id, { step: '', undo: true })).state).toBe('back')
  expect((await set(id, { step: '', note: 'The press stands.' })).state).toBe('saved')
})

test('managers read the days from acceptance to delivery, by the day of delivery', async () => {
  const manager = talk.asStaff({ ...people.manager })
  const hours = { zone, days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', closed: [] }
  const delivered = async () =>
    ((await manager('read_team($1, $2)', zone, JSON.stringify(hours))) as { delivered: object }).delivered
  expect(await delivered()).toEqual({ count: 0, median: null, ninety: null })
  for (const days of [2, 4, 9]) {
    const { id } = await openApproved()
    await talk.rows(
      `update private.quotes set accepted_at = now() - make_interval(days => $2) where submission_id = $1`,
      id,
      days,
    )
    await set(id, { step: 'delivered' })
  }
  expect(await delivered()).toEqual({ count: 3, median: 4, ninety: 9 })
})

test('each order is in the view of what comes next, which counts it', async () => {
  const { id, name } = await talk.ordered()
  const held = async () => {
    const counts = ((await talk.staff('desk_numbers($1)', zone)) as { counts: Record<string, number> }).counts
    const views = ['proof', 'produce', 'ship']
    for (const view of views) expect(await talk.listed({ view, order: 'event' })).toHaveLength(counts[view]!)
    return views.filter((view) => counts[view])
  }
  expect(await held()).toEqual(['proof'])
  for (const [step, view] of [
    ['proof', 'proof'],
    ['approved', 'produce'],
    ['production', 'ship'],
    ['shipped', undefined],
  ]) {
    await set(id, { step })
    expect(await held()).toEqual(view ? [view] : [])
  }
  expect(await talk.listed({ search: name, view: 'all' })).toMatchObject([{ step: 'shipped' }])
})

test('a quote accepted after an order begins a new one; an addition joins it before it ships', async () => {
  const { id, name, link } = await talk.ordered()
  const step = async () => ((await talk.read(link)).order as { step: string | null } | null)?.step
  const more = async (number: number, relation: string) => {
    await talk.send(name, 'And this.', quote({ relation }), 0, { insist: true })
    await talk.later()
    await talk.accept(link, { number })
  }
  await set(id, { step: 'production', note: 'Approved by phone.' })
  await more(2, 'addition')
  expect(await step()).toBe('production')
  await set(id, { step: 'delivered', parcels: [{ number: '7' }] })
  await more(3, 'addition')
  expect((await talk.read(link)).order).toEqual({ step: null, times: {}, parcels: [], moves: [] })
  await set(id, { step: 'shipped', parcels: [{ number: '8' }], note: 'Sent.' })
  await more(4, 'addition')
  expect((await talk.read(link)).order).toMatchObject({ step: null, parcels: [{ number: '8' }] })
  await set(id, { step: 'approved' })
  await more(5, 'change')
  expect(await step()).toBeNull()
  await set(id, { step: 'production', note: 'Approved by phone.' })
  const lost = await set(id, { status: 'lost', ends: true })
  expect(await step()).toBeUndefined()
  await set(id, { status: 'won', undo: true }, { status: 'lost' })
  expect([lost.state, await step()]).toEqual(['saved', 'production'])
  await set(id, { status: 'lost', ends: true })
  await set(id, { status: 'won' })
  expect(await step()).toBeNull()
})

test('a step’s mail that waited too long says nothing of an order that has ended or gone on', async () => {
  const claimed = async (id: string) => {
    await talk.rows(`update private.outbox set next_attempt_at = now() where submission_id = $1`, id)
    const claims = await talk
      .staff('send_due_answers()')
      .then(() => talk.rows('select public.claim_notification() as said'))
    return claims[0]?.said
  }
  for (const change of [
    { status: 'lost', ends: true },
    { step: '', note: 'Wrong order.' },
  ]) {
    const { id } = await openApproved()
    await talk.rows(`update private.outbox set state = 'sent'`)
    await set(id, { step: 'shipped' })
    await set(id, change)
    expect(await claimed(id)).toBeNull()
  }
})

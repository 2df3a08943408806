import { addDays } from '../../lib/leads/deadline/day.ts'
import { answerFiles } from './support/answer-files.ts'
import { conversationsForTests, quote, zone } from './support/conversation.ts'

// Mails that come by themselves: reminders of what waits for the visitor, and of deliveries that staff promise for another day.
// The office works every day, from midnight on.

const talk = conversationsForTests()
beforeEach(async () => {
  // A mail was tried once, so there is a mail service.
  await talk.store({ email: 'first@x.com' })
  await talk.rows(`update private.outbox set attempts = 1, state = 'sent'`)
})
const { call, asKey, attach } = answerFiles(() => talk)

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format()
const everyDay = { zone, days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', closed: '' }
const remind = (office: object = everyDay) => call('enqueue_reminders($1)', JSON.stringify(office))
const queued = () =>
  talk.rows(
    `select kind, about, day::text, state from private.outbox where day is not null order by created_at`,
  )
/** Sends all mails but reminders, and returns the next mail. */
async function next() {
  await talk.rows(`update private.outbox set state = 'sent' where state = 'waiting' and day is null`)
  return call('claim_notification()')
}
/** Makes all messages days older. */
const daysAgo = (days: number) =>
  talk.rows(`update private.messages set at = at - make_interval(days => $1)`, days)

async function openQuote(days: number) {
  const request = await talk.store()
  await talk.send(request.name, 'Here it is.', quote({ until: addDays(today, days) }), 0, { insist: true })
  await talk.later()
  await daysAgo(8)
  return request
}
async function openProof(days: number, more: object = {}) {
  const request = await talk.store()
  await prove(request.name, 'a.pdf', { by: addDays(today, days), ...more })
  await daysAgo(8)
  return request
}
async function prove(name: string, file: string, more: object = {}) {
  const id = await attach(await asKey(name), file)
  await talk.staff('mark_proof($1, $2)', id, { for: 'Cards', changed: '', ...more })
  await talk.send(name, '', null, 0, { insist: true })
  await talk.later()
}

test('an open quote is reminded of once, two working days before its last', async () => {
  await openQuote(3)
  expect(await remind()).toBe(0)
  const closed = addDays(today, 1)
  for (const office of [{ closed, days: [] }, { closed: `${today} ${closed}` }, { closed, from: '24:00' }])
    expect(await remind({ ...everyDay, ...office })).toBe(0)
  expect(await remind({ ...everyDay, closed })).toBe(1)
  expect(await remind({ ...everyDay, closed })).toBe(0)
  const day = addDays(today, 3)
  expect(await queued()).toEqual([{ kind: 'ending', about: '1', day, state: 'waiting' }])
  expect(await next()).toMatchObject({ recipient: 'visitor', kind: 'ending', day, link: expect.any(String) })
})

test('a missed reminder comes late, and none after the last day or for what went out that late', async () => {
  await openQuote(0)
  expect(await remind()).toBe(1)
  await openQuote(2)
  await talk.rows(`update private.messages set at = now()`)
  expect(await remind()).toBe(0)
  await daysAgo(8)
  await talk.rows(`update private.quotes set ends_at = now() - interval '1 minute'`)
  expect([await remind(), await next()]).toEqual([0, null])
})

test('an unapproved proof is reminded of once, a working day before its last', async () => {
  await openProof(2)
  expect(await remind()).toBe(0)
  const closed = addDays(today, 1)
  expect([await remind({ ...everyDay, closed }), await remind({ ...everyDay, closed })]).toEqual([1, 0])
  expect(await next()).toMatchObject({ kind: 'unapproved', about: '1', day: addDays(today, 2) })
})

test('the last day that staff gave a proof counts, also where they gave none', async () => {
  await openProof(1, { by: addDays(today, 5) })
  await openProof(1, { by: null })
  expect(await remind()).toBe(0)
  await openProof(9, { by: addDays(today, 1) })
  expect(await remind()).toBe(1)
})

type Request = { id: string; link: string; name: string }
const answers: Record<string, (request: Request) => Promise<unknown>> = {
  'a note': ({ link }) => talk.write(link, 'A moment, please.'),
  'its approval': () => talk.rows(`update private.artwork set approved = '{}', approved_at = now()`),
  'a newer version': ({ name }) => prove(name, 'b.pdf'),
  'the end of the request': ({ id }) => talk.change(id, { status: 'lost', ends: true }),
}
test.each(Object.keys(answers))(
  'after %s there is no reminder of a proof, nor is a queued one sent',
  async (what) => {
    const before = await openProof(1)
    await answers[what]!(before)
    expect(await remind()).toBe(0)
    await talk.rows('delete from public."Form Sub" where id = $1', before.id)
    const after = await openProof(1)
    expect(await remind()).toBe(1)
    await answers[what]!(after)
    expect(await next()).toBeNull()
  },
)

test.each([
  ['made for eight days', '8 days 1 hour', 1],
  ['approved in another way since the proof went out', '1 day', 0],
])('of a proof on an order that is %s: %s ago, %i reminder', async (_what, ago, count) => {
  const { id } = await openProof(1)
  await talk.rows(
    `insert into private.ticket_history (submission_id, by_name, change, value, at) values ($1, 'Ada', 'step', 'production', now() - $2::interval)`,
    id,
    ago,
  )
  await talk.rows(
    `update private.tickets set status = 'won', order_step = 'production' where submission_id = $1`,
    id,
  )
  expect(await remind()).toBe(count)
})

test('after a note, an acceptance or its withdrawal there is no reminder of a quote', async () => {
  for (const answer of [
    ({ link }: Request) => talk.write(link, 'A moment, please.'),
    ({ link }: Request) => talk.accept(link),
    ({ name }: Request) => talk.staff('withdraw_quote($1, 1)', name),
  ]) {
    const request = await openQuote(1)
    await answer(request)
    expect(await remind()).toBe(0)
  }
})

/** Promises the delivery of an order for another day. */
const move = (request: { name: string }, promised: string, why: string, seen: string | null) =>
  talk.staff('move_delivery($1, $2, $3, $4)', request.name, promised, why, seen) as Promise<unknown>
const dayMails = (id: string) =>
  talk.rows(
    `select day::text, state from private.outbox where submission_id = $1 and kind = 'moved' order by created_at`,
    id,
  )

test('a moved delivery and its reason are on the page, and a correction replaces its mail', async () => {
  const request = await talk.ordered()
  const { id, link } = request
  expect(await move(request, '2031-03-05', ' The mugs need a second firing. ', null)).toBe('saved')
  expect(await move(request, '2031-03-05', 'The mugs need a second firing.', null)).toBe('unchanged')
  expect(await move(request, '2031-03-09', 'Late.', null)).toBe('moved')
  for (const day of ['2020-01-01', '9999-12-31'])
    expect(await move(request, day, 'Late.', '2031-03-05')).toBe('noDay')
  expect(await move(request, '2031-03-06', 'A second firing.', '2031-03-05')).toBe('saved')
  expect((await talk.read(link)).order).toMatchObject({
    moves: [{ day: '2031-03-06', why: 'A second firing.' }],
  })
  expect(await dayMails(id)).toEqual([{ day: '2031-03-06', state: 'waiting' }])
})

test('a day that was mailed stays among the moves, and the mail names the new one', async () => {
  const request = await talk.ordered()
  const { id, link } = request
  await move(request, '2031-03-05', 'Firing.', null)
  await talk.rows(`update private.outbox set state = 'sent' where kind <> 'moved'`)
  await talk.rows(`update private.outbox set next_attempt_at = now() where kind = 'moved'`)
  const [claim] = await talk.rows('select public.claim_notification() as said')
  expect(claim?.said).toMatchObject({ kind: 'moved', day: '2031-03-05', recipient: 'visitor' })
  await talk.rows(
    `update private.ticket_history set at = at - interval '1 minute' where submission_id = $1`,
    id,
  )
  await move(request, '2031-03-08', 'The truck broke.', '2031-03-05')
  const { moves } = (await talk.read(link)).order as { moves: { day: string }[] }
  expect(moves.map(({ day }) => day)).toEqual(['2031-03-05', '2031-03-08'])
})

test('the day of a cancelled or delivered order is not moved, and nobody is mailed', async () => {
  const request = await talk.ordered()
  await move(request, '2031-03-05', '', null)
  await talk.change(request.id, { status: 'lost', ends: true })
  expect(await move(request, '2031-03-07', '', '2031-03-05')).toBe('noOrder')
  await talk.rows(`update private.outbox set state = 'sent' where kind <> 'moved'`)
  await talk.rows(`update private.outbox set next_attempt_at = now() where kind = 'moved'`)
  expect(await talk.rows('select public.claim_notification() as said')).toEqual([{ said: null }])
})

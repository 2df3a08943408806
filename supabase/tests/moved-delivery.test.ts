import { conversationsForTests } from './support/conversation.ts'

// Deliveries that staff promise for another day: on the visitor's page, and in a mail.

const talk = conversationsForTests()
beforeEach(async () => {
  await talk.store({ email: 'first@x.com' })
  await talk.withMailService()
})

async function openOrder() {
  const request = await talk.quoted({})
  await talk.accept(request.link)
  return request
}
const move = (request: { name: string }, promised: string, why: string, seen: string | null) =>
  talk.staff('move_delivery($1, $2, $3, $4)', request.name, promised, why, seen) as Promise<unknown>
const dayMails = (id: string) =>
  talk.rows(
    `select day::text, state from private.outbox where submission_id = $1 and kind = 'moved' order by created_at`,
    id,
  )

test('a moved delivery and its reason are on the page, and a correction replaces its mail', async () => {
  const request = await openOrder()
  const { id, link } = request
  expect(await move(request, '2031-03-05', ' The mugs need a second firing. ', null)).toBe('saved')
  expect(await move(request, '2031-03-05', 'The mugs need a second firing.', null)).toBe('unchanged')
  expect(await move(request, '2031-03-09', 'Late.', null)).toBe('moved')
  expect(await move(request, '2031-03-06', 'A second firing.', '2031-03-05')).toBe('saved')
  expect((await talk.read(link)).order).toMatchObject({
    moves: [{ day: '2031-03-06', why: 'A second firing.' }],
  })
  expect(await dayMails(id)).toEqual([{ day: '2031-03-06', state: 'waiting' }])
})

test('a day that was mailed stays among the moves, and the mail names the new one', async () => {
  const request = await openOrder()
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
  const request = await openOrder()
  await move(request, '2031-03-05', '', null)
  await talk.change(request.id, { status: 'lost', ends: true })
  expect(await move(request, '2031-03-07', '', '2031-03-05')).toBe('noOrder')
  await talk.rows(`update private.outbox set state = 'sent' where kind <> 'moved'`)
  await talk.rows(`update private.outbox set next_attempt_at = now() where kind = 'moved'`)
  expect(await talk.rows('select public.claim_notification() as said')).toEqual([{ said: null }])
})

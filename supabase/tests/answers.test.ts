import { conversationsForTests, quote, zone } from './support/conversation.ts'
import { reference } from '../../lib/leads/reference.ts'
import { people } from './support/raw-database.ts'

const talk = conversationsForTests()

test('an answer is held for ten seconds: until then nobody sees it and nothing has changed', async () => {
  const { link, name } = await talk.store()
  await talk.withMailService()
  await talk.write(link, 'Hello?')
  const key = crypto.randomUUID()
  const sent = await talk.send(name, 'Good morning.', null, 1, { key })
  expect(sent).toMatchObject({ state: 'going' })
  expect(await talk.send(name, 'Good morning.', null, 1, { key })).toEqual(sent)
  expect(await talk.staff('send_due_answers()')).toBe(0)
  expect((await talk.read(link)).messages).toHaveLength(1)
  expect(await talk.ticket(name)).toMatchObject({ status: 'new', owner: null, answered_at: null, owed: true })
  const [row] = (await talk.staff('list_tickets($1)', { view: 'all', zone: 'UTC' })) as unknown as object[]
  expect(row).toMatchObject({ going: true, replied: true })
  expect(await talk.mails()).toEqual(['sales request waiting', 'sales reply waiting'])

  expect(await talk.later()).toBe(1)
  expect(await talk.send(name, 'Good morning.', null, 1, { key })).toMatchObject({ state: 'sent' })
  expect(await talk.staff('send_due_answers()')).toBe(0)
  const page = await talk.read(link)
  expect(page).toMatchObject({ state: 'answered', answerer: 'staff' })
  expect(page.messages.map(({ by, body }) => [by, body])).toEqual([
    [null, 'Hello?'],
    ['staff', 'Good morning.'],
  ])
  const ticket = await talk.ticket(name)
  expect(ticket).toMatchObject({
    status: 'contacted',
    owner: people.staff.sub,
    replied_due: null,
    owed: false,
  })
  expect((ticket.history as { change: string }[]).map(({ change }) => change)).toEqual([
    'reply',
    'answer',
    'status',
    'owner',
  ])
  expect(await talk.mails()).toEqual([
    'sales request waiting',
    'sales reply waiting',
    'visitor answer waiting',
  ])
})

test('a message within the ten seconds makes an answer a draft again', async () => {
  const { link, name } = await talk.store()
  const { id } = await talk.send(name, 'Good morning.')
  await talk.write(link, 'STOP: 50 only')
  await talk.out()
  expect((await talk.read(link)).messages.map(({ by }) => by)).toEqual([null])
  expect(await talk.ticket(name)).toMatchObject({
    status: 'new',
    replied_due: expect.any(String),
    draft: { body: 'Good morning.', shown: [], held: expect.any(String) },
  })
  expect((await talk.listed())[0]).toMatchObject({ draft: 'held' })
  // A client that lost the answer hears where it is.
  expect(await talk.staff('take_back_answer($1)', id)).toEqual({ state: 'back' })
  expect(await talk.send(name, 'Fifty, then.')).toEqual({ state: 'conflict' })
  await talk.send(name, 'Fifty, then.', null, 1)
  await talk.out()
  expect(await talk.ticket(name)).toMatchObject({ draft: null, replied_due: null, status: 'contacted' })
})

test('a deal that is lost while a quote is going out holds it back', async () => {
  const { id, link, name } = await talk.store()
  await talk.send(name, 'Here it is.', quote())
  await talk.change(id, { status: 'lost' })
  await talk.out()
  expect((await talk.read(link)).messages).toEqual([])
  expect(await talk.ticket(name)).toMatchObject({
    status: 'lost',
    quotes: [],
    draft: { body: 'Here it is.', held: expect.any(String) },
    events: [{ kind: 'lost', by: 'staff' }],
  })
  // A colleague who has seen it may still write.
  await talk.send(name, 'Here it is.', quote(), 1)
  await talk.out()
  expect(await talk.ticket(name)).toMatchObject({ status: 'quoted', quotes: [{ number: 1, state: 'open' }] })
})

test('changes meanwhile are asked about, and the first of two answers leaves', async () => {
  const { link, name } = await talk.store()
  await talk.send(name, '', quote())
  await talk.later()
  // A change is being sent while the first quote is accepted.
  await talk.send(name, '', quote(), 1)
  await talk.accept(link)
  await talk.out()
  const { quotes, draft } = await talk.ticket(name)
  expect(quotes).toMatchObject([{ number: 1, state: 'accepted' }])
  expect(draft).toMatchObject({ held: expect.any(String), quote: { columns: [250, 500, 1000] } })
  const events = (await talk.ticket(name)).events as object[]
  expect(events).toMatchObject([{ kind: 'message' }, { id: 'accepted:1', by: null, number: 1 }])
  const addition = quote({ relation: 'addition' })
  expect(await talk.send(name, '', addition, 1)).toEqual({ state: 'conflict' })
  await talk.send(name, '', addition, 2)
  await talk.later()
  await talk.staff('withdraw_quote($1, 2)', name)
  expect(await talk.send(name, 'x', null, 3)).toEqual({ state: 'conflict' })
  await talk.send(name, 'First.', null, 4)
  expect(await talk.send(name, 'Second.', null, 4)).toEqual({ state: 'conflict' })
  await talk.send(name, 'Second.', null, 5)
  await talk.later()
  expect((await talk.read(link)).messages.slice(-2)).toMatchObject([{ body: 'First.' }, { body: 'Second.' }])
})

test('a reminder set while the answer was going stays, and an older one ends', async () => {
  const { id, name } = await talk.store()
  const remind = (days: number) =>
    talk.change(id, { remind: new Date(Date.now() + days * 86_400_000).toISOString() })
  await remind(3)
  await talk.send(name, 'Good morning.')
  await remind(7)
  await talk.out()
  expect((await talk.ticket(name)).remind_at).not.toBeNull()
  await talk.send(name, 'And more.', null, 1)
  await talk.out()
  const { remind_at: ended, history } = await talk.ticket(name)
  expect(ended).toBeNull()
  expect(history).toEqual(
    expect.arrayContaining([expect.objectContaining({ change: 'reminder', value: '' })]),
  )
})

test('an answer is taken back within its ten seconds, and is the draft again', async () => {
  const { link, name } = await talk.store()
  const { id } = await talk.send(name, 'Too early.')
  await talk.staff('keep_draft($1, $2)', name, 'And another.')
  expect(await talk.staff('take_back_answer($1)', id)).toEqual({ state: 'back' })
  expect(await talk.ticket(name)).toMatchObject({
    messages: [],
    draft: { body: 'Too early.\n\nAnd another.', quote: null },
  })
  const again = await talk.send(name, 'Now.')
  await talk.later()
  expect(await talk.staff('take_back_answer($1)', again.id)).toEqual({ state: 'gone out' })
  // Its time is over, though nothing has sent it yet.
  const third = await talk.send(name, 'Late.', null, 1)
  await talk.rows(`update private.messages set out_at = now() where state = 'going'`)
  expect(await talk.staff('take_back_answer($1)', third.id)).toEqual({ state: 'gone out' })
  expect((await talk.read(link)).messages.map(({ body }) => body)).toEqual(['Now.', 'Late.'])
  // A colleague cannot undo it.
  const colleague = await talk.colleague()
  const theirs = await talk.send(name, 'Eve’s.', null, 2, { by: colleague })
  expect(await talk.staff('take_back_answer($1)', theirs.id)).toEqual({ state: 'gone out' })
})

test('colleagues are told for half a minute who has a ticket open', async () => {
  const { name } = await talk.store()
  const colleague = await talk.colleague()
  const news = (by: typeof colleague, reference = name, view = 'all') =>
    by('poll_desk($1, $2, $3, $4)', { view, zone }, new Date(0).toISOString(), '', reference)
  expect(await news(colleague)).toMatchObject({ fresh: 1, written: [], rows: [], ticket: { reading: [] } })
  const { link, id } = await talk.store({ email: 'b@x.com' })
  await talk.write(link, 'Hello?')
  expect(await news(colleague)).toMatchObject({ written: [id] })
  await talk.change(id, { owner: 'me' })
  expect(await news(colleague, name, 'mine')).toMatchObject({ written: [] })
  for (const view of ['all', 'mine'])
    expect(await news(talk.staff, name, view)).toMatchObject({ written: [id] })
  await talk.staff('mark_read($1)', reference(id))
  expect(await news(talk.staff)).toMatchObject({ written: [] })
  await news(colleague)
  const { numbers, ticket } = await news(talk.staff)
  expect(numbers).toEqual(await talk.staff('desk_numbers($1)', zone))
  expect(ticket).toMatchObject({ reading: ['Eve'] })
  const later = (seconds: number) =>
    talk.rows(`update private.readers set at = at - make_interval(secs => $1)`, seconds)
  await later(31)
  expect(await talk.ticket(name)).toMatchObject({ reading: [] })
  await colleague('mark_read($1)', name)
  expect(await talk.ticket(name)).toMatchObject({ reading: ['Eve'] })
  await colleague('keep_draft($1, $2)', name, 'Eve writes')
  expect(await talk.ticket(name)).toMatchObject({ reading: [], writing: ['Eve'] })
  await later(61)
  await news(talk.staff, '')
  expect(await talk.rows('select from private.readers')).toEqual([])
})

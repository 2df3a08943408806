import { openConversations, type Conversations, zone, quote } from './support/conversation.ts'
import { reference } from '../../lib/leads/reference.ts'
import { people } from './support/raw-database.ts'

let talk: Conversations
beforeAll(async () => {
  talk = await openConversations()
})
beforeEach(() => talk.rows('truncate public."Form Sub", private.rate_limits cascade'))
afterAll(() => talk.database.stop())

const eve = {
  sub: '99999999-0000-4000-8000-111111111111',
  session_id: '99999999-0000-4000-8000-222222222222',
}
async function asColleague() {
  await talk.rows('insert into auth.users (id, email) values ($1, $2)', eve.sub, 'eve@x.com')
  await talk.rows('insert into auth.sessions (id, user_id) values ($1, $2)', eve.session_id, eve.sub)
  await talk.rows('select public.add_staff($1, $2)', 'eve@x.com', 'Eve')
  return talk.asStaff(eve)
}
afterEach(() => talk.rows('delete from auth.users where id = $1', eve.sub))
const mails = async () =>
  (await talk.rows('select recipient, kind, state from private.outbox order by created_at, recipient')).map(
    ({ recipient, kind, state }) => `${String(recipient)} ${String(kind)} ${String(state)}`,
  )
/** As if the mail service had been called at least once. */
const withMailService = () => talk.rows('update private.outbox set attempts = 1')

test('a visitor’s message is stored once for each key, and the request is owed an answer again', async () => {
  const { link, name } = await talk.store()
  await talk.staff('update_ticket(private.request_by_reference($1), $2)', name, '{"status": "contacted"}')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await talk.staff(
    'update_ticket(private.request_by_reference($1), $2)',
    name,
    JSON.stringify({ remind: tomorrow }),
  )
  const key = crypto.randomUUID()
  const due = new Date(Date.now() + 3_600_000).toISOString()
  const first = await talk.write(link, 'Can it be green?', key, { due })
  expect(await talk.write(link, 'Can it be green?', key, { due })).toEqual(first)
  expect((await talk.read(link)).messages).toEqual([
    { ...first, by: null, body: 'Can it be green?', quote: null, files: [], stranger: false },
  ])
  const ticket = await talk.ticket(name)
  expect(ticket).toMatchObject({ owed: true, status: 'contacted' })
  expect((ticket.history as object[]).at(-1)).toMatchObject({ change: 'reply', by: '', value: '' })
  expect(new Date(String(ticket.due_at)).toISOString()).toBe(due)
  const [row] = await talk.listed()
  expect(row).toMatchObject({ replied: true, status: 'contacted' })
  expect(new Date(String(row?.due)).toISOString()).toBe(due)
  expect(await mails()).toEqual(['sales request waiting', 'sales reply waiting'])
  // The reminder stays, and counts again once no answer is needed.
  expect(await talk.listed({ view: 'waiting' })).toEqual([])
  await talk.staff('update_ticket(private.request_by_reference($1), $2)', name, '{"replied": ""}')
  const [waits] = await talk.listed({ view: 'waiting' })
  expect(new Date(String(waits?.due)).toISOString()).toBe(tomorrow)
})

test('a promise that nobody would give is not believed', async () => {
  const { link, name } = await talk.store()
  for (const due of ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z', null]) {
    await talk.write(link, 'x', crypto.randomUUID(), { due })
    const { replied_due: until } = await talk.ticket(name)
    expect(Math.round((Date.parse(String(until)) - Date.now()) / 60_000)).toBe(24 * 60)
  }
  const change = (changes: object) =>
    talk.staff(
      'update_tickets(jsonb_build_array(jsonb_build_object($2::text, private.request_by_reference($1), $3::text, $4::jsonb)))',
      name,
      'id',
      'changes',
      JSON.stringify(changes),
    ) as unknown as Promise<{ replied: string }[]>
  const [cleared] = await change({ status: 'contacted' })
  expect(await talk.ticket(name)).toMatchObject({ replied_due: null, owed: false })
  // Undoing brings back the reply that is owed.
  await change({ status: 'new', replied: cleared?.replied })
  expect(await talk.ticket(name)).toMatchObject({ replied_due: cleared?.replied, owed: true })
  await change({ replied: '' })
  expect(await talk.ticket(name)).toMatchObject({ replied_due: null, status: 'new' })
})

test('one mail tells of the notes that nobody has opened, none of those in a rush', async () => {
  const { link, name } = await talk.store()
  const replies = async () => (await mails()).filter((mail) => mail.includes('reply')).length
  for (let note = 0; note < 50; note += 1) await talk.write(link, 'x', undefined, {}, 99)
  await expect(talk.write(link, 'x', undefined, {}, 99)).rejects.toThrow('PT429')
  expect(await replies()).toBe(1)
  await talk.staff('mark_read($1)', name)
  await talk.send(name, 'We are on it.', null, 50)
  await talk.later()
  await talk.write(link, 'Thank you', undefined, {}, 99)
  expect(await replies()).toBe(2)
  expect((await talk.read(link)).messages).toHaveLength(52)
  const other = await talk.store({ email: 'x@x.com' })
  await talk.rows(`update private.rate_limits set stored = 601 where kind = 'caller'`)
  await talk.write(other.link, 'x', undefined, {}, 99)
  expect(await replies()).toBe(2)
  await talk.rows(
    `insert into private.messages (submission_id, body) select $1, 'x' from generate_series(1, 60)`,
    (await talk.rows('select submission_id from private.messages limit 1'))[0]?.submission_id,
  )
  expect((await talk.read(link)).messages).toHaveLength(100)
  const { messages, older } = await talk.ticket(name)
  expect([(messages as object[]).length, older]).toEqual([100, 12])
})

test('another’s link, one that was ended and one that has expired reach nothing', async () => {
  const one = await talk.store()
  const other = await talk.store({ email: 'b@x.com' })
  await talk.write(one.link, 'Mine.')
  expect((await talk.read(other.link)).messages).toEqual([])
  await talk.rows('select public.end_links($1)', one.link)
  await talk.rows(`update private.links set expires_at = now() where hash = $1`, other.link)
  for (const link of [one.link, other.link, 'ab'.repeat(32)]) {
    expect(await talk.read(link)).toEqual([])
    expect(await talk.write(link, 'x')).toEqual([])
    expect(await talk.accept(link)).toEqual([])
    for (const call of ['see_request', 'end_links'])
      expect(await talk.rows(`select public.${call}($1) as said`, link)).toEqual([{ said: false }])
  }
  expect(await talk.rows('select body from private.messages')).toEqual([{ body: 'Mine.' }])
  // Files use the same link.
  const begin = `select public.begin_artwork($1, '{}', 'v') as said`
  expect(await talk.rows(begin, one.link)).toEqual([{ said: { refused: 'unknown' } }])
})

test('a request that repeats another has a page of its own', async () => {
  const first = await talk.store()
  const again = await talk.store()
  expect(await talk.read(first.link)).toMatchObject({ first: null })
  expect(await talk.read(again.link)).toMatchObject({ first: { reference: first.name } })
  await talk.send(first.name, 'Only for the first one.')
  await talk.later()
  expect((await talk.read(again.link)).messages).toEqual([])
  await talk.write(again.link, 'And me?')
  expect(await talk.read(again.link)).toMatchObject({ first: null })
  expect(await talk.ticket(again.name)).toMatchObject({ owed: true })
  const { history } = await talk.ticket(first.name)
  expect((history as object[]).at(-1)).toMatchObject({ change: 'reply', by: '', value: again.name })
  const [{ repeat_of: still } = {}] = await talk.rows(
    'select repeat_of from private.tickets where submission_id = $1',
    again.id,
  )
  expect(still).toBeNull()
})

test('an answer is held for ten seconds: until then nobody sees it and nothing has changed', async () => {
  const { link, name } = await talk.store()
  await withMailService()
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
  expect(await mails()).toEqual(['sales request waiting', 'sales reply waiting'])

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
  expect(await mails()).toEqual(['sales request waiting', 'sales reply waiting', 'visitor answer waiting'])
})

/** Ends their ten seconds. */
const out = async () => {
  await talk.rows(`update private.messages set out_at = now() where state = 'going'`)
  await talk.staff('send_due_answers()')
}

test('reading the page lets its answer out', async () => {
  const { link, name } = await talk.store()
  await talk.send(name, 'Good morning.')
  await out()
  expect((await talk.read(link)).messages.map(({ by }) => by)).toEqual(['staff'])
})

test('what comes in within the ten seconds makes an answer a draft again', async () => {
  const { link, name } = await talk.store()
  const { id } = await talk.send(name, 'Good morning.')
  await talk.write(link, 'STOP: 50 only')
  await out()
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
  await out()
  expect(await talk.ticket(name)).toMatchObject({ draft: null, replied_due: null, status: 'contacted' })
})

test('a deal that is lost while a quote is going out holds it back', async () => {
  const { link, name } = await talk.store()
  await talk.send(name, 'Here it is.', quote())
  await talk.staff('update_ticket(private.request_by_reference($1), $2)', name, '{"status": "lost"}')
  await out()
  expect((await talk.read(link)).messages).toEqual([])
  expect(await talk.ticket(name)).toMatchObject({
    status: 'lost',
    quotes: [],
    draft: { body: 'Here it is.', held: expect.any(String) },
    events: [{ kind: 'lost', by: 'staff' }],
  })
  // A colleague who has seen it may still write.
  await talk.send(name, 'Here it is.', quote(), 1)
  await out()
  expect(await talk.ticket(name)).toMatchObject({ status: 'quoted', quotes: [{ number: 1, state: 'open' }] })
})

test('what changed meanwhile is asked about, and of two answers the first leaves', async () => {
  const { link, name } = await talk.store()
  await talk.send(name, '', quote())
  await talk.later()
  // A change is being sent while the first quote is accepted.
  await talk.send(name, '', quote(), 1)
  await talk.accept(link)
  await out()
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
  const { name } = await talk.store()
  const remind = (days: number) =>
    talk.staff(
      'update_ticket(private.request_by_reference($1), $2)',
      name,
      JSON.stringify({ remind: new Date(Date.now() + days * 86_400_000).toISOString() }),
    )
  await remind(3)
  await talk.send(name, 'Good morning.')
  await remind(7)
  await out()
  expect((await talk.ticket(name)).remind_at).not.toBeNull()
  await talk.send(name, 'And more.', null, 1)
  await out()
  const { remind_at: ended, history } = await talk.ticket(name)
  expect(ended).toBeNull()
  expect(history).toEqual(
    expect.arrayContaining([expect.objectContaining({ change: 'reminder', value: '' })]),
  )
})

test('open quotes, one’s own and nobody’s, by their last day; own drafts', async () => {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
  const late = await talk.store({ firstName: 'Late' })
  const soon = await talk.store({ firstName: 'Soon', email: 'b@x.com' })
  const theirs = await talk.store({ firstName: 'Theirs', email: 'c@x.com' })
  const over = await talk.store({ firstName: 'Over', email: 'd@x.com' })
  const colleague = await asColleague()
  for (const { name } of [late, over]) await talk.send(name, '', quote())
  await talk.send(soon.name, '', quote({ until: days(2) }))
  await talk.send(theirs.name, '', quote(), 0, { by: colleague })
  await talk.later()
  await talk.accept(over.link)
  const names = async (view: string) =>
    (await talk.listed({ view, order: view === 'quotes' ? 'until' : 'due' })).map(
      ({ name }) => String(name).split(' ')[0],
    )
  expect(await names('quotes')).toEqual(['Soon', 'Late'])
  await talk.staff('update_ticket(private.request_by_reference($1), $2)', late.name, '{"owner": ""}')
  await talk.rows(
    `update private.quotes set ends_at = now() - interval '13 days' where submission_id = $1`,
    soon.id,
  )
  await talk.rows(
    `update private.quotes set ends_at = now() - interval '15 days' where submission_id = $1`,
    late.id,
  )
  expect(await talk.listed({ view: 'quotes', order: 'until' })).toMatchObject([
    { name: expect.stringContaining('Soon'), until: expect.any(String) },
  ])
  await talk.staff('keep_draft($1, $2)', theirs.name, 'Dear')
  expect(await names('drafts')).toEqual(['Theirs'])
  const counts = { quotes: 1, drafts: 1 }
  expect(await talk.staff('desk_numbers($1)', zone)).toMatchObject({ counts })
  expect(await colleague('desk_numbers($1)', zone)).toMatchObject({ counts: { quotes: 1, drafts: 0 } })
})

test('a draft has a version: of two tabs neither overwrites the other', async () => {
  const { name } = await talk.store()
  const keep = (body: string, base: unknown) =>
    talk.staff('keep_draft($1, $2, null, $3, $4)', name, body, base, '{a}')
  const { at } = await keep('Desk: begun.', null)
  const phone = await keep('Three paragraphs.', at)
  expect(await keep('Desk: begun. x', at)).toMatchObject({
    draft: { body: 'Three paragraphs.', shown: ['a'] },
  })
  // Repeating it changes nothing.
  expect(await keep('Three paragraphs.', at)).toMatchObject({ at: expect.any(String) })
  const { draft } = (await talk.ticket(name)) as { draft: { at: string } }
  expect(phone.at).not.toBe(at)
  await talk.send(name, 'Three paragraphs.')
  expect(await keep('Desk: begun. x', draft.at)).toEqual({ draft: null })
  expect(await keep('New.', null)).toMatchObject({ at: expect.any(String) })
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
  const colleague = await asColleague()
  const theirs = await talk.send(name, 'Eve’s.', null, 2, { by: colleague })
  expect(await talk.staff('take_back_answer($1)', theirs.id)).toEqual({ state: 'gone out' })
})

test('colleagues are told for half a minute who has a ticket open', async () => {
  const { name } = await talk.store()
  const colleague = await asColleague()
  const news = (by: typeof colleague, reference = name, view = 'all') =>
    by('poll_desk($1, $2, $3, $4)', { view, zone }, new Date(0).toISOString(), '', reference)
  expect(await news(colleague)).toMatchObject({ fresh: 1, written: [], rows: [], ticket: { reading: [] } })
  const { link, id } = await talk.store({ email: 'b@x.com' })
  await talk.write(link, 'Hello?')
  expect(await news(colleague)).toMatchObject({ written: [id] })
  await talk.staff('update_ticket($1, $2)', id, '{"owner": "me"}')
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

test('of two who answer at once the second is asked, and stores nothing yet', async () => {
  const { link, name } = await talk.store()
  const colleague = await asColleague()
  await colleague('keep_draft($1, $2)', name, 'Eve writes')
  expect(await talk.ticket(name)).toMatchObject({ writing: ['Eve'], draft: null })
  await talk.send(name, 'First.')
  expect(await talk.send(name, 'Second.', null, 0, { by: colleague })).toEqual({ state: 'conflict' })
  await talk.later()
  expect(await talk.send(name, 'Second.', null, 0, { by: colleague })).toEqual({ state: 'conflict' })
  await talk.write(link, 'Thank you.')
  expect(await talk.send(name, 'Second.', null, 1, { by: colleague })).toEqual({ state: 'conflict' })
  expect(await talk.send(name, 'Second.', null, 2, { by: colleague })).toMatchObject({ state: 'going' })
  expect(await talk.send(name, 'Third.', null, 0, { insist: true })).toMatchObject({ state: 'going' })
  expect((await colleague('read_ticket($1)', name)).draft).toBeNull()
})

test('what cannot be sent is refused by its field, and stays a draft', async () => {
  const { name } = await talk.store()
  await talk.staff('keep_draft($1, $2, $3)', name, 'Dear', '{"lines": []}')
  expect(await talk.send(name, ' \n')).toEqual({ state: 'invalid', field: 'body' })
  expect(await talk.send(name, 'x'.repeat(8_001))).toEqual({ state: 'invalid', field: 'body' })
  expect(await talk.send(name, 'x', { currency: 'USD' })).toEqual({ state: 'invalid', field: 'columns' })
  expect((await talk.ticket(name)).draft).toMatchObject({ body: 'Dear', quote: { lines: [] } })
  const { draft } = (await talk.ticket(name)) as { draft: { at: string } }
  await talk.staff('keep_draft($1, $2, null, $3)', name, ' ', draft.at)
  expect((await talk.ticket(name)).draft).toBeNull()
})

test('a colleague removed while writing leaves the draft to colleagues', async () => {
  const { link, name } = await talk.store()
  const colleague = await asColleague()
  await talk.send(name, 'From Eve.', null, 0, { by: colleague })
  const begun = JSON.stringify({ lines: [{ item: 'Cap', quantity: '12', prices: ['9'] }] })
  await colleague('keep_draft($1, $2, $3)', name, 'More from Eve', begun)
  const owned = await talk.store({ email: 'b@x.com' })
  await colleague('update_ticket(private.request_by_reference($1), $2)', owned.name, '{"owner": "me"}')
  expect(await talk.rows('select public.remove_staff($1) as said', 'eve@x.com')).toEqual([
    { said: `removed 1 ${name}` },
  ])
  expect((await talk.ticket(name)).history).toContainEqual(
    expect.objectContaining({ change: 'draft', by: 'Eve', value: 'More from Eve\nCap · 12 · ["9"]' }),
  )
  await expect(talk.send(name, 'Too late.', null, 1, { by: colleague })).rejects.toThrow('42501')
  expect(await talk.rows('select body from private.messages')).toEqual([{ body: 'From Eve.' }])
  expect(await talk.ticket(name)).toMatchObject({ writing: [], messages: [{ by: 'Eve', state: 'going' }] })
  await talk.later()
  expect((await talk.read(link)).messages.map(({ by }) => by)).toEqual(['Eve'])
  expect(await talk.ticket(name)).toMatchObject({ owner: null, status: 'contacted' })
})

test('who opened a request first is told, and stays; an answer is seen once', async () => {
  const { link, name } = await talk.store()
  expect(await talk.staff('mark_read($1)', name)).toBe(true)
  const colleague = await asColleague()
  expect(await colleague('mark_read($1)', name)).toBe(false)
  expect(await talk.read(link)).toMatchObject({ state: 'read', reader: 'staff' })
  await talk.send(name, 'Good morning.')
  await talk.rows('select public.see_request($1)', link)
  await talk.later()
  const seen = async () => ((await talk.ticket(name)).messages as { seen_at: string | null }[])[0]?.seen_at
  expect(await seen()).toBeNull()
  await talk.rows('select public.see_request($1)', link)
  const first = await seen()
  expect(first).not.toBeNull()
  await talk.rows('select public.see_request($1)', link)
  expect(await seen()).toBe(first)
})

test('a visitor gets ten mails a day at most, and none about what looks like a robot’s', async () => {
  const { name } = await talk.store()
  expect((await talk.ticket(name)).mailed).toBe(false)
  await talk.send(name, 'x')
  await talk.later()
  expect(await mails()).toEqual(['sales request waiting'])
  await withMailService()
  expect((await talk.ticket(name)).mailed).toBe(true)
  for (let time = 1; time <= 12; time += 1) {
    await talk.send(name, 'x', null, time)
    await talk.later()
  }
  expect((await mails()).filter((mail) => mail === 'visitor answer waiting')).toHaveLength(10)
  const robot = await talk.store({ email: 'robot@x.com' }, { spam: true })
  await talk.send(robot.name, 'x', null, 1)
  await talk.later()
  expect((await mails()).filter((mail) => mail === 'visitor answer waiting')).toHaveLength(10)
})

test('whoever writes or accepts by the link is no robot', async () => {
  const flag = 'update private.tickets set spam = true'
  const writer = await talk.store({}, { spam: true })
  const buyer = await talk.store({ email: 'x@x.com' })
  await talk.send(buyer.name, '', quote())
  await talk.later()
  await talk.rows(flag)
  await talk.rows(`update private.outbox set state = 'held'`)
  await talk.write(writer.link, 'I am no robot.')
  await talk.accept(buyer.link)
  for (const { name } of [writer, buyer]) {
    const { spam, history } = await talk.ticket(name)
    expect([spam, history]).toEqual([
      false,
      expect.arrayContaining([expect.objectContaining({ change: 'not spam', by: '' })]),
    ])
  }
  expect(await mails()).not.toContainEqual(expect.stringContaining('held'))
  // Flagged by a colleague, it is not purged automatically.
  await talk.rows(flag)
  await talk.rows(`update private.tickets set created_at = now() - interval '99 days'`)
  const ids = [writer.id, buyer.id]
  expect(await talk.rows('select public.purge_spam()')).toEqual([{ purge_spam: 0 }])
  expect(await talk.staff('delete_spam($1)', ids)).toBe(1)
})

test('each mail is claimed once, to the visitor with a link that opens the page', async () => {
  const { link, name } = await talk.store()
  await withMailService()
  await talk.rows(`update private.outbox set state = 'sent'`)
  await talk.write(link, 'Hello?')
  await talk.send(name, 'Good morning.', null, 1)
  await talk.rows(`update private.messages set out_at = now() where state = 'going'`)
  const claims = (
    await talk.rows('select public.claim_notification() as one from generate_series(1, 4)')
  ).map(({ one }) => one as Record<string, unknown> | null)
  expect(claims.map((one) => one && [one.recipient, one.kind])).toEqual([
    ['sales', 'reply'],
    ['visitor', 'answer'],
    null,
    null,
  ])
  expect(claims[0]).toMatchObject({ link: null, owner: people.staff.email })
  const token = String(claims[1]?.link)
  expect(token).toMatch(/^[\w-]{43}$/)
  const [opened] = await talk.rows('select public.read_request(private.token_hash($1)) as page', token)
  expect(opened?.page).toMatchObject({ reference: name })
  expect(JSON.stringify(await talk.rows('select * from private.links'))).not.toContain(token)
})

test('erasing and purging take the conversation, its quotes and links along', async () => {
  for (const [person, call] of [
    ['a@x.com', `public.erase_submissions('a@x.com', true)`],
    ['b@x.com', `public.purge_submissions(now() + interval '1 day', true, 1000, true)`],
  ] as const) {
    const { link, name } = await talk.store({ email: person })
    await talk.write(link, 'x')
    await talk.send(name, 'Here.', null, 1)
    await talk.later()
    await talk.staff('keep_draft($1, $2)', name, 'Dear')
    await talk.rows(`select ${call}`)
    for (const table of ['links', 'messages', 'quotes', 'tickets', 'ticket_history', 'outbox'])
      expect(await talk.rows(`select from private.${table}`)).toEqual([])
    await expect(talk.send(name, 'x')).rejects.toThrow('PT404')
  }
})

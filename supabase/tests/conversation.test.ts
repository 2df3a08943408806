import { conversationsForTests, quote } from './support/conversation.ts'

const talk = conversationsForTests()

test('a visitor’s message is stored once for each key, and the request is owed an answer again', async () => {
  const { id, link, name } = await talk.store()
  await talk.change(id, { status: 'contacted' })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await talk.change(id, { remind: tomorrow })
  const key = crypto.randomUUID()
  const due = new Date(Date.now() + 3_600_000).toISOString()
  const first = await talk.write(link, 'Can it be green?', key, { due })
  expect(await talk.write(link, 'Can it be green?', key, { due })).toEqual(first)
  expect((await talk.read(link)).messages).toEqual([
    { ...first, by: null, body: 'Can it be green?', quote: null, files: [], pins: null, stranger: false },
  ])
  const ticket = await talk.ticket(name)
  expect(ticket).toMatchObject({ owed: true, status: 'contacted' })
  expect((ticket.history as object[]).at(-1)).toMatchObject({ change: 'reply', by: '', value: '' })
  expect(new Date(String(ticket.due_at)).toISOString()).toBe(due)
  const [row] = await talk.listed()
  expect(row).toMatchObject({ replied: true, status: 'contacted' })
  expect(new Date(String(row?.due)).toISOString()).toBe(due)
  expect(await talk.mails()).toEqual(['sales request waiting', 'sales reply waiting'])
  // The reminder stays, and counts again once no answer is needed.
  expect(await talk.listed({ view: 'waiting' })).toEqual([])
  await talk.change(id, { replied: '' })
  const [waits] = await talk.listed({ view: 'waiting' })
  expect(new Date(String(waits?.due)).toISOString()).toBe(tomorrow)
})

test('an implausible promise is ignored', async () => {
  const { id, link, name } = await talk.store()
  for (const due of ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z', null]) {
    await talk.write(link, 'x', crypto.randomUUID(), { due })
    const { replied_due: until } = await talk.ticket(name)
    expect(Math.round((Date.parse(String(until)) - Date.now()) / 60_000)).toBe(24 * 60)
  }
  const change = (changes: object) =>
    talk.staff('update_tickets($1)', JSON.stringify([{ id, changes }])) as unknown as Promise<
      { replied: string }[]
    >
  const [cleared] = await change({ status: 'contacted' })
  expect(await talk.ticket(name)).toMatchObject({ replied_due: null, owed: false })
  // Undoing brings back the reply that is owed.
  await change({ status: 'new', replied: cleared?.replied })
  expect(await talk.ticket(name)).toMatchObject({ replied_due: cleared?.replied, owed: true })
  await change({ replied: '' })
  expect(await talk.ticket(name)).toMatchObject({ replied_due: null, status: 'new' })
})

test('another’s link, one that was ended and one that has expired reach nothing', async () => {
  const one = await talk.store()
  const other = await talk.store({ email: 'b@x.com' })
  await talk.write(one.link, 'Mine.')
  expect((await talk.read(other.link)).messages).toEqual([])
  const openMail = async () => {
    const [opened] = await talk.rows('select public.open_mail($1, $2) as said', one.id, 'bob@x.com')
    return (opened as { said: { token: string } }).said.token
  }
  const takeMail = (token: string, from?: string) =>
    talk.rows(
      'select public.take_mail(private.token_hash($1), $2, $3) as said',
      token,
      { key: '00000000-0000-8000-8000-000000000000', body: 'Late.', from },
      'ab'.repeat(32),
    )
  const coming = await openMail()
  await talk.rows('select public.end_links($1)', one.link)
  // A mail that is coming in stores itself, and what is stored keeps its sender.
  expect(await takeMail(coming)).toMatchObject([{ said: { id: expect.any(String) } }])
  await takeMail(await openMail(), 'eve@x.com')
  await talk.rows(`update private.links set expires_at = now() where hash = $1`, other.link)
  for (const link of [one.link, other.link, 'ab'.repeat(32)]) {
    expect(await talk.read(link)).toEqual([])
    expect(await talk.write(link, 'x')).toEqual([])
    expect(await talk.accept(link)).toEqual([])
    for (const call of ['mark_answers_seen', 'end_links'])
      expect(await talk.rows(`select public.${call}($1) as said`, link)).toEqual([{ said: false }])
  }
  expect(await talk.rows('select body, sender from private.messages order by at')).toEqual([
    { body: 'Mine.', sender: null },
    { body: 'Late.', sender: null },
  ])
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

test('the page names who opened a request first; an answer is marked seen once', async () => {
  const { link, name } = await talk.store()
  expect(await talk.staff('mark_read($1)', name)).toBe(true)
  const colleague = await talk.colleague()
  expect(await colleague('mark_read($1)', name)).toBe(false)
  expect(await talk.read(link)).toMatchObject({ state: 'read', reader: 'staff' })
  await talk.send(name, 'Good morning.')
  await talk.rows('select public.mark_answers_seen($1)', link)
  await talk.later()
  const seenAt = async () => ((await talk.ticket(name)).messages as { seen_at: string | null }[])[0]?.seen_at
  expect(await seenAt()).toBeNull()
  await talk.rows('select public.mark_answers_seen($1)', link)
  const first = await seenAt()
  expect(first).not.toBeNull()
  await talk.rows('select public.mark_answers_seen($1)', link)
  expect(await seenAt()).toBe(first)
})

test('a visitor who writes or accepts by the link is unflagged', async () => {
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
  expect(await talk.mails()).not.toContainEqual(expect.stringContaining('held'))
  // Flagged by a colleague, it is not purged automatically.
  await talk.rows(flag)
  await talk.rows(`update private.tickets set created_at = now() - interval '99 days'`)
  const ids = [writer.id, buyer.id]
  expect(await talk.rows('select public.purge_spam()')).toEqual([{ purge_spam: 0 }])
  expect(await talk.staff('delete_spam($1)', ids)).toBe(1)
})

test('erasing and purging delete everything about a request', async () => {
  // An open ticket's reader is forgotten after a minute.
  const tables = await talk.rows(
    `select table_name from information_schema.columns
     where table_schema = 'private' and column_name = 'submission_id' and table_name <> 'readers'`,
  )
  async function filled() {
    const found: string[] = []
    for (const { table_name: table } of tables)
      if ((await talk.rows(`select from private.${String(table)}`)).length > 0) found.push(String(table))
    return found
  }
  for (const [email, call] of [
    ['a@x.com', `public.erase_submissions('a@x.com', true)`],
    ['b@x.com', `public.purge_submissions(now() + interval '1 day', true, 1000, true)`],
  ] as const) {
    const { link, name } = await talk.store({ email }, { facts: { typed: 0 }, source: { page: '/' } })
    await talk.write(link, 'x')
    await talk.send(name, 'Here.', quote(), 1)
    await talk.later()
    await talk.staff('keep_draft($1, $2)', name, 'Dear')
    const parts = ['receipts', 'facts', 'sources', 'search_index', 'links', 'messages', 'quotes']
    parts.push('tickets', 'ticket_history', 'outbox')
    expect(await filled()).toEqual(expect.arrayContaining(parts))
    await talk.rows(`select ${call}`)
    expect(await filled()).toEqual([])
    await expect(talk.send(name, 'x')).rejects.toThrow('PT404')
  }
})

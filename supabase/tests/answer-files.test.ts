import { answerFiles } from './support/answer-files.ts'
import { conversationsForTests, visitor } from './support/conversation.ts'
import { sha256 } from './support/upload.ts'

// Files that staff send with an answer: who reaches them, and what the answer waits for.

const talk = conversationsForTests()

const { call, begin, asKey, take, finish, attach } = answerFiles(() => talk)
const draft = async (name: string) =>
  (await talk.ticket(name)).draft as null | { body: string; files: { name: string }[] }
const namesIn = (files: { name: string }[] = []) => files.map(({ name }) => name)

test('an answer goes out when its files are there, and is taken back until then', async () => {
  const { link, name } = await talk.store()
  await talk.withMailService()
  const key = await asKey(name)
  await attach(key, 'a.pdf')
  const { id } = await begin(key, 'b.pdf')
  const sent = await talk.send(name, 'Here they are.')
  await talk.later()
  expect(await talk.read(link)).toMatchObject({ state: 'received', messages: [] })
  expect((await talk.ticket(name)).messages).toMatchObject([
    {
      state: 'going',
      files: [
        { name: 'a.pdf', state: 'arrived', there: 9 },
        { name: 'b.pdf', state: 'begun', there: 0 },
      ],
    },
  ])
  expect(await talk.staff('take_back_answer($1)', sent.id)).toEqual({ state: 'back' })
  expect(await draft(name)).toMatchObject({
    body: 'Here they are.',
    files: [{ name: 'a.pdf' }, { name: 'b.pdf' }],
  })

  await talk.send(name, 'Here they are.')
  await talk.later()
  // A key that is made meanwhile is for the same answer.
  expect(await begin(await asKey(name), 'b.pdf')).toEqual({ id, state: 'begun', parts: [], new: false })
  // It was damaged: the answer waits for it all the same, until it is taken off.
  expect(await take(key, id, true)).toBe(false)
  await finish(key, id, 'b.pdf')
  const page = await talk.read(link)
  const files = [{ name: 'a.pdf', bytes: 9 }, { name: 'b.pdf' }]
  expect(page).toMatchObject({
    state: 'answered',
    messages: [{ body: 'Here they are.', files }],
    files: { announced: 0, files: [] },
  })
  // A sent answer keeps its files.
  expect(await begin(key, 'c.pdf')).toEqual({ refused: 'unknown' })
  expect(await take(key, id)).toBe(false)
  await talk.rows(`update private.outbox set state = 'sent' where kind = 'request'`)
  expect(await call('claim_notification()')).toMatchObject({ kind: 'answer', brings: 'files' })
})

test('a file alone is an answer, five are the most, and one that is taken off lets the rest out', async () => {
  const { link, name } = await talk.store()
  const key = await asKey(name)
  const ids = []
  for (const letter of 'abcd') ids.push(await attach(key, letter))
  ids.push((await begin(key, 'e')).id)
  expect(await begin(key, 'f')).toEqual({ refused: 'full' })
  // A visitor has five places of their own, and the same file is another one.
  for (const letter of 'abcde') await attach(link, letter)
  expect(await talk.send(name, '')).toMatchObject({ state: 'going' })
  await talk.later()
  expect((await talk.read(link)).messages).toEqual([])
  expect(await take(key, ids[4])).toBe(true)
  const [{ files } = { files: undefined }] = (await talk.read(link)).messages as {
    files?: { name: string }[]
  }[]
  expect(namesIn(files)).toEqual(['a', 'b', 'c', 'd'])
})

test('a link opens the files of answers to its request that are out, for as long as it lasts', async () => {
  const one = await talk.store()
  const other = await talk.store({ email: 'b@x.com' })
  const key = await asKey(one.name)
  const id = await attach(key, 'a.pdf')
  const open = (link: string) => call('open_answer_file($1, $2)', link, id)
  const opened = (token: unknown) => call('opened_artwork($1, $2)', sha256(String(token)), id)
  expect(await open(one.link)).toEqual([])
  await talk.send(one.name, 'x')
  expect(await open(one.link)).toEqual([])
  await talk.later()
  for (const wrong of [other.link, key, sha256('x')]) expect(await open(wrong)).toEqual([])
  // A visitor's own functions do not reach it, nor a key of staff the page.
  expect(await call('artwork_with_parts($1, $2)', one.link, id)).toEqual([])
  expect(await take(one.link, id)).toBe(false)
  expect([
    await call('open_link($1, $2)', one.link, visitor),
    await call('open_link($1, $2)', key, visitor),
  ]).toEqual(['visitor', []])
  const { key: token } = await open(one.link)
  expect(await opened(token)).toMatchObject({ name: 'a.pdf', bytes: 9 })
  for (let time = 0; time < 21; time += 1) await open(one.link)
  expect(await talk.rows('select from private.artwork_downloads')).toHaveLength(20)
  const { key: last } = await open(one.link)
  const later = await asKey(one.name)
  expect(await call('open_link($1, $2)', later, visitor)).toBe('staff')
  for (const act of ['read_request($1)', 'mark_answers_seen($1)', 'end_links($1)'])
    expect([act, await call(act, later)]).toEqual([act, act.startsWith('read') ? [] : false])
  await call('end_links($1)', one.link)
  expect(await opened(last)).toEqual([])
  // An upload goes on.
  expect(await begin(later, 'b.pdf')).toMatchObject({ new: true })
})

test('files from staff are counted apart from visitors’, by person and by day', async () => {
  const { link, name } = await talk.store()
  const key = await asKey(name)
  const more = [1, 20] as const
  const { id } = await begin(key, 'a', ...more)
  await finish(key, id, 'a')
  expect(await begin(key, 'b', ...more)).toEqual({ refused: 'visitor' })
  await attach(link, 'a')
  expect(await begin(link, 'b', ...more)).toEqual({ refused: 'visitor' })
  expect(await begin(key, 'c', 9, 17)).toEqual({ refused: 'day' })
  expect(await begin(key, 'c', 9, 18)).toMatchObject({ new: true })
  expect(await talk.rows('select by_staff, bytes::int from private.artwork_usage order by 1')).toEqual([
    { by_staff: false, bytes: 9 },
    { by_staff: true, bytes: 9 },
  ])
  expect(await talk.ticket(name)).toMatchObject({ artwork: { files: [{ name: 'a' }] } })
})

test('files alone keep a draft, and words typed meanwhile cause no conflict', async () => {
  const { name } = await talk.store()
  const key = await asKey(name)
  const id = await attach(key, 'a.pdf')
  const keep = (body: string) => talk.staff('keep_draft($1, $2)', name, body)
  expect(await keep('Hello')).toMatchObject({ at: expect.any(String) })
  expect(await talk.listed({ view: 'drafts' })).toHaveLength(1)
  await talk.rows(`update private.messages set body = ''`)
  expect(await keep('')).toMatchObject({ at: expect.any(String) })
  expect(await draft(name)).toMatchObject({ files: [{ name: 'a.pdf' }] })
  expect(await take(key, id)).toBe(true)
  expect(await draft(name)).toBeNull()
  // Its key has gone with it; another begins it again.
  expect(await begin(key, 'b.pdf')).toEqual({ refused: 'unknown' })
  await attach(await asKey(name), 'b.pdf')
  expect(namesIn((await draft(name))?.files)).toEqual(['b.pdf'])
})

test('files attached after an answer join it when it is undone, five at most', async () => {
  const { name } = await talk.store()
  const key = await asKey(name)
  for (const letter of 'abc') await attach(key, letter)
  const { id } = await talk.send(name, 'First.')
  const newer = await asKey(name)
  for (const letter of 'adef') await attach(newer, letter)
  await talk.staff('keep_draft($1, $2, null, (select max(at) from private.messages))', name, 'Second.')
  expect(await talk.staff('take_back_answer($1)', id)).toEqual({ state: 'back' })
  const one = await draft(name)
  expect([one?.body, namesIn(one?.files).sort().join('')]).toEqual(['First.\n\nSecond.', 'abcdef'])
  expect(await talk.send(name, 'x')).toEqual({ state: 'invalid', field: 'files' })
  // Both keys go on.
  expect([await begin(key, 'd'), await begin(newer, 'a')]).toMatchObject([{ new: false }, { new: false }])
})

test('a day later an unfinished file has left a draft, and holds the answer that waits for it', async () => {
  const { name } = await talk.store()
  const key = await asKey(name)
  const { id } = await begin(key, 'a.pdf')
  const sent = await talk.send(name, 'x')
  await talk.rows(`update private.artwork set expires_at = now() - interval '1 second'`)
  await call('delete_unfinished_uploads()')
  await talk.later()
  expect((await talk.ticket(name)).messages).toMatchObject([{ state: 'going', files: [{ id }] }])
  await talk.staff('take_back_answer($1)', sent.id)
  await call('delete_unfinished_uploads()')
  expect(await draft(name)).toMatchObject({ body: 'x', files: [] })
})

test('removing a colleague deletes the files of unsent answers; erasing deletes all', async () => {
  const requests = [await talk.store(), await talk.store(), await talk.store()]
  const [out, going, begun] = requests.map(({ name }) => name) as [string, string, string]
  const by = await talk.colleague()
  await attach(await asKey(out, by), 'a.pdf')
  await talk.send(out, 'Here.', null, 0, { by })
  const key = await asKey(going, by)
  await begin(key, 'b.pdf')
  await talk.send(going, 'Soon.', null, 0, { by })
  await attach(await asKey(begun, by), 'c.pdf')
  await talk.later()
  await call('remove_staff($1)', 'eve@x.com')
  await talk.later()
  expect(await talk.rows('select name from private.artwork')).toEqual([{ name: 'a.pdf' }])
  expect(await begin(key, 'b.pdf')).toEqual({ refused: 'unknown' })
  const { history, messages } = await talk.ticket(going)
  expect([(history as object[]).at(-1), messages]).toMatchObject([{ change: 'draft', value: 'Soon.' }, []])
  expect((await talk.ticket(out)).messages).toMatchObject([{ body: 'Here.', files: [{ name: 'a.pdf' }] }])
  await call('erase_submissions($1, true)', 'ada@example.com')
  expect(
    await talk.rows('select from private.artwork union all select from private.artwork_downloads'),
  ).toEqual([])
  expect(await talk.rows('select from private.artwork_deletions')).toHaveLength(2)
})

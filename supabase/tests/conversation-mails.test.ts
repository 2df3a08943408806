import { conversationsForTests } from './support/conversation.ts'
import { people } from './support/raw-database.ts'

const talk = conversationsForTests()

test('one mail tells of notes that nobody has opened, and none of notes in a rush', async () => {
  const { link, name } = await talk.store()
  const replies = async () => (await talk.mails()).filter((mail) => mail.includes('reply')).length
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

test('a visitor gets ten mails a day at most, and none about what looks like a robot’s', async () => {
  const { name } = await talk.store()
  expect((await talk.ticket(name)).mailed).toBe(false)
  await talk.send(name, 'x')
  await talk.later()
  expect(await talk.mails()).toEqual(['sales request waiting'])
  await talk.withMailService()
  expect((await talk.ticket(name)).mailed).toBe(true)
  for (let time = 1; time <= 12; time += 1) {
    await talk.send(name, 'x', null, time)
    await talk.later()
  }
  expect((await talk.mails()).filter((mail) => mail === 'visitor answer waiting')).toHaveLength(10)
  const robot = await talk.store({ email: 'robot@x.com' }, { spam: true })
  await talk.send(robot.name, 'x', null, 1)
  await talk.later()
  expect((await talk.mails()).filter((mail) => mail === 'visitor answer waiting')).toHaveLength(10)
})

test('each mail is claimed once, to the visitor with a link that opens the page', async () => {
  const { link, name } = await talk.store()
  await talk.withMailService()
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

test('a claim and an opened mail hand over the language of the request, null for English', async () => {
  const { id } = await talk.store({}, { facts: { typed: 0, language: 'es' } })
  const other = await talk.store({ email: 'x@x.com' })
  const languageOf = async (call: string, ...values: unknown[]) =>
    (await talk.rows(`select public.${call} ->> 'language' as said`, ...values))[0]?.said
  const opened = "open_mail($1, 'a@b.example')"
  expect([await languageOf('claim_notification()'), await languageOf(opened, id)]).toEqual(['es', 'es'])
  expect([await languageOf('claim_notification()'), await languageOf(opened, other.id)]).toEqual([null, null])
})

import { openConversations, type Conversations } from './support/conversation.ts'
import { asOwner } from './support/raw-database.ts'

// What a visitor and staff write to each other on a request's page.

let talk: Conversations
beforeAll(async () => {
  talk = await openConversations()
})
beforeEach(() => asOwner(talk.database, 'truncate public."Form Sub", private.rate_limits cascade'))
afterAll(() => talk.database.stop())

test('a visitor’s message is stored once for each key, and the request is owed an answer again', async () => {
  const { link, name } = await talk.store()
  await talk.staff('update_ticket(private.request_of($1), $2)', name, '{"status": "contacted"}')
  const key = crypto.randomUUID()
  const due = new Date(Date.now() + 3_600_000).toISOString()
  const first = await talk.write(link, 'Can it be green?', key, { due })
  expect(await talk.write(link, 'Can it be green?', key, { due })).toEqual(first)
  expect((await talk.read(link)).messages).toEqual([
    { ...first, by: null, body: 'Can it be green?', quote: null },
  ])
  const ticket = await talk.ticket(name)
  expect(ticket).toMatchObject({
    owed: true,
    status: 'contacted',
    history: [{}, { change: 'reply', by: '' }],
  })
  expect(new Date(String(ticket.due_at)).toISOString()).toBe(due)
})

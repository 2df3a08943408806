import { openMigratedDatabase, asOwner, type RawDatabase } from './support/raw-database.ts'
import { form } from './support/upload.ts'

// Who gets a mail: whoever types a stranger's address must not make a nuisance of us.

let database: RawDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
beforeEach(() => asOwner(database, 'truncate public."Form Sub", private.rate_limits cascade'))
afterAll(() => database.stop())

const ada = 'a1'.repeat(32)
type Options = {
  key?: string
  spam?: boolean
  mailbox?: string | null
  domain?: string
  callerLimit?: number
}

async function store({
  key = crypto.randomUUID(),
  spam = false,
  mailbox = ada,
  domain,
  callerLimit = 600,
}: Options): Promise<boolean> {
  const [row] = await asOwner(database, 'select public.store_submission($1) as stored', [
    {
      ...{ key, form: form(), spam, caller: 'c0'.repeat(32), caller_limit: callerLimit, mailbox },
      mail_domain: domain,
    },
  ])
  return (row?.stored as { confirmed: boolean }).confirmed
}
const mails = async () =>
  (await asOwner(database, 'select recipient, state from private.outbox order by recipient, state', [])).map(
    ({ recipient, state }) => `${String(recipient)} ${String(state)}`,
  )

test('a request that is confirmed owes two mails, once, however often it is sent', async () => {
  const key = '00000000-0000-4000-8000-000000000001'
  expect(await store({ key })).toBe(true)
  expect(await store({ key })).toBe(true)
  expect(await mails()).toEqual(['sales waiting', 'visitor waiting'])
  const claims = await asOwner(
    database,
    'select public.claim_notification() as c from generate_series(1, 3)',
    [],
  )
  const recipients = claims.map(({ c }) => (c as { recipient: string } | null)?.recipient)
  expect(recipients.sort()).toEqual(['sales', 'visitor', undefined])
})

test('without a mailbox, for what is flagged and for what is held there is none', async () => {
  expect(await store({ mailbox: null })).toBe(false)
  expect(await store({ spam: true })).toBe(false)
  expect(await store({ callerLimit: 1 })).toBe(false)
  expect(await mails()).toEqual(['sales crowded', 'sales held', 'sales waiting'])
})

test('a mailbox gets three a day, and others get theirs', async () => {
  const three = [await store({}), await store({}), await store({}), await store({})]
  expect(three).toEqual([true, true, true, false])
  expect(await store({ mailbox: 'b2'.repeat(32) })).toBe(true)
  await asOwner(
    database,
    `update private.rate_limits set hour = hour - interval '1 day' where kind = 'mailbox'`,
  )
  expect(await store({})).toBe(true)
})

test('all mailboxes of a company get twenty a day, and another company gets its own', async () => {
  const domain = 'd0'.repeat(32)
  const mailed: boolean[] = []
  for (let box = 0; box < 22; box += 1)
    mailed.push(await store({ mailbox: box.toString(16).padStart(64, 'b'), domain }))
  expect(mailed).toEqual([...Array<boolean>(20).fill(true), false, false])
  expect(await store({ mailbox: 'b2'.repeat(32), domain: 'd1'.repeat(32) })).toBe(true)
  expect(await store({ mailbox: 'b3'.repeat(32) })).toBe(true)
})

test('the state that staff see is that of the mail to sales', async () => {
  await store({})
  await asOwner(
    database,
    `update private.outbox set state = 'failed', attempts = 1 where recipient = 'visitor'`,
  )
  const tickets = await asOwner(
    database,
    'select private.whole_ticket(ticket) as whole from private.tickets as ticket',
    [],
  )
  expect(tickets.map(({ whole }) => (whole as { mail: string }).mail)).toEqual(['waiting'])
})

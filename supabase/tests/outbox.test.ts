import { databaseForTests } from './support/raw-database.ts'
import { form } from './support/upload.ts'

const database = databaseForTests()
beforeEach(() => database.query('truncate public."Form Sub", private.rate_limits cascade'))

describe('who sends a mail, and when it is given to somebody else', () => {
  beforeEach(() =>
    database.query('select public.store_submission($1)', { key: crypto.randomUUID(), form: form() }),
  )

  type Claim = { id: string; attempt: number; submission: { id: string; form_data: unknown } }
  async function claim(): Promise<Claim | null> {
    const [row] = await database.query('select public.claim_notification() as claim')
    return row?.claim as Claim | null
  }
  const finish = (id: string, attempt: number, trouble: string | null) =>
    database.query('select public.finish_notification($1, $2, $3)', id, attempt, trouble)
  const later = (time: string) =>
    database.query(`update private.outbox set next_attempt_at = next_attempt_at - interval '${time}'`)
  async function mail() {
    const [row] = await database.query(
      `select state, attempts, last_error, extract(epoch from next_attempt_at - now())::int as wait from private.outbox`,
    )
    return row
  }

  test('a mail is given to one sender, with all that it needs, and once sent to nobody', async () => {
    await database.query(`update private.tickets set promised_at = '2026-11-20T22:00:00-05:00'`)
    const first = await claim()
    expect(first).toMatchObject({
      attempt: 1,
      submission: { form_data: form() },
      promised: '2026-11-21T03:00:00+00:00',
      source: null,
    })
    expect(await claim()).toBeNull()
    await finish(first?.id ?? '', 1, null)
    await later('1 day')
    expect(await claim()).toBeNull()
    expect(await mail()).toMatchObject({ state: 'sent', attempts: 1, last_error: null })
  })

  test('a mail service that is set up later sends no old mail', async () => {
    await database.query(`update private.outbox set created_at = now() - interval '61 minutes'`)
    expect(await claim()).toBeNull()
    expect(await mail()).toBeUndefined()
    await database.query('select public.store_submission($1)', { key: crypto.randomUUID(), form: form() })
    const first = await claim()
    await finish(first?.id ?? '', 1, 'status_500')
    await database.query(`update private.outbox set created_at = now() - interval '2 days'`)
    await later('1 day')
    expect(await claim()).toMatchObject({ id: first?.id, attempt: 2 })
  })

  test('the mail of a killed sender goes to the next one after a minute', async () => {
    const killed = await claim()
    await later('61 seconds')
    const next = await claim()
    expect(next).toMatchObject({ id: killed?.id, attempt: 2 })
    await finish(killed?.id ?? '', 1, 'status_500')
    expect(await mail()).toMatchObject({ state: 'sending' })
    await finish(killed?.id ?? '', 1, null)
    expect(await mail()).toMatchObject({ state: 'sent' })
    await finish(next?.id ?? '', 2, 'status_500')
    expect(await mail()).toMatchObject({ state: 'sent' })
  })

  async function fail(attempts: number, trouble: string): Promise<number[]> {
    const waits: number[] = []
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const claimed = await claim()
      await finish(claimed?.id ?? '', attempt, trouble)
      waits.push(Number((await mail())?.wait))
      await later('121 minutes')
    }
    return waits
  }

  test('a failed mail waits twice as long each time, and outlasts a service that is down for days', async () => {
    const waits = await fail(99, 'status_500')
    expect(waits.slice(0, 12)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 7200])
    expect(waits.reduce((sum, wait) => sum + wait) / 86_400).toBeGreaterThan(7)
    expect(await mail()).toMatchObject({ state: 'waiting', attempts: 99, last_error: 'status_500' })
    await finish((await claim())?.id ?? '', 100, 'status_500')
    expect(await mail()).toMatchObject({ state: 'failed' })
    expect(await claim()).toBeNull()
  })

  test('a mail that the service refuses for itself is given up after 40 attempts', async () => {
    await fail(40, 'status_422')
    expect(await mail()).toMatchObject({ state: 'failed', attempts: 40, last_error: 'status_422' })
  })

  test('once a mail that had failed is delivered, those that waited for the service are due', async () => {
    const store = () =>
      database.query('select public.store_submission($1)', { key: crypto.randomUUID(), form: form() })
    await store()
    await store()
    const ids = [await claim(), await claim(), await claim()].map((one) => one?.id ?? '')
    for (const [place, trouble] of ['timeout', 'status_422', 'status_503'].entries())
      await finish(ids[place] ?? '', 1, trouble)
    await database.query(`update private.outbox set next_attempt_at = now() + interval '1 hour'`)
    await database.query('update private.outbox set next_attempt_at = now() where id = $1', ids[0])
    await finish((await claim())?.id ?? '', 2, null)
    expect((await claim())?.id).toBe(ids[2])
    expect(await claim()).toBeNull()
  })

  test('a held mail is given to nobody', async () => {
    await database.query(`update private.outbox set state = 'held'`)
    expect(await claim()).toBeNull()
  })

  test('no trouble can be noted that could carry what was typed', async () => {
    const claimed = await claim()
    const outcome = await database.run('postgres', 'select public.finish_notification($1, 1, $2)', [
      claimed?.id,
      'ada@example.com',
    ])
    expect(outcome).toEqual({ code: '23514' })
  })
})

// Typing a stranger's address must not make us send them mails.
describe('who gets a mail', () => {
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
    const [row] = await database.query('select public.store_submission($1) as stored', {
      key,
      form: form(),
      spam,
      caller: 'c0'.repeat(32),
      caller_limit: callerLimit,
      mailbox,
      mail_domain: domain,
    })
    return (row?.stored as { confirmed: boolean }).confirmed
  }
  const mails = async () =>
    (await database.query('select recipient, state from private.outbox order by recipient, state')).map(
      ({ recipient, state }) => `${String(recipient)} ${String(state)}`,
    )

  test('a request that is confirmed owes two mails, once, however often it is sent', async () => {
    const key = '00000000-0000-4000-8000-000000000001'
    expect(await store({ key })).toBe(true)
    expect(await store({ key })).toBe(true)
    expect(await mails()).toEqual(['sales waiting', 'visitor waiting'])
    const claims = await database.query('select public.claim_notification() as c from generate_series(1, 3)')
    const recipients = claims.map(({ c }) => (c as { recipient: string } | null)?.recipient)
    expect(recipients.sort()).toEqual(['sales', 'visitor', undefined])
  })

  test('there is none without a mailbox, for flagged requests or for held ones', async () => {
    expect(await store({ mailbox: null })).toBe(false)
    expect(await store({ spam: true })).toBe(false)
    expect(await store({ callerLimit: 1 })).toBe(false)
    expect(await mails()).toEqual(['sales crowded', 'sales waiting', 'sales waiting'])
  })

  test('sales are told of ten flagged requests an hour, as doubtful; the mails of more are held', async () => {
    for (let count = 0; count < 12; count += 1) await store({ spam: true })
    const all = await mails()
    expect([all.length, all.filter((mail) => mail === 'sales held').length]).toEqual([12, 2])
    expect(await database.query('select public.claim_notification() as c')).toMatchObject([
      { c: { recipient: 'sales', doubtful: true } },
    ])
  })

  test('a mailbox gets three a day, and others get theirs', async () => {
    const three = [await store({}), await store({}), await store({}), await store({})]
    expect(three).toEqual([true, true, true, false])
    expect(await store({ mailbox: 'b2'.repeat(32) })).toBe(true)
    await database.query(
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

  async function shown() {
    const sql = 'select private.ticket_json(ticket) as whole from private.tickets as ticket'
    return (await database.query(sql))[0]?.whole as { mail: string; delayed: string[] }
  }

  test('the state that staff see is that of the mail to sales', async () => {
    await store({})
    await database.query(
      `update private.outbox set state = 'failed', attempts = 1 where recipient = 'visitor'`,
    )
    expect((await shown()).mail).toBe('waiting')
  })

  test('staff see which mail to the visitor the mail service has not taken for an hour', async () => {
    await store({})
    await database.query(`update private.outbox set created_at = now() - interval '61 minutes'`)
    expect((await shown()).delayed.length).toBe(0)
    await database.query('update private.outbox set attempts = 1')
    expect((await shown()).delayed.length).toBe(1)
    await database.query(`update private.outbox set state = 'sent'`)
    expect((await shown()).delayed.length).toBe(0)
  })
})

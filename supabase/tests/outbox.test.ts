import { openMigratedDatabase, asOwner, type RawDatabase } from './support/raw-database.ts'
import { form } from './support/upload.ts'

// Who gets a mail to send, and when it is given to somebody else.

let database: RawDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
beforeEach(async () => {
  await asOwner(database, 'truncate public."Form Sub" cascade')
  await asOwner(database, 'select public.store_submission($1)', [{ key: crypto.randomUUID(), form: form() }])
})
afterAll(() => database.stop())

type Claim = { id: string; attempt: number; submission: { id: string; form_data: unknown } }
async function claim(): Promise<Claim | null> {
  const [row] = await asOwner(database, 'select public.claim_notification() as claim', [])
  return row?.claim as Claim | null
}
const finish = (id: string, attempt: number, trouble: string | null) =>
  asOwner(database, 'select public.finish_notification($1, $2, $3)', [id, attempt, trouble])
const later = (time: string) =>
  asOwner(database, `update private.outbox set next_attempt_at = next_attempt_at - interval '${time}'`)
async function mail() {
  const [row] = await asOwner(
    database,
    `select state, attempts, last_error, extract(epoch from next_attempt_at - now())::int as wait from private.outbox`,
    [],
  )
  return row
}

test('a mail is given to one sender, with all that it needs, and after its end to nobody', async () => {
  await asOwner(database, `update private.tickets set promised_at = '2026-11-20T22:00:00-05:00'`)
  const first = await claim()
  expect(first).toMatchObject({
    ...{ attempt: 1, submission: { form_data: form() } },
    ...{ promised: '2026-11-21T03:00:00+00:00', source: null },
  })
  expect(await claim()).toBeNull()
  await finish(first?.id ?? '', 1, null)
  await later('1 day')
  expect(await claim()).toBeNull()
  expect(await mail()).toMatchObject({ state: 'sent', attempts: 1, last_error: null })
})

test('the mail of a killed sender goes to the next one after a minute; the dead one can only report delivery', async () => {
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

test('a failed mail waits twice as long each time, up to half an hour, and is given up after 40 attempts', async () => {
  const waits: unknown[] = []
  for (let attempt = 1; attempt <= 40; attempt += 1) {
    const claimed = await claim()
    await finish(claimed?.id ?? '', attempt, 'status_500')
    waits.push((await mail())?.wait)
    await later('31 minutes')
  }
  expect(waits.slice(0, 10)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1800])
  expect(waits.at(-1)).toBe(1800)
  expect(await mail()).toMatchObject({ state: 'failed', attempts: 40, last_error: 'status_500' })
  expect(await claim()).toBeNull()
})

test('a held mail is given to nobody', async () => {
  await asOwner(database, `update private.outbox set state = 'held'`)
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

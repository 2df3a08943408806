import { openMigratedDatabase, asOwner, type RawDatabase } from './support/raw-database.ts'
import { form } from './support/upload.ts'

// Where a request came from lies beside it, and goes with it.

let database: RawDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.stop())

const key = '00000000-0000-4000-8000-000000000019'
const source = {
  page: '/printing',
  opener: 'quote',
  product: 'Mug',
  campaign: 'autumn',
  host: 'news.example',
}
const kept = () => asOwner(database, 'select page, opener, product, campaign, host from private.sources', [])

async function store(request: object, from: object): Promise<unknown> {
  const [row] = await asOwner(database, 'select public.store_submission($1) as stored', [
    { ...request, source: from },
  ])
  return row?.stored
}

test('a request is stored once with its source, whatever a repetition says, and its arguments count', async () => {
  const request = { key, form: form(), kind: 'quote', spam: true }
  const first = await store(request, source)
  expect(await store(request, { page: '/' })).toEqual(first)
  expect(await kept()).toEqual([source])
  const tickets = await asOwner(database, 'select kind, spam from private.tickets', [])
  expect(tickets).toEqual([{ kind: 'quote', spam: true }])
})

test('staff see it on the ticket, find the request by it, and sales gets it with the mail', async () => {
  const ask = async (sql: string, ...values: unknown[]) => (await asOwner(database, sql, values))[0]
  expect(
    await ask('select private.whole_ticket(ticket) as ticket from private.tickets as ticket'),
  ).toMatchObject({ ticket: { source } })
  for (const [filter, found] of [
    [{ campaign: 'autumn' }, 1],
    [{ page: '/printing', campaign: 'autumn' }, 1],
    [{ campaign: 'other' }, 0],
    [{ page: '/' }, 0],
  ] as const) {
    const condition = await ask('select private.ticket_condition($1) as said', filter)
    const sql = `select count(*)::integer as found from private.tickets as ticket where ${String(condition?.said)}`
    expect([filter, await ask(sql)]).toEqual([filter, { found }])
  }
  await ask(`update private.outbox set state = 'waiting'`)
  expect(await ask('select public.claim_notification() as mail')).toMatchObject({ mail: { source } })
})

test('what is too long is cut: no request is lost over where it came from', async () => {
  await asOwner(database, 'truncate public."Form Sub" cascade', [])
  await store({ key, form: form() }, { page: '/'.repeat(300), host: 'h'.repeat(5_000) })
  expect(await kept()).toEqual([
    { page: '/'.repeat(100), opener: '', product: '', campaign: '', host: 'h'.repeat(100) },
  ])
})

test('a source is erased with its request', async () => {
  await asOwner(database, 'delete from public."Form Sub"', [])
  expect(await kept()).toEqual([])
})

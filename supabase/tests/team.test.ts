import { ticketsForTests } from './support/tickets.ts'

// The managers' team numbers: requests and answers in office hours, quotes, and reasons for losses.

const { act, database, store } = ticketsForTests()
beforeEach(() => database.query('truncate public."Form Sub" cascade'))

const office = { zone: 'America/New_York', days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }
type Row = { part: string; name: string }
type Team = { rows: Row[] } & Record<'weeks' | 'people' | 'quotes' | 'sent' | 'reasons', object[]>

async function read(closed: string[] = [], days: (string | null)[] = [null, null]) {
  const sql = `select public.read_team('America/New_York', $1, 4, $2, $3) as team`
  const outcome = await database.run('manager', sql, [{ ...office, closed }, ...days])
  if ('code' in outcome) throw new Error(outcome.code)
  return outcome.rows[0]?.team as Team
}

/** A time in a past week in the office's zone: day 1 is Monday of the last whole week. */
const moment = (day: number, time: string, weeksAgo = 1) =>
  `((date_trunc('week', now() at time zone 'America/New_York')::date + ${day - 1 - 7 * weeksAgo} + time '${time}') at time zone 'America/New_York')`
const dayOf = async (day: number, weeksAgo = 1) => {
  const [row] = await database.query(`select (${moment(day, '12:00', weeksAgo)})::date::text as day`)
  return String(row?.day)
}

let number = 0
/** A request with its time of arrival and, if answered, the answer's time and author. */
async function asked(came: string, answered?: string, by = 'Ada', claims = {}) {
  const id = await store({ email: `${(number += 1)}@x.example` }, 0, false, claims)
  await database.query(`update private.tickets set created_at = ${came} where submission_id = $1`, id)
  if (answered)
    await database.query(
      `insert into private.messages (submission_id, by_name, body, at) values ($1, $2, 'x', ${answered})`,
      id,
      by,
    )
  return id
}
const save = async (id: string, changes: object) => {
  const [row] = await act('public.update_ticket($3, $4) as answer', [id, JSON.stringify(changes)])
  return row?.answer as { state: string }
}
async function quote(
  id: string,
  currency: string,
  total: string,
  { ends = `now() + interval '9 days'`, by = 'Ada' } = {},
) {
  const [row] = await database.query(
    `insert into private.messages (submission_id, by_name, body, at) values ($1, $2, 'x', now() - interval '1 minute') returning id`,
    id,
    by,
  )
  await database.query(
    `insert into private.quotes (submission_id, number, message_id, quote, totals, ends_at)
     values ($1, 1 + (select count(*) from private.quotes where submission_id = $1), $2, jsonb_build_object('currency', $3::text), jsonb_build_array($4::text), ${ends})`,
    id,
    row?.id,
    currency,
    total,
  )
}

test('the time to a first answer counts the hours in which the office is open', async () => {
  await asked(moment(1, '10:00'), moment(1, '10:30'))
  const median = async (closed: string[] = []) =>
    (await read(closed)).rows.find(({ part }) => part === 'all') as unknown as Record<string, number>
  expect(await median()).toMatchObject({ requests: 1, answered: 1, median: 30, ninety: 30 })
  for (const [came, answered, minutes] of [
    [moment(1, '17:00'), moment(2, '10:00'), 120],
    [moment(1, '22:00'), moment(2, '09:15'), 15],
    [moment(5, '17:30', 2), moment(8, '09:30', 2), 60],
    [moment(6, '12:00'), moment(7, '12:00'), 0],
    [moment(1, '08:00'), moment(1, '19:00'), 540],
  ] as const) {
    await database.query('truncate public."Form Sub" cascade')
    await asked(came, answered)
    expect([came, (await median())?.median]).toEqual([came, minutes])
  }
  await database.query('truncate public."Form Sub" cascade')
  await asked(moment(1, '17:00'), moment(3, '10:00'))
  expect(await median()).toMatchObject({ median: 660 })
  expect(await median([await dayOf(2)])).toMatchObject({ median: 120 })
})

test('median and nine of ten stand by form, country, campaign and language, without robots', async () => {
  const more = { kind: 'project-request', facts: { typed: 0, country: 'France', language: 'es' } }
  for (let minute = 1; minute <= 10; minute += 1)
    await asked(
      moment(2, '10:00'),
      moment(2, `10:${String(minute).padStart(2, '0')}`),
      minute > 7 ? 'Ben' : 'Ada',
      more,
    )
  await asked(moment(2, '10:00'), undefined, '', { source: { campaign: 'autumn' } })
  // Neither a draft nor the visitor's own message is an answer.
  const waits = await asked(moment(2, '10:00'))
  for (const values of [`'Ada', 'draft'`, `null, 'sent'`])
    await database.query(
      `insert into private.messages (submission_id, body, by_name, state) values ($1, 'x', ${values})`,
      waits,
    )
  await asked(moment(2, '10:00', 5), moment(2, '11:00', 5), 'Ada', more)
  const flagged = await asked(moment(2, '10:00'), moment(2, '10:01'), 'Eve')
  await database.query('update private.tickets set spam = true where submission_id = $1', flagged)
  const { rows, people: persons, weeks } = await read()
  const row = (part: string, name: string) => rows.find((one) => one.part === part && one.name === name)
  expect(row('all', '')).toMatchObject({
    requests: 12,
    before: 1,
    answered: 10,
    median: 5,
    ninety: 9,
  })
  for (const [part, name] of [
    ['form', 'project-request'],
    ['country', 'France'],
    ['language', 'es'],
  ] as const)
    expect(row(part, name)).toMatchObject({
      requests: 10,
      answered: 10,
      median: 5,
      ninety: 9,
    })
  expect(row('campaign', 'autumn')).toMatchObject({ requests: 1, answered: 0, median: null })
  expect(row('form', '')).toMatchObject({ requests: 2, answered: 0 })
  expect(persons).toEqual([
    { name: 'Ada', answered: 7, median: 4, ninety: 7 },
    { name: 'Ben', answered: 3, median: 9, ninety: 10 },
  ])
  expect(weeks).toHaveLength(4)
  expect(weeks[2]).toMatchObject({ requests: 12, answered: 10, median: 5 })
  expect(weeks.reduce<number>((sum, week) => sum + (week as { before: number }).before, 0)).toBe(1)
})

test('quotes are counted by what became of them, each currency by itself', async () => {
  const one = await asked(moment(2, '10:00'))
  await quote(one, 'USD', '100.00')
  await quote(one, 'USD', '120.50')
  await quote(await asked(moment(2, '10:00')), 'EUR', '70.00', { by: 'Ben' })
  const lost = await asked(moment(2, '10:00'))
  await quote(lost, 'USD', '30.00')
  await save(lost, { status: 'lost', ends: true })
  const won = await asked(moment(2, '10:00'))
  await quote(won, 'USD', '50.00')
  await database.query(
    `update private.quotes set accepted_at = now(), accepted = '{"total": "45.00"}' where submission_id = $1`,
    won,
  )
  await quote(await asked(moment(2, '10:00')), 'USD', '9.00', { ends: `now() - interval '1 second'` })
  const { quotes, sent } = await read()
  expect(quotes).toEqual([
    { currency: 'EUR', state: 'open', count: 1, value: '70.00' },
    { currency: 'USD', state: 'accepted', count: 1, value: '45.00' },
    { currency: 'USD', state: 'ended', count: 1, value: '9.00' },
    { currency: 'USD', state: 'lost', count: 1, value: '30.00' },
    { currency: 'USD', state: 'open', count: 1, value: '120.50' },
  ])
  const monday = await dayOf(1, 0)
  const eur = 'EUR,1,70.00,0,0'
  const usd = 'USD,5,309.50,1,45.00'
  const lines = (sent as Record<string, unknown>[]).map(({ week, person, currency, ...rest }) =>
    [week ?? 'all', person, currency, rest.sent, rest.sentValue, rest.accepted, rest.acceptedValue].join(),
  )
  expect(lines).toEqual([
    `all,,${eur}`,
    `all,,${usd}`,
    `all,Ada,${usd}`,
    `all,Ben,${eur}`,
    `${monday},Ada,${usd}`,
    `${monday},Ben,${eur}`,
  ])
})

test('a span of days is counted beside as many days before it', async () => {
  const id = await asked(moment(1, '10:00', 12), moment(1, '11:00', 12))
  await asked(moment(3, '10:00', 12))
  await quote(id, 'USD', '80.00')
  const sentIn = (at: string) =>
    database.query(
      `update private.messages set at = ${at} where id in (select message_id from private.quotes)`,
    )
  await sentIn(moment(1, '11:00', 12))
  const day = (weekday: number) => dayOf(weekday, 12)
  const of = async (from: number, to: number) =>
    (await read([], [await day(from), await day(to)])) as Team & Record<'first' | 'today', string>
  const { first, today, weeks, rows, sent } = await of(1, 2)
  expect([first, today]).toEqual([await day(1), await day(2)])
  expect(weeks).toMatchObject([{ week: first, requests: 1, answered: 1 }])
  expect(rows.find(({ part }) => part === 'all')).toMatchObject({ requests: 1, before: 0 })
  expect(sent).toContainEqual(expect.objectContaining({ week: first, currency: 'USD', sent: 1 }))
  expect((await of(3, 4)).rows.find(({ part }) => part === 'all')).toMatchObject({ requests: 1, before: 1 })
  expect((await of(3, 10)).sent).toEqual([])
  const open = [{ currency: 'USD', state: 'open', count: 1, value: '80.00' }]
  for (const found of [await read(), await of(5, 6)]) expect(found.quotes).toEqual(open)
  expect((await save(id, { status: 'won' })).state).toBe('quoted')
  await database.query(`update private.quotes set accepted_at = now(), accepted = '{"total": "80.00"}'`)
  await save(id, { status: 'lost', ends: true })
  expect((await of(1, 2)).quotes).toEqual([{ ...open[0], state: 'lost' }])
})

test('why it was lost is counted with its value', async () => {
  const price = await asked('now()')
  const other = await asked('now()')
  const silent = await asked('now()')
  await quote(price, 'USD', '30.00')
  for (const id of [price, other, silent]) await save(id, { status: 'lost', ends: true })
  for (const id of [price, other]) await save(id, { reason: 'price' })
  expect((await read()).reasons).toEqual([
    { reason: 'price', count: 2, worth: [{ currency: 'USD', value: '30.00' }] },
    { reason: null, count: 1, worth: null },
  ])
})

import { reference } from '../../lib/leads/reference.ts'
import { people } from './support/raw-database.ts'
import { ticketsForTests } from './support/tickets.ts'

// One customer: which requests belong together, and what managers export or erase.

const { act, database, store } = ticketsForTests()
beforeEach(() => database.query('truncate public."Form Sub" cascade'))

type Line = { kind: string; id?: string; by: string | null; text: string; reference?: string; worth?: object }
type Group = { why: string; count: number; won: object[]; lines: Line[] }
type Counted = { seen: Record<string, number | string>; named: Line[] }

async function ask<Answer>(call: string, values: unknown[], who = people.manager): Promise<Answer> {
  const [row] = await act(`public.${call} as answer`, values, who)
  return row?.answer as Answer
}
const note = (id: string, text: string) =>
  ask('update_ticket($3, $4)', [id, JSON.stringify({ note: text })], people.staff)
const read = (id: string) => ask<Group[]>('read_customer($3)', [reference(id)])
const count = (id: string, also: string[] = []) =>
  ask<Counted>('count_customer($3, $4)', [reference(id), `{${also}}`])
const erase = (id: string, also: string[], seen: object) =>
  ask<{ state: string }>('erase_customer($3, $4, $5)', [reference(id), `{${also}}`, JSON.stringify(seen)])
const there = async () =>
  (await database.query(`select form_data ->> 'firstName' as name from public."Form Sub" order by 1`)).map(
    ({ name }) => name,
  )

test.each([
  '(305) 555-0134 ext. 22',
  '305-555-0134 x22',
  '+1 305 555 0134 #22',
  '\u202a+1\u00a0(305)\u00a0555\u20110134\u202c',
  '305–555–0134',
  '(305) 555-0134 (mobile)',
  'Tel.: 305.555.0134',
  '３０５ ５５５ ０１３４',
  '٣٠٥٥٥٥٠١٣٤',
])('%s is the same telephone', async (phone) => {
  const plain = await store({ firstName: 'Ada', email: 'a@x.com', company: '', phone: '305 555 0134' }, 2)
  await store({ firstName: 'Bea', email: 'b@x.com', company: '', phone }, 1)
  expect((await read(plain)).map(({ why, count: found }) => [why, found])).toEqual([
    ['address', 1],
    ['phone', 1],
  ])
  const found = await ask<object[]>('list_tickets($3)', [{ view: 'all', zone: 'UTC', search: '3055550134' }])
  expect(found).toHaveLength(2)
})

test('words and other numbers are not taken for a telephone number', async () => {
  const texts = ['extra 30555', 'x22', 'Ada 3055550134', '12-34', 'KL-7F3A-0142']
  const [row] = await database.query(
    `select array_agg(private.phone_digits(one)) as digits from unnest($1::text[]) as one`,
    texts,
  )
  expect(row?.digits).toEqual(texts.map(() => null))
})

/** One person's two requests, one of them sent again word for word; the same phone; the same company; and a stranger. */
async function storeAll() {
  const blue = { company: 'Blue River, Inc.', phone: '+1 (305) 555-0134' }
  const first = await store({ ...blue, firstName: 'Ada', email: 'Ada@x.com' }, 9)
  await store({ ...blue, firstName: 'Ada', email: 'Ada@x.com' }, 8)
  const second = await store({ firstName: 'Ada2', email: 'ada@x.com', phone: '', company: '' }, 7)
  const phone = await store({ firstName: 'Bea', email: 'b@x.com', phone: '305 555 0134', company: 'Own' }, 6)
  const company = await store(
    { firstName: 'Cem', email: 'c@x.com', phone: '+49 30 901820', company: 'BLUE RÍVER GmbH' },
    5,
  )
  const other = await store(
    { firstName: 'Dan', email: 'd@x.com', phone: '+1 305 555 0135', company: 'Red' },
    4,
  )
  return { first, second, phone, company, other }
}
const idsOf = ({ lines }: Group) => lines.filter(({ kind }) => kind === 'request').map(({ id }) => id)

test('related requests say why: address, phone or company', async () => {
  const { first, second, phone, company } = await storeAll()
  await note(first, 'Likes blue.')
  await database.query(
    `update private.tickets set status = 'won', won_value = 4290, won_currency = 'USD' where submission_id = $1`,
    first,
  )
  const worth = { value: '4290', currency: 'USD' }
  const groups = await read(first)
  expect(groups.map((group) => [group.why, group.count, group.won, idsOf(group)])).toEqual([
    ['address', 2, [worth], [second, first]],
    ['phone', 1, [], [phone]],
    ['company', 1, [], [company]],
  ])
  expect(groups[0]?.lines.slice(1)).toMatchObject([
    {
      kind: 'request',
      by: expect.stringMatching(/^Ada /),
      text: expect.stringMatching(/^Blue River, Inc\., Ada@x\.com, /),
      details: expect.stringMatching(/^Mugs/),
      worth,
    },
    { kind: 'note', by: 'staff', text: 'Likes blue.' },
  ])
  // From the other request, and from none.
  expect((await read(phone)).map(({ why, count: found }) => [why, found])).toEqual([
    ['address', 1],
    ['phone', 1],
  ])
  expect(await read('00000000-0000-4000-8000-000000000000')).toEqual([])
  expect(await ask('read_customer($3)', [reference(first)], people.stranger)).toEqual([])
})

test('fifty of each reason are shown, and all are counted', async () => {
  const id = await store({ email: 'many@x.com' })
  await database.query(
    `insert into public."Form Sub" (form_data)
     select stored.form_data || jsonb_build_object('details', n::text)
     from public."Form Sub" as stored, generate_series(1, 70) as n where id = $1`,
    id,
  )
  const [group] = await read(id)
  expect([group?.count, group && idsOf(group).length]).toEqual([71, 50])
})

test('a person is counted first and then gone, but for what was not ticked', async () => {
  const { first, second, phone, company, other } = await storeAll()
  await note(second, 'Called.')
  await note(other, 'Same person as ADA@X.com?')
  await note(company, 'Her number is 305-555.0134')
  const { seen, named } = await count(first)
  expect(seen).toMatchObject({ requests: 3, messages: 0, quotes: 0, files: 0, notes: 1 })
  expect(named.map((line) => line.reference)).toEqual([reference(company), reference(other)])
  expect((await count(first, [phone, other])).seen).toMatchObject({ requests: 4 })

  // Erasing ignores requests that share only the company's name, and ids that do not belong.
  expect(await erase(first, [phone, other], (await count(first, [phone, other])).seen)).toEqual({
    state: 'erased',
  })
  expect(await there()).toEqual(['Cem', 'Dan'])
  expect(await ask<Line[]>('read_audit_log()', [])).toMatchObject([{ by: 'manager', kind: 'erased' }])
  expect(await database.query(`select from private.ticket_history where change = 'note'`)).toHaveLength(2)
})

test('nothing is erased if anything has changed since the count', async () => {
  const { first, second, phone } = await storeAll()
  const { seen } = await count(first)
  for (const change of [
    () => note(second, 'Wait.'),
    () => store({ firstName: 'Ada3', email: 'ada@x.com' }),
  ]) {
    await change()
    expect(await erase(first, [], seen)).toEqual({ state: 'changed' })
  }
  // Other requests than those counted, and no count at all.
  expect(await erase(first, [phone], (await count(first)).seen)).toEqual({ state: 'changed' })
  for (const wrong of [{}, []]) expect(await erase(first, [], wrong)).toEqual({ state: 'changed' })
  expect(await there()).toHaveLength(7)
})

test('the file has all of a person and nothing of colleagues’ drafts, and is logged', async () => {
  const { first, company } = await storeAll()
  await note(first, 'Likes blue.')
  await ask('keep_draft($3, $4)', [reference(first), 'a secret draft'], people.staff)
  const file = await ask<{ requests: Record<string, unknown>[] }>('export_customer($3)', [reference(first)])
  expect(file.requests).toHaveLength(3)
  const text = JSON.stringify(file)
  expect(text).toContain('Likes blue.')
  expect(text).not.toContain('secret draft')
  expect(text).not.toContain(people.staff.sub)
  expect(text).not.toContain(company)
  expect(await ask<Line[]>('read_audit_log()', [])).toMatchObject([{ by: 'manager', kind: 'person' }, {}])
})

test('notes that a person sent by mail to another’s request are counted, in the file, and erased', async () => {
  const { first, other } = await storeAll()
  const write = (sender: string) =>
    database.query(
      `insert into private.messages (submission_id, sender, body) values ($1, $2, 'By mail') returning id`,
      other,
      sender,
    )
  await write('ada@x.com')
  const kept = await write('bob@x.com')
  const { seen } = await count(first)
  expect(seen).toMatchObject({ mails: 1, messages: 0 })
  const file = await ask<{ mails: object[] }>('export_customer($3)', [reference(first)])
  expect(file.mails).toMatchObject([{ reference: reference(other), body: 'By mail' }])
  expect(await erase(first, [], seen)).toEqual({ state: 'erased' })
  expect(await database.query('select id from private.messages')).toEqual(kept)
})

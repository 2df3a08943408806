import { reference } from '../../lib/leads/reference.ts'
import { ticketsForTests, type Found } from './support/tickets.ts'

// Which tickets staff find in the list, and in which order.

const { database, list, names, count, store } = ticketsForTests()
beforeEach(() => database.query('truncate public."Form Sub" cascade'))

test('newest first, with robots', async () => {
  await store({ firstName: 'Old' }, 30)
  await store({ firstName: 'Robot' }, 20, true)
  await store({ firstName: 'New' }, 1)
  expect(await names()).toEqual(['New', 'Robot', 'Old'])
})

test('page after page by key and back again shows each request once, also those of one moment', async () => {
  for (let index = 0; index < 12; index += 1) await store({ firstName: String(index) }, index >> 2)
  const all = await list()
  expect(all).toHaveLength(12)
  const key = (row: Found | undefined) => `, '${row?.created_at}', '${row?.id}'`
  const page = await list({}, `, page_size => 5`)
  const next = await list({}, `${key(page.at(-1))}, page_size => 5`)
  const last = await list({}, `${key(next.at(-1))}, page_size => 5`)
  expect([...page, ...next, ...last]).toEqual(all)
  expect(await list({}, `${key(last[0])}, true, 5`)).toEqual(next)
  expect(await list({}, `${key(next[0])}, true, 5`)).toEqual(page)
})

test.each([
  ['lucia', true],
  ['LUCÍA pri', true],
  ['luc prieto', false],
  ['kl- lucia', true],
  ['lucia@north pri', true],
  ['grün', true],
  ['söhne-werke', true],
  ['lucia@north-beam.example', true],
  ['north-beam', true],
  ['555 0134', true],
  ['tote 日本', true],
  ['ote', false],
  ['Lucja', true],
  ['rieto', true],
  ['xrieto', true],
  ['%', false],
  ['!? --', false],
  ['3055550134', true],
  ['3055550135', false],
  ['gruen soehne', true],
  ['本', true],
  ['th-bea', false],
  ["'; drop table", false],
  ['a & !b | <->', false],
  ["\\'x@", false],
  ['@north-beam.example', true],
  ['"Prieto, Lucía" <lucia@north-beam.example>', true],
  ['(lucia@north-beam.example),', true],
  ['mailto:lucia@north-beam.example?subject=Totes', true],
  ['lucia@north-beam.example<mailto:lucia@north-beam.example>', true],
  ['tote and gift', true],
  ['grun and sohme', true],
  ['@elsewhere.example', false],
])('a search for %j finds words whatever the capitals and accents: %j', async (search, found) => {
  const details = 'Tote bags for 日本, a gift'
  const company = 'Grün & Söhne (Werke)'
  const email = 'Lucia@North-Beam.example'
  await store({ firstName: 'Lucía', lastName: 'Prieto', company, email, phone: '+1 305 555-0134', details })
  expect(await names({ search })).toEqual(found ? ['Lucía'] : [])
})

test.each([
  ['0049 30 1234567', '+4930'],
  ['+49 30 1234567', '004930'],
  ['+49 (30) 123 45 67', '+49 30 1234567'],
  ['030 1234567', '+49301234567'],
  ['(305) 555-0134', '5550134'],
  ['+1 305 555-0134', '+1 305 55'],
  ['(305) 555-0134', '+1 305 55'],
  ['+49 30 1234567', '030 1234'],
  ['030 1234567', '+49 30 123'],
  ['0664 123456', '+43 664 12'],
  ['+353 1 234 5678', '+353 1 2345'],
])('the number %j is found by %j', async (phone, search) => {
  await store({ firstName: 'Ada', phone })
  await store({ firstName: 'Ben', phone: '+1 212 555 9988' })
  expect(await names({ search })).toEqual(['Ada'])
})

test('a reference finds its request: whole, begun, in small letters', async () => {
  const id = await store({ firstName: 'Ada' })
  await store({ firstName: 'Ben' })
  const name = reference(id)
  const ways = [name, name.slice(0, 7), name.toLowerCase(), `[${name}]`, id.slice(0, 4)]
  for (const search of ways) expect([search, await names({ search })]).toEqual([search, ['Ada']])
})

test('filters by form, event type, status, spam and day, alone and together', async () => {
  await store({ firstName: 'Ada', eventType: 'Other' }, 0, true, {
    kind: 'quote',
    facts: { typed: 0, eventType: 'other' },
  })
  await store({ firstName: 'Ben', eventType: 'Product Launch' })
  await database.query(
    `update private.tickets set created_at = '2026-03-01T04:30:00Z', status = 'won' where event_type <> 'other'`,
  )
  for (const [filter, found] of [
    [{ kind: 'quote' }, ['Ada']],
    [{ kind: 'project-request' }, []],
    [{ eventType: 'other' }, ['Ada']],
    [{ eventType: 'Product Launch' }, ['Ben']],
    [{ status: 'won' }, ['Ben']],
    [{ spam: 'only' }, ['Ada']],
    [{ spam: 'without' }, ['Ben']],
    [{ spam: 'only', status: 'won' }, []],
    [{ from: '2026-02-28', to: '2026-02-28', zone: 'America/New_York' }, ['Ben']],
    [{ from: '2026-03-01', to: '2026-03-01', zone: 'America/New_York' }, []],
    [{ from: '2026-03-01', to: '2026-03-01', zone: 'UTC' }, ['Ben']],
    [{ eventType: `Other' or 'a' = 'a` }, []],
  ] as const)
    expect([filter, await names(filter)]).toEqual([filter, found])
})

test('counting tickets stops at the limit asked for', async () => {
  for (let index = 0; index < 5; index += 1) await store({ email: `${index}@x.com` })
  expect(await count({}, 3)).toBe(4)
})

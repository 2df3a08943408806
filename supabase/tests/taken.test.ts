import { reference } from '../../lib/leads/reference.ts'
import { people, asOwner, type Outcome } from './support/raw-database.ts'
import { openTickets, type Tickets } from './support/tickets.ts'

type Line = { number: number }

// Who may take requests away, and what managers read of it.

let tickets: Tickets
let database: Tickets['database']
beforeAll(async () => {
  tickets = await openTickets()
  database = tickets.database
})
afterAll(() => database.stop())

const value = (outcome: Outcome) => ('rows' in outcome ? outcome.rows[0]?.value : outcome.code)
const as = async (role: string, call: string, ...values: unknown[]) =>
  value(await database.run(role, `select ${call} as value`, values))

test('a list is taken away by managers alone, whole or after a key; each first batch is a line', async () => {
  const ids = [await tickets.store({ firstName: 'Ada' }, 2), await tickets.store({ firstName: 'Ben' }, 1)]
  for (const role of ['staff', 'stranger', 'late', 'gone', 'anon'])
    expect(await as(role, 'public.export_submissions()')).toBe('42501')
  const names = (found: unknown) =>
    (found as { form_data: { firstName: string } }[]).map(({ form_data }) => form_data.firstName)
  expect(names(await as('manager', 'public.export_submissions()'))).toEqual(['Ben', 'Ada'])
  const [key] = await asOwner(database, 'select created_at from private.tickets where submission_id = $1', [
    ids[1],
  ])
  expect(
    names(await as('manager', `public.export_submissions('{}', $1, $2)`, key?.created_at, ids[1])),
  ).toEqual(['Ada'])

  expect(await as('stranger', 'public.read_taken()')).toEqual([])
  expect(await as('staff', 'public.read_taken()')).toEqual([])
  await tickets.act(`public.export_submissions('{}')`, [], people.manager)
  const chosen = JSON.stringify({ view: 'all', order: 'newest', zone: 'UTC', ids: ids[0] })
  await tickets.act('public.export_submissions($3)', [chosen], people.manager)
  await tickets.act(
    'public.export_submissions($3, $4, $5)',
    [chosen, key?.created_at, ids[1]],
    people.manager,
  )
  await tickets.act('public.note_report()', [])
  const lines = (await as('manager', 'public.read_taken()')) as Line[]
  expect(lines).toMatchObject([
    { by: 'staff', kind: 'report', text: '1' },
    { by: 'manager', kind: 'requests', text: '1' },
    { by: 'manager', kind: 'requests', text: '2' },
  ])
  expect(await as('manager', 'public.read_taken($1)', lines[0]?.number)).toEqual(lines.slice(1))
  expect(await as('stranger', 'public.note_report()')).toBe('42501')
})

test('what a command erases is a line without a name', async () => {
  const id = await tickets.store({ email: 'gone@example.com' })
  await asOwner(
    database,
    `select set_config('request.jwt.claims', '', false), set_config('request.jwt.claim.sub', '', false)`,
    [],
  )
  await asOwner(database, `select public.erase_submissions('gone@example.com', true)`)
  expect(((await as('manager', 'public.read_taken()')) as Line[])[0]).toMatchObject({
    ...{ by: null, kind: 'erased', text: `1: ${reference(id)}` },
  })
})

import { reference } from '../../lib/leads/reference.ts'
import { people, type Outcome } from './support/raw-database.ts'
import { ticketsForTests } from './support/tickets.ts'

type Line = { number: number }

// Exporting requests, the log that managers read, and erasing spam.

const { act, database, store: storeFor } = ticketsForTests()

const value = (outcome: Outcome) => ('rows' in outcome ? outcome.rows[0]?.value : outcome.code)
const as = async (role: string, call: string, ...values: unknown[]) =>
  value(await database.run(role, `select ${call} as value`, values))

test('a list is exported whole or after a key, and each new export is logged', async () => {
  const ids = [await storeFor({ firstName: 'Ada' }, 2), await storeFor({ firstName: 'Ben' }, 1)]
  const names = (found: unknown) =>
    (found as { form_data: { firstName: string } }[]).map(({ form_data }) => form_data.firstName)
  expect(names(await as('manager', 'public.export_submissions()'))).toEqual(['Ben', 'Ada'])
  const [key] = await database.query(
    'select created_at from private.tickets where submission_id = $1',
    ids[1],
  )
  expect(
    names(await as('manager', `public.export_submissions('{}', $1, $2)`, key?.created_at, ids[1])),
  ).toEqual(['Ada'])

  await act(`public.export_submissions('{}')`, [], people.manager)
  const chosen = JSON.stringify({ view: 'all', order: 'newest', zone: 'UTC', ids: ids[0] })
  await act('public.export_submissions($3)', [chosen], people.manager)
  await act('public.export_submissions($3, $4, $5)', [chosen, key?.created_at, ids[1]], people.manager)
  // An unused key begins a list, too.
  await database.query(`update private.audit_log set at = at - interval '11 minutes'`)
  await act(`public.export_submissions('{}', now(), $3)`, [ids[1]], people.manager)
  await act('public.log_report()', [])
  await act('public.export_quotes()', [], people.manager)
  const lines = (await as('manager', 'public.read_audit_log()')) as Line[]
  expect(lines).toMatchObject([
    { by: 'manager', kind: 'quotes', text: '0' },
    { by: 'staff', kind: 'report', text: '1' },
    { by: 'manager', kind: 'requests', text: '2' },
    { by: 'manager', kind: 'requests', text: '1' },
    { by: 'manager', kind: 'requests', text: '2' },
  ])
  expect(await as('manager', 'public.read_audit_log($1)', lines[0]?.number)).toEqual(lines.slice(1))
})

test('an erasure by command is logged without a name', async () => {
  const id = await storeFor({ email: 'gone@example.com' })
  await database.query(
    `select set_config('request.jwt.claims', '', false), set_config('request.jwt.claim.sub', '', false)`,
  )
  await database.query(`select public.erase_submissions('gone@example.com', true)`)
  expect(((await as('manager', 'public.read_audit_log()')) as Line[])[0]).toMatchObject({
    by: null,
    kind: 'erased',
    text: `1: ${reference(id)}`,
  })
})

/** Stores a request that is this many days old. */
const store = (details: string, spam: boolean, days: number) => storeFor({ details }, 24 * days, spam)

test('spam goes after sixty days, and nothing else does, however old', async () => {
  await database.query('truncate public."Form Sub" cascade')
  await store('old spam', true, 61)
  await store('young spam', true, 59)
  await store('old request', false, 900)
  expect(await database.query('select public.purge_spam(60) as erased')).toEqual([{ erased: 1 }])
  expect(await database.query('select public.purge_spam() as erased')).toEqual([{ erased: 0 }])
  const left = await database.query(
    `select form_data ->> 'details' as details from public."Form Sub" order by 1`,
  )
  expect(left).toEqual([{ details: 'old request' }, { details: 'young spam' }])
})

test('spam is purged in batches, so that no statement runs long', async () => {
  await database.query('truncate public."Form Sub" cascade')
  for (const details of ['a', 'b', 'c']) await store(details, true, 70)
  expect(await database.query('select public.purge_spam(60, 2) as erased')).toEqual([{ erased: 2 }])
  expect(await database.query('select public.purge_spam(60, 2) as erased')).toEqual([{ erased: 1 }])
})

test('chosen spam is erased for good, with its repeats', async () => {
  await database.query('truncate public."Form Sub" cascade')
  const chosen = await store('robot', false, 3)
  await store('robot', false, 2)
  const unflagged = await store('customer', false, 1)
  const other = await store('other robot', true, 1)
  await database.query('update private.tickets set spam = true where submission_id = $1', chosen)
  const remove = async () =>
    (await act('public.delete_spam($3) as left', [`{${chosen},${unflagged}}`]))[0]?.left
  expect([await remove(), await remove()]).toEqual([1, 1])
  const lines = await database.query(
    `select by_name, count, ids @> $1 as named from private.audit_log where what = 'spam'`,
    `{${chosen}}`,
  )
  expect(lines).toEqual([{ by_name: 'staff', count: 2, named: true }])
  const left = await database.query('select id from public."Form Sub" order by created_at, id')
  expect(left.map(({ id }) => id).sort()).toEqual([unflagged, other].sort())
})

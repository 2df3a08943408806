import { reference } from '../../lib/leads/reference.ts'
import { people, type Outcome } from './support/raw-database.ts'
import { form } from './support/upload.ts'
import { ticketsForTests } from './support/tickets.ts'

// How staff work on requests, export them, and erase them; and the log that managers read.

const { database, list, names, store, act } = ticketsForTests()
beforeEach(() => database.query('truncate public."Form Sub", private.audit_log cascade'))

type Line = { number: number }

const value = (outcome: Outcome) => ('rows' in outcome ? outcome.rows[0]?.value : outcome.code)
const as = async (role: string, call: string, ...values: unknown[]) =>
  value(await database.run(role, `select ${call} as value`, values))

test('a list is exported whole or after a key, and each new export is logged', async () => {
  const ids = [await store({ firstName: 'Ada' }, 2), await store({ firstName: 'Ben' }, 1)]
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
  const id = await store({ email: 'gone@example.com' })
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
const storeOld = (details: string, spam: boolean, days: number) => store({ details }, 24 * days, spam)

test('spam goes after sixty days, and nothing else does, however old', async () => {
  await storeOld('old spam', true, 61)
  await storeOld('young spam', true, 59)
  await storeOld('old request', false, 900)
  expect(await database.query('select public.purge_spam(60) as erased')).toEqual([{ erased: 1 }])
  expect(await database.query('select public.purge_spam() as erased')).toEqual([{ erased: 0 }])
  const left = await database.query(
    `select form_data ->> 'details' as details from public."Form Sub" order by 1`,
  )
  expect(left).toEqual([{ details: 'old request' }, { details: 'young spam' }])
})

test('spam is purged in batches, so that no statement runs long', async () => {
  for (const details of ['a', 'b', 'c']) await storeOld(details, true, 70)
  expect(await database.query('select public.purge_spam(60, 2) as erased')).toEqual([{ erased: 2 }])
  expect(await database.query('select public.purge_spam(60, 2) as erased')).toEqual([{ erased: 1 }])
})

test('chosen spam is erased for good, with its repeats', async () => {
  const chosen = await storeOld('robot', false, 3)
  await storeOld('robot', false, 2)
  const unflagged = await storeOld('customer', false, 1)
  const other = await storeOld('other robot', true, 1)
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

test('changes of status, owner and note are kept with name and time, and nothing else', async () => {
  const id = await store({})
  const change = (changes: object) => act('public.update_ticket($3, $4)', [id, JSON.stringify(changes)])
  await change({ status: 'contacted', owner: people.late.sub, note: ' Called. ' })
  await change({ status: 'contacted', owner: people.late.sub, note: ' ' })
  await change({ owner: '' })
  const [row] = await list()
  expect(row).toMatchObject({ status: 'contacted', owner: null, owner_name: null })
  expect(row?.history).toEqual([
    { at: expect.any(String), by: 'staff', change: 'status', value: 'contacted' },
    { at: expect.any(String), by: 'staff', change: 'owner', value: 'late' },
    { at: expect.any(String), by: 'staff', change: 'note', value: 'Called.' },
    { at: expect.any(String), by: 'staff', change: 'owner', value: '' },
  ])
})

test('a note is found by its words; no other change rewrites a ticket’s search words', async () => {
  const id = await store({})
  const written = () => database.query('select ctid from private.search_index')
  const first = await written()
  await act('public.update_ticket($3, $4)', [id, '{"status": "won", "owner": "me", "spam": true}'])
  expect(await written()).toEqual(first)
  await act('public.update_ticket($3, $4)', [id, '{"note": "Wants the zeppelin."}'])
  expect(await written()).not.toEqual(first)
  expect(await list({ search: 'zeppelin wan' })).toMatchObject([{ id }])
})

test('taking the flag away lets the mail go, once', async () => {
  const id = await store({}, 0, true)
  await database.query(`update private.outbox set state = 'held'`)
  expect((await list())[0]).toMatchObject({ spam: true, mail: 'held' })
  await act(`public.update_ticket($3, '{"spam": false}')`, [id])
  await database.query(`update private.outbox set state = 'sent'`)
  await act(`public.update_ticket($3, '{"spam": false}')`, [id])
  expect((await list())[0]).toMatchObject({ spam: false, mail: 'sent', history: [{ change: 'not spam' }] })
})

test('taking the flag away from one that came with too many others lets its mail go as well', async () => {
  const request = { key: crypto.randomUUID(), form: form(), caller: 'c'.repeat(64), caller_limit: 0 }
  await database.query('select public.store_submission($1)', request)
  const [row] = await list()
  expect(row).toMatchObject({ spam: true, mail: 'crowded' })
  await act(`public.update_ticket($3, '{"spam": false}')`, [row?.id])
  expect(await database.query('select state from private.outbox')).toEqual([{ state: 'waiting' }])
  // No mail was ever tried: the list does not claim that one is on its way.
  expect((await list())[0]).toMatchObject({ spam: false, mail: null })
})

test('old requests are erased some at a time, oldest first', async () => {
  for (const hours of [1, 50, 51, 52]) await store({ firstName: String(hours) }, hours)
  await database.query(`update private.tickets set status = 'won'`)
  await store({ firstName: 'Unanswered' }, 60)
  const purge = async (carryOut: boolean, unansweredToo = false) =>
    (
      await database.query(
        `select public.purge_submissions(now() - interval '2 days', $1, 2, $2) as n`,
        carryOut,
        unansweredToo,
      )
    )[0]?.n
  const [old] = await database.query(
    `select public.count_old_submissions(now() - interval '2 days') as split`,
  )
  expect(old?.split).toEqual({ new: 1, won: 3 })
  expect([await purge(false), await purge(false, true), (await list()).length]).toEqual([3, 4, 5])
  expect([await purge(true), await names()]).toEqual([2, ['1', '50', 'Unanswered']])
  expect([await purge(true), await names()]).toEqual([1, ['1', 'Unanswered']])
  expect(await purge(true)).toBe(0)
  expect([await purge(true, true), await names()]).toEqual([1, ['1']])
})

/** A ticket's list of the customer's other requests. */
async function others(id: string) {
  const [row] = await act('public.read_ticket($3) as read', [reference(id)])
  return (row?.read as { person: { company: number; won: string | null } }).person
}

test('a company is one in any spelling; requests without one have none in common', async () => {
  const same = [
    'Blue River',
    'blue river, Inc.',
    'BLUE-RIVER Ltd',
    'Blue River GmbH & Co. KG',
    'Blúe River S.A.',
  ]
  const ids: string[] = []
  for (const company of [...same, 'Red River Inc.', '', '-'])
    ids.push(await store({ company, email: `${ids.length}@x.com` }))
  const found: number[] = []
  for (const id of ids) found.push((await others(id)).company)
  expect(found).toEqual([4, 4, 4, 4, 4, 0, 0, 0])
  const filter = { company: 'blue river ltd.', order: 'newest', view: 'all', zone: 'UTC' }
  expect(await names(filter)).toHaveLength(5)
})

test('when a customer was won is when the ticket was set to won, not when it was answered first', async () => {
  const won = await store({})
  const next = await store({ quantity: '7' })
  await act('public.update_ticket($3, $4)', [won, '{"status": "contacted"}'])
  await database.query(`update private.tickets set answered_at = '2026-01-05'`)
  await act('public.update_ticket($3, $4)', [won, '{"status": "won"}'])
  expect((await others(next)).won?.slice(0, 7)).toBe(new Date().toISOString().slice(0, 7))
})

test('an answer is due when the site has promised it, else in 24 hours', async () => {
  const hours = async (promised: string | null) => {
    await database.query(
      `select public.store_submission($1::jsonb || jsonb_build_object('due', now() + $2::interval))`,
      { key: crypto.randomUUID(), form: form() },
      promised,
    )
    const [row] =
      await database.query(`select extract(epoch from due_at - created_at)::int / 3600 as hours from private.tickets
       order by created_at desc limit 1`)
    return row?.hours
  }
  for (const promised of ['9 hours', '80 hours']) expect(await hours(promised)).toBe(parseInt(promised))
  for (const promised of [null, '-1 hour', '2 months']) expect(await hours(promised)).toBe(24)
})

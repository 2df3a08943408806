import { reference } from '../../lib/leads/reference.ts'
import { people } from './support/raw-database.ts'
import { form } from './support/upload.ts'
import { ticketsForTests } from './support/tickets.ts'

// How staff work on requests, and how requests are erased.

const { database, list, names, store, act } = ticketsForTests()
beforeEach(() => database.query('truncate public."Form Sub" cascade'))

test('status, owner and note are kept with who and when; what was not changed is not noted', async () => {
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

test('a company is one however it is written; who left none shares it with nobody', async () => {
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

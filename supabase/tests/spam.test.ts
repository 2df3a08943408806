import { asOwner } from './support/raw-database.ts'
import { form } from './support/upload.ts'
import { openTickets, type Tickets } from './support/tickets.ts'

let database: Tickets['database']
let act: Tickets['act']
beforeAll(async () => {
  ;({ database, act } = await openTickets())
})
afterAll(() => database.stop())

const ask = (sql: string, ...values: unknown[]) => asOwner(database, sql, values)

/** Stores a request of so many days ago. */
async function store(details: string, spam: boolean, days: number) {
  const [stored] = await ask(`select public.store_submission($1) ->> 'id' as id`, {
    key: crypto.randomUUID(),
    form: form({ details }),
    spam,
  })
  await ask(
    'update private.tickets set created_at = now() - make_interval(days => $2) where submission_id = $1',
    stored?.id,
    days,
  )
  return String(stored?.id)
}

test('spam goes after sixty days, and nothing else does, however old', async () => {
  await store('old spam', true, 61)
  await store('young spam', true, 59)
  await store('old request', false, 900)
  expect(await ask('select public.purge_spam(60) as erased')).toEqual([{ erased: 1 }])
  expect(await ask('select public.purge_spam() as erased')).toEqual([{ erased: 0 }])
  const left = await ask(`select form_data ->> 'details' as details from public."Form Sub" order by 1`)
  expect(left).toEqual([{ details: 'old request' }, { details: 'young spam' }])
})

test('so many at a time, so that no statement runs long', async () => {
  await ask('truncate public."Form Sub" cascade')
  for (const details of ['a', 'b', 'c']) await store(details, true, 70)
  expect(await ask('select public.purge_spam(60, 2) as erased')).toEqual([{ erased: 2 }])
  expect(await ask('select public.purge_spam(60, 2) as erased')).toEqual([{ erased: 1 }])
})

test('what is chosen of the flagged ones goes for good, with its repeats; what lost its flag meanwhile stays', async () => {
  await ask('truncate public."Form Sub" cascade')
  const chosen = await store('robot', false, 3)
  await store('robot', false, 2)
  const [unflagged, other] = [await store('customer', false, 1), await store('other robot', true, 1)]
  await ask('update private.tickets set spam = true where submission_id = $1', chosen)
  const remove = async () =>
    (await act('public.delete_spam($3) as left', [`{${chosen},${unflagged}}`]))[0]?.left
  expect([await remove(), await remove()]).toEqual([1, 1])
  const lines = await ask(
    `select by_name, count, ids @> $1 as named from private.taken where what = 'spam'`,
    `{${chosen}}`,
  )
  expect(lines).toEqual([{ by_name: 'staff', count: 2, named: true }])
  const left = await ask('select id from public."Form Sub" order by created_at, id')
  expect(left.map(({ id }) => id).sort()).toEqual([unflagged, other].sort())
  expect(await database.run('stranger', `select public.delete_spam('{}')`, [])).toEqual({ code: '42501' })
})

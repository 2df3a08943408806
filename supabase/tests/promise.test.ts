import { asOwner } from './support/raw-database.ts'
import { form } from './support/upload.ts'
import { openTickets, type Tickets } from './support/tickets.ts'

let database: Tickets['database']
beforeAll(async () => ({ database } = await openTickets()))
afterAll(() => database.stop())

test('an answer is due when the site has promised it; else, and where that cannot be, in 24 hours', async () => {
  const hours = async (promised: string | null) => {
    await asOwner(
      database,
      `select public.store_submission($1::jsonb || jsonb_build_object('due', now() + $2::interval))`,
      [{ key: crypto.randomUUID(), form: form() }, promised],
    )
    const [row] = await asOwner(
      database,
      `select extract(epoch from due_at - created_at)::int / 3600 as hours from private.tickets
       order by created_at desc limit 1`,
      [],
    )
    return row?.hours
  }
  for (const promised of ['9 hours', '80 hours']) expect(await hours(promised)).toBe(parseInt(promised))
  for (const promised of [null, '-1 hour', '2 months']) expect(await hours(promised)).toBe(24)
})

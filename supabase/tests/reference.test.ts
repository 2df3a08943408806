import { reference } from '../../lib/leads/reference.ts'
import { openMigratedDatabase, asOwner } from './support/raw-database.ts'

// The code and the database each make the reference of a request by themselves.

test('visitors, sales and the search name a request alike', async () => {
  const database = await openMigratedDatabase()
  const made = await asOwner(
    database,
    'select id::text, private.reference(id) as searched from (select gen_random_uuid() as id from generate_series(1, 200)) as ids',
    [],
  )
  await database.stop()
  expect(made).toHaveLength(200)
  for (const { id, searched } of made as { id: string; searched: string }[])
    expect(reference(id)).toBe(searched)
})

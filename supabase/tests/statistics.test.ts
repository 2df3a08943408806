import { keepStatistics } from '../local/statistics.ts'
import { openMigratedDatabase } from './support/migrated-database.ts'
import { asOwner, type RawDatabase } from './support/raw-database.ts'
import { form } from './support/send.ts'

let database: RawDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.stop())

const rowsKnown = async () =>
  (await asOwner(database, `select reltuples::int as rows from pg_class where relname = 'tickets'`, []))[0]
    ?.rows

test('the planner knows what is stored from the start, and again after a while', async () => {
  const store = () => asOwner(database, 'insert into public."Form Sub" (form_data) values ($1)', [form()])
  await store()
  expect(await rowsKnown()).toBe(-1)
  const runs: Promise<unknown>[] = []
  const run = (sql: string) => {
    const done = asOwner(database, sql)
    runs.push(done)
    return done
  }
  const stop = await keepStatistics(run, 1_000)
  expect(await rowsKnown()).toBe(1)
  await store()
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  stop()
  await Promise.all(runs)
  expect(await rowsKnown()).toBe(2)
})

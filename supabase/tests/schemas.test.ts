import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { catalogs } from './support/catalogs.ts'
import { apply, grantsOfOlderProjects } from './support/migrated-database.ts'
import { asOwner, openRawDatabase, type RawDatabase } from './support/raw-database.ts'
import { migrations, read } from './support/sql.ts'

// schemas/ says what the database is now, and the migrations must end exactly there.

const [, paths = ''] = /^schema_paths = \[(.*?)\]/ms.exec(read('config.toml')) ?? []
const files = [...paths.matchAll(/"\.\/schemas\/(.*)"/g)].map(([, file]) => file)

let databases: RawDatabase[] = []
beforeAll(async () => {
  databases = await Promise.all([migrations, files.map((file) => read(`schemas/${file}`))].map(build))
})
afterAll(() => Promise.all(databases.map((database) => database.stop())))

/** On an older project, where a right that is not taken away is there. */
async function build(ours: string[]): Promise<RawDatabase> {
  const database = await openRawDatabase()
  await apply(database, [read('local/platform.sql'), grantsOfOlderProjects, ...ours])
  return database
}

test('config.toml names every file of schemas/', () => {
  expect([...files].sort()).toEqual(readdirSync(join(__dirname, '../schemas')).sort())
})

test.each(Object.entries(catalogs))('%s are the same from both', async (_, query) => {
  const [there, said] = await Promise.all(
    databases.map(async (database) =>
      (await asOwner(database, query, [])).map((row) => JSON.stringify(row, null, 1)).sort(),
    ),
  )
  expect(said).toEqual(there)
})

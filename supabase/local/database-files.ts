import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'

/**
 * Opens the database of a data folder, and creates it if it is not there. The caller holds the folder's lock.
 *
 * A new database is made under another name and moved into place when it is whole, so that a kill in between
 * leaves nothing that looks like a database.
 */
export async function openDatabase(folder: string): Promise<PgliteConnection> {
  finishRestore(folder)
  const files = join(folder, 'database')
  if (!existsSync(files)) {
    const draft = join(folder, 'database.new')
    rmSync(draft, { recursive: true, force: true })
    const database = await PGlite.create(draft)
    await database.close()
    renameSync(draft, files)
  }
  // PostgreSQL's own lock file says nothing here: every process under WebAssembly has the same number. But a
  // kill between its creation and its first byte would keep PostgreSQL from ever starting again.
  rmSync(join(files, 'postmaster.pid'), { force: true })

  const connection = await createPgliteConnection({ url: files })
  await connection.driver.waitReady
  return connection
}

/**
 * Puts a restored database, which has been tried, and its visitors' files in the place of those before; a kill in between is
 * made up for here. The database comes last: as long as it waits, there is something to finish.
 */
export function finishRestore(folder: string) {
  if (!existsSync(join(folder, 'database.restored'))) return
  for (const name of ['artwork', 'database']) {
    const [restored, files, before] = [`${name}.restored`, name, `${name}.before`].map((one) =>
      join(folder, one),
    ) as [string, string, string]
    if (!existsSync(restored)) continue
    if (existsSync(files)) {
      rmSync(before, { recursive: true, force: true })
      renameSync(files, before)
    }
    renameSync(restored, files)
  }
}

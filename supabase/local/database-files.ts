import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'

/**
 * Opens a data folder's database, or creates it. The caller holds the folder's lock. A new database is built under
 * another name and renamed when complete, so that a kill in between leaves nothing that looks like a database.
 */
export async function openDatabase(folder: string): Promise<PgliteConnection> {
  const files = join(folder, 'database')
  if (!existsSync(files)) {
    const draft = join(folder, 'database.new')
    rmSync(draft, { recursive: true, force: true })
    const database = await PGlite.create(draft, { loadDataDir: await dataDir() })
    await database.close()
    renameSync(draft, files)
  }
  // PostgreSQL's own lock file means nothing here: under WebAssembly, every process has the same id. But a kill between
  // its creation and its first byte would keep PostgreSQL from ever starting again.
  rmSync(join(files, 'postmaster.pid'), { force: true })

  const connection = await createPgliteConnection({ url: files })
  await connection.driver.waitReady
  return connection
}

import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'

/**
 * Opens a data folder's database, or creates it; one that a kill left half made is made anew. The caller holds the folder's
 * lock.
 */
export async function openDatabase(folder: string): Promise<PgliteConnection> {
  const files = join(folder, 'database')
  // It lies there while a database is being made.
  const unfinished = join(folder, 'database.unfinished')
  const isNew = !existsSync(files) || existsSync(unfinished)
  if (isNew) {
    writeFileSync(unfinished, '')
    rmSync(files, { recursive: true, force: true })
  }
  // PostgreSQL's own lock file means nothing here: under WebAssembly, every process has the same id. But a kill between
  // its creation and its first byte would keep PostgreSQL from ever starting again.
  rmSync(join(files, 'postmaster.pid'), { force: true })

  const pgliteOptions = isNew ? { loadDataDir: await dataDir() } : {}
  const connection = await createPgliteConnection({ url: files, pgliteOptions })
  await connection.driver.waitReady
  rmSync(unfinished, { force: true })
  return connection
}

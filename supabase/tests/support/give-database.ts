import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startDatabase } from '../../local/database.ts'
import { madeOnce } from './made-once.ts'

/** Puts a migrated but empty database into a data folder that has none yet. */
export async function giveDatabase(folder: string): Promise<void> {
  const database = join(folder, 'database')
  if (existsSync(database)) return
  const made = await madeOnce('migrated', async (draft) => {
    mkdirSync(draft)
    await (await startDatabase(draft, false, console.error)).stop()
  })
  cpSync(join(made, 'database'), database, { recursive: true })
}

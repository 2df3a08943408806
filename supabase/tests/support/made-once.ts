import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startDatabase } from '../../local/database.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const kept = join(root, '.local/tests')

/** Caches slow results until a migration, a package, supabase/local or hosted.sql changes. Copy the result; never write to it. */
export async function madeOnce(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const version = currentVersion()
  const made = join(kept, `${version}-${name}`)
  if (existsSync(made)) return made
  mkdirSync(kept, { recursive: true })
  for (const old of readdirSync(kept))
    if (!old.startsWith(version)) rmSync(join(kept, old), { recursive: true, force: true })
  const draft = `${made}.${randomUUID()}`
  await make(draft)
  try {
    renameSync(draft, made)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(made)) throw error
  }
  return made
}

function currentVersion(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  hash.update(readFileSync(join(root, 'supabase/tests/support/hosted.sql')))
  for (const folder of ['supabase/migrations', 'supabase/local']) {
    const files = readdirSync(join(root, folder)).filter((file) => /(?<!\.test)\.(ts|sql)$/.test(file))
    for (const file of files.sort()) hash.update(readFileSync(join(root, folder, file)))
  }
  return hash.digest('hex').slice(0, 8)
}

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

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'

const supabase = new URL('../', import.meta.url)

// The table where the Supabase CLI records applied migrations.
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
`

/**
 * Brings a database up to date: a hosted project's roles, pending migrations, the seed. Each step is recorded in its own
 * transaction, so a kill never repeats or skips one.
 * @throws the database's error if a migration fails; Error if an applied one was changed or removed
 */
export async function applyMigrations(database: PGlite, seed: boolean): Promise<void> {
  await database.exec(readSupabaseFile('local/platform.sql') + history)
  const { rows } = await database.query<{ version: string; hash: string | null }>(
    'select version, statements[1] as hash from supabase_migrations.schema_migrations',
  )
  const ours = migrations()
  const hashes = new Map(ours.map(({ version, text }) => [version, hashOf(text)]))
  if (rows.some(({ version, hash }) => hashes.get(version) !== hash))
    throw new Error(
      'The local database was made from another state of supabase/migrations. Nothing in it was touched: move its folder (.local/supabase) away, or name another one with LOCAL_SUPABASE_DIR.',
    )
  const applied = new Set(rows.map((row) => row.version))

  for (const { version, name, text } of ours) {
    if (applied.has(version)) continue
    await database.transaction(async (transaction) => {
      await transaction.exec(text)
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [hashOf(text)]],
      )
    })
  }

  if (seed) await database.transaction((transaction) => transaction.exec(readSupabaseFile('seed.sql')))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** All migrations, oldest first: their names begin with the time of writing. */
export function migrations(): { version: string; name: string; text: string }[] {
  return readdirSync(new URL('migrations/', supabase))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [version = '', name = ''] = file.replace('.sql', '').split(/_(.*)/s)
      return { version, name, text: readSupabaseFile(`migrations/${file}`) }
    })
}

/** @param file path within supabase/ */
export const readSupabaseFile = (file: string): string => readFileSync(new URL(file, supabase), 'utf8')

import { readdirSync, readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'

const supabase = new URL('../', import.meta.url)

// The table in which the Supabase CLI keeps what it has applied.
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
`

/**
 * Brings a database up to date: the roles of a hosted project, the migrations it has not had yet, the seed.
 * Each step is one transaction and is noted in the same one, so a kill at any moment repeats or skips nothing.
 * @throws the database's error if a migration fails
 */
export async function applyMigrations(database: PGlite, seed: boolean): Promise<void> {
  await database.exec(sql('local/platform.sql') + history)
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const applied = new Set(rows.map((row) => row.version))

  for (const { version, name, file } of migrations()) {
    if (applied.has(version)) continue
    await database.transaction(async (transaction) => {
      await transaction.exec(sql(file))
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
        [version, name],
      )
    })
  }

  if (seed) await database.transaction((transaction) => transaction.exec(sql('seed.sql')))
}

/** All migrations, oldest first: their names begin with the time they were written. */
function migrations(): { version: string; name: string; file: string }[] {
  return readdirSync(new URL('migrations/', supabase))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [version = '', name = ''] = file.replace('.sql', '').split(/_(.*)/s)
      return { version, name, file: `migrations/${file}` }
    })
}

function sql(file: string): string {
  return readFileSync(new URL(file, supabase), 'utf8')
}

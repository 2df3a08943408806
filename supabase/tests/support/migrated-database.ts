import { migrations, read } from '../../local/migrations.ts'
import { people } from './people.ts'
import { asOwner, openRawDatabase, type RawDatabase } from './raw-database.ts'

/** Older projects grant everything on whatever is new in `public`, until somebody revokes it. */
export const grantsOfOlderProjects = ['tables', 'sequences', 'functions']
  .map(
    (kind) =>
      `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join('\n')

/** A raw database with all migrations applied. */
export async function openMigratedDatabase(): Promise<RawDatabase> {
  const database = await openRawDatabase()
  await apply(database, [read('local/platform.sql'), ...migrations().map(({ text }) => text)])
  return database
}

/** Runs SQL files in order. */
export async function apply(database: RawDatabase, files: string[]): Promise<void> {
  for (const sql of files) await asOwner(database, sql)
}

/** Adds the people to a migrated database. */
export async function addPeople(database: RawDatabase): Promise<void> {
  for (const [name, { sub, session_id, email }] of Object.entries(people)) {
    await asOwner(database, 'insert into auth.users (id, email) values ($1, $2)', [sub, email])
    if (name !== 'gone')
      await asOwner(
        database,
        `insert into auth.sessions (id, user_id, created_at) values ($1, $2, now() - $3::interval)`,
        [session_id, sub, name === 'late' ? '7 days 1 second' : '6 days 23 hours'],
      )
    if (name !== 'stranger')
      await asOwner(
        database,
        'insert into public.staff (user_id, name, email, role) values ($1, $2, $3, $4)',
        [sub, name, email, name === 'manager' ? 'manager' : 'seller'],
      )
  }
}

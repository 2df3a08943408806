import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { databaseFlags } from '../../local/database.ts'
import { forTests } from './for-tests.ts'

type Row = Record<string, unknown>
/** A statement's rows, or PostgreSQL's error code. */
export type Outcome = { rows: Row[] } | { code: string }

/** PostgreSQL in memory, without any of our schema. */
export type RawDatabase = {
  /**
   * Runs one statement with parameters, or several without. Changes by `postgres` stay; those by other roles are rolled
   * back, so that every try meets the same rows. A role is one of PostgreSQL's, or one of `people`.
   */
  run(role: string, sql: string, parameters?: unknown[]): Promise<Outcome>
  /** One statement's rows, as `postgres`. */
  query(sql: string, ...values: unknown[]): Promise<Row[]>
  stop(): Promise<void>
}

/** Opens a raw database in a separate process, because Jest cannot load PGlite. */
export async function openRawDatabase(...as: 'migrated'[]): Promise<RawDatabase> {
  const child = fork(fileURLToPath(new URL('./raw-database-process.ts', import.meta.url)), as, {
    execArgv: databaseFlags,
  })
  await once(child, 'message')
  const database: RawDatabase = {
    async run(role, sql, parameters) {
      const claims = Object.entries(people).find(([name]) => name === role)?.[1]
      child.send({ role: claims ? 'authenticated' : role, claims, sql, parameters })
      const [outcome] = (await once(child, 'message')) as [Outcome]
      return outcome
    },
    query: (sql, ...values) => asOwner(database, sql, values),
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
  return database
}

export async function asOwner(database: RawDatabase, sql: string, parameters?: unknown[]) {
  const outcome = await database.run('postgres', sql, parameters)
  if ('code' in outcome) throw new Error(`${outcome.code}: ${sql}`)
  return outcome.rows
}

/** A raw database's people; each name stands for the role `authenticated` with these claims. */
export const people = {
  staff: claims('5'),
  manager: claims('4'),
  stranger: claims('6'),
  /** A staff member whose session began more than seven days ago. */
  late: claims('7'),
  /** A staff member who has signed out, with a token that is still valid. */
  gone: claims('8'),
}

function claims(digit: string) {
  const id = (group: string) => `${digit.repeat(8)}-0000-4000-8000-${group.repeat(12)}`
  return { sub: id('1'), session_id: id('2'), email: `${digit}@example.com`, role: 'authenticated' }
}

/** Older projects grant everything on anything new in `public`, until somebody revokes it. */
export const grantsOfOlderProjects = ['tables', 'sequences', 'functions']
  .map(
    (kind) =>
      `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join('\n')

/** A raw database with all migrations applied. */
const openMigratedDatabase = () => openRawDatabase('migrated')

/** The same for a file's tests. */
export const databaseForTests = () => forTests(openMigratedDatabase, (database) => database.stop())

export async function apply(database: RawDatabase, files: string[]): Promise<void> {
  for (const sql of files) await asOwner(database, sql)
}

export async function addPeople(database: RawDatabase): Promise<void> {
  const add = (into: string, values: string, ...parameters: string[]) =>
    database.query(`insert into ${into} values (${values})`, ...parameters)
  for (const [name, { sub, session_id: session, email }] of Object.entries(people)) {
    const age = name === 'late' ? '7 days 1 second' : '6 days 23 hours'
    const role = name === 'manager' ? name : 'seller'
    await add('auth.users (id, email)', '$1, $2', sub, email)
    if (name !== 'gone')
      await add('auth.sessions (id, user_id, created_at)', '$1, $2, now() - $3::interval', session, sub, age)
    if (name !== 'stranger')
      await add('public.staff (user_id, name, email, role)', '$1, $2, $3, $4', sub, name, email, role)
  }
}

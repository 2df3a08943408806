import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { people } from './people.ts'

/** A statement's rows, or PostgreSQL's error code. */
export type Outcome = { rows: Record<string, unknown>[] } | { code: string }

/** PostgreSQL in memory, without anything of ours in it. */
export type RawDatabase = {
  /**
   * Runs one statement with parameters, or several without. Changes by `postgres` stay; those by other roles are rolled
   * back, so that every try meets the same rows. A role is one of PostgreSQL's, or one of `people`.
   */
  run(role: string, sql: string, parameters?: unknown[]): Promise<Outcome>
  stop(): Promise<void>
}

/** Opens a raw database in a separate process, because Jest cannot load PGlite. */
export async function openRawDatabase(): Promise<RawDatabase> {
  const child = fork(fileURLToPath(new URL('./raw-database-process.ts', import.meta.url)))
  await once(child, 'message')
  return {
    async run(role, sql, parameters) {
      const claims = Object.entries(people).find(([name]) => name === role)?.[1]
      child.send({ role: claims ? 'authenticated' : role, claims, sql, parameters })
      const [outcome] = (await once(child, 'message')) as [Outcome]
      return outcome
    },
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/**
 * Runs a statement as the owner of everything.
 * @throws Error if it fails
 */
export async function asOwner(database: RawDatabase, sql: string, parameters?: unknown[]) {
  const outcome = await database.run('postgres', sql, parameters)
  if ('code' in outcome) throw new Error(`${outcome.code}: ${sql}`)
  return outcome.rows
}

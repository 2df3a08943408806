import { Pool, type PoolClient } from 'pg'
import { migrations, read } from '../../local/migrations.ts'
import { addPeople, apply } from './migrated-database.ts'
import { people } from './people.ts'
import { startPostgres, superuser } from './postgres-server.ts'
import type { Outcome, RawDatabase } from './raw-database.ts'

/** A database that serves many clients at once. */
export type ServerDatabase = RawDatabase & {
  /** Like `run`, but keeps every role's changes; the claims may be of somebody not among `people`. */
  keep(role: string, sql: string, parameters?: unknown[], claims?: Claims): Promise<Outcome>
  deadlocks(): Promise<number>
}
type Claims = { sub: string; session_id: string; email: string }

/** A server with a hosted project's roles, the migrations, and the people. */
export async function openServerDatabase(connections = 24): Promise<ServerDatabase> {
  const server = await startPostgres(connections)
  const at = { host: server.host, database: 'postgres' }
  const admin = new Pool({ ...at, user: superuser, max: 1 })
  // Stopping the server raises an error on connections that are still idle here.
  admin.on('error', () => {})
  await admin.query(read('tests/support/hosted.sql'))
  const pool = new Pool({ ...at, user: 'postgres', max: connections })
  async function as(end: 'commit' | 'rollback', role: string, sql: string, values?: unknown[], who?: Claims) {
    const client = await pool.connect()
    try {
      if (role === 'postgres' && !who) return await execute(client, sql, values)
      const claims = who ?? Object.entries(people).find(([name]) => name === role)?.[1]
      await client.query(
        `begin; set local role ${claims ? 'authenticated' : role}; set local statement_timeout = '8s'`,
      )
      await client.query(`select set_config('request.jwt.claims', $1, true)`, [
        claims ? JSON.stringify(claims) : '',
      ])
      const outcome = await execute(client, sql, values)
      await client.query(end)
      return outcome
    } catch (error) {
      await client.query('rollback')
      return { code: String((error as { code?: unknown }).code) }
    } finally {
      client.release()
    }
  }
  const database: ServerDatabase = {
    run: (role, sql, values) => as('rollback', role, sql, values),
    keep: (role, sql, values, claims) => as('commit', role, sql, values, claims),
    async deadlocks() {
      const { rows } = await admin.query<{ deadlocks: string }>(
        `select pg_stat_force_next_flush(), deadlocks from pg_stat_database where datname = 'postgres'`,
      )
      return Number(rows[0]?.deadlocks)
    },
    async stop() {
      await Promise.all([pool.end(), admin.end()])
      await server.stop()
    },
  }
  await apply(
    database,
    migrations().map(({ text }) => text),
  )
  await addPeople(database)
  return database
}

async function execute(client: PoolClient, sql: string, values?: unknown[]): Promise<Outcome> {
  const { rows } = await client.query<Record<string, unknown>>(sql, values)
  return { rows: values ? rows : [] }
}

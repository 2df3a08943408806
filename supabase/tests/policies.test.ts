import {
  addPeople,
  apply,
  grantsOfOlderProjects,
  openRawDatabase,
  type RawDatabase,
} from './support/raw-database.ts'
import {
  amount,
  type Call,
  expected,
  functions,
  neverAllowed,
  roles,
  tables,
  tryAll,
  tryCalls,
} from './support/permission-calls.ts'
import { form } from './support/upload.ts'
import { openServerDatabase } from './support/server-database.ts'
import { migrations, readSupabaseFile } from '../local/migrations.ts'

// Permissions (permissions.yaml) in PostgreSQL itself: each role, each verb, each table and function.

const noRight = '42501'

/** A project's default grants on new tables and functions: newer projects have none, older ones everything. */
const projects: Record<string, () => Promise<RawDatabase>> = {
  'a newer project': () => openEmbedded(''),
  'an older project': () => openEmbedded(grantsOfOlderProjects),
  'a PostgreSQL server, where nobody of ours is superuser': () => openServerDatabase(1),
}

async function openEmbedded(grants: string): Promise<RawDatabase> {
  const embedded = await openRawDatabase()
  await apply(embedded, [
    readSupabaseFile('local/platform.sql'),
    grants,
    ...migrations().map(({ text }) => text),
  ])
  await addPeople(embedded)
  return embedded
}

describe.each(Object.entries(projects))('on %s', (_, open) => {
  let database: RawDatabase
  beforeAll(async () => {
    database = await open()
    await database.query('select public.store_submission($1)', { key: crypto.randomUUID(), form: form() })
    await database.query(`select private.log_audit_event('report', 1)`)
  })
  afterAll(() => database.stop())

  test('the migrations say who may do what', async () => {
    expect(await matrix(database)).toEqual(expected(false))
  })

  test.each(['late', 'gone', 'authenticated'])(
    'a token of somebody who is "%s" opens what a stranger’s does',
    async (role) => {
      expect(await tryCalls((call) => outcomeOf(database, role, call))).toEqual(expected(false).stranger)
      const who = await database.run(role, `select public.current_staff()->>'state' as state`, [])
      expect(who).toEqual({ rows: [{ state: 'expired' }] })
    },
  )

  test.each(roles)('as %s, nothing else works', async (role) => {
    for (const sql of neverAllowed)
      expect([sql, await database.run(role, sql, [])]).toEqual([sql, { code: noRight }])
  })

  test('every table is in the list and has row level security', async () => {
    const there =
      await database.query(`select nspname || '.' || relname as name, relrowsecurity as locked from pg_class
       join pg_namespace on pg_namespace.oid = relnamespace
       where nspname in ('public', 'private') and relkind in ('r', 'p', 'v', 'm', 'f')`)
    expect(there.map(({ name }) => name).sort()).toEqual(Object.keys(tables).sort())
    expect(there.filter(({ locked }) => !locked)).toEqual([])
  })

  test('every function is in the list, under one name each; nobody enters private', async () => {
    const there = await database.query(
      `select proname from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname = 'public'`,
    )
    expect(there.map(({ proname }) => proname).sort()).toEqual(Object.keys(functions).sort())

    const inside =
      await database.query(`select role, proname from pg_proc join pg_namespace on pg_namespace.oid = pronamespace,
       unnest('{anon,authenticated,service_role}'::text[]) as role
       where nspname = 'private'
         and (has_function_privilege(role, pg_proc.oid, 'execute') or has_schema_privilege(role, 'private', 'usage'))`)
    expect(inside).toEqual([])
  })

  test('the seed opens reading to visitors and nothing else, however often it is applied', async () => {
    await apply(database, [readSupabaseFile('seed.sql')])
    await apply(database, [readSupabaseFile('seed.sql')])
    expect(await matrix(database)).toEqual(expected(true))
  })
})

const matrix = (database: RawDatabase) => tryAll((role, call) => outcomeOf(database, role, call))

async function outcomeOf(database: RawDatabase, role: string, { sql }: Call) {
  const outcome = await database.run(role, sql, [])
  if ('rows' in outcome) return amount(outcome.rows)
  return outcome.code === noRight ? null : `error ${outcome.code}`
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { apply, grantsOfOlderProjects, openRawDatabase, type RawDatabase } from './support/raw-database.ts'
import { migrations, readSupabaseFile } from '../local/migrations.ts'

const ours = `in ('public', 'private')`

/** The grants on an object; without any, PostgreSQL's defaults apply. */
const grants = (list: string, kind: string, owner: string) => `(
  select array_agg(grantee::regrole || ' ' || privilege_type || case when is_grantable then ' and passes it on' else '' end
    order by grantee::regrole::text, privilege_type)
  from aclexplode(coalesce(${list}, acldefault('${kind}', ${owner}))))`

/** Everything that PostgreSQL knows of the schemas `public` and `private`, as queries with one row per object. */
const catalogs: Record<string, string> = {
  schemas: `
    select nspname, ${grants('nspacl', 'n', 'nspowner')} as grants from pg_namespace where nspname ${ours}`,
  'tables and sequences': `
    select pg_class.oid::regclass as name, relkind, relrowsecurity, relforcerowsecurity, reloptions,
      ${grants('relacl', 'r', 'relowner')} as grants
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname ${ours} and relkind not in ('i', 'I')`,
  columns: `
    select table_name, to_jsonb(columns) - 'table_catalog' as is from information_schema.columns
    where table_schema ${ours}`,
  'grants on columns': `
    select attrelid::regclass as name, attname, attacl from pg_attribute where attacl is not null and attnum > 0
    and attrelid in (select pg_class.oid from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname ${ours})`,
  'checks and keys': `
    select conrelid::regclass as name, conname, pg_get_constraintdef(pg_constraint.oid) as is, convalidated
    from pg_constraint join pg_namespace on pg_namespace.oid = connamespace where nspname ${ours}`,
  indexes: `select indexdef from pg_indexes where schemaname ${ours}`,
  functions: `
    select pg_get_functiondef(pg_proc.oid) as is, ${grants('proacl', 'f', 'proowner')} as grants
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname ${ours}`,
  triggers: `
    select pg_get_triggerdef(pg_trigger.oid) as is, tgenabled from pg_trigger
    join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
    where nspname ${ours} and not tgisinternal`,
  policies: `select to_jsonb(pg_policies) as is from pg_policies where schemaname ${ours}`,
  'grants on objects to come': `select defaclnamespace::regnamespace as name, defaclobjtype, defaclacl from pg_default_acl`,
  'rows that are there from the beginning': `
    select (select count(*) from private.sign_in_salt) as salts, (select count(*) from public.staff) as staff`,
}

// The schemas describe the current database, and the migrations must produce exactly that.

const [, paths = ''] = /^schema_paths = \[(.*?)\]/ms.exec(readSupabaseFile('config.toml')) ?? []
const files = [...paths.matchAll(/"\.\/schemas\/(.*)"/g)].map(([, file]) => file)

let databases: RawDatabase[] = []
beforeAll(async () => {
  databases = await Promise.all(
    [migrations().map(({ text }) => text), files.map((file) => readSupabaseFile(`schemas/${file}`))].map(
      build,
    ),
  )
})
afterAll(() => Promise.all(databases.map((database) => database.stop())))

/** As on an older project, where a right exists unless it is revoked. */
async function build(ours: string[]): Promise<RawDatabase> {
  const database = await openRawDatabase()
  await apply(database, [readSupabaseFile('local/platform.sql'), grantsOfOlderProjects, ...ours])
  return database
}

test('config.toml names every file of schemas/', () => {
  expect([...files].sort()).toEqual(readdirSync(join(__dirname, '../schemas')).sort())
})

test.each(Object.entries(catalogs))('%s are the same from both', async (_, query) => {
  const [there, said] = await Promise.all(
    databases.map(async (database) =>
      (await database.query(query)).map((row) => JSON.stringify(row, null, 1)).sort(),
    ),
  )
  expect(said).toEqual(there)
})

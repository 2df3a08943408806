/** @jest-environment node */
import examples from './functions/send-contact-form/examples.json'
import { asOwner, openRawDatabase, type RawDatabase } from './local/testing/raw-database.ts'
import { migrations, read } from './local/testing/sql.ts'

// Who may do what, asked of PostgreSQL itself: each role, each verb, each table and function.

const roles = ['anon', 'authenticated', 'service_role'] as const
const form = examples.accepted[0]?.body as Record<string, string>
const noRight = '42501'

const verbs = {
  'select "Form Sub"': 'select id from public."Form Sub"',
  'insert "Form Sub"': `insert into public."Form Sub" (form_data) select form_data from public."Form Sub"`,
  'update "Form Sub"': 'update public."Form Sub" set created_at = now()',
  'delete "Form Sub"': 'delete from public."Form Sub"',
  'truncate "Form Sub"': 'truncate public."Form Sub" cascade',
  'select receipts': 'select 1 from private.receipts',
  'insert receipts': 'insert into private.receipts default values',
  'update receipts': 'update private.receipts set created_at = now()',
  'delete receipts': 'delete from private.receipts',
  'truncate receipts': 'truncate private.receipts',
  'create a table': 'create table public.mine (id int)',
  'create in private': 'create table private.mine (id int)',
  'select staff': 'select 1 from public.staff',
  'insert staff': `insert into public.staff values (gen_random_uuid(), 'Eve', 'eve@example.com')`,
  'delete staff': 'delete from public.staff',
  'call is_staff': 'select public.is_staff()',
  'select tickets': 'select 1 from private.tickets',
  'insert tickets': 'insert into private.tickets default values',
  'update tickets': `update private.tickets set status = 'won'`,
  'delete tickets': 'delete from private.tickets',
  'select ticket_history': 'select 1 from private.ticket_history',
  'insert ticket_history': 'insert into private.ticket_history default values',
  'delete ticket_history': 'delete from private.ticket_history',
  'call current_staff': 'select public.current_staff()',
  'select rate_limits': 'select 1 from private.rate_limits',
  'update rate_limits': 'update private.rate_limits set stored = 0',
  'delete rate_limits': 'delete from private.rate_limits',
  'select outbox': 'select 1 from private.outbox',
  'update outbox': `update private.outbox set state = 'sent'`,
  'delete outbox': 'delete from private.outbox',
  'count a request': `select private.count_request('caller', repeat('a', 64), 1)`,
  'call submissions_open_to_everyone': 'select public.submissions_open_to_everyone()',
  'list submissions': 'select from jsonb_array_elements(public.list_submissions())',
  'count submissions': 'select from generate_series(1, public.count_submissions())',
  'call update_ticket': `select public.update_ticket(gen_random_uuid(), '{"status": "won"}')`,
  'call clear_spam_flag': 'select public.clear_spam_flag(gen_random_uuid())',
  'call erase_submissions': `select public.erase_submissions('ada@example.com', true)`,
  'call purge_submissions': `select public.purge_submissions('2020-01-01', true)`,
  'call claim_notification': 'select public.claim_notification()',
  'call finish_notification': 'select public.finish_notification(gen_random_uuid(), 1)',
  'call store_submission': `select public.store_submission(gen_random_uuid(), '${JSON.stringify(form)}')`,
}

type Verb = keyof typeof verbs

/** All that is allowed; everything else is refused. The number is of the rows that must come back. */
const withoutSeed: Record<(typeof roles)[number], Partial<Record<Verb, number>>> = {
  anon: {},
  // Signed in, and nobody of the company.
  authenticated: {
    'select "Form Sub"': 0,
    'select staff': 0,
    'call is_staff': 1,
    'call current_staff': 1,
    'list submissions': 0,
    'count submissions': 0,
  },
  service_role: {
    'select "Form Sub"': 1,
    'call claim_notification': 1,
    'call finish_notification': 1,
    'call erase_submissions': 1,
    'call purge_submissions': 1,
    'call store_submission': 1,
  },
}
const withSeed = {
  ...withoutSeed,
  anon: {
    'select "Form Sub"': 1,
    'list submissions': 1,
    'count submissions': 1,
    'call submissions_open_to_everyone': 1,
  },
}

/** What a project granted on new tables and functions before ours: newer ones nothing, older ones everything. */
const defaults = {
  'a newer project': '',
  'an older project': ['tables', 'sequences', 'functions']
    .map((kind) => `alter default privileges in schema public grant all on ${kind} to ${roles.join(', ')};`)
    .join('\n'),
}

const emptied =
  'drop schema if exists private cascade; drop schema if exists auth cascade; drop schema public cascade; create schema public'

jest.setTimeout(120_000)

let database: RawDatabase
beforeAll(async () => {
  database = await openRawDatabase()
})
afterAll(() => database.stop())

describe.each(Object.entries(defaults))('on %s', (_, grants) => {
  beforeAll(async () => {
    await asOwner(database, emptied)
    for (const sql of [read('local/platform.sql'), grants, ...migrations]) await asOwner(database, sql)
    await asOwner(database, 'select public.store_submission(gen_random_uuid(), $1)', [form])
  })

  test('the migrations say who may do what', async () => {
    expect(await matrix(database)).toEqual(withoutSeed)
  })

  test('every table has row level security, every function is closed but ours, nobody enters private', async () => {
    const unlocked = await asOwner(
      database,
      `select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where nspname in ('public', 'private') and relkind in ('r', 'p', 'v', 'm') and not relrowsecurity`,
      [],
    )
    expect(unlocked).toEqual([])

    const callable = await asOwner(
      database,
      `select role, proname from pg_proc join pg_namespace on pg_namespace.oid = pronamespace,
       unnest($1::text[]) as role
       where nspname in ('public', 'private') and has_function_privilege(role, pg_proc.oid, 'execute')`,
      [roles],
    )
    expect(callable.map(({ role, proname }) => `${role} ${proname}`).sort()).toEqual([
      'authenticated clear_spam_flag',
      'authenticated count_submissions',
      'authenticated current_staff',
      'authenticated is_staff',
      'authenticated list_submissions',
      'authenticated update_ticket',
      'service_role claim_notification',
      'service_role erase_submissions',
      'service_role finish_notification',
      'service_role purge_submissions',
      'service_role store_submission',
    ])

    const inside = await asOwner(
      database,
      `select role from unnest($1::text[]) as role where has_schema_privilege(role, 'private', 'usage')`,
      [roles],
    )
    expect(inside).toEqual([])
  })

  test('the seed opens reading to visitors and nothing else, however often it is applied', async () => {
    await asOwner(database, read('seed.sql'))
    await asOwner(database, read('seed.sql'))
    expect(await matrix(database)).toEqual(withSeed)
  })
})

/** Tries every verb as every role. A right that finds no row counts as one: row level security has to refuse. */
async function matrix(database: RawDatabase): Promise<Record<string, Record<string, number>>> {
  const result: Record<string, Record<string, number>> = {}
  for (const role of roles) {
    const allowed: Record<string, number> = {}
    for (const [verb, sql] of Object.entries(verbs)) {
      const outcome = await database.run(role, sql, [])
      if ('rows' in outcome) allowed[verb] = outcome.rows.length
      else expect([role, verb, outcome.code]).toEqual([role, verb, noRight])
    }
    result[role] = allowed
  }
  return result
}

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export const roles = ['anon', 'stranger', 'staff', 'manager', 'service_role'] as const
export type Role = (typeof roles)[number]
const verbs = ['select', 'insert', 'update', 'delete', 'truncate'] as const
type Verb = (typeof verbs)[number]

type Allowed = Partial<Record<Role, string>>
type Permissions = {
  tables: Record<string, { column: string } & Partial<Record<Verb, Allowed & { seed?: Allowed }>>>
  functions: Record<string, { arguments: Record<string, unknown>; allowed: Allowed; seed?: Allowed }>
  neverAllowed: string[]
}

export const { tables, functions, neverAllowed }: Permissions = parse(
  readFileSync('supabase/tests/permissions.yaml', 'utf8'),
)

/** One attempt, as SQL and as a REST request; null if REST has no such verb. */
export type Call = {
  sql: string
  rest: { method: string; path: string; headers?: Record<string, string>; body?: object } | null
}

/** The successes of each role; refusals are left out. */
type Matrix = Record<string, Record<string, string>>

function tableCall(table: string, verb: Verb): Call {
  const [schema = '', name = ''] = table.split('.')
  const { column } = tables[table] ?? { column: '' }
  const full = `${schema}."${name}"`
  const path = encodeURIComponent(name)
  const headers = { 'accept-profile': schema, 'content-profile': schema, prefer: 'return=representation' }
  const all = `${path}?${column}=not.is.null`
  const calls: Record<Verb, Call> = {
    select: { sql: `select 1 from ${full}`, rest: { method: 'GET', path, headers } },
    insert: {
      sql: `insert into ${full} default values`,
      rest: { method: 'POST', path, headers, body: { [column]: null } },
    },
    update: {
      sql: `update ${full} set ${column} = ${column}`,
      rest: { method: 'PATCH', path: all, headers, body: { [column]: null } },
    },
    delete: { sql: `delete from ${full}`, rest: { method: 'DELETE', path: all, headers } },
    truncate: { sql: `truncate ${full} cascade`, rest: null },
  }
  return calls[verb]
}

/**
 * Tries every call.
 * @param attempt the outcome of a call, null for a refusal
 */
export async function tryCalls(attempt: (call: Call) => Promise<string | null>) {
  const calls: Record<string, Call> = {}
  for (const table of Object.keys(tables))
    for (const verb of verbs) calls[`${verb} ${table}`] = tableCall(table, verb)
  for (const name of Object.keys(functions)) calls[`call ${name}`] = functionCall(name)
  const outcomes: Matrix[string] = {}
  for (const [name, call] of Object.entries(calls)) {
    const outcome = await attempt(call)
    if (outcome) outcomes[name] = outcome
  }
  return outcomes
}

/** Tries every call as every role. */
export async function tryAll(attempt: (role: Role, call: Call) => Promise<string | null>): Promise<Matrix> {
  const matrix: Matrix = {}
  for (const role of roles) matrix[role] = await tryCalls((call) => attempt(role, call))
  return matrix
}

/** A function call with the arguments on the list. */
function functionCall(name: string): Call {
  const defaults = functions[name]?.arguments ?? {}
  const literal = (value: unknown) =>
    typeof value === 'number'
      ? String(value)
      : `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`
  const list = Object.entries(defaults).map(([argument, value]) => `${argument} => ${literal(value)}`)
  return {
    sql: `select public.${name}(${list.join(', ')})`,
    rest: { method: 'POST', path: `rpc/${name}`, body: defaults },
  }
}

/** Whether an answer has content; a function's result is alone in its row. */
export function amount(content: unknown): 'something' | 'nothing' {
  if (Array.isArray(content) && content.length === 1) {
    const values = Object.values(content[0] as object)
    if (values.length === 1) return amount(values[0])
  }
  const empty = (Array.isArray(content) && content.length === 0) || content === 0 || content === false
  return empty ? 'nothing' : 'something'
}

/** The permissions of permissions.yaml, in the shape of the tests' findings. */
export function expected(seed: boolean): Matrix {
  const matrix: Matrix = Object.fromEntries(roles.map((role) => [role, {}]))
  const allow = (what: string, allowed: object) => {
    // Managers may do everything that staff may.
    const all = 'staff' in allowed ? { manager: allowed.staff, ...allowed } : allowed
    for (const [role, outcome] of Object.entries(all)) (matrix[role] ??= {})[what] = outcome
  }
  for (const [table, rules] of Object.entries(tables))
    for (const verb of verbs) {
      const { seed: added = {}, ...allowed } = rules[verb] ?? {}
      allow(`${verb} ${table}`, seed ? { ...allowed, ...added } : allowed)
    }
  for (const [name, { allowed, seed: added = {} }] of Object.entries(functions))
    allow(`call ${name}`, seed ? { ...allowed, ...added } : allowed)
  return matrix
}

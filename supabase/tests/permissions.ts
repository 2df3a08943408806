import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export const roles = ['anon', 'stranger', 'staff', 'manager', 'service_role'] as const
export type Role = (typeof roles)[number]
export const verbs = ['select', 'insert', 'update', 'delete', 'truncate'] as const
export type Verb = (typeof verbs)[number]

type Allowed = Partial<Record<Role, string>>
type Permissions = {
  tables: Record<string, { column: string } & Partial<Record<Verb, Allowed & { seed?: Allowed }>>>
  functions: Record<string, { arguments: Record<string, unknown>; allowed: Allowed; seed?: Allowed }>
  neverAllowed: string[]
}

export const { tables, functions, neverAllowed }: Permissions = parse(
  readFileSync('supabase/tests/permissions.yaml', 'utf8'),
)

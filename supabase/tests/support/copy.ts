import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './backend.ts'

const root = join(__dirname, '../../..')

/** Copies `supabase/` to be broken, with the packages it needs but without Deno. Returns its path. */
export function copySupabase(): string {
  const copy = makeFolder()
  cpSync(join(root, 'supabase'), join(copy, 'supabase'), { recursive: true })
  mkdirSync(join(copy, 'node_modules'))
  for (const scope of ['@supabase', '@electric-sql'])
    symlinkSync(join(root, 'node_modules', scope), join(copy, 'node_modules', scope))
  return join(copy, 'supabase')
}

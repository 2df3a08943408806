import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const supabase = join(__dirname, '../..')

export const read = (file: string): string => readFileSync(join(supabase, file), 'utf8')

/** The text of every migration, oldest first. */
export const migrations = readdirSync(join(supabase, 'migrations'))
  .sort()
  .map((file) => read(`migrations/${file}`))

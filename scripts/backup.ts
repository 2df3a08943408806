// `npm run backup -- keyline.tar.gz`: all that the embedded backend has stored, in one file, while it runs or not.
import { existsSync } from 'node:fs'
import { backUp } from '../supabase/local/backup.ts'

try {
  process.umask(0o077)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0) throw new Error('npm run backup -- keyline.tar.gz')
  const folder = process.env.LOCAL_SUPABASE_DIR || '.local/supabase'
  await backUp(folder, file)
  console.log(`${file} holds all that was stored.`)
  process.exit()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

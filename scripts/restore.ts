// `npm run restore -- keyline.tar.gz`: replaces what the embedded backend has stored by a backup.
import './plainly.ts'
import { restore } from '../supabase/local/backup.ts'

process.umask(0o077)
const [file, ...more] = process.argv.slice(2)
if (!file || more.length > 0) throw new Error('npm run restore -- keyline.tar.gz   (stop the site first)')
const folder = process.env.LOCAL_SUPABASE_DIR || '.local/supabase'
await restore(folder, file)
console.log(
  `${file} is restored. What was there before is kept in ${folder}, as database.before and artwork.before.`,
)
process.exit()

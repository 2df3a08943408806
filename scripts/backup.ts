// `npm run backup -- keyline.tar.gz`: all that the embedded backend has stored, in one file, running or not.
import './plainly.ts'
import { backUp } from '../supabase/local/backup.ts'

process.umask(0o077)
const [file, ...more] = process.argv.slice(2)
if (!file || more.length > 0) throw new Error('npm run backup -- keyline.tar.gz')
const folder = process.env.LOCAL_SUPABASE_DIR || '.local/supabase'
await backUp(folder, file)
console.log(`${file} holds all that was stored.`)
process.exit()

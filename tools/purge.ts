// `npm run purge -- 730`: says how many requests are older than this many days; `--carry-out` erases them.
import './plainly.ts'
import { purgeOld } from '../lib/staff/erasing/erase-requests.ts'
import { staffConnection } from '../lib/staff/accounts/call-backend.ts'
import { readSettings } from '../supabase/local/settings.ts'

const usage = `npm run purge -- 730                 (counts the requests older than 730 days)
npm run purge -- 730 --carry-out     (erases them, but for those that nobody has answered)
npm run purge -- 730 --carry-out --unanswered-too`

const [days = '', ...options] = process.argv.slice(2)
const unknown = options.filter((option) => option !== '--carry-out' && option !== '--unanswered-too')
if (!/^[1-9]\d{0,4}$/.test(days) || unknown.length > 0) throw new Error(usage)
const sure = options.includes('--carry-out')
const unansweredToo = options.includes('--unanswered-too')
const connection = staffConnection(process.env, readSettings)
console.log(await purgeOld(connection, Number(days), sure, unansweredToo))

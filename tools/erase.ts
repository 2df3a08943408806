// `npm run erase -- ada@example.com`: says how many requests that person has sent; `--carry-out` erases them.
import './plainly.ts'
import { erasePerson } from '../lib/staff/erasing/erase-requests.ts'
import { staffConnection } from '../lib/staff/accounts/call-backend.ts'
import { readSettings } from '../supabase/local/settings.ts'

const usage = `npm run erase -- ada@example.com                 (counts that person's requests)
npm run erase -- ada@example.com --carry-out     (erases them)`

const [address = '', option, ...more] = process.argv.slice(2)
const sure = option === '--carry-out'
if (!/^[^\s@]+@[^\s@]+$/.test(address) || (option && !sure) || more.length > 0) throw new Error(usage)
console.log(await erasePerson(staffConnection(process.env, readSettings), address, sure))

// `npm run staff -- add ada@example.com "Ada Lovelace"`, `role …`, `password …`, `remove …`, `list`: who may read the requests.
import './plainly.ts'
import { askPassword } from '../lib/staff/accounts/ask-password.ts'
import { staffConnection } from '../lib/staff/accounts/call-backend.ts'
import * as accounts from '../lib/staff/accounts/staff.ts'
import { readSettings } from '../supabase/local/settings.ts'

const usage = `npm run staff -- add ada@example.com "Ada Lovelace"   (asks for the password, or reads it from a pipe)
npm run staff -- role ada@example.com manager   (or seller: managers also export, erase and read who did)
npm run staff -- add-marketer eve@example.com "Eve Adams"   (reads /form-submissions/sources, and no ticket)
npm run staff -- password ada@example.com   (sets a new one; tickets stay)
npm run staff -- remove ada@example.com
npm run staff -- list`

console.log(await run(process.argv.slice(2)))

async function run([verb, email = '', name = '', ...more]: string[]): Promise<string> {
  if (more.length > 0) throw new Error(`Put the name in quotes.\n${usage}`)
  if (verb === 'list' && !email) return accounts.listAccounts(staffConnection(process.env, readSettings))
  if (!['add', 'add-marketer', 'role', 'password', 'remove'].includes(verb ?? '')) throw new Error(usage)
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new Error(`"${email}" is not an email address.\n${usage}`)
  const connection = staffConnection(process.env, readSettings)
  if (verb === 'remove') return accounts.removeStaff(connection, email)
  if (verb === 'role') {
    if (name !== 'seller' && name !== 'manager') throw new Error(`The role is seller or manager.\n${usage}`)
    return accounts.setRole(connection, email, name)
  }
  if (verb === 'password') return accounts.setPassword(connection, email, await askPassword([email]))
  if (!name.trim() || name.length > 80) throw new Error(`Give a name of 1 to 80 characters.\n${usage}`)
  const make = verb === 'add' ? accounts.addStaff : accounts.addMarketer
  return make(connection, { email, name: name.trim(), password: await askPassword([email, name]) })
}

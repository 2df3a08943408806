import type { StaffConnection } from './connection.ts'
import { callBackend } from './call-backend.ts'

type Person = { email: string; name: string; password: string }
type Row = { name: string; email: string; added_at: string }

/**
 * Makes an account and lets it read. An account that is there already keeps its password.
 * @returns a sentence that says what was done
 * @throws Error with one plain sentence
 */
export async function addStaff(to: StaffConnection, { email, name, password }: Person): Promise<string> {
  const account = { email, password, email_confirm: true }
  const made = await callBackend(to, 'POST', '/auth/v1/admin/users', account)
  const existed = made.code === 'email_exists'
  if (!made.ok && !existed) throw new Error(`The account was not made: ${made.message}`)

  const { ok, content, message } = await callBackend(to, 'POST', '/rest/v1/rpc/add_staff', {
    account: email,
    called: name,
  })
  if (!ok) throw new Error(`The account is there, but it is not staff yet: ${message}. Run this again.`)
  if (!existed) return `${name} (${email}) may sign in at /sign-in and read the requests.`
  const kept = 'The account keeps its password; to set a new one, remove it and add it again.'
  if (content === 'unchanged') return `${name} (${email}) is staff already. ${kept}`
  if (content === 'renamed') return `${email} is staff already, and is called ${name} now. ${kept}`
  return `The account ${email} was there already, and is staff now, as ${name}. ${kept}`
}

/**
 * Takes an account away, with every session of it; a token that is still good opens nothing any more.
 * @returns a sentence that says what was done
 * @throws Error with one plain sentence
 */
export async function removeStaff(from: StaffConnection, email: string): Promise<string> {
  const { ok, content, message } = await callBackend(from, 'POST', '/rest/v1/rpc/remove_staff', {
    account: email,
  })
  if (!ok) throw new Error(`${email} was not removed: ${message}`)
  if (content === 'no_account') throw new Error(`There is no account ${email}.`)
  return `${email} is removed, account and sessions included.`
}

/** @returns one line for each person, in the order in which they were added */
export async function listStaff(of: StaffConnection): Promise<string> {
  const path = '/rest/v1/staff?select=name,email,added_at&order=added_at.asc'
  const { ok, content, message } = await callBackend(of, 'GET', path)
  if (!ok) throw new Error(`The staff could not be listed: ${message}`)
  const rows = content as Row[]
  if (rows.length === 0) return 'There is no staff yet.'
  return rows.map((row) => `${row.name} <${row.email}>, since ${row.added_at.slice(0, 10)}`).join('\n')
}

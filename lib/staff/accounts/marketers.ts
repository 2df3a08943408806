import { callBackend, type StaffConnection } from './call-backend.ts'
import { makeAccount } from './staff.ts'

type Row = { name: string; email: string; added_at: string }

/**
 * Creates an account that can only read the report on sources. One that already exists keeps its password.
 * @returns a sentence about what was done
 * @throws Error with one plain sentence
 */
export async function addMarketer(
  to: StaffConnection,
  { email, name, password }: { email: string; name: string; password: string },
): Promise<string> {
  const existed = await makeAccount(to, email, password)
  const { ok, content, message } = await callBackend(to, 'POST', '/rest/v1/rpc/add_marketer', {
    account: email,
    called: name,
  })
  if (!ok) throw new Error(`The account exists but reads nothing yet: ${message}. Run this again.`)
  if (content === 'staff') return `${email} is on the staff list and reads the report already.`
  const kept = existed ? ' The account keeps its password.' : ''
  return `${name} (${email}) can now sign in at /sign-in and read the report, and no ticket.${kept}`
}

/** @returns one line per marketer, in the order in which they were added */
export async function listMarketers(of: StaffConnection): Promise<string[]> {
  const path = '/rest/v1/marketers?select=name,email,added_at&order=added_at.asc'
  const { ok, content, message } = await callBackend(of, 'GET', path)
  if (!ok) throw new Error(`The marketers could not be read: ${message}`)
  return (content as Row[]).map(
    ({ name, email, added_at }) => `${name} <${email}>, since ${added_at.slice(0, 10)}, the report alone`,
  )
}

import { callBackend, callFunction, type StaffConnection } from './call-backend.ts'

type Person = { email: string; name: string; password: string }
type Row = { name: string; email: string; added_at: string; role?: string }

/** @returns whether the account existed; it then keeps its password */
async function makeAccount(to: StaffConnection, email: string, password: string): Promise<boolean> {
  const account = { email, password, email_confirm: true }
  const made = await callBackend(to, 'POST', '/auth/v1/admin/users', account)
  const existed = made.code === 'email_exists'
  if (!made.ok && !existed) throw new Error(`The account could not be created: ${made.message}`)
  return existed
}

/**
 * Creates an account and puts it on the staff list. An existing account keeps its password.
 * @returns a sentence about what was done
 * @throws Error with one plain sentence
 */
export async function addStaff(to: StaffConnection, { email, name, password }: Person): Promise<string> {
  const existed = await makeAccount(to, email, password)
  const { ok, content, message } = await callFunction(to, 'add_staff', { account: email, called: name })
  if (!ok) throw new Error(`The account exists but is not on the staff list yet: ${message}. Run this again.`)
  if (!existed) return `${name} (${email}) can now sign in at /sign-in and read the tickets.`
  const kept = `The account keeps its password; to set a new one: npm run staff -- password ${email}.`
  if (content === 'unchanged') return `${name} (${email}) is already on the staff list. ${kept}`
  if (content === 'renamed') return `${email} is already on the staff list; the name is now ${name}. ${kept}`
  return `The account ${email} already existed and is now on the staff list as ${name}. ${kept}`
}

/**
 * Makes somebody on the staff list a seller or a manager, who may also export, erase and read who did.
 * @returns a sentence about what was done
 * @throws Error with one plain sentence
 */
export async function setRole(of: StaffConnection, email: string, role: string): Promise<string> {
  const { ok, content, message } = await callFunction(of, 'set_staff_role', { account: email, wanted: role })
  if (!ok) throw new Error(`The role could not be set: ${message}`)
  if (content === 'no_account') throw new Error(`${email} is not on the staff list.`)
  return `${email} is ${content === 'changed' ? 'now' : 'already'} a ${role}.`
}

/**
 * Creates an account that can only read the report on sources. One that already exists keeps its password.
 * @returns a sentence about what was done
 * @throws Error with one plain sentence
 */
export async function addMarketer(to: StaffConnection, { email, name, password }: Person): Promise<string> {
  const existed = await makeAccount(to, email, password)
  const { ok, content, message } = await callFunction(to, 'add_marketer', { account: email, called: name })
  if (!ok) throw new Error(`The account exists but reads nothing yet: ${message}. Run this again.`)
  if (content === 'staff') return `${email} is on the staff list and reads the report already.`
  const kept = existed ? ' The account keeps its password.' : ''
  return `${name} (${email}) can now sign in at /sign-in and read the report, and no ticket.${kept}`
}

/**
 * Removes an account and all its sessions; unexpired tokens stop working too.
 * @returns a sentence about what was done
 * @throws Error with one plain sentence
 */
export async function removeStaff(from: StaffConnection, email: string): Promise<string> {
  const { ok, content, message } = await callFunction(from, 'remove_staff', { account: email })
  if (!ok) throw new Error(`${email} could not be removed: ${message}`)
  if (content === 'no_account') throw new Error(`There is no account ${email}.`)
  const released = Number(String(content).split(' ')[1])
  const tickets = released === 1 ? '1 ticket has' : `${released} tickets have`
  return `${email} was removed, with its account and sessions. ${tickets} no owner now; their history says so.`
}

/**
 * Sets a new password for a staff member, who keeps their tickets; sessions begun with the old one end.
 * @returns a sentence about what was done
 * @throws Error with one plain sentence
 */
export async function setPassword(of: StaffConnection, email: string, password: string): Promise<string> {
  const people: { user_id: string }[] = []
  for (const list of ['staff', 'marketers']) {
    const path = `/rest/v1/${list}?select=user_id&email=eq.${encodeURIComponent(email.toLowerCase())}`
    const found = await callBackend(of, 'GET', path)
    if (!found.ok) throw new Error(`The staff list could not be read: ${found.message}`)
    people.push(...(found.content as { user_id: string }[]))
  }
  const [person] = people
  if (!person) throw new Error(`${email} is not on the staff list.`)
  const set = await callBackend(of, 'PUT', `/auth/v1/admin/users/${person.user_id}`, { password })
  if (!set.ok) throw new Error(`The password could not be set: ${set.message}`)
  return `${email} has a new password. Tickets stay as they are; whoever was signed in must sign in again.`
}

/** @returns one line per person, staff first, in the order in which they were added */
export async function listAccounts(of: StaffConnection): Promise<string> {
  const lines: string[] = []
  for (const [list, more] of Object.entries({ staff: ',role', marketers: '' })) {
    const path = `/rest/v1/${list}?select=name,email,added_at${more}&order=added_at.asc`
    const { ok, content, message } = await callBackend(of, 'GET', path)
    if (!ok) throw new Error(`The ${list} list could not be read: ${message}`)
    for (const { name, email, added_at, role = 'marketer: the report alone' } of content as Row[])
      lines.push(`${name} <${email}>, since ${added_at.slice(0, 10)}, ${role}`)
    if (lines.length === 0) lines.push('The staff list is empty.')
  }
  return lines.join('\n')
}

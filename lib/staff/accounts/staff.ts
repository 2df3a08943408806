import { callBackend, callAsAdmin, type StaffConnection } from './call-backend.ts'

type Person = { email: string; name: string; password: string }

const unread = 'The staff list could not be read: {reason}'

/** @returns whether the account existed; it then keeps its password */
async function makeAccount(to: StaffConnection, email: string, password: string): Promise<boolean> {
  const account = { email, password: password.normalize('NFC'), email_confirm: true }
  const made = await callBackend(to, 'POST', '/auth/v1/admin/users', account)
  const existed = made.code === 'email_exists'
  if (!made.ok && !existed) throw new Error(`The account could not be created: ${made.message}`)
  return existed
}

/** Puts an account on the staff list; an existing one keeps its password. @returns the result @throws Error, one sentence */
export async function addStaff(to: StaffConnection, { email, name, password }: Person): Promise<string> {
  const existed = await makeAccount(to, email, password)
  const trouble = 'The account exists but is not on the staff list yet: {reason}. Run this again.'
  const done = await callAsAdmin(to, 'add_staff', { account: email, called: name }, trouble)
  if (!existed) return `${name} (${email}) can now sign in at /sign-in and read the tickets.`
  const passwordNote = `The account keeps its password; to set a new one: npm run staff -- password ${email}.`
  if (done === 'unchanged') return `${name} (${email}) is already on the staff list. ${passwordNote}`
  if (done === 'renamed')
    return `${email} is already on the staff list; the name is now ${name}. ${passwordNote}`
  return `The account ${email} already existed and is now on the staff list as ${name}. ${passwordNote}`
}

/** Makes a member of staff a seller or a manager. Returns and throws like addStaff. */
export async function setRole(of: StaffConnection, email: string, role: string): Promise<string> {
  const values = { account: email, wanted: role }
  const done = await callAsAdmin(of, 'set_staff_role', values, 'The role could not be set: {reason}')
  if (done === 'no_account') throw new Error(`${email} is not on the staff list.`)
  return `${email} is ${done === 'changed' ? 'now' : 'already'} a ${role}.`
}

/** Creates an account that can only read the report on sources. One that already exists keeps its password; as addStaff. */
export async function addMarketer(to: StaffConnection, { email, name, password }: Person): Promise<string> {
  const passwordNote = (await makeAccount(to, email, password)) ? ' The account keeps its password.' : ''
  const trouble = 'The account exists but reads nothing yet: {reason}. Run this again.'
  const done = await callAsAdmin(to, 'add_marketer', { account: email, called: name }, trouble)
  if (done === 'staff') return `${email} is on the staff list and reads the report already.`
  return `${name} (${email}) can now sign in at /sign-in and read the report, and no ticket.${passwordNote}`
}

/** Removes an account and all its sessions; unexpired tokens stop working too; as addStaff. */
export async function removeStaff(from: StaffConnection, email: string): Promise<string> {
  const trouble = `${email} could not be removed: {reason}`
  const done = await callAsAdmin(from, 'remove_staff', { account: email }, trouble)
  if (done === 'no_account') throw new Error(`There is no account ${email}.`)
  const [, count, ...drafts] = done.split(' ')
  const released = Number(count)
  const tickets = released === 1 ? '1 ticket has' : `${released} tickets have`
  const begun = drafts.length > 0 ? ` Unsent answers are in the history of ${drafts.join(', ')}.` : ''
  return `${email} was removed, with its account and sessions. ${tickets} no owner now; their history says so.${begun}`
}

/** Sets a new password for a staff member, who keeps their tickets; sessions begun with the old one end; as addStaff. */
export async function setPassword(of: StaffConnection, email: string, password: string): Promise<string> {
  const id = await callAsAdmin<string | null>(of, 'account_of', { account: email }, unread)
  if (!id) throw new Error(`${email} is not on the staff list.`)
  const set = await callBackend(of, 'PUT', `/auth/v1/admin/users/${id}`, {
    password: password.normalize('NFC'),
  })
  if (!set.ok) throw new Error(`The password could not be set: ${set.message}`)
  return `${email} has a new password. Tickets stay as they are; whoever was signed in must sign in again.`
}

/** @returns one line per person, staff first, in the order in which they were added */
export const listAccounts = (of: StaffConnection) => callAsAdmin(of, 'list_accounts', {}, unread)

import { callBackend } from '../accounts/call-backend.ts'
import type { StaffConnection } from '../accounts/connection.ts'

/** Requests erased by one statement, so that none runs long on a large table. */
const batch = 1_000

/**
 * Erases everything that one person has sent, with receipts, notes and mails owed; without `sure` it only counts.
 * @returns a sentence about what was, or would be, erased
 * @throws Error with one plain sentence
 */
export async function erasePerson(from: StaffConnection, address: string, sure: boolean): Promise<string> {
  const found = await ask(from, 'erase_submissions', { address, carry_out: sure })
  return sure
    ? `${requests(found)} from ${address} erased. Emails that were already sent to sales remain in their mailboxes.`
    : `${requests(found)} from ${address}. Nothing was erased; add --carry-out to erase.`
}

/**
 * Erases requests that were stored more than so many days ago; without `sure` it only counts.
 * @returns a sentence about what was, or would be, erased
 * @throws Error with one plain sentence; what was erased until then stays erased
 */
export async function purgeOld(from: StaffConnection, days: number, sure: boolean): Promise<string> {
  const before = new Date(Date.now() - days * 86_400_000).toISOString()
  const older = `older than ${days} ${days === 1 ? 'day' : 'days'} (stored before ${before.slice(0, 10)})`
  if (!sure) {
    const found = await ask(from, 'purge_submissions', { before })
    return `${requests(found)} ${older}. Nothing was erased; add --carry-out to erase.`
  }
  let erased = 0
  for (let now = batch; now === batch; erased += now) {
    now = await ask(from, 'purge_submissions', { before, carry_out: true, most: batch })
  }
  return `${requests(erased)} ${older} erased.`
}

async function ask(from: StaffConnection, name: string, body: object): Promise<number> {
  const { ok, content, message } = await callBackend(from, 'POST', `/rest/v1/rpc/${name}`, body)
  if (!ok || typeof content !== 'number') throw new Error(`The database refused: ${message}`)
  return content
}

const requests = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'request' : 'requests'}`

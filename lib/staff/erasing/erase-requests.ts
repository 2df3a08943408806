import { callBackend, callAsAdmin, type StaffConnection } from '../accounts/call-backend.ts'

/** Requests erased per statement, so that none runs long on a large table. */
const batch = 1_000

/**
 * Erases everything that one person has sent, files, queued mails and emails on requests of others too; without `sure` it only
 * counts. @throws Error
 */
export async function erasePerson(from: StaffConnection, address: string, sure: boolean): Promise<string> {
  const mails = await callAsAdmin<number>(from, 'count_mails', { address })
  const found = await callAsAdmin<number>(from, 'erase_submissions', { address, carry_out: sure })
  const elsewhere = mails > 0 ? ` and ${counted(mails, 'email')} on requests of others` : ''
  const summary = `${counted(found, 'request')} from ${address}${elsewhere}`
  return sure
    ? `${summary} erased.${await deleteOrphanedFiles(from)} Emails that were already sent to sales remain in their mailboxes.`
    : `${summary}. Nothing was erased; add --carry-out to erase.`
}

/**
 * Erases requests stored more than some days ago, in batches; without `sure` it only counts them, by outcome.
 * @returns sentences about the requests erased or to be erased @throws Error with one sentence; earlier batches stay erased
 */
export async function purgeOld(from: StaffConnection, days: number, sure: boolean, unansweredToo: boolean) {
  const before = new Date(Date.now() - days * 86_400_000).toISOString()
  const older = `older than ${days} ${days === 1 ? 'day' : 'days'} (stored before ${before.slice(0, 10)})`
  const split = await callAsAdmin<Record<string, number>>(from, 'count_old_submissions', { before })
  const unanswered = split.new ?? 0
  const keptNote =
    unanswered > 0 && !unansweredToo
      ? ` ${counted(unanswered, 'request')} that nobody has answered ${sure ? 'stayed' : 'would stay'}; --unanswered-too takes them along.`
      : ''
  if (!sure) {
    const all = Object.values(split).reduce((sum, count) => sum + count, 0)
    const states = Object.entries(split).map(
      ([state, count]) => `${count} ${state === 'new' ? 'unanswered' : state}`,
    )
    const stateList = states.length > 0 ? `: ${states.sort().join(', ')}` : ''
    return `${counted(all, 'request')} ${older}${stateList}. Nothing was erased; add --carry-out to erase.${keptNote}`
  }
  let erased = 0
  for (let now = batch; now === batch; erased += now) {
    now = await callAsAdmin<number>(from, 'purge_submissions', {
      before,
      carry_out: true,
      most: batch,
      unanswered_too: unansweredToo,
    })
  }
  return `${counted(erased, 'request')} ${older} erased.${await deleteOrphanedFiles(from)}${keptNote}`
}

/** Deletes their files from the storage; returns a sentence about it, or ''. */
async function deleteOrphanedFiles(from: StaffConnection): Promise<string> {
  const { ok, content } = await callBackend(from, 'POST', '/functions/v1/send-artwork/sweep', {})
  if (!ok) return ' Their files could not be taken out now; the schedule does it.'
  const { removed } = Object(content) as { removed?: number }
  return removed ? ' Their files went along.' : ''
}

const counted = (count: number, name: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? name : `${name}s`}`

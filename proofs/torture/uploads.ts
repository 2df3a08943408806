import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { amara, callAction, readForm } from './call-action.ts'
import { inParallel, progress, type Proof, retry } from './proof.ts'
import { startStage, storedRows } from './stage.ts'
import { partBytes } from '../../supabase/tests/support/upload.ts'
import { tokenIn, uploadFile } from './upload-file.ts'

const kills = 9
/** Between two visitors, in milliseconds: faster than files finish. */
const pace = 80

/** Every tenth file has three parts, the others one of 200 KB. */
const sizeOf = (index: number) => (index % 10 === 0 ? 2 * partBytes + 4_321 : 200_000 + index)

/**
 * Visitors each send a request and then a file, more and more at once, while the function for files, the database and
 * both instances of the site are killed in turn. Every acknowledged file must be there, with its hash, and every request.
 */
export const uploads: Proof = async (tally, scale) => {
  const total = Math.ceil(500 * scale)
  const stage = await startStage(2)
  const form = await readForm(stage.sites[0] ?? '')
  const arrived = new Map<number, { token: string; id: string; sha256: string }>()
  const waits: number[] = []
  const step = progress('files arrived', total)
  let received = 0
  let failed = 0
  let killed = 0

  function kill() {
    const { artwork, database } = stage.backend.pids()
    const pid = [artwork, database, stage.pids[killed % 2]][killed % 3]
    killed += 1
    if (pid) process.kill(pid, 'SIGKILL')
  }

  await inParallel(total, total, async (index) => {
    const site = (tries = 0) => stage.sites[(index + tries) % stage.sites.length] ?? ''
    await sleep(index * pace)
    const token = await retry(async (tries) => {
      const start = Date.now()
      const answer = await callAction(site(tries), form, { ...amara(index), artwork: '1' })
      const found = answer.reference ? tokenIn(answer.text) : undefined
      if (found) waits.push(Date.now() - start)
      return found
    })
    if (!token) return
    received += 1
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(sizeOf(index))])
    const address = `10.0.${index >> 8}.${index & 255}`
    let turn = 0
    const sent = await uploadFile(() => site(turn++), token, address, bytes)
    failed += sent.failed
    if (sent.id) arrived.set(index, { token, id: sent.id, sha256: sent.sha256 })
    step()
    if (arrived.size >= (total * (killed + 0.5)) / kills) kill()
  })

  // The database may have been killed just before.
  const rows = (await retry(() => storedRows(stage.backend))) ?? []
  const { url, anonKey } = stage.backend
  let there = 0
  await inParallel(arrived.size, 4, async (index) => {
    const { token, id, sha256 } = [...arrived.values()][index]!
    const headers = { apikey: anonKey, 'X-Artwork-Token': token }
    const answer = await fetch(`${url}/functions/v1/send-artwork/files/${id}/content`, { headers })
    const hash = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()))
    if (answer.ok && hash.digest('hex') === sha256) there += 1
  })
  await stage.stop()
  waits.sort((one, other) => one - other)
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0
  const numbers = new Set(rows.map(({ form_data }) => form_data.quantity)).size
  tally.check(received === total && numbers === total, `${total} requests are received and stored`, numbers)
  tally.check(
    (waits.at(-1) ?? 0) < 10_000,
    'each within ten seconds',
    `half ${at(0.5)} ms, 95 % ${at(0.95)} ms, all ${waits.at(-1)} ms`,
  )
  tally.check(killed >= 6, 'function, database and site are killed meanwhile, six times or more', killed)
  tally.check(arrived.size === total, `${total} files are said to have arrived`, `${failed} tries failed`)
  tally.check(there === arrived.size, 'each of them is there, with its hash', there)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { amara, callAction, readForm } from './call-action.ts'
import { inParallel, progress, type Proof, retry } from './proof.ts'
import { startStage } from './stage.ts'
import { rows as storedRows } from '../../supabase/tests/support/backend.ts'
import { partBytes, pdfOf, sha256, upload, uploads as filesOf } from '../../supabase/tests/support/upload.ts'

const kills = 9
/** Milliseconds between two visitors: shorter than an upload takes. */
const pace = 80

/** The token of the visitor's own link in an action's answer. */
const ownLink = /"artwork":"([\w-]{43})"/

/** Every tenth file has three parts; the others have one of 200 KB. */
const sizeOf = (index: number) => (index % 10 === 0 ? 2 * partBytes + 4_321 : 200_000 + index)

/**
 * Visitors send a request and then a file, more and more at once, while the artwork function, the database and both instances
 * of the site are killed in turn. Every acknowledged request must be stored, and every acknowledged file with its hash.
 */
export const uploads: Proof = async (tally, scale) => {
  const total = Math.ceil(500 * scale)
  const stage = await startStage()
  const form = await readForm(stage.sites[0] ?? '')
  const arrived = new Map<number, { token: string; id: string; hash: string }>()
  const waits: number[] = []
  const step = progress('files arrived', total)
  let received = 0
  let failed = 0

  await inParallel(total, total, async (index) => {
    const site = (tries = 0) => stage.sites[(index + tries) % stage.sites.length] ?? ''
    await sleep(index * pace)
    const token = await retry(async (tries) => {
      const start = Date.now()
      const answer = await callAction(site(tries), form, { ...amara(index), artwork: '1' })
      const found = answer.reference && ownLink.exec(answer.text)?.[1]
      if (found) waits.push(Date.now() - start)
      return found
    })
    if (!token) return
    received += 1
    const bytes = pdfOf(sizeOf(index))
    const headers = {
      Authorization: `Bearer ${token}`,
      'X-Forwarded-For': `10.0.${index >> 8}.${index & 255}`,
    }
    const id = await retry((tries) => {
      if (tries > 0) failed += 1
      const to = filesOf({ url: '', anonKey: '' }, token, `${site(tries)}/artwork`, headers)
      return upload(to, bytes, { name: 'wall.pdf' })
    })
    if (id) arrived.set(index, { token, id, hash: sha256(bytes) })
    step()
    if (arrived.size >= (total * (stage.killed + 0.5)) / kills) stage.kill('artwork', 'database', 'site')
  })

  // Database and function may have been killed just before.
  const rows = (await retry(() => storedRows(stage.backend))) ?? []
  const { url, anonKey } = stage.backend
  let there = 0
  await inParallel(arrived.size, 4, async (index) => {
    const { token, id, hash } = [...arrived.values()][index]!
    const headers = { apikey: anonKey, 'X-Artwork-Token': token }
    const found = await retry(async () => {
      const answer = await fetch(`${url}/functions/v1/send-artwork/files/${id}/content`, { headers })
      if (answer.status >= 500) return null
      return answer.ok ? sha256(new Uint8Array(await answer.arrayBuffer())) : 'none'
    })
    if (found === hash) there += 1
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
  const { killed } = stage
  tally.check(killed >= 6, 'function, database and site are killed meanwhile, six times or more', killed)
  tally.check(arrived.size === total, `${total} files are said to have arrived`, `${failed} tries failed`)
  tally.check(there === arrived.size, 'each of them is there, with its hash', there)
}

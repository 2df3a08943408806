import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { reference } from '../../lib/leads/reference.ts'
import { openDatabase } from '../../supabase/local/database-files.ts'
import { mailEnv, startMailService } from '../../supabase/tests/support/mail-service.ts'
import { send } from '../../supabase/tests/support/send.ts'
import { inParallel, type Proof } from './proof.ts'
import { startStage, storedRows } from './stage.ts'
import { amara } from './call-action.ts'

/** A killed sender's mail is free again after a minute; the rest is reserve for slow machines. */
const patience = 300_000

/** A mailbox's confirmations per day (schemas/store.sql); all these requests name the same mailbox. */
const copies = 3

/** The mail service is down for a minute, then unreliable, and the sender is killed while it sends. */
export const mails: Proof = async (tally, scale) => {
  const total = Math.ceil(500 * scale)
  const mails = total + Math.min(copies, total)
  const service = await startMailService()
  service.mood = 'down'
  const dir = mkdtempSync(join(tmpdir(), 'keyline-mails-'))
  const stage = await startStage(0, { dir, mailEnv: mailEnv(service.url) })
  const { backend } = stage
  const start = Date.now()
  const refused: number[] = []
  await inParallel(total, 8, async (index) => {
    const { key = '', ...form } = amara(index)
    const answer = await send(backend, form, key)
    if (answer.status !== 200) refused.push(answer.status)
  })
  await sleep(Math.max(0, 60_000 * Math.max(scale, 0.1) - (Date.now() - start)))
  const during = service.calls
  service.mood = 'deaf'
  while (service.delivered.size === 0 && Date.now() - start < patience) await sleep(10)
  service.mood = 'up'

  let kills = 0
  const limit = Date.now() + patience
  while (service.delivered.size < mails && Date.now() < limit) {
    if (kills < 3 && service.delivered.size >= ((kills + 1) * total) / 5) {
      const pid = backend.pids()[kills === 1 ? 'database' : 'mail']
      if (pid) process.kill(pid, 'SIGKILL')
      kills += 1
    }
    await sleep(5)
  }
  // Leaves time for duplicates: a killed sender's mail is free again after a minute.
  await sleep(90_000)
  const rows = await storedRows(backend)
  await stage.stop()
  service.stop()
  const states = await outboxStates(dir)
  rmSync(dir, { recursive: true, force: true })

  const delivered = [...service.delivered.values()]
  const toVisitor = delivered.filter(({ to }) => String(to) === amara(0).email)
  const subjects = delivered
    .filter((mail) => !toVisitor.includes(mail))
    .map(({ subject }) => String(subject).split(' ')[0])
  const wanted = rows.map(({ id }) => reference(id))
  const missing = wanted.filter((name) => !subjects.includes(name)).length
  const confirmed = wanted.filter((name) => toVisitor.some(({ subject }) => String(subject).includes(name)))
  tally.check(
    refused.length === 0 && rows.length === total,
    `${total} rows, though no mail can be sent`,
    rows.length,
  )
  tally.check(during > 0, 'the service was asked while it was down', `${during} times`)
  tally.check(states === `sent ${mails}`, 'the outbox is done with all of them', states)
  tally.check(kills === 3, 'the sender and the database are killed while mails are sent', kills)
  tally.check(
    subjects.length === total && new Set(subjects).size === total && missing === 0,
    `${total} mails to sales are delivered, once each`,
    `${subjects.length} delivered in ${service.calls} calls`,
  )
  tally.check(
    toVisitor.length === mails - total && confirmed.length === mails - total,
    `${mails - total} of them are confirmed to the visitor, once each`,
    toVisitor.length,
  )
}

/** E.g. `sent 500`. REST does not expose the outbox, so this opens the database's files once nothing else does. */
async function outboxStates(dir: string): Promise<string> {
  const connection = await openDatabase(dir)
  const { rows } = await connection.driver.query<{ states: string }>(
    `select string_agg(state || ' ' || count, ', ') as states
     from (select state, count(*) from private.outbox group by state order by state) as counted`,
  )
  await connection.close()
  return rows[0]?.states ?? ''
}

import { connect } from 'node:net'
import { amara, callAction, readForm } from './call-action.ts'
import { type Hostile, hostileCases } from './hostile-cases.ts'
import { inParallel, type Proof } from './proof.ts'
import { startStage, storedRows } from './stage.ts'

/** Longest time for any of them, in milliseconds. */
const patience = 20_000

/** Sends this site all that breaks others: each gets an answer other than a 5xx, and other visitors are still served. */
export const hostile: Proof = async (tally) => {
  const stage = await startStage(1, { seed: false })
  const site = stage.sites[0] ?? ''
  const process = stage.pids[0]
  const cases = hostileCases()
  const wrong: string[] = []
  await inParallel(cases.length, 8, async (index) => {
    const { name, bytes, isBrokenForm } = cases[index] as Hostile
    const found = fault(await send(site, bytes).catch(String), isBrokenForm ? 501 : 500)
    if (found) wrong.push(`${name}: ${found}`)
  })
  for (const line of wrong.slice(0, 20)) console.log(`  ${line}`)
  tally.check(
    wrong.length === 0,
    `${cases.length} hostile cases get an answer that is no error of ours`,
    wrong.length,
  )
  tally.check(stage.pids[0] === process, 'the site’s process is the same as before')
  tally.check((await storedRows(stage.backend)).length === 0, 'none of them is stored')
  const answer = await callAction(site, await readForm(site), amara('after'))
  tally.check(answer.reference !== null, 'the next visitor is served')
  await stage.stop()
}

/** What is wrong with an answer, if anything. @param error the lowest status that counts as wrong */
function fault(answer: string, error: number): string | undefined {
  // "100 Continue" is not the answer yet.
  answer = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
  const head = answer.split('\r\n\r\n', 1)[0] ?? ''
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
  if (!status) return `no answer: ${answer.slice(0, 60)}`
  if (status >= error) return `status ${status}`
  if (
    !/^x-content-type-options: nosniff/im.test(head) ||
    !/^content-security-policy: default-src 'none'/im.test(head)
  )
    return `${status} without strict headers`
  return /root:x:|"form_data"/.test(answer) ? 'says too much' : undefined
}

function send(site: string, bytes: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(Number(new URL(site).port), '127.0.0.1')
    let text = ''
    socket.setEncoding('latin1').setTimeout(patience, () => socket.destroy(new Error('no end')))
    socket.on('data', (data) => (text += data))
    // A refused request may be cut off after its answer.
    socket.once('error', (error) => (text ? done(text) : fail(error)))
    socket.once('close', () => done(text))
    socket.write(bytes)
  })
}

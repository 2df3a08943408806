import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { office } from '../../lib/content/office.ts'
import { reference } from '../../lib/leads/reference.ts'
import { quote } from '../../supabase/tests/support/conversation.ts'
import {
  pdfOf,
  requestWithLink,
  sha256,
  upload,
  uploads as filesOf,
} from '../../supabase/tests/support/upload.ts'
import { makeStaff, sessionOf } from '../support/staff.ts'
import { inParallel, progress, type Proof, retry } from './proof.ts'
import { startStage } from './stage.ts'

const kills = 9
/** Time limit for one try, in milliseconds. */
const tryTimeoutMs = 30_000
/** Time after which an answer has left, in milliseconds. */
const undoMs = 11_000

const ticket = z.object({
  events: z.array(z.object({ id: z.string() })),
  history: z.array(z.object({ change: z.string(), value: z.string() })),
  order: z
    .object({ step: z.string().nullable(), parcels: z.array(z.object({ number: z.string() })) })
    .nullable(),
})
const going = z.object({ state: z.enum(['going', 'sent']) })
const accepted = z.object({ state: z.literal('accepted') })
const approved = z.object({ state: z.literal('approved') })
const noted = z.object({ id: z.uuid() })
const page = z.object({ messages: z.array(z.object({ body: z.string() })) })

/** The events that each order's history has once. */
const expectedEvents = [
  'quote 1',
  'accepted 1',
  'step proof',
  'proof 1',
  'approved 1',
  ...['approved', 'production', 'shipped', 'delivered'].map((step) => `step ${step}`),
]

/** The messages that each order has once. */
const messages = ['A question', 'And another', 'The quote.', 'The proof.']

/**
 * Orders from the first note to delivery: asked about, quoted, accepted, proofed, approved, made, shipped and delivered. Each
 * step is repeated until it is acknowledged, while the function, the database and both instances of the site are killed in turn.
 */
export const orders: Proof = async (tally, scale) => {
  const total = Math.ceil(300 * scale)
  const stage = await startStage()
  const { backend } = stage
  const { token: jwt } = await sessionOf(backend, await makeStaff(backend))
  let failed = 0
  let done = 0

  async function post(url: string, body: object, headers: Record<string, string>): Promise<unknown> {
    const answer = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(tryTimeoutMs),
      headers: { 'content-type': 'application/json', ...headers },
    })
    if (!answer.ok) throw new Error(String(answer.status))
    return answer.json()
  }
  const staff = (call: string, body: object) =>
    post(`${backend.url}/rest/v1/rpc/${call}`, body, {
      apikey: backend.anonKey,
      authorization: `Bearer ${jwt}`,
    })
  const siteOf = (tries: number) => stage.sites[tries % stage.sites.length] ?? ''
  const visitor = (tries: number, token: string, act: string, body: object) =>
    post(`${siteOf(tries)}/request/${act}`, body, { authorization: `Bearer ${token}` })
  async function persist<Answer>(attempt: (tries: number) => Promise<Answer>): Promise<Answer> {
    const found = await retry(async (tries) => {
      failed += tries > 0 ? 1 : 0
      return { answer: await attempt(tries) }
    })
    if (!found) throw new Error('nothing is answered any more')
    done += 1
    if (done >= (12 * total * (stage.killed + 0.5)) / kills) stage.kill('artwork', 'database', 'site')
    return found.answer
  }
  const readTicket = (id: string) =>
    persist(async () => ticket.parse(await staff('read_ticket', { reference: reference(id) })))
  async function write(token: string, body: string) {
    const key = crypto.randomUUID()
    await persist(async (tries) => noted.parse(await visitor(tries, token, 'messages', { key, body })))
  }
  async function sendAnswer(id: string, body: string, quoted: object | null) {
    const { events } = await readTicket(id)
    const answer = {
      reference: reference(id),
      answer_key: crypto.randomUUID(),
      body,
      quote: quoted,
      shown: events.map((one) => one.id),
      zone: office().zone,
    }
    await persist(async () => going.parse(await staff('queue_answer', answer)))
  }
  async function letAnswersOut() {
    await sleep(undoMs)
    await persist(() => staff('send_due_answers', {}))
  }
  const all: { id: string; token: string; sha256: string }[] = []
  const each = async (title: string, work: (order: (typeof all)[number]) => Promise<void>) => {
    const step = progress(title, total)
    await inParallel(total, 16, async (index) => {
      await work(all[index]!)
      step()
    })
  }
  await inParallel(total, 16, async () => {
    all.push({ ...(await persist(() => requestWithLink(backend, 0))), sha256: '' })
  })
  await each('quoted', async ({ id, token }) => {
    await write(token, 'A question')
    await write(token, 'And another')
    await sendAnswer(id, 'The quote.', quote())
  })
  await letAnswersOut()
  await each('proofs sent', async (order) => {
    const { id, token } = order
    const acceptance = { number: 1, choice: 1, total: '4230.00', name: 'Priya Raman', order: '' }
    await persist(async (tries) => accepted.parse(await visitor(tries, token, 'accept', acceptance)))
    const key = await persist(async () =>
      z.string().parse(await staff('attach_files', { reference: reference(id) })),
    )
    const bytes = pdfOf(40_000 + all.indexOf(order))
    order.sha256 = sha256(bytes)
    const file = await persist(async (tries) => {
      const to = filesOf({ url: '', anonKey: '' }, key, `${siteOf(tries)}/artwork`, {
        Authorization: `Bearer ${key}`,
      })
      return z.string().parse(await upload(to, bytes, { name: 'proof.pdf' }))
    })
    const proof = { for: '', changed: '', lines: [{ quote: 1, line: 0 }], by: null }
    await persist(() => staff('mark_proof', { file_id: file, proof }))
    await sendAnswer(id, 'The proof.', null)
  })
  await letAnswersOut()
  await each('delivered', async (order) => {
    const approval = { version: 1, sha256: order.sha256, name: 'Priya Raman' }
    await persist(async (tries) => approved.parse(await visitor(tries, order.token, 'approve', approval)))
    const parcels = [{ carrier: 'UPS', number: order.id, link: '' }]
    const steps = [{ step: 'production' }, { step: 'shipped', parcels }, { step: 'delivered' }]
    for (const changes of steps) await persist(() => staff('update_ticket', { ticket_id: order.id, changes }))
  })

  let lost = 0
  let more = 0
  await inParallel(total, 4, async (index) => {
    const { id, token } = all[index]!
    const { history, order } = await readTicket(id)
    const read = await persist(async (tries) => page.parse(await visitor(tries, token, 'read', {})))
    const wanted = [...expectedEvents, ...messages]
    const there = [
      ...history.map(({ change, value }) => `${change} ${value}`),
      ...read.messages.map(({ body }) => body),
    ]
    lost += wanted.filter((one) => !there.includes(one)).length
    if (order?.step !== 'delivered' || order.parcels[0]?.number !== id) lost += 1
    more += there.filter((one, place) => wanted.includes(one) && there.indexOf(one) !== place).length
  })
  const { killed } = stage
  await stage.stop()
  tally.check(all.length === total, `${total} orders go from a note to delivery`, `${failed} tries failed`)
  tally.check(killed >= 6, 'function, database and site are killed meanwhile, six times or more', killed)
  tally.check(
    lost === 0,
    'each message, acceptance, proof, approval and step that was said is there',
    `${lost} lost`,
  )
  tally.check(more === 0, 'none is there twice', more)
}

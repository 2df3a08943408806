import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { makeStaff, sessionOf } from '../support/staff.ts'
import { office } from '../../lib/content/office.ts'
import { reference } from '../../lib/leads/reference.ts'
import { requestWithLink } from '../../supabase/tests/support/upload.ts'
import { inParallel, progress, type Proof, retry } from './proof.ts'
import { startStage } from './stage.ts'

const kills = 9
/** Time limit for one try, in milliseconds. */
const patience = 30_000

const seen = z.object({ events: z.array(z.object({ id: z.string() })) })
const going = z.object({ state: z.enum(['going', 'sent']) })
const noted = z.object({ id: z.uuid() })
const page = z.object({ messages: z.array(z.object({ body: z.string() })) })

/**
 * In each conversation the visitor writes, a colleague answers and the visitor writes again, each retrying until the
 * message is acknowledged, while the function, the database and both instances of the site are killed in turn.
 */
export const conversations: Proof = async (tally, scale) => {
  const total = Math.ceil(500 * scale)
  const stage = await startStage()
  const { backend } = stage
  const { token: jwt } = await sessionOf(backend, await makeStaff(backend))
  const post = async (url: string, body: object, headers: Record<string, string>): Promise<unknown> => {
    const answer = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
      headers: { 'content-type': 'application/json', ...headers },
    })
    return answer.ok && answer.json().catch(() => null)
  }
  const staff = (call: string, body: object) =>
    post(`${backend.url}/rest/v1/rpc/${call}`, body, {
      apikey: backend.anonKey,
      authorization: `Bearer ${jwt}`,
    })
  const visitor = (tries: number, token: string, act: string, body: object) =>
    post(`${stage.sites[tries % stage.sites.length]}/request/${act}`, body, {
      authorization: `Bearer ${token}`,
    })

  const said = new Map<string, string[]>()
  const step = progress('conversations held', total)
  let failed = 0
  let stored = 0
  async function persist<Answer>(attempt: (tries: number) => Promise<Answer | null>): Promise<Answer> {
    const found = await retry(async (tries) => {
      failed += 1
      return attempt(tries)
    })
    if (!found) throw new Error('nothing is answered any more')
    failed -= 1
    return found
  }

  await inParallel(total, 16, async (index) => {
    const { id, token } = await persist(() => requestWithLink(backend, 0))
    const told: string[] = []
    said.set(token, told)
    const tell = async (body: string, send: (tries: number) => Promise<object>) => {
      await persist(send)
      told.push(body)
      stored += 1
      if (stored >= (3 * total * (stage.killed + 0.5)) / kills) stage.kill('artwork', 'database', 'site')
    }
    const note = (body: string) => {
      const key = crypto.randomUUID()
      return tell(body, async (tries) => noted.parse(await visitor(tries, token, 'messages', { key, body })))
    }
    await note(`Question ${index}`)
    await note(`More ${index}`)
    // An answer is held back if its author has not seen the latest message.
    const { events } = await persist(async () =>
      seen.parse(await staff('read_ticket', { reference: reference(id) })),
    )
    const answer = {
      body: `Answer ${index}`,
      quote: null,
      shown: events.map((one) => one.id),
      zone: office().zone,
    }
    const sent = { ...answer, reference: reference(id), answer_key: crypto.randomUUID() }
    await tell(answer.body, async () => going.parse(await staff('send_answer', sent)))
    step()
  })
  // The last answers are sent after their ten seconds.
  await sleep(11_000)
  await persist(async () => (await staff('send_due_answers', {})) !== false || null)

  let lost = 0
  let more = 0
  await inParallel(total, 4, async (index) => {
    const [token, told] = [...said][index]!
    const { messages } = await persist(async (tries) => page.parse(await visitor(tries, token, 'read', {})))
    const there = messages.map(({ body }) => body)
    lost += told.filter((body) => !there.includes(body)).length
    more += there.length - told.length
  })
  await stage.stop()
  tally.check(stored === 3 * total, `${3 * total} messages are said to be stored`, `${failed} tries failed`)
  const { killed } = stage
  tally.check(killed >= 6, 'function, database and site are killed meanwhile, six times or more', killed)
  tally.check(lost === 0, 'each of them is on the page of its request', `${lost} lost`)
  tally.check(more === 0, 'none is there twice', more)
}

import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { office } from '../content/office.ts'
import { answerBy } from '../../supabase/functions/_shared/answer-by.ts'
import { blank, leadFormIds } from '../leads/contract.ts'
import { deliverLead } from '../leads/deliver-lead.ts'
import { writeDetails } from '../leads/details.ts'
import { facts } from '../leads/facts.ts'
import { reference } from '../leads/reference.ts'
import { maxOrderAsk, orderAsks } from './order-steps.ts'
import { askFunction, noStoreHeaders, retryLaterResponse, forwardAnswer } from '../uploads/ask-function.ts'
import type { Call } from '../uploads/visitor-call.ts'

/** With the time to store it, less than the page waits. */
const readTimeoutMs = 5_000

const orderRequest = z
  .object({ key: z.uuid(), asks: z.enum(orderAsks), body: z.string().trim().max(maxOrderAsk) })
  .refine(({ asks, body }) => asks === 'reorder' || body)
const ordered = z.object({
  reference: z.string(),
  form: z.enum(leadFormIds).nullable(),
  asked: z.record(z.string(), z.string()),
  facts: facts.nullable().catch(null),
  order: z.object({}),
})

/**
 * Stores a new request of the sender of an order, once per key: the same goods again without their dates, or a question.
 * Answers `{ reference, sent, token }`: `token` opens its page. 422 for anything that is no order, 503 if it is not stored.
 */
export async function askOfOrder(posted: unknown, { token, address }: Call): Promise<Response> {
  const read = { method: 'POST', path: 'request/read', token, body: {}, wait: readTimeoutMs } as const
  const answer = await askFunction(read, address)
  if (!answer.ok) return forwardAnswer(answer)
  const request = orderRequest.safeParse(posted)
  const old = ordered.safeParse(await answer.json().catch(() => null))
  if (!request.success || !old.success)
    return Response.json({ error: 'refused' }, { status: 422, headers: noStoreHeaders })
  const { key, body, asks } = request.data
  const { asked, form } = old.data
  const { language, goods, eventType, city, country, group, need, needQuantity, budget } =
    old.data.facts ?? {}
  const again = { goods, eventType, city, country, group, need, needQuantity, budget }
  const requestFacts = {
    ...(asks === 'reorder' ? { ...again, after: old.data.reference } : { about: old.data.reference }),
    language,
    typed: [...body].length,
  }
  const kind = asks === 'reorder' && form ? form : 'project-request'
  const details = writeDetails(kind, body, requestFacts, asked.eventType ?? '')
  const opener = randomBytes(32).toString('base64url')
  const receipt = await deliverLead(
    { ...blank, ...asked, eventDate: '', details },
    {
      form: kind,
      key,
      named: true,
      spam: false,
      due: new Date(answerBy(Date.now(), office())).toISOString(),
      visitor: address.split(',')[0]?.trim() ?? '',
      source: { page: '', opener: '', product: '', campaign: '', host: '' },
      facts: requestFacts,
      artwork: { token: opener, announced: 0 },
    },
  )
  if (!receipt?.artwork) return retryLaterResponse()
  return Response.json(
    { reference: reference(receipt.id), sent: receipt.createdAt, token: opener },
    { headers: noStoreHeaders },
  )
}

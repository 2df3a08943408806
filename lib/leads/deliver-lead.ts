import { createHash } from 'node:crypto'
import { z } from 'zod'
import { countedAddress } from '../../supabase/functions/_shared/ip-address.ts'
import { log } from '../security/log.ts'
import { createPublicClient } from '../supabase/public-client.ts'
import { backendTimeoutMs } from '../supabase/environment.ts'
import { leadHeader } from '../../supabase/functions/_shared/lead-header.ts'
import type { LeadForm, Source, Submission } from './contract.ts'
import type { Facts } from './facts.ts'

const stored = z.object({
  success: z.literal(true),
  id: z.uuid(),
  created_at: z.string(),
  confirmed: z.boolean().default(false),
  artwork: z.boolean().default(false),
})

type Delivery = {
  form: LeadForm
  /** Limits repeated sends to one row: forever if the form named the key, else for ten minutes. */
  key: string
  named: boolean
  /** Whether it looks like a bot's. */
  spam: boolean
  /** When an answer is promised, ISO 8601. */
  due: string
  /** The visitor's network address, '' if unknown; it leaves this process only as hashes. */
  visitor: string
  source: Source
  facts: Facts
  /** The token for sending files later, and how many the visitor has chosen. */
  artwork: { token: string; announced: number }
}

/** `confirmed`: a copy is being sent to the visitor. `artwork`: the token accepts files. */
type Receipt = { id: string; createdAt: string; confirmed: boolean; artwork: boolean }

/**
 * Sends a submission to the function `send-contact-form`, and gives up after `wait` milliseconds.
 * @returns what was stored; null unless it clearly succeeded: then nobody may tell the visitor that it was received, and the
 * reason is logged without anything that was typed
 */
export async function deliverLead(
  submission: Submission,
  { key, visitor, artwork: { token, announced }, ...told }: Delivery,
  wait = backendTimeoutMs,
): Promise<Receipt | null> {
  try {
    const { data, error } = await createPublicClient().functions.invoke('send-contact-form', {
      body: submission,
      headers: {
        'Idempotency-Key': key,
        ...leadHeader({ ...told, ...hashesOf(visitor), artwork: { link: sha256(token), announced } }),
      },
      signal: AbortSignal.timeout(wait),
    })
    if (error) throw error
    const answer = stored.safeParse(data)
    if (!answer.success) throw new Error('the function answered without success')
    const { created_at: createdAt, id, confirmed, artwork: linked } = answer.data
    return { id, createdAt, confirmed, artwork: linked }
  } catch (error) {
    log('lead_not_delivered', { reason: failureKind(error) })
    return null
  }
}

/** The visitor as hashes of the address; empty if that is unknown. */
export function hashesOf(address: string): { visitor?: string; network?: string } {
  const { visitor, network } = countedAddress(address)
  return { ...(visitor && { visitor: sha256(visitor) }), ...(network && { network: sha256(network) }) }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The kind of failure, never its body, which might repeat what was sent. */
function failureKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const status = 'context' in error && error.context instanceof Response ? ` ${error.context.status}` : ''
  return `${error.name}${status}`
}

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { countedAddress } from '../../supabase/functions/_shared/address.ts'
import { log } from '../security/log.ts'
import { createPublicClient } from '../supabase/public-client.ts'
import { timeLimit } from '../supabase/time-limit.ts'
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
  /** Stores the row once, however often it is sent: for ever when the form has named it, else for ten minutes. */
  key: string
  named: boolean
  /** Whether it looks like a robot's. */
  spam: boolean
  /** When an answer is promised, ISO 8601. */
  due: string
  /** The visitor's network address, '' where it is not known; it leaves this process as hashes. */
  visitor: string
  source: Source
  facts: Facts
  /** The token by which files may follow, and how many the visitor has chosen. */
  artwork: { token: string; announced: number }
}

/** `confirmed`: a copy is on its way to the visitor. `artwork`: files may follow by the token. */
export type Receipt = { id: string; createdAt: string; confirmed: boolean; artwork: boolean }

/**
 * Sends a submission to the function `send-contact-form`.
 * @param wait longest wait for an answer, in milliseconds
 * @returns what was stored, or null when anything but a plain success came back: the reason is logged, without any of
 *   what the visitor typed, and the visitor must not be told that the request was received
 */
export async function deliver(
  submission: Submission,
  { key, visitor, artwork: { token, announced }, ...told }: Delivery,
  wait = timeLimit,
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
    log('lead_not_delivered', { reason: reason(error) })
    return null
  }
}

/** Who the visitor is, as hashes of the address; nothing where that is not known. */
export function hashesOf(address: string): { visitor?: string; network?: string } {
  const { visitor, network } = countedAddress(address)
  return { ...(visitor && { visitor: sha256(visitor) }), ...(network && { network: sha256(network) }) }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The kind of a failure; never its body, which might repeat what was sent. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const status = 'context' in error && error.context instanceof Response ? ` ${error.context.status}` : ''
  return `${error.name}${status}`
}

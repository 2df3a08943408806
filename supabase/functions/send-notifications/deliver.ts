import { isTimeout, parse } from '../_shared/database.ts'
import type { Message } from './compose.ts'
import type { Mail } from './settings.ts'

/** The result of a delivery: `trouble` is null if the mail service has the mail, otherwise a short name for the outbox. */
export type Outcome = {
  trouble: string | null
  /** Whether the next mail would fail as well, so that it is time to wait. */
  pause: boolean
}

/** In milliseconds; well below the minute for which a mail is ours. */
const timeLimit = 10_000

/**
 * Hands a mail to the mail service (https://resend.com/docs/api-reference/emails/send-email). Never throws.
 * @param key the service delivers once per key within 24 hours, however often we ask
 */
export async function deliver(mail: Mail, key: string, message: Message, wait = timeLimit): Promise<Outcome> {
  try {
    const answer = await fetch(`${mail.url}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${mail.key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(wait),
    })
    return judge(answer.status, parse(await answer.text()))
  } catch (error) {
    return { trouble: isTimeout(error) ? 'timeout' : 'no_answer', pause: true }
  }
}

function judge(status: number, body: unknown): Outcome {
  const { id, name } = Object(body) as Record<string, unknown>
  if (status === 200)
    return typeof id === 'string' ? delivered : { trouble: 'unexpected_answer', pause: true }
  // Already delivered under this key, with a different text because our settings have changed.
  if (status === 409 && name === 'invalid_idempotent_request') return delivered
  // 400 and 422 concern this mail, everything else the service or the key.
  return { trouble: `status_${status}`, pause: status !== 400 && status !== 422 }
}

const delivered: Outcome = { trouble: null, pause: false }

import { isTimeout, parse } from '../_shared/database.ts'
import type { Message } from './compose.ts'
import type { Mail } from './settings.ts'

/** How a delivery ended: `trouble` is null when the mail service has the mail, else a short name for the outbox. */
export type Outcome = {
  trouble: string | null
  /** Whether the next mail would fare no better, so that this is the moment to wait. */
  pause: boolean
}

/** In milliseconds; well below the minute for which a mail is ours. */
const timeLimit = 10_000

/**
 * Hands a mail to the mail service (https://resend.com/docs/api-reference/emails/send-email). Never throws.
 * @param key the service delivers once under it, for 24 hours, however often we ask
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
  const said = (name: string): unknown =>
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  if (status === 200) {
    return typeof said('id') === 'string' ? delivered : { trouble: 'unexpected_answer', pause: true }
  }
  // It has delivered under this key before, when our settings made another text of the same request.
  if (status === 409 && said('name') === 'invalid_idempotent_request') return delivered
  // 400 and 422 are about this mail, everything else is about the service or the key.
  return { trouble: `status_${status}`, pause: status !== 400 && status !== 422 }
}

const delivered: Outcome = { trouble: null, pause: false }

import { Unanswered, isTimeout, parse, post } from '../_shared/database.ts'
import { isSame } from '../_shared/is-same.ts'
import { type Message, composeLeadMail, composeEventMail } from './compose-sales-mail.ts'
import { composeVisitorMail } from './compose-visitor-mail.ts'
import { type Claim, claimMail, finishMail, queueReminders } from './outbox.ts'
import type { Mail, Settings } from './settings.ts'
import words from './words.json' with { type: 'json' }

/** Longest run, in milliseconds: a scheduled function starts every minute. */
const longestRun = 45_000

/** The database gives up such a mail at once. */
const unaddressed = { trouble: 'address', pause: false }

/** The result of a run. `paused`: it ended early, because the mail service or database is in trouble. */
export type Run = { sent: number; troubles: number; paused: boolean }

/**
 * Sends the mails that are due, one by one. Runs may overlap: each mail belongs to one of them.
 * @param log gets the kind of each problem, never anything the visitor typed
 * @param until milliseconds since 1970
 */
export async function drainOutbox(
  settings: Settings,
  log: (kind: string) => void,
  until = Date.now() + longestRun,
): Promise<Run> {
  const { mail } = settings
  const run: Run = { sent: 0, troubles: 0, paused: false }
  if (!mail) return run
  try {
    await queueReminders(settings, words.office).catch((error) => log(`reminders_${kindOf(error)}`))
    while (Date.now() < until) {
      const claimed = await claimMail(settings)
      if (!claimed) break
      const message = composeMail(claimed, mail)
      const { trouble, pause } = message ? await postMail(mail, claimed.id, message) : unaddressed
      await finishMail(settings, claimed, trouble)
      if (trouble === null) run.sent += 1
      else {
        run.troubles += 1
        log(`mail_${trouble}`)
      }
      if (pause) return { ...run, paused: true }
      await new Promise((resolve) => setTimeout(resolve, 1000 / mail.perSecond))
    }
    return run
  } catch (error) {
    log(`outbox_${kindOf(error)}`)
    return { ...run, paused: true }
  }
}

const kindOf = (error: unknown) => (error instanceof Unanswered ? error.kind : 'unexpected')

function composeMail(claimed: Claim, mail: Mail) {
  if (claimed.recipient === 'visitor') return composeVisitorMail(claimed, mail)
  return claimed.kind === 'request'
    ? composeLeadMail(claimed.submission, mail, claimed)
    : composeEventMail(claimed, mail)
}

/** The result of a delivery: `trouble` is null if the mail service has the mail, otherwise a short name for the outbox. */
type Outcome = {
  trouble: string | null
  /** Whether the next mail would fail as well, so it is time to wait. */
  pause: boolean
}

/** In milliseconds; well below the minute for which a mail is ours. */
const mailTimeoutMs = 10_000

/** Hands a mail to the mail service (resend.com/docs/api-reference/emails), which delivers once per key. Never throws. */
async function postMail(mail: Mail, key: string, message: Message): Promise<Outcome> {
  try {
    const answer = await post(`${mail.url}/emails`, mail.key, message, mailTimeoutMs, {
      'Idempotency-Key': key,
    })
    return readOutcome(answer.status, parse(await answer.text()))
  } catch (error) {
    return { trouble: isTimeout(error) ? 'timeout' : 'no_answer', pause: true }
  }
}

function readOutcome(status: number, body: unknown): Outcome {
  const { id, name } = Object(body) as Record<string, unknown>
  if (status === 200)
    return typeof id === 'string' ? delivered : { trouble: 'unexpected_answer', pause: true }
  // Already delivered under this key, with a different text because our settings have changed.
  if (status === 409 && name === 'invalid_idempotent_request') return delivered
  // 400 and 422 concern this mail, everything else the service or the key.
  return { trouble: `status_${status}`, pause: status !== 400 && status !== 422 }
}

const delivered: Outcome = { trouble: null, pause: false }

/** The function's handler, which only a schedule calls, with the secret key. Logs problems, never typed text. */
export function createMailHandler(settings: Settings, log: (line: string) => void) {
  const trouble = (kind: string) => log(JSON.stringify({ function: 'send-notifications', kind }))
  return async function handle(request: Request): Promise<Response> {
    if (request.method !== 'POST') return answer(405, { success: false, error: 'Only POST is accepted.' })
    if (!isSame(request.headers.get('apikey') ?? '', settings.secretKey))
      return answer(401, { success: false, error: 'The apikey header is missing or wrong.' })
    return answer(200, { success: true, ...(await drainOutbox(settings, trouble)) })
  }
}

const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

import { Unanswered } from '../_shared/database.ts'
import { compose, confirm, tell } from './compose.ts'
import { deliver } from './deliver.ts'
import { claim, type Claim, finish } from './outbox.ts'
import type { Mail, Settings } from './settings.ts'

/** Longest run, in milliseconds: a scheduled function starts every minute. */
const longestRun = 45_000

/** The database gives it up at once. */
const unaddressed = { trouble: 'address', pause: false }

/** The result of a run. `paused`: it ended early, because the mail service or database is in trouble. */
export type Run = { sent: number; troubles: number; paused: boolean }

/**
 * Sends the mails that are due, one by one. Runs may overlap: each mail belongs to one of them.
 * @param log gets the kind of each problem, never anything the visitor typed
 * @param until milliseconds since 1970
 */
export async function drain(
  settings: Settings,
  log: (kind: string) => void,
  until = Date.now() + longestRun,
): Promise<Run> {
  const { mail } = settings
  const run: Run = { sent: 0, troubles: 0, paused: false }
  if (!mail) return run
  try {
    while (Date.now() < until) {
      const claimed = await claim(settings)
      if (!claimed) break
      const message = write(claimed, mail)
      const { trouble, pause } = message ? await deliver(mail, claimed.id, message) : unaddressed
      await finish(settings, claimed, trouble)
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
    log(`outbox_${error instanceof Unanswered ? error.kind : 'unexpected'}`)
    return { ...run, paused: true }
  }
}

function write(claimed: Claim, mail: Mail) {
  if (claimed.recipient === 'visitor') return confirm(claimed, mail)
  return claimed.kind === 'request' ? compose(claimed.submission, mail, claimed) : tell(claimed, mail)
}

import { callRpc } from '../_shared/database.ts'
import type { Project } from '../_shared/environment.ts'

/** A stored request, as in the table. */
export type Submission = { id: string; created_at: string; form_data: Record<string, string> }

/**
 * A mail that is ours to send, for a minute. `about`: the number of a quote or version of a proof. Each of these if known:
 * `promised`: when an answer is due, ISO 8601; `source`: where the request came from; `goods`: its products with their ids;
 * `owner`: the owner's address; `order`: what was accepted, for sales; `step`: how far the order is; `doubtful`: looks like a
 * robot's; `brings`: what comes with an answer; `day`: the last one, in a reminder; `link`: a new link's token, for the visitor;
 * `language`: the visitor's, if it is not English.
 */
export type Claim = {
  id: string
  attempt: number
  recipient: 'sales' | 'visitor'
  kind: 'request' | 'reply' | 'answer' | 'accepted' | 'approved' | 'step' | 'moved' | 'ending' | 'unapproved'
  about: string
  submission: Submission
  promised?: string | null
  source?: Record<string, string> | null
  goods?: { product: string; id: string }[] | null
  owner?: string | null
  doubtful?: boolean
  brings?: 'files' | 'proof' | null
  order?: { value: string; currency: string; order?: string | null } | null
  day?: string | null
  step?: 'proof' | 'approved' | 'production' | 'shipped' | 'delivered' | null
  link?: string | null
  language?: string | null | undefined
}

/** In milliseconds. */
const databaseTimeoutMs = 5_000

/** Claims the next mail that is due; null if there is none. @throws Unanswered */
export async function claimMail(project: Project): Promise<Claim | null> {
  // Made by the database; supabase/tests/outbox.test.ts pins its shape.
  return (await callRpc(project, 'claim_notification', {}, databaseTimeoutMs)) as Claim | null
}

/** Records an attempt, with a short name of the problem. @throws Unanswered; the mail is then tried again under the same key */
export async function finishMail(project: Project, { id, attempt }: Claim, trouble: string | null) {
  await callRpc(project, 'finish_notification', { notification: id, attempt, trouble }, databaseTimeoutMs)
}

/** Queues the visitors' reminders that are due. @throws Unanswered */
export const queueReminders = (project: Project, office: object) =>
  callRpc(project, 'enqueue_reminders', { office }, databaseTimeoutMs)

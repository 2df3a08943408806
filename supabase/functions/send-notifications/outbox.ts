import { callDatabase, parse, Unanswered } from '../_shared/database.ts'
import type { Project } from '../_shared/environment.ts'

/** A stored request, as the table holds it. */
export type Submission = { id: string; created_at: string; form_data: Record<string, string> }

/**
 * A mail that is ours to send, for a minute. `promised`: when an answer is due, ISO 8601; `source`: where the request came from, with the
 * id of a product of `goods`; all where that is known.
 */
export type Claim = {
  id: string
  attempt: number
  recipient: 'sales' | 'visitor'
  submission: Submission
  promised?: string | null
  source?: Record<string, string> | null
  goods?: { product: string; id: string }[] | null
}

/** In milliseconds. */
const timeLimit = 5_000

/**
 * Takes the next mail that is due.
 * @returns null if none is
 * @throws Unanswered
 */
export async function claim(project: Project): Promise<Claim | null> {
  const { status, text } = await callDatabase(project, 'claim_notification', {}, timeLimit)
  if (status !== 200) throw new Unanswered(`status_${status}`)
  // The database made it; its shape is pinned by supabase/tests/outbox.test.ts.
  return parse(text) as Claim | null
}

/**
 * Notes how an attempt ended.
 * @param trouble short name of what went wrong, null for delivered
 * @throws Unanswered; the mail is then tried again, under the same key
 */
export async function finish(
  project: Project,
  { id, attempt }: Claim,
  trouble: string | null,
): Promise<void> {
  const body = { notification: id, attempt, trouble }
  const { status } = await callDatabase(project, 'finish_notification', body, timeLimit)
  if (status >= 300) throw new Unanswered(`status_${status}`)
}

import { submissionsWords } from '../content/submissions.ts'
import { deadlineOf, eventTypesOfForms, quickQuoteFacts, writeDetails } from '../leads/details.ts'
import type { LeadForm } from '../leads/contract.ts'
import { wordsOf } from '../leads/options.ts'
import type { Submission } from './submission.ts'

/** An event type in today's words; as it was sent if its id is unknown or gone. */
export const eventTypeOf = (kind: LeadForm | null | undefined, id: string | undefined, sent: string) =>
  kind ? wordsOf(eventTypesOfForms()[kind], id, sent) : sent

/**
 * A request in today's words, even if labels were renamed since it was sent: its form, and the rest separately.
 * `message` is the details without the verdict, which is shown as a badge.
 */
export function inTodaysWords({ kind, facts, form_data: sent }: Submission) {
  const eventType = eventTypeOf(kind, facts?.eventType, sent.eventType)
  if (!kind || !facts)
    return { form: sent, message: sent.details, verdict: undefined, timeline: '', budget: '' }
  const typed = [...sent.details].slice(0, facts.typed).join('')
  const details = writeDetails(kind, typed, facts, eventType)
  const { verdict } = deadlineOf(facts)
  const asksNothing = kind === 'quote' && !eventType && !facts.goods && !facts.need
  return {
    form: { ...sent, eventType, details },
    message: asksNothing ? submissionsWords().noInterest : verdict ? typed : details,
    verdict,
    ...quickQuoteFacts(facts),
  }
}

import { submissionsWords } from '../content/submissions.ts'
import { deadlineOf, eventTypesOfForms, quickQuoteFacts, writeDetails } from '../leads/details.ts'
import type { LeadForm } from '../leads/contract.ts'
import { wordsOf } from '../leads/options.ts'
import type { Submission } from './submission.ts'

/** An event type in the words of today; as it was sent, where its id is gone or was never told. */
export const eventTypeOf = (kind: LeadForm | null | undefined, id: string | undefined, sent: string) =>
  kind ? wordsOf(eventTypesOfForms()[kind], id, sent) : sent

/**
 * A request in the words of today, whatever labels have been renamed since it was sent: its form, and what stands apart from
 * that. `message` is the details without the verdict, which is shown as a badge.
 */
export function inTodaysWords({ kind, facts, form_data: sent }: Submission) {
  const eventType = eventTypeOf(kind, facts?.eventType, sent.eventType)
  if (!kind || !facts)
    return { form: sent, message: sent.details, verdict: undefined, timeline: '', budget: '' }
  const typed = [...sent.details].slice(0, facts.typed).join('')
  const details = writeDetails(kind, typed, facts, eventType)
  const { verdict } = deadlineOf(facts)
  const asksNothing = kind === 'quote' && !eventType && !facts.goods
  return {
    form: { ...sent, eventType, details },
    message: asksNothing ? submissionsWords().noInterest : verdict ? typed : details,
    verdict,
    ...quickQuoteFacts(facts),
  }
}

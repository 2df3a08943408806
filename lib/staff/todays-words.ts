import { submissionsWords } from '../content/desk.ts'
import { deadlineOf, eventTypesOfForms, quickQuoteFacts, writeDetails } from '../leads/details.ts'
import { type LeadForm, fields, keys, type SubmissionKey } from '../leads/contract.ts'
import { optionWords } from '../leads/options.ts'
import type { StaffSubmission } from './submission.ts'
import { longDate } from './dates.ts'

/** An event type in today's words; as sent if its id is unknown or gone. */
export const eventTypeOf = (kind: LeadForm | null | undefined, id: string | undefined, sent: string) =>
  kind ? optionWords(eventTypesOfForms()[kind], id, sent) : sent

/**
 * A request in today's words, even if labels were renamed since it was sent: its form, and the rest separately.
 * `message` is the details without the verdict, which is shown as a badge.
 */
export function inTodaysWords({ kind, facts, form_data: sent }: StaffSubmission) {
  const eventType = eventTypeOf(kind, facts?.eventType, sent.eventType)
  if (!kind || !facts)
    return { form: sent, message: sent.details, verdict: undefined, timeline: '', budget: '' }
  const typed = [...sent.details].slice(0, facts.typed).join('')
  const details = writeDetails(kind, typed, facts, eventType)
  const { verdict: storedVerdict } = deadlineOf(facts)
  // Staff call the visitor, not the other way round.
  const verdict = storedVerdict && {
    ...storedVerdict,
    head: storedVerdict.kind === 'call' ? submissionsWords().callThem : storedVerdict.head,
  }
  const asksNothing = kind === 'quote' && !eventType && !facts.goods && !facts.need
  const typedText = verdict ? typed : details
  return {
    form: { ...sent, eventType, details },
    message: asksNothing ? submissionsWords().noInterest : typedText,
    verdict,
    ...quickQuoteFacts(facts),
  }
}

type CardRow = { key: SubmissionKey; label: string; values: string[] }

/** The rows of a card below the name: fields in the contract's order, those of one row together. */
export function cardRows(form: StaffSubmission['form_data']): CardRow[] {
  const rows = new Map<string, CardRow>()
  for (const key of keys) {
    const { kind, label, row = label, hideEmpty } = fields[key]
    if (kind === 'name' || (hideEmpty && !form[key])) continue
    const value = kind === 'date' && form[key] ? longDate(form[key]) : form[key]
    const before = rows.get(row)?.values ?? []
    rows.set(row, { key, label: row, values: value ? [...before, value] : before })
  }
  return [...rows.values()]
}

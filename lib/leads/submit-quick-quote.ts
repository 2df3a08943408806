'use server'

import { quickQuoteWords } from '../content/quick-quote.ts'
import { leadForms } from '../content/lead-forms.ts'
import { check, type LeadResult } from './check.ts'
import { quickQuoteLead } from './details.ts'
import { quickQuoteSchema } from './quick-quote.ts'
import { readForm } from './read-form.ts'
import { sendLead } from './send-lead.ts'

/** The quick quote dialog's action. Takes any input, never throws, and says "sent" only after the row is stored. */
export async function submitQuickQuote(_previous: LeadResult, data: unknown): Promise<LeadResult> {
  const { tooLong, switches } = leadForms()
  const schema = quickQuoteSchema({ ...quickQuoteWords(), tooLong })
  const values = readForm(data, Object.keys(schema.shape))
  const checked = check(schema, values)
  if ('state' in checked) return checked
  // The owner wants the original's behavior: success is shown, nothing is sent (content/leads/common.yaml).
  if (switches.quickQuote === 'log') return { state: 'sent', values }
  return sendLead('quick-quote', quickQuoteLead(checked.data), data, values)
}

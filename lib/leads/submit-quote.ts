'use server'

import { quoteWords } from '../content/quote.ts'
import { leadForms } from '../content/lead-forms.ts'
import { check, type LeadResult } from './check.ts'
import { quoteLead } from './details.ts'
import { quoteSchema } from './quote.ts'
import { readForm } from './read-form.ts'
import { sendLead } from './send-lead.ts'

/** The Request a Quote dialog's action. Takes any input, never throws, and says "sent" only after the row is stored. */
export async function submitQuote(_previous: LeadResult, data: unknown): Promise<LeadResult> {
  const schema = quoteSchema({ ...quoteWords(), tooLong: leadForms().tooLong })
  const values = readForm(data, Object.keys(schema.shape))
  const checked = check(schema, values)
  return 'state' in checked ? checked : sendLead('quote', quoteLead(checked.data), data, values)
}

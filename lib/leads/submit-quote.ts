'use server'

import { heroQuoteWords } from '../content/quote.ts'
import { leadForms } from '../content/lead-forms.ts'
import { check } from './check.ts'
import { heroQuoteSchema, heroQuoteSubmission } from './quote.ts'
import { readForm } from './read-form.ts'
import type { LeadResult } from './result.ts'
import { sendLead } from './send-lead.ts'

/** The Request a Quote dialog's action. Takes anything, never throws, and says "sent" only after the row is stored. */
export async function submitHeroQuote(_previous: LeadResult, data: unknown): Promise<LeadResult> {
  const schema = heroQuoteSchema({ ...heroQuoteWords(), tooLong: leadForms().tooLong })
  const values = readForm(data, Object.keys(schema.shape))
  const checked = check(schema, values)
  return 'state' in checked ? checked : sendLead('quote', heroQuoteSubmission(checked.data), data, values)
}

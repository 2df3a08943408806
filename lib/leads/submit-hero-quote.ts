'use server'

import { heroQuoteWords } from '@/lib/content/hero-quote'
import { leadForms } from '@/lib/content/lead-forms'
import { check } from './check'
import { heroQuoteSchema, heroQuoteSubmission } from './hero-quote'
import { readForm } from './read-form'
import type { LeadResult } from './result'
import { sendLead } from './send-lead'

/** The Request a Quote dialog's action. Takes anything, never throws, and says "sent" only after the row is stored. */
export async function submitHeroQuote(_previous: LeadResult, data: unknown): Promise<LeadResult> {
  const schema = heroQuoteSchema({ ...heroQuoteWords(), tooLong: leadForms().tooLong })
  const values = readForm(data, Object.keys(schema.shape))
  const checked = check(schema, values)
  return 'state' in checked ? checked : sendLead('quote', heroQuoteSubmission(checked.data), data, values)
}

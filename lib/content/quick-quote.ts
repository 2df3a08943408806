import { z } from 'zod'
import { defineContent, each, optionsOf, texts } from './shapes.ts'
import { fieldWords, notice } from './lead-forms.ts'

const fields = [
  ...['firstName', 'lastName', 'email', 'phone', 'company', 'projectType'],
  ...['timeline', 'budgetRange', 'quantity', 'description'],
] as const

export const quickQuoteWords = defineContent(
  'leads/quick-quote.yaml',
  z.strictObject({
    ...texts('title', 'lead', 'cancel', 'submit', 'sending', 'mailSubject'),
    fields: z.strictObject(each(fieldWords, ...fields)),
    projectTypes: optionsOf([2, 20], 'project types'),
    timelines: optionsOf([2, 10], 'timelines'),
    budgetRanges: optionsOf([2, 12], 'budget ranges'),
    notices: z.strictObject({ failed: notice, sent: notice }),
    errors: z.strictObject(texts(...fields, 'phoneFormat')),
  }),
)
export type QuickQuoteWords = ReturnType<typeof quickQuoteWords>

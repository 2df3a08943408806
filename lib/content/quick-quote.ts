import { z } from 'zod'
import { defineContent, optionsOf, text } from './shapes.ts'
import { fieldWords, notice } from './lead-forms.ts'

const each = <T extends z.ZodType>(shape: T) =>
  z.strictObject({
    firstName: shape,
    lastName: shape,
    email: shape,
    phone: shape,
    company: shape,
    projectType: shape,
    timeline: shape,
    budgetRange: shape,
    quantity: shape,
    description: shape,
  })

export const quickQuoteWords = defineContent(
  'leads/quick-quote.yaml',
  z.strictObject({
    title: text,
    lead: text,
    fields: each(fieldWords),
    projectTypes: optionsOf([2, 20], 'project types'),
    timelines: optionsOf([2, 10], 'timelines'),
    budgetRanges: optionsOf([2, 12], 'budget ranges'),
    cancel: text,
    submit: text,
    sending: text,
    mailSubject: text,
    notices: z.strictObject({ failed: notice, sent: notice }),
    errors: each(text).extend({ phoneFormat: text }),
  }),
)
export type QuickQuoteWords = ReturnType<typeof quickQuoteWords>

import { z } from 'zod'
import { defineContent, oneOf, optionsOf, text } from './shapes.ts'
import { fieldWords, notice } from './lead-forms.ts'

export const quoteWords = defineContent(
  'leads/quote.yaml',
  z.strictObject({
    title: text,
    lead: text,
    fields: z.strictObject({
      name: fieldWords,
      company: fieldWords,
      phone: fieldWords,
      email: fieldWords,
      interest: fieldWords,
    }),
    interests: optionsOf([2, 20], 'interests'),
    cancel: text,
    submit: text,
    sending: text,
    mailSubject: text,
    notices: z.strictObject({ missing: notice, invalid: notice, failed: notice, sent: notice }),
    errors: z.strictObject({
      name: text,
      email: text,
      emailFormat: text,
      phone: text,
      phoneFormat: text,
      interest: text,
    }),
  }),
)
/** The id of one of the Request a Quote form's interests; read as the form's words for it. */
export const interest = oneOf('the interests of leads/quote.yaml', () =>
  Object.keys(quoteWords().interests),
).transform((id) => quoteWords().interests[id] ?? '')

export type QuoteWords = ReturnType<typeof quoteWords>

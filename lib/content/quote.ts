import { z } from 'zod'
import { defineContent, each, oneOf, oneOrMany, optionsOf, texts, textWith } from './shapes.ts'
import { fieldWords, notice } from './lead-forms.ts'

export const quoteWords = defineContent(
  'leads/quote.yaml',
  z.strictObject({
    ...texts('title', 'lead', 'else', 'cancel', 'submit', 'sending', 'mailSubject'),
    answers: oneOrMany,
    needs: textWith('{value}'),
    fields: z.strictObject(
      each(fieldWords, 'need', 'quantity', 'name', 'company', 'phone', 'email', 'interest'),
    ),
    interests: optionsOf([2, 20], 'interests'),
    notices: z.strictObject({ missing: notice, invalid: notice, failed: notice, sent: notice }),
    errors: z.strictObject(texts('name', 'email', 'emailFormat', 'phone', 'phoneFormat', 'interest')),
  }),
)
/** The id of one of the Request a Quote form's interests; read as the form's words for it. */
export const interest = oneOf('the interests of leads/quote.yaml', () =>
  Object.keys(quoteWords().interests),
).transform((id) => quoteWords().interests[id] ?? '')

export type QuoteWords = ReturnType<typeof quoteWords>

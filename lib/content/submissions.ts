import { z } from 'zod'
import { defineContent, each, text, texts, textWith } from './shapes.ts'
import { leadForms } from '../leads/contract.ts'
import { statuses } from '../staff/desk/statuses.ts'

export const submissionsWords = defineContent(
  'submissions.yaml',
  z.strictObject({
    ...texts('title', 'loading', 'failed', 'localPreview', 'needsScript', 'signIn', 'notGiven', 'noInterest'),
    ...texts('deadline', 'spamStatus'),
    reach: textWith('{count}'),
    managersOnly: textWith('{person}'),
    counted: z.strictObject({ one: text, many: textWith('{shown}', '{count}') }),
    empty: z.strictObject(texts('title', 'help', 'signIn', 'expired', 'stranger')),
    timeZone: z
      .string()
      .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is not a known time zone'),
    kinds: z.strictObject(texts(...leadForms)),
    statuses: z.strictObject(texts(...statuses)),
    filter: z.strictObject({
      ...texts('label', 'search', 'searchHint', 'kind', 'event', 'status', 'spam', 'owner', 'from', 'to'),
      ...texts('campaign', 'page', 'email', 'company', 'any', 'open', 'apply', 'clear', 'export'),
      spamChoices: z.strictObject(texts('without', 'only')),
    }),
    pages: z.strictObject(texts('label', 'newer', 'older')),
    mail: z.strictObject(texts('waiting', 'sending', 'sent', 'held', 'crowded', 'failed')),
    work: z.strictObject({
      changes: z.strictObject({
        ...each(textWith('{by}', '{value}'), 'status', 'owner', 'reminder', 'quote', 'accepted', 'withdrawn'),
        reason: textWith('{by}', '{value}'),
        ...each(textWith('{by}'), 'took', 'released', 'note', 'spam', 'not spam', 'awake', 'left', 'answer'),
        reply: text,
      }),
    }),
    csv: z.strictObject({
      columns: z.strictObject({
        ...texts('reference', 'submitted', 'form', 'status', 'owner', 'spam', 'mail'),
        ...texts('timeline', 'budget', 'campaign', 'page', 'opener', 'product', 'host', 'artwork'),
        ...texts('answered', 'changed', 'notes', 'value', 'currency'),
      }),
      ...texts('yes', 'no'),
    }),
  }),
)
export type SubmissionsWords = ReturnType<typeof submissionsWords>

import { z } from 'zod'
import { defineContent, text, textWith } from './shapes.ts'
import { leadForms } from '../leads/contract.ts'
import { statuses } from '../staff/desk/statuses.ts'

const texts = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>)

export const submissionsWords = defineContent(
  'submissions.yaml',
  z.strictObject({
    title: text,
    loading: text,
    reach: textWith('{count}'),
    empty: texts('title', 'help', 'signIn', 'expired', 'stranger'),
    failed: text,
    localPreview: text,
    needsScript: text,
    signIn: text,
    notGiven: text,
    noInterest: text,
    deadline: text,
    timeZone: z
      .string()
      .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is not a known time zone'),
    kinds: texts(...leadForms),
    statuses: texts(...statuses),
    filter: z.strictObject({
      ...texts('label', 'search', 'searchHint', 'kind', 'event', 'status', 'spam', 'from', 'to').shape,
      ...texts('campaign', 'page', 'email', 'company', 'any', 'apply', 'clear', 'export').shape,
      spamChoices: texts('without', 'only'),
    }),
    pages: texts('label', 'newer', 'older'),
    spamStatus: text,
    mail: texts('waiting', 'sending', 'sent', 'held', 'crowded', 'failed'),
    work: z.strictObject({
      changes: z.strictObject({
        status: textWith('{by}', '{value}'),
        owner: textWith('{by}', '{value}'),
        took: textWith('{by}'),
        released: textWith('{by}'),
        note: textWith('{by}'),
        spam: textWith('{by}'),
        'not spam': textWith('{by}'),
        reminder: textWith('{by}', '{value}'),
        awake: textWith('{by}'),
        left: textWith('{by}'),
        reply: text,
        answer: textWith('{by}'),
        quote: textWith('{by}', '{value}'),
        accepted: textWith('{by}', '{value}'),
        withdrawn: textWith('{by}', '{value}'),
      }),
    }),
    csv: z.strictObject({
      columns: z.strictObject({
        ...texts('reference', 'submitted', 'form', 'status', 'owner', 'spam', 'mail').shape,
        ...texts('timeline', 'budget', 'campaign', 'page', 'opener', 'product', 'host', 'artwork').shape,
        ...texts('answered', 'changed', 'notes', 'value', 'currency').shape,
      }),
      yes: text,
      no: text,
    }),
  }),
)
export type SubmissionsWords = ReturnType<typeof submissionsWords>

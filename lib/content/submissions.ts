import { z } from 'zod'
import { defineContent } from './define-content.ts'
import { text, textWith } from './shapes.ts'

const texts = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>)
const view = texts('label', 'order')

export const submissionsWords = defineContent(
  'submissions.yaml',
  z.strictObject({
    title: text,
    loading: text,
    count: z.strictObject({ one: text, many: textWith('{count}'), more: textWith('{count}') }),
    reach: textWith('{count}'),
    empty: texts('title', 'help', 'filtered', 'nothingDue', 'signIn', 'expired', 'stranger'),
    failed: text,
    localPreview: text,
    needsScript: text,
    signIn: text,
    signedInAs: textWith('{name}'),
    notGiven: text,
    noInterest: text,
    deadline: text,
    timeZone: z
      .string()
      .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is not a known time zone'),
    kinds: texts('project-request', 'quote', 'quick-quote'),
    statuses: texts('new', 'contacted', 'quoted', 'won', 'lost'),
    views: z.strictObject({ label: text, all: view, due: view }),
    filter: z.strictObject({
      ...texts('label', 'search', 'searchHint', 'kind', 'event', 'status', 'spam', 'from', 'to').shape,
      ...texts('campaign', 'page', 'any', 'apply', 'clear', 'export').shape,
      spamChoices: texts('without', 'only'),
    }),
    pages: texts('label', 'newer', 'older'),
    due: z.strictObject({
      left: textWith('{time}'),
      overdue: textWith('{time}'),
      minutes: textWith('{count}'),
      hours: textWith('{count}'),
      days: textWith('{count}'),
    }),
    spam: text,
    spamStatus: text,
    mail: texts('waiting', 'sending', 'sent', 'held', 'crowded', 'failed'),
    work: z.strictObject({
      ...texts('open', 'history').shape,
      changes: z.strictObject({
        status: textWith('{by}', '{value}'),
        owner: textWith('{by}', '{value}'),
        released: textWith('{by}'),
        note: textWith('{by}'),
        spam: textWith('{by}'),
        'not spam': textWith('{by}'),
        reminder: textWith('{by}', '{value}'),
        awake: textWith('{by}'),
        left: textWith('{by}'),
      }),
    }),
    csv: z.strictObject({
      columns: z.strictObject({
        ...texts('reference', 'submitted', 'form', 'status', 'owner', 'spam', 'mail').shape,
        ...texts('timeline', 'budget', 'campaign', 'page', 'opener', 'product', 'host', 'artwork').shape,
        ...texts('answered', 'changed', 'notes').shape,
      }),
      yes: text,
      no: text,
    }),
  }),
)
export type SubmissionsWords = ReturnType<typeof submissionsWords>

import { z } from 'zod'
import { defineContent } from './define-content.ts'
import { text } from './shapes.ts'

const including = (...places: string[]) =>
  text.refine(
    (value) => places.every((place) => value.includes(place)),
    `must contain ${places.join(' and ')}`,
  )
const texts = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>)
const view = texts('label', 'order')

export const submissionsWords = defineContent(
  'submissions.yaml',
  z.strictObject({
    title: text,
    loading: text,
    count: z.strictObject({ one: text, many: including('{count}'), more: including('{count}') }),
    empty: texts('title', 'help', 'filtered', 'nothingDue', 'signIn', 'expired', 'stranger'),
    failed: text,
    localPreview: text,
    needsScript: text,
    signIn: text,
    signedInAs: including('{name}'),
    labels: texts('email', 'phone', 'company', 'event', 'quantity', 'details'),
    notGiven: text,
    timeZone: z
      .string()
      .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is not a known time zone'),
    kinds: texts('project-request', 'quote', 'quick-quote'),
    statuses: texts('new', 'contacted', 'quoted', 'won', 'lost'),
    views: z.strictObject({ label: text, all: view, due: view }),
    filter: z.strictObject({
      ...texts('label', 'search', 'searchHint', 'kind', 'event', 'status', 'spam', 'from', 'to').shape,
      ...texts('any', 'apply', 'clear', 'export').shape,
      spamChoices: texts('without', 'only'),
    }),
    pages: texts('label', 'newer', 'older', 'first'),
    due: z.strictObject({
      left: including('{time}'),
      overdue: including('{time}'),
      minutes: including('{count}'),
      hours: including('{count}'),
      days: including('{count}'),
    }),
    spam: text,
    mail: texts('waiting', 'sending', 'sent', 'held', 'failed'),
    work: z.strictObject({
      ...texts('title', 'status', 'owner', 'nobody', 'note', 'save', 'saving', 'saved', 'failed').shape,
      ...texts('refused', 'gone', 'notSpam', 'notSpamHelp', 'history', 'reply').shape,
      left: z.strictObject({ title: text, description: including('{name}') }),
      subject: including('{reference}'),
      greeting: including('{name}'),
      changes: z.strictObject({
        status: including('{by}', '{value}'),
        owner: including('{by}', '{value}'),
        released: including('{by}'),
        note: including('{by}'),
        'not spam': including('{by}'),
      }),
    }),
    csv: z.strictObject({
      columns: z.strictObject({
        ...texts('reference', 'submitted', 'firstName', 'lastName', 'email', 'phone', 'company').shape,
        ...texts('eventType', 'eventDate', 'quantity', 'details', 'form', 'status', 'owner', 'spam').shape,
        mail: text,
      }),
      yes: text,
      no: text,
    }),
  }),
)
export type SubmissionsWords = ReturnType<typeof submissionsWords>

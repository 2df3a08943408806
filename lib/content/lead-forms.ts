import { z } from 'zod'
import { optionsOf } from './options.ts'
import {
  defineContent,
  each,
  listOf,
  oneOrMany,
  text,
  texts,
  textWith,
  textWithPlaceholders,
} from './shapes.ts'
import { oneOf, ownLink } from './own-links.ts'
import { deadlineWords } from './deadline.ts'
import { fill } from './fill.ts'
import { isLeftInEnglish } from '../language/left-in-english.ts'
import { eachKey } from '../leads/contract.ts'

export const notice = z.strictObject({ title: text, description: textWithPlaceholders('{email}') })
export type Notice = z.infer<typeof notice>

const fieldWords = z.strictObject({ label: text, placeholder: text.optional() })
export type FieldWords = z.infer<typeof fieldWords>

/** `{days}` becomes the days of the slowest goods. */
const howLong = textWithPlaceholders('{days}').transform((words) =>
  fill(words, { days: Math.max(...deadlineWords().production.map(({ days }) => days)) }),
)

export const leadForms = defineContent(
  'leads/common.yaml',
  z.strictObject({
    switches: z.strictObject({
      quickQuote: z.enum(['send', 'log'], { error: 'must be send or log' }),
      productQuote: z.enum(['on', 'off'], { error: 'must be on or off' }),
    }),
    ...texts('required', 'optional', 'privacy', 'state', 'again', 'mail', 'trap'),
    states: z.strictObject(texts('sending', 'failed', 'sent')),
    tooLong: textWith('{max}'),
    after: z.strictObject({
      title: text,
      steps: listOf(
        z.strictObject({ title: text, when: howLong, text, stress: text.optional() }),
        [4, 4],
        'steps, one for each plate',
      ),
      more: listOf(ownLink, [1, 4], 'links'),
    }),
    draft: z.strictObject({ restored: text, clear: text, cleared: text }),
    receipt: z.strictObject({
      ...texts('title', 'reference', 'keep', 'sent', 'answerBy', 'page', 'pageText', 'scripted'),
      ...texts('goods', 'copy', 'done', 'another'),
      received: text,
      copied: notice,
    }),
    products: z.strictObject({
      ...texts(
        'label',
        'count',
        'any',
        'unsaid',
        'rough',
        'chosen',
        'empty',
        'back',
        'region',
        'skip',
        'own',
        'keeps',
      ),
      ...each(textWith('{product}'), 'remove', 'quantity', 'pressed', 'emptied', 'named'),
      ...each(textWith('{count}'), 'counted', 'open', 'more'),
      opens: textWith('{value}', '{product}'),
      added: z.strictObject({ one: textWith('{product}'), many: textWith('{product}', '{count}') }),
      removed: textWith('{product}', '{count}'),
      opened: oneOrMany,
      kept: textWith('{day}'),
      left: z.strictObject({ title: textWith('{names}'), description: text }),
    }),
  }),
)
export type LeadFormsWords = ReturnType<typeof leadForms>

/** Where the notice of missing entries lists fields, it does so by their labels. */
const listing =
  (...required: string[]) =>
  (
    { fields, notices }: { fields: Record<string, FieldWords>; notices: { missing: Notice } },
    context: z.RefinementCtx,
  ) => {
    // In another language, the labels may be translated and this sentence not.
    if (isLeftInEnglish(notices.missing.description)) return
    const [list] = /\(.*\)/.exec(notices.missing.description) ?? []
    const labels = required.map((field) => fields[field]?.label ?? '')
    const left = labels.find((label) => !list?.toLowerCase().includes(label.toLowerCase().split(' ')[0]!))
    const message = `does not name the field ${left}; write the fields as their labels do`
    if (list && left)
      context.addIssue({ code: 'custom', path: ['notices', 'missing', 'description'], message })
  }

export const projectRequestWords = defineContent(
  'leads/project-request.yaml',
  z
    .strictObject({
      ...texts('title', 'when', 'submit', 'sending', 'mailSubject'),
      fields: z.strictObject({ city: fieldWords, ...eachKey(() => fieldWords) }),
      eventTypes: optionsOf([2, 20], 'event types'),
      notices: z.strictObject({ missing: notice, invalid: notice, failed: notice, sent: notice }),
      errors: z.strictObject({
        ...texts('firstName', 'lastName', 'email', 'emailFormat', 'phone', 'phoneFormat'),
        ...texts('eventType', 'eventDate'),
      }),
    })
    .superRefine(listing('firstName', 'lastName', 'email', 'phone')),
)
export type ProjectRequestWords = ReturnType<typeof projectRequestWords>

const fields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'projectType',
  'timeline',
  'budgetRange',
  'quantity',
  'description',
] as const

export const quickQuoteWords = defineContent(
  'leads/quick-quote.yaml',
  z.strictObject({
    ...texts('title', 'lead', 'cancel', 'submit', 'sending', 'mailSubject'),
    fields: z.strictObject(each(fieldWords, ...fields)),
    projectTypes: optionsOf([2, 20], 'project types'),
    timelines: optionsOf([2, 10], 'timelines').refine(
      (options) => 'rush' in options,
      'must keep the id rush, by which staff see what is urgent; change its words',
    ),
    budgetRanges: optionsOf([2, 12], 'budget ranges'),
    notices: z.strictObject({ failed: notice, sent: notice }),
    errors: z.strictObject(texts(...fields, 'phoneFormat')),
  }),
)
export type QuickQuoteWords = ReturnType<typeof quickQuoteWords>

export const quoteRequestWords = defineContent(
  'leads/quote.yaml',
  z
    .strictObject({
      ...texts('title', 'lead', 'else', 'cancel', 'submit', 'sending', 'mailSubject'),
      answers: oneOrMany,
      needs: textWith('{value}'),
      fields: z.strictObject(
        each(fieldWords, 'need', 'quantity', 'name', 'company', 'phone', 'email', 'interest'),
      ),
      interests: optionsOf([2, 20], 'interests'),
      notices: z.strictObject({ missing: notice, invalid: notice, failed: notice, sent: notice }),
      errors: z.strictObject(texts('name', 'email', 'emailFormat', 'phone', 'phoneFormat', 'interest')),
    })
    .superRefine(listing('name', 'email', 'phone')),
)
/** The id of one of the Request a Quote form's interests. */
export const interest = oneOf('the interests of leads/quote.yaml', () =>
  Object.keys(quoteRequestWords().interests),
)

export type QuoteWords = ReturnType<typeof quoteRequestWords>

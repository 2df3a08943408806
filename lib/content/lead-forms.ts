import { z } from 'zod'
import { defineContent, each, listOf, oneOrMany, ownLink, text, texts, textWith } from './shapes.ts'
import { deadlineWords } from './deadline.ts'
import { fill } from './fill.ts'
import { promising } from './office.ts'

export const notice = z.strictObject({ title: text, description: promising })
export type Notice = z.infer<typeof notice>

export const fieldWords = z.strictObject({ label: text, placeholder: text.optional() })
export type FieldWords = z.infer<typeof fieldWords>

/** `{days}` becomes those of the goods that take longest. */
const howLong = promising.transform((words) =>
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
      received: promising,
      copied: notice,
    }),
    products: z.strictObject({
      ...texts('label', 'count', 'any', 'rough', 'chosen', 'empty', 'back', 'region', 'skip', 'own', 'keeps'),
      ...each(textWith('{product}'), 'remove', 'quantity', 'pressed', 'emptied', 'named'),
      ...each(textWith('{count}'), 'counted', 'open', 'more'),
      opens: textWith('{value}', '{product}'),
      added: z.strictObject({ one: textWith('{product}'), many: textWith('{product}', '{count}') }),
      removed: textWith('{product}', '{count}'),
      opened: oneOrMany,
      kept: textWith('{day}'),
    }),
  }),
)
export type LeadFormsWords = ReturnType<typeof leadForms>

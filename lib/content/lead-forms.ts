import { z } from 'zod'
import { defineContent, listOf, ownLink, text, textWith } from './shapes.ts'
import { promising } from './office.ts'

export const notice = z.strictObject({ title: text, description: promising })
export type Notice = z.infer<typeof notice>

export const fieldWords = z.strictObject({ label: text, placeholder: text.optional() })
export type FieldWords = z.infer<typeof fieldWords>

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' })

export const leadForms = defineContent(
  'leads/common.yaml',
  z.strictObject({
    switches: z.strictObject({
      quickQuote: z.enum(['send', 'log'], { error: 'must be send or log' }),
      productQuote: onOff,
    }),
    required: text,
    optional: text,
    tooLong: textWith('{max}'),
    privacy: text,
    state: text,
    after: z.strictObject({
      title: text,
      steps: listOf(
        z.strictObject({ title: text, when: promising, text, stress: text.optional() }),
        [4, 4],
        'steps, one for each plate',
      ),
      more: listOf(ownLink, [1, 4], 'links'),
    }),
    draft: z.strictObject({ restored: text, clear: text, cleared: text }),
    mail: text,
    trap: text,
    receipt: z.strictObject({
      title: text,
      reference: text,
      keep: text,
      sent: text,
      answerBy: text,
      page: text,
      pageText: text,
      scripted: text,
      copy: text,
      done: text,
      copied: notice,
    }),
    products: z.strictObject({
      label: text,
      remove: textWith('{product}'),
      quantity: textWith('{product}'),
      any: text,
      rough: text,
      chosen: text,
      open: textWith('{count}'),
      own: text,
      added: textWith('{product}', '{count}'),
      removed: textWith('{product}', '{count}'),
      keep: text,
      named: textWith('{product}'),
    }),
  }),
)
export type LeadFormsWords = ReturnType<typeof leadForms>

import { z } from 'zod'
import { defineContent, text, textWith } from './shapes.ts'

const toVisitor = z.strictObject({ subject: textWith('{reference}'), text })

export const confirmation = defineContent(
  'leads/confirmation.yaml',
  z.strictObject({
    mail: z.strictObject({
      visitor: z.strictObject({ request: toVisitor, answer: toVisitor, accepted: toVisitor }),
      answerBy: textWith('{when}'),
      page: textWith('{link}'),
      shared: text,
      sales: z.strictObject({
        reply: z.strictObject({ subject: textWith('{reference}'), text: textWith('{reference}') }),
        accepted: z.strictObject({
          subject: textWith('{reference}', '{number}'),
          text: textWith('{reference}', '{number}'),
        }),
      }),
    }),
    receipt: z.strictObject({ mailed: textWith('{email}'), notMailed: text }),
  }),
)

import { z } from 'zod'
import { defineContent, text, textWith } from './shapes.ts'

export const confirmation = defineContent(
  'leads/confirmation.yaml',
  z.strictObject({
    mail: z.strictObject({
      subject: textWith('{reference}'),
      opening: textWith('{reference}', '{phone}'),
      answer: textWith('{day}'),
      closing: text,
    }),
    receipt: z.strictObject({ mailed: textWith('{email}'), notMailed: text }),
  }),
)

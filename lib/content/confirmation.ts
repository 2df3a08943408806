import { z } from 'zod'
import { defineContent } from './define-content.ts'
import { text, textWith } from './shapes.ts'

export const confirmation = defineContent(
  'leads/confirmation.yaml',
  z.strictObject({
    mail: z.strictObject({
      subject: textWith('{reference}'),
      opening: textWith('{reference}'),
      link: text,
      closing: text,
    }),
    receipt: z.strictObject({ copy: textWith('{email}'), noCopy: text }),
  }),
)

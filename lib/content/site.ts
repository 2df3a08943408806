import { z } from 'zod'
import { defineContent } from './define-content.ts'
import { text } from './shapes.ts'

export const site = defineContent(
  'site.yaml',
  z.strictObject({
    title: text,
    description: text.max(180, 'is longer than 180 characters; search engines cut it'),
    closeMessage: text,
    trouble: z.strictObject({ title: text, text, retry: text, retrying: text }),
    security: z.strictObject({ contact: text, languages: text }),
  }),
)
export type TroubleWords = ReturnType<typeof site>['trouble']

import { z } from 'zod'
import { defineContent, text } from './shapes.ts'
import { homeTitle, searchDescription } from './search-result.ts'

export const site = defineContent(
  'site.yaml',
  z.strictObject({
    title: homeTitle,
    description: searchDescription,
    shared: text,
    closeMessage: text,
    trouble: z.strictObject({ title: text, text, retry: text, retrying: text }),
    security: z.strictObject({ contact: text, languages: text }),
  }),
)
export type TroubleWords = ReturnType<typeof site>['trouble']

import { z } from 'zod'
import { dates } from '../dated.ts'
import { defineContent, figure, listOf, ownLink, text, texts } from '../shapes.ts'

export const about = defineContent(
  'home/about.yaml',
  z.strictObject({
    ...dates,
    ...texts('heading', 'lead'),
    features: listOf(z.strictObject({ figure, text }), [3, 8], 'features'),
    storefront: ownLink,
    quote: z.strictObject({
      ...texts('label', 'subject'),
      lines: listOf(text, [1, 10], 'lines of the letter'),
    }),
  }),
)

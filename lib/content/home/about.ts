import { z } from 'zod'
import { dates } from '../dated.ts'
import { defineContent, figure, listOf, ownLink, picture, text } from '../shapes.ts'

export const about = defineContent(
  'home/about.yaml',
  z.strictObject({
    ...dates,
    heading: text,
    lead: text,
    picture,
    features: listOf(z.strictObject({ figure, text }), [3, 8], 'features'),
    storefront: ownLink,
    quote: z.strictObject({
      label: text,
      subject: text,
      lines: listOf(text, [1, 10], 'lines of the letter'),
    }),
  }),
)

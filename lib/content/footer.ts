import { z } from 'zod'
import { defineContent, listOf, ownLink, text } from './shapes.ts'

/** With a `need` it opens the quote form, which starts with it; `apart` draws a rule above it. */
const link = ownLink.extend({ need: text.optional(), apart: z.literal(true).optional() })

export const footer = defineContent(
  'footer.yaml',
  z.strictObject({
    lists: listOf(z.strictObject({ title: text, links: listOf(link, [1, 10], 'links') }), [2, 3], 'lists'),
    claim: text,
    /** In the last line, after the claim. */
    small: listOf(ownLink, [0, 4], 'small links'),
  }),
)

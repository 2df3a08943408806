import { z } from 'zod'
import { defineContent, listOf, ownLink, text } from './shapes.ts'

export const footer = defineContent(
  'footer.yaml',
  z.strictObject({
    lists: listOf(z.strictObject({ title: text, links: listOf(ownLink, [1, 10], 'links') }), [2, 3], 'lists'),
    claim: text,
    /** In the last line, after the claim. */
    small: listOf(ownLink, [0, 4], 'small links'),
  }),
)

import { z } from 'zod'
import { defineContent, listOf, ownLink, text } from './shapes.ts'

/** A link with a `need` opens the quote form, which starts with it. */
const links = listOf(ownLink.extend({ need: text.optional() }), [1, 10], 'links')

export const footer = defineContent(
  'footer.yaml',
  z.strictObject({
    lists: listOf(z.strictObject({ title: text, links, more: links.optional() }), [2, 3], 'lists'),
    claim: text,
    /** In the last line, after the claim. */
    small: listOf(ownLink, [0, 4], 'small links'),
  }),
)

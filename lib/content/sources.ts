import { z } from 'zod'
import { defineContent } from './define-content.ts'
import { text } from './shapes.ts'

/** The words for where requests came from. */
export const sourcesWords = defineContent(
  'sources.yaml',
  z.strictObject({
    labels: z.strictObject({
      source: text,
      ...{ page: text, opener: text, product: text, campaign: text, host: text },
    }),
    /** In place of what is on no list of ours. */
    other: text,
    openers: z.record(z.string().regex(/^[a-z-]+$/, 'must be the anchor of a section'), text),
  }),
)

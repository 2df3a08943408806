import { z } from 'zod'
import { defineContent, listOf, text, textWith } from './shapes.ts'

/** Beginnings of an answer, in the order in which they are offered. */
export const replies = defineContent(
  'replies.yaml',
  z.strictObject({
    templates: listOf(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/, 'may have small letters and hyphens only'),
        label: text,
        subject: textWith('{reference}'),
        // With {link} it asks for a better file.
        body: textWith('{person}', '{staff}'),
      }),
      [1, 40],
      'templates',
    ),
  }),
)
export type Template = ReturnType<typeof replies>['templates'][number]

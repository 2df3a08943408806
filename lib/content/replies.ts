import { z } from 'zod'
import { defineContent, listOf, text, textWith } from './shapes.ts'

/** Beginnings of an answer, by language; the first of a language is offered first. */
export const replies = defineContent(
  'replies.yaml',
  z.strictObject({
    templates: listOf(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/, 'may have small letters and hyphens only'),
        label: text,
        language: z.string().regex(/^[a-z]{2}$/, 'is not a language of two letters, such as en'),
        subject: textWith('{reference}'),
        // With {link} it asks for a better file.
        body: textWith('{name}', '{staff}'),
      }),
      [1, 40],
      'templates',
    ),
  }),
)
export type Template = ReturnType<typeof replies>['templates'][number]

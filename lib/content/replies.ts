import { z } from 'zod'
import { advice, findings, pageRangeWords } from './artwork.ts'
import { otherLanguage } from './faults/other-language.ts'
import { defineContent, listOf, text, withPlaces } from './shapes.ts'

/** Findings of the check in another language; missing ones are quoted in English. */
const reasons = z.strictObject({ onPages: pageRangeWords, findings: findings.partial(), advice })

/** Beginnings of an answer, in the order of the menu. */
export const replies = defineContent(
  'replies.yaml',
  z.strictObject({
    templates: listOf(
      z
        .strictObject({
          id: z.string().regex(/^[a-z-]+$/, 'may have small letters and hyphens only'),
          label: text,
          subject: withPlaces(['{reference}'], ['{subject}', '{person}']),
          // With {link} it brings a new link to the visitor's page; {reasons}, the check's findings, ask for a better file.
          body: withPlaces(['{person}', '{staff}'], ['{subject}', '{reference}', '{link}', '{reasons}']),
          language: z.enum(['es', 'fr', 'de']).optional(),
        })
        .refine(({ body, language = 'en' }) => !otherLanguage(body, language, 2), {
          path: ['language'],
          error: 'is not that of body; correct one of the two',
        }),
      [1, 40],
      'templates',
    ).superRefine((all, context) => {
      for (const [index, { id, body }] of all.entries())
        for (const place of ['{link}', '{reasons}']) {
          const isSame = (one: { id: string }) => one.id.replace(/-..$/, '') === id.replace(/-..$/, '')
          const other = all.find((one) => isSame(one) && one.body.includes(place))
          const message = `lacks ${place}, which ${other?.id} has; write it on a line of its own`
          if (other && !body.includes(place))
            context.addIssue({ code: 'custom', path: [index, 'body'], message })
        }
    }),
    reasons: z.strictObject({ es: reasons, fr: reasons, de: reasons }),
  }),
)
export type Template = ReturnType<typeof replies>['templates'][number]

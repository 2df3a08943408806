import { z } from 'zod'
import { counted, defineContent, listOf, picture, short, text, texts, titledText } from './shapes.ts'
import { callToAction, pageHero, pageMeta } from './page.ts'

const languageCode = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z][A-Za-z]+)?$/, 'must be a language code like es or zh-Hans')

const language = z.strictObject({ name: text, native: short(24), code: languageCode })
export type Language = z.infer<typeof language>

const line = z.strictObject({ mark: text, code: languageCode, text })
export type GalleyLine = z.infer<typeof line>

const service = z.strictObject({
  ...texts('title', 'text'),
  proof: listOf(line, [2, 4], 'lines of the proof'),
  picture,
})
export type TranslationService = z.infer<typeof service>

export const translation = defineContent(
  'translation.yaml',
  z.strictObject({
    meta: pageMeta,
    hero: pageHero,
    services: listOf(service, [2, 4], 'services'),
    languages: counted(
      z
        .strictObject({
          ...texts('heading', 'lead'),
          standard: text.optional(),
          list: listOf(language, [6, 40], 'languages'),
        })
        .transform(({ lead, standard, ...rest }) => ({
          ...rest,
          lead: [lead, standard].filter(Boolean).join(' '),
        })),
      ({ list }) => list.length,
    ),
    industries: z.strictObject({ heading: text, picture, list: listOf(titledText, [3, 12], 'industries') }),
    callToAction: callToAction.extend({ galley: listOf(line, [2, 6], 'lines') }),
  }),
)

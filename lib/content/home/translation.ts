import { z } from 'zod'
import { dates } from '../dated.ts'
import { defineContent, listOf, ownLink, short, texts, titledText } from '../shapes.ts'

export const translationSection = defineContent(
  'home/translation.yaml',
  z.strictObject({
    ...dates,
    ...texts('heading', 'lead', 'languagesLabel'),
    services: listOf(titledText, [1, 3], 'services'),
    moreLanguages: short(24),
    link: ownLink,
  }),
)

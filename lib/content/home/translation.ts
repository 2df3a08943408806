import { z } from 'zod'
import { dates } from '../dated.ts'
import { defineContent, listOf, ownLink, short, text, titledText } from '../shapes.ts'

export const translationSection = defineContent(
  'home/translation.yaml',
  z.strictObject({
    ...dates,
    heading: text,
    lead: text,
    services: listOf(titledText, [1, 3], 'services'),
    languagesLabel: text,
    moreLanguages: short(24),
    link: ownLink,
  }),
)

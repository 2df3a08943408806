import { z } from 'zod'
import { defineContent, figure, listOf, ownLink, picture, text } from '../shapes.ts'

export const hero = defineContent(
  'home/hero.yaml',
  z.strictObject({
    headline: listOf(text, [1, 4], 'lines'),
    lead: text,
    bullets: listOf(text, [2, 3], 'bullets, one for each ink'),
    pictures: z.strictObject({ shirt: picture, goods: picture }),
    actions: z.strictObject({ quote: text, stores: ownLink, premiumCatalog: text }),
    stats: listOf(z.strictObject({ figure, label: text }), [2, 4], 'stats'),
  }),
)

export type HeroWords = ReturnType<typeof hero>

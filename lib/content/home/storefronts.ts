import { z } from 'zod'
import { dates } from '../dated.ts'
import { defineContent, listOf, picture, text, texts, titledText } from '../shapes.ts'

export const storefronts = defineContent(
  'home/storefronts.yaml',
  z.strictObject({
    ...dates,
    ...texts('heading', 'lead', 'booking', 'sign'),
    window: picture,
    benefits: listOf(titledText, [3, 4], 'benefits'),
    steps: listOf(titledText.extend({ when: text }), [2, 4], 'steps'),
  }),
)

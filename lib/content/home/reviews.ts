import { z } from 'zod'
import { dates } from '../dated.ts'
import { defineContent, listOf, text, texts } from '../shapes.ts'
import { testimonials } from '../testimonial.ts'

export const reviews = defineContent(
  'home/reviews.yaml',
  z.strictObject({
    ...dates,
    ...texts('heading', 'audienceHeading'),
    testimonials,
    audiences: listOf(text, [2, 12], 'audiences'),
  }),
)

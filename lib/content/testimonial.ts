import { z } from 'zod'
import { listOf, text, texts, textWith } from './shapes.ts'

const testimonial = z.strictObject({
  ...texts('name', 'company', 'quote'),
  rating: z.number().int().min(1, 'must be 1 to 5').max(5, 'must be 1 to 5'),
  verified: z.boolean('must be true once the customer has confirmed the words, else false'),
})
export type Testimonial = z.infer<typeof testimonial>

/** One line says which are samples: all, or the named ones. */
export const testimonials = z.strictObject({
  allSamples: text,
  someSamples: textWith('{names}'),
  ratingLabel: textWith('{rating}'),
  quotes: listOf(testimonial, [1, 5], 'testimonials'),
})
export type Testimonials = z.infer<typeof testimonials>

import { z } from 'zod'
import { defineContent } from '../define-content.ts'
import { product } from '../product.ts'
import { listOf, text, titledText } from '../shapes.ts'

export const outdoorSports = defineContent(
  'home/outdoor-sports.yaml',
  z.strictObject({
    heading: text,
    lead: text,
    quote: z.strictObject({ label: text, interest: text }),
    products: listOf(product, 14, 'products'),
    benefits: listOf(titledText, 4, 'benefits'),
  }),
)

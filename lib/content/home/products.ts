import { z } from 'zod'
import { defineContent } from '../define-content.ts'
import { listOf, picture, text, titledText } from '../shapes.ts'

const category = z.strictObject({
  name: text,
  badge: text,
  text,
  kinds: listOf(text, [4, 4], 'kinds of goods').optional(),
  features: z.array(text).min(1, 'must list a feature').max(3, 'has room for three features'),
  picture,
})
export type ProductCategory = z.infer<typeof category>

export const products = defineContent(
  'home/products.yaml',
  z.strictObject({
    heading: text,
    catalog: text,
    categories: listOf(category, [9, 9], 'categories'),
    benefits: listOf(titledText, [4, 4], 'benefits'),
  }),
)

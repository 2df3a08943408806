import { z } from 'zod'
import { counted, defineContent, listOf, ownPath, picture, text, texts, titledText } from '../shapes.ts'
import { dates } from '../dated.ts'
import { interest } from '../quote.ts'

const category = z
  .strictObject({
    name: text,
    badge: text,
    text,
    kinds: listOf(text, [2, 6], 'kinds of goods').optional(),
    features: z.array(text).min(1, 'must list a feature').max(3, 'has room for three features'),
    picture,
    href: ownPath.optional(),
    interest: interest.optional(),
  })
  .refine(
    ({ href, interest: chosen }) => !href !== !chosen,
    'must lead somewhere: write either href, the section with its products, or interest, which a quote starts with',
  )
export type ProductCategory = z.infer<typeof category>

export const products = defineContent(
  'home/products.yaml',
  counted(
    z.strictObject({
      ...dates,
      ...texts('heading', 'catalog', 'see', 'quote'),
      categories: listOf(category, [4, 14], 'categories'),
      benefits: listOf(titledText, [2, 4], 'benefits'),
    }),
    ({ categories }) => categories.length,
  ),
)

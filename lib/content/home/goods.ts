import { z } from 'zod'
import { dates } from '../dated.ts'
import { leadTime } from '../deadline.ts'
import { interest } from '../lead-forms.ts'
import { slug } from '../options.ts'
import {
  short,
  counted,
  defineContent,
  listOf,
  picture,
  text,
  texts,
  textWith,
  titledText,
  countedSection,
  countedText,
} from '../shapes.ts'
import { ownPath } from '../own-links.ts'

const product = z.strictObject({
  id: slug('steel-bottle'),
  ...texts('name', 'category', 'description'),
  features: listOf(text, [2, 4], 'features'),
  picture,
})
export type Product = z.infer<typeof product>

const productsOf = (range: readonly [number, number]) =>
  listOf(product, range, 'products').superRefine((list, context) => {
    const names = list.map(({ category }) => category)
    for (const [index, name] of names.entries())
      if (names.includes(`${name}s`))
        context.addIssue({
          code: 'custom',
          path: [index, 'category'],
          message: `is ${name} here and ${name}s at another product; write the same`,
        })
  })

/** The bar of a list that is folded on phones: its contents, and the label for closing it. */
const fold = z.strictObject({ label: textWith('{count}'), note: text, close: text })

const category = z
  .strictObject({
    ...texts('name', 'text'),
    badge: short(40),
    kinds: listOf(text, [2, 6], 'kinds of goods').optional(),
    features: listOf(text, [1, 3], 'features'),
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
      heading: countedText,
      ...texts('catalog', 'see', 'quote', 'more'),
      categories: listOf(category, [4, 14], 'categories'),
      benefits: listOf(titledText, [2, 4], 'benefits'),
    }),
    ({ categories }) => categories.length,
  ),
)

export const drinkware = countedSection(
  'drinkware',
  {
    ...texts('quote', 'listLabel'),
    interest,
    leadTime,
    products: productsOf([5, 10]),
    benefits: listOf(titledText, [2, 6], 'benefits'),
  },
  'products',
)

export const technology = countedSection(
  'technology',
  {
    quote: text,
    interest,
    leadTime,
    picture,
    products: productsOf([5, 14]),
    fold,
    benefits: listOf(titledText, [3, 6], 'benefits'),
  },
  'products',
)

export const outdoorSports = countedSection(
  'outdoor-sports',
  {
    quote: z.strictObject({ label: text, interest }),
    leadTime,
    products: productsOf([6, 20]),
    fold,
    benefits: listOf(titledText, [2, 4], 'benefits'),
  },
  'products',
)

import { z } from 'zod'
import { picture, text, texts, textWith } from '../shapes.ts'

/** The card of a product that can be quoted. */
export const product = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case words joined by hyphens, like steel-bottle'),
  ...texts('name', 'category', 'description'),
  features: z.array(text).min(2, 'must list two features').max(4, 'has room for four features'),
  picture,
})
export type Product = z.infer<typeof product>

/** The bar of a list that is folded on phones: what it holds, and the label that folds it again. */
export const fold = z.strictObject({ label: textWith('{count}'), note: text, close: text })

import { z } from 'zod'
import { picture, text } from './shapes.ts'

/** A product's card. `id` is its stable name in links and lists: small letters and hyphens. */
export const product = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens, like golf-umbrella'),
  name: text,
  description: text,
  features: z.array(text).min(2, 'must list at least 2 features'),
  category: text,
  picture,
})
export type Product = z.infer<typeof product>

import type { Catalog } from '../../lib/leads/product-line.ts'
import { byKey, pictureOf } from '../../lib/leads/products.ts'

export const dynamic = 'force-static'

/** All products by key, for pages that keep a list of them: their names and smallest pictures. */
export function GET() {
  const entries = [...byKey()].map(
    ([key, one]) => [key, { name: one.name, picture: pictureOf(one) }] as const,
  )
  return Response.json(Object.fromEntries(entries) satisfies Catalog)
}

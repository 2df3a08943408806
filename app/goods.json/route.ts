import { type Catalog, productKey } from '../../lib/leads/product-line.ts'
import { catalog, pictureOf } from '../../lib/leads/products.ts'

export const dynamic = 'force-static'

/** All products by key, for pages that keep a list of them: their names and smallest pictures. */
export function GET() {
  const entries = catalog().map((one) => {
    const { id = '', name } = one
    return [productKey({ id, product: name }), { name, picture: pictureOf(one) }] as const
  })
  return Response.json(Object.fromEntries(entries) satisfies Catalog)
}

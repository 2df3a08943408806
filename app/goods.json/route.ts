import { type Catalog, productKey } from '../../lib/leads/product-line.ts'
import { catalog } from '../../lib/leads/products.ts'
import { filesOf } from '../../lib/pictures/pictures.ts'

export const dynamic = 'force-static'

/** All products by their keys, fetched where a list of them is kept: their names and smallest pictures. */
export function GET() {
  const entries = catalog().map(({ id = '', name, picture }) => {
    const [width] = (picture && filesOf(picture.file)?.widths) ?? []
    const address = picture && width ? `/pictures/${picture.file}-${width}.webp` : undefined
    return [productKey({ id, product: name }), { name, picture: address }] as const
  })
  return Response.json(Object.fromEntries(entries) satisfies Catalog)
}

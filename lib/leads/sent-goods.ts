import { filesOf } from '../pictures/pictures.ts'
import type { Facts } from './facts.ts'
import { productKey } from './product-line.ts'
import { byKey, type Named } from './products.ts'

/** The address of a small picture, if there is one. */
export function pictureOf({ picture }: Named): string | undefined {
  if (typeof picture !== 'object') return picture
  const [width] = filesOf(picture.file)?.widths ?? []
  return width ? `/pictures/${picture.file}-${width}.webp` : undefined
}

/** What was asked for, in today's names: the products, then what was written. */
export function goodsOf({ goods = [], need = '', needQuantity = '' }: Partial<Facts>) {
  const written = { product: need, id: '', quantity: needQuantity }
  const known = byKey()
  return [...goods, ...(need ? [written] : [])].map((one) => {
    const found = known.get(productKey(one))
    return { product: found?.name ?? one.product, quantity: one.quantity, picture: found && pictureOf(found) }
  })
}

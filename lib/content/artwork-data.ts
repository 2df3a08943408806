import { artwork } from './artwork.ts'
import { brand } from './brand.ts'
import { drinkware, outdoorSports, technology } from './home/goods.ts'
import { leadForms } from './lead-forms.ts'

/** The words of a light table, with the print areas of the site's products under their names. */
export function lightTableWords() {
  const { goods, ...words } = artwork()
  const products = [drinkware(), technology(), outdoorSports()].flatMap((section) => section.products)
  const named = goods.flatMap((area) => {
    const product = products.find(({ id }) => id === area.product)
    return product ? [{ ...area, name: product.name }] : []
  })
  return { ...words, goods: named }
}

/** The words for files in a form and in transit, the sales address, and the address of the worker's script. */
export const artworkData = () => ({
  ...lightTableWords(),
  email: brand().email,
  mail: leadForms().mail,
  worker: process.env.ARTWORK_WORKER ?? '',
})

export type ArtworkData = ReturnType<typeof artworkData>
export type LightTableWords = Omit<
  ReturnType<typeof lightTableWords>,
  'meta' | 'accept' | 'templates' | 'form' | 'fold' | 'sending' | 'link' | 'plain'
>

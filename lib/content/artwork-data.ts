import { artwork } from './artwork.ts'
import { brand } from './brand.ts'
import { drinkware, outdoorSports, technology } from './home/goods.ts'
import { leadForms } from './lead-forms.ts'

/** The words for files, the print areas of products under their names, the sales address, and the workers' scripts. */
export function artworkData() {
  const products = [drinkware(), technology(), outdoorSports()].flatMap((section) => section.products)
  const named = artwork().goods.flatMap((area) => {
    const product = products.find(({ id }) => id === area.product)
    return product ? [{ ...area, name: product.name }] : []
  })
  return {
    ...artwork(),
    goods: named,
    email: brand().email,
    mail: leadForms().mail,
    worker: process.env.ARTWORK_WORKER ?? '',
    painter: process.env.ARTWORK_PAINTER ?? '',
  }
}

export type ArtworkData = ReturnType<typeof artworkData>
export type LightTableWords = Omit<
  ArtworkData,
  'meta' | 'accept' | 'templates' | 'form' | 'fold' | 'sending' | 'link' | 'plain' | 'mail'
>

import { beforeOrder } from '../content/home/story.ts'
import { drinkware, outdoorSports, products, technology } from '../content/home/goods.ts'
import { portfolio } from '../content/home/portfolio.ts'
import { pageNames } from '../content/page-names.ts'
import { page } from '../content/pages.ts'
import { printing, translation, veterinary } from '../content/service-pages.ts'
import type { PictureContent } from '../content/shapes.ts'
import { onceEach, type ProductLine, productKey } from './product-line.ts'
import { filesOf } from '../pictures/pictures.ts'
import { otherLanguages } from '../language/languages.ts'
import { english, inLanguage, spokenLanguage } from '../language/spoken.ts'
import type { Facts } from './facts.ts'

/** `picture`: as in content, or the address of a drawing. */
export type Named = { id?: string; name: string; picture?: PictureContent | string }

/** Everything that a button can put into a quote, in words or as a line of the list. */
export const catalog = (): Named[] => [
  ...[printing(), translation(), veterinary()].flatMap(({ hero, callToAction }) => [
    { name: hero.quote.product },
    { name: callToAction.quote.product },
  ]),
  ...pageNames().flatMap((name) =>
    page(name).blocks.flatMap((block): Named[] => {
      if (block.kind === 'products') return block.list
      return block.kind === 'hero' || block.kind === 'callToAction' ? [{ name: block.quote.product }] : []
    }),
  ),
  { name: beforeOrder().sample.name, picture: '/drawings/sample-fan.svg' },
  ...products().categories,
  ...portfolio().frames,
  ...[drinkware(), technology(), outdoorSports()].flatMap(({ products }) => products),
]

/** By id; products without an id use their name, in whichever language it was seen. */
export function byKey(): Map<string, Named> {
  const here = catalog()
  const others = [english, ...otherLanguages()].flatMap((language) =>
    inLanguage(language, () => catalog()).map(
      (one, index) => [one.id ?? one.name, here[index] ?? one] as const,
    ),
  )
  return new Map([...others, ...here.map((one) => [one.id ?? one.name, one] as const)])
}

/** The key under which a product is counted; '' if no current button names it. @param productsByKey read once for a list */
export function countedKey(line: Pick<ProductLine, 'id' | 'product'>, productsByKey = byKey()): string {
  const found = productsByKey.get(productKey(line))
  return found ? (found.id ?? found.name) : ''
}

/** A product's current name, or else the one in the request. @param productsByKey read once for a list */
export const productName = (line: Pick<ProductLine, 'id' | 'product'>, productsByKey = byKey()) =>
  productsByKey.get(productKey(line))?.name ?? line.product

/** Posted products under the names that rows and staff have, each once, whichever languages it was chosen in. */
export function nameProducts(lines: ProductLine[]): ProductLine[] {
  // Reading the catalogs takes a second after a start, which a request without products need not wait for.
  if (lines.length === 0) return []
  const names = englishNames()
  return onceEach(lines.map((line) => ({ ...line, product: names.get(line.product) ?? line.product })))
}

/** A product's name in English; any other words as they are. */
export const englishName = (name: string) => (name && englishNames().get(name)) || name

/** The id of a product that has none in content: its name in English, so that it is the same choice in every language. */
export const sharedId = (name: string) => (spokenLanguage() === english ? undefined : englishName(name))

/** By the names in other languages. Made once for a whole list: each catalog reads what is shown today. */
function englishNames(): Map<string, string> {
  const all = inLanguage(english, () => catalog())
  return new Map(
    otherLanguages().flatMap((language) =>
      inLanguage(language, () => catalog()).map(
        ({ name }, index) => [name, all[index]?.name ?? name] as const,
      ),
    ),
  )
}

/** The address of a small picture, if there is one. */
export function pictureOf({ picture }: Named): string | undefined {
  if (typeof picture !== 'object') return picture
  const [width] = filesOf(picture.file)?.widths ?? []
  return width ? `/pictures/${picture.file}-${width}.webp` : undefined
}

/** The request's goods in today's names: the products, then the need in words. */
export function goodsOf({ goods = [], need = '', needQuantity = '' }: Partial<Facts>) {
  const written = { product: need, id: '', quantity: needQuantity }
  const all = [...goods, ...(need ? [written] : [])]
  const productsByKey = all.length > 0 ? byKey() : new Map<string, Named>()
  return all.map((one) => {
    const found = productsByKey.get(productKey(one))
    return { product: found?.name ?? one.product, quantity: one.quantity, picture: found && pictureOf(found) }
  })
}

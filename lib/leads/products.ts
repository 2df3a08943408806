import { drinkware } from '../content/home/drinkware.ts'
import { outdoorSports } from '../content/home/outdoor-sports.ts'
import { portfolio } from '../content/home/portfolio.ts'
import { technology } from '../content/home/technology.ts'
import { pageNames } from '../content/page-names.ts'
import { page } from '../content/pages.ts'
import { printing } from '../content/printing.ts'
import { translation } from '../content/translation.ts'
import { veterinary } from '../content/veterinary.ts'
import { wordsOf } from './options.ts'
import type { ProductLine } from './product-line.ts'

/** Every product that a button can name in a quote, by id; products without an id use their name. */
function productNames(): Record<string, string> {
  const cards = [drinkware(), technology(), outdoorSports()].flatMap(({ products }) => products)
  const heads = [printing(), translation(), veterinary()].flatMap(({ hero, callToAction }) => [
    hero.quote.product,
    callToAction.quote.product,
  ])
  const ofBlocks = pageNames().flatMap((name) =>
    page(name).blocks.flatMap((block) => {
      if (block.kind === 'products') return block.list.map(({ name }) => name)
      return block.kind === 'hero' || block.kind === 'callToAction' ? [block.quote.product] : []
    }),
  )
  const named = [...portfolio().frames.map(({ name }) => name), ...heads, ...ofBlocks]
  return Object.fromEntries([
    ...named.map((name) => [name, name] as const),
    ...cards.map(({ id, name }) => [id, name] as const),
  ])
}

/** The key under which a product is counted; '' if no current button names it. */
export function productKey({ id, product }: ProductLine): string {
  const key = id || product
  return Object.hasOwn(productNames(), key) ? key : ''
}

/** A product's current name, or else the one in the request. */
export const productName = ({ id, product }: Pick<ProductLine, 'id' | 'product'>) =>
  wordsOf(productNames(), id, product)

import { drinkware } from '../content/home/drinkware.ts'
import { outdoorSports } from '../content/home/outdoor-sports.ts'
import { portfolio } from '../content/home/portfolio.ts'
import { technology } from '../content/home/technology.ts'
import { pageNames } from '../content/page-names.ts'
import { page } from '../content/pages.ts'
import { printing } from '../content/printing.ts'
import { translation } from '../content/translation.ts'
import { veterinary } from '../content/veterinary.ts'

/** Every product that a button can name in a quote. */
export function knownProducts(): string[] {
  const named = [drinkware().products, technology().products, outdoorSports().products, portfolio().frames]
  const made = pageNames().flatMap((name) => page(name).blocks)
  const heads = [printing(), translation(), veterinary()].flatMap(({ hero, callToAction }) => [
    hero,
    callToAction,
  ])
  const ofBlocks = made.flatMap((block) => {
    if (block.kind === 'products') return block.list.map(({ name }) => name)
    return block.kind === 'hero' || block.kind === 'callToAction' ? [block.quote.product] : []
  })
  return [...named.flat().map(({ name }) => name), ...heads.map(({ quote }) => quote.product), ...ofBlocks]
}

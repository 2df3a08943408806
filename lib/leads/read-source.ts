import { campaigns } from '../content/campaigns.ts'
import { office } from '../content/office.ts'
import { sourcesWords } from '../content/sources.ts'
import { pages } from '../seo/pages.ts'
import { siteUrl } from '../seo/site-url.ts'
import type { LeadForm } from './deliver.ts'
import { hostOf, placeOf, productOf, type Source } from './source.ts'
import { drinkware } from '../content/home/drinkware.ts'
import { outdoorSports } from '../content/home/outdoor-sports.ts'
import { portfolio } from '../content/home/portfolio.ts'
import { technology } from '../content/home/technology.ts'
import { pageNames } from '../content/page-names.ts'
import { page } from '../content/pages.ts'
import { printing } from '../content/printing.ts'
import { translation } from '../content/translation.ts'
import { veterinary } from '../content/veterinary.ts'

/**
 * Where a request came from, by what a browser tells on its own: the address that it was posted from.
 * @param sent the post's headers
 * @param hidden reads a field of the post: with script `opener`, the section with the button, and `referrer`
 * @param details of the submission
 */
export function readSource(
  form: LeadForm,
  sent: Pick<Headers, 'get'>,
  hidden: (name: string) => unknown,
  details: string,
): Source {
  const opener = hidden('opener')
  const host = hostOf(hidden('referrer'))
  const today = new Date().toLocaleDateString('sv', { timeZone: office().zone })
  const known = { pages: pages().map(({ path }) => path), ...campaigns(), today }
  return {
    ...placeOf(sent.get('referer') ?? '', known),
    opener: typeof opener === 'string' && Object.hasOwn(sourcesWords().openers, opener) ? opener : form,
    product: productOf(details, knownProducts()),
    host: [hostOf(siteUrl), hostOf(`http://${sent.get('host')}`)].includes(host) ? '' : host,
  }
}

/** Every product that a button can name in a quote. */
function knownProducts(): string[] {
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

import { campaigns } from '../content/campaigns.ts'
import { office } from '../content/office.ts'
import { sourcesWords } from '../content/sources.ts'
import { pages } from '../seo/pages.ts'
import { siteUrl } from '../seo/site-url.ts'
import type { LeadForm } from './deliver.ts'
import { knownProducts } from './known-products.ts'
import { hostOf, placeOf, productOf, type Source } from './source.ts'

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

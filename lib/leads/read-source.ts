import { campaigns } from '../content/campaigns.ts'
import { office } from '../content/office.ts'
import { sourcesWords } from '../content/sources.ts'
import { pages } from '../seo/pages.ts'
import { siteUrl } from '../seo/site-url.ts'
import type { LeadForm, Source } from './contract.ts'
import type { Facts } from './facts.ts'
import { countedKey } from './products.ts'
import { hostOf, placeOf } from './source.ts'

/**
 * Where a request came from, as far as the browser tells: the address that it was posted from.
 * @param sent the post's headers
 * @param hidden reads a field of the post: with script `opener`, the section with the button, and `referrer`
 * @param facts the first product that a current button names is counted, or what it named in words
 */
export function readSource(
  form: LeadForm,
  sent: Pick<Headers, 'get'>,
  hidden: (name: string) => unknown,
  { goods = [], need = '' }: Partial<Facts>,
): Source {
  const opener = hidden('opener')
  const host = hostOf(hidden('referrer'))
  const today = new Date().toLocaleDateString('sv', { timeZone: office().zone })
  const known = { pages: pages().map(({ path }) => path), ...campaigns(), today }
  return {
    ...placeOf(sent.get('referer') ?? '', known),
    opener: typeof opener === 'string' && Object.hasOwn(sourcesWords().openers, opener) ? opener : form,
    product: [...goods, { product: need, id: '' }].map(countedKey).find(Boolean) ?? '',
    host: [hostOf(siteUrl), hostOf(`http://${sent.get('host')}`)].includes(host) ? '' : host,
  }
}

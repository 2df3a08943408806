import { createHash, randomBytes } from 'node:crypto'
import { headers } from 'next/headers'
import { campaigns } from '../content/campaigns.ts'
import { mails } from '../content/mails.ts'
import { fill } from '../content/fill.ts'
import { office } from '../content/office.ts'
import { sourcesWords } from '../content/sources.ts'
import { languageNamed } from '../language/languages.ts'
import { english, inLanguage, type Language } from '../language/spoken.ts'
import { everyPath } from '../seo/pages.ts'
import { siteUrl } from '../seo/site-url.ts'
import { answerBy } from '../../supabase/functions/_shared/answer-by.ts'
import type { LeadResult, StoredLead, Values } from './check.ts'
import type { LeadForm, Source, Submission } from './contract.ts'
import { companyTime } from './deadline/day.ts'
import { deliverLead } from './deliver-lead.ts'
import type { Facts } from './facts.ts'
import { byKey, countedKey, goodsOf } from './products.ts'
import { reference } from './reference.ts'
import { hostOf, visitedPage } from './source.ts'
import { looksLikeSpam } from './spam.ts'

/**
 * The last step of every form's action: delivers the checked values and turns the outcome into the form's answer.
 * @param data posted values that no visitor fills in: key, fax (the trap for bots), elapsed, opener, referrer,
 * artwork (how many files will follow)
 * @param inWords choices in words, for the receipt
 * @param verdict on the event's date, for the receipt
 */
export async function sendLead(
  form: LeadForm,
  { submission, facts }: { submission: Submission; facts: Facts },
  data: unknown,
  values: Values,
  inWords: Values,
  verdict?: StoredLead['verdict'],
): Promise<LeadResult> {
  const hidden = (name: string) => (data instanceof FormData ? data.get(name) : undefined)
  const language = languageIn(data)
  const sent = await headers()
  // Only the visitor knows it; we store its hash.
  const token = randomBytes(32).toString('base64url')
  const receipt = await deliverLead(submission, {
    form,
    ...idempotencyKey(hidden('key'), submission),
    spam: looksLikeSpam({ trap: hidden('fax'), elapsed: hidden('elapsed') }),
    due: promised(Date.now()),
    visitor: sent.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '',
    source: readSource(form, sent, hidden, facts),
    facts: { ...facts, ...(language !== english && { language }) },
    artwork: { token, announced: announced(hidden('artwork')) },
  })
  if (!receipt) return { state: 'failed', values }
  const { id, createdAt, confirmed, artwork } = receipt
  const { mailed, notMailed } = inLanguage(language, () => mails().receipt)
  const stored = {
    reference: reference(id),
    at: createdAt,
    answerBy: promised(Date.parse(createdAt)),
    zone: office().zone,
    note: confirmed ? fill(mailed, { email: submission.email }) : notMailed,
    goods: inLanguage(language, () => goodsOf(facts)),
    verdict,
    ...(artwork && { artwork: token }),
  }
  return { state: 'sent', stored, values: { ...values, ...inWords } }
}

/** The language of the form; English for anything that is none of ours. */
export const languageIn = (data: unknown): Language =>
  languageNamed(data instanceof FormData ? data.get('language') : undefined)

/** A visitor without script sends '' or nothing, a stranger anything. */
const announced = (value: unknown) => (/^[0-5]$/.test(String(value)) ? Number(value) : 0)

const promised = (sent: number) => new Date(answerBy(sent, office())).toISOString()

/**
 * Where a request came from: the address that posted it, if the browser tells it.
 * @param facts counts as the first of its products, or the need, that a current button names
 */
function readSource(
  form: LeadForm,
  sent: Pick<Headers, 'get'>,
  hidden: (name: string) => unknown,
  { goods = [], need = '' }: Partial<Facts>,
): Source {
  const opener = hidden('opener')
  const requestedGoods = [...goods, ...(need ? [{ product: need, id: '' }] : [])]
  const products = requestedGoods.length > 0 ? byKey() : undefined
  const host = hostOf(hidden('referrer'))
  const { day: today } = companyTime(Date.now(), office().zone)
  const knownSources = { pages: everyPath(), ...campaigns(), today }
  return {
    ...visitedPage(sent.get('referer') ?? '', knownSources),
    opener: typeof opener === 'string' && Object.hasOwn(sourcesWords().openers, opener) ? opener : form,
    product: requestedGoods.map((one) => countedKey(one, products)).find(Boolean) ?? '',
    host: [hostOf(siteUrl), hostOf(`http://${sent.get('host')}`)].includes(host) ? '' : host,
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The key under which a submission is stored once. Without script it is made from the content, against double clicks. */
export function idempotencyKey(named: unknown, submission: Submission): { key: string; named: boolean } {
  if (typeof named === 'string' && uuid.test(named)) return { key: named.toLowerCase(), named: true }
  const hex = createHash('sha256').update(JSON.stringify(submission)).digest('hex')
  const key = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  return { key, named: false }
}

import { createHmac } from 'node:crypto'
import { callerAddress, countedAddress } from '../_shared/ip-address.ts'
import { leadFormIds, fields, type Source, sourceParts } from '../_shared/contract.ts'
import { readLeadHeader } from '../_shared/lead-header.ts'
import { oneLine } from '../_shared/storable.ts'

/** The sender of a request, with the site's claims about it; null where unknown. */
export type Sender = ReturnType<typeof readSender>

const hashPattern = /^[0-9a-f]{64}$/
const isoPattern = /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z$/
const tenMinutes = 600

/**
 * Identifies the sender. Anybody can set the header: it can only flag the request itself and pick a counter, and the
 * caller's own counter holds however often they change it.
 * @param remote address of the connection, for when no proxy names one
 * @param secret protects the hashes against anyone who reads the counters: there are few enough addresses to try all
 */
export function readSender(request: Request, remote: string, secret: string) {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
  const address = countedAddress(callerAddress(request.headers) ?? remote)
  const facts = readLeadHeader(request.headers)
  const visitor = matching(hashPattern, facts.visitor)
  const network = visitor ? matching(hashPattern, facts.network) : address.network
  return {
    kind: leadFormIds.find((form) => form === facts.form) ?? null,
    /** Whether the site suspects a robot. The request is stored all the same. */
    spam: facts.spam === true,
    /** Keyed hash of the visitor's address, or of the caller's if it names no visitor. */
    visitor: hash(visitor ? `visitor ${visitor}` : `address ${address.visitor}`),
    /** The same for an IPv6 address's wider network. */
    network: network && hash(`network ${network}`),
    /** Keyed hash of the calling address: the site's server, or anybody. */
    caller: hash(`address ${address.visitor}`),
    /** The time by which the site promised an answer, ISO 8601; the database verifies it. */
    due: matching(isoPattern, facts.due),
    /** For keys derived from content: how many seconds equal content counts as one request. */
    within: facts.named === false ? tenMinutes : null,
    source: readSource(facts.source),
    facts: readFacts(facts.facts),
    artwork: readArtwork(Object(facts.artwork)),
  }
}

const matching = (pattern: RegExp, value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? value : null

/** The SHA-256 of the token for sending files later, and how many the visitor has chosen. */
function readArtwork({ link, announced }: { link?: unknown; announced?: unknown }) {
  const hash = matching(hashPattern, link)
  return hash && /^[0-5]$/.test(String(announced)) ? { link: hash, announced: Number(announced) } : null
}

const choices =
  'eventType timeline budget city country group verdict proof printed delivered need needQuantity after about language'.split(
    ' ',
  )
const goodsParts = ['product', 'id', 'quantity']
/** Longest text, in UTF-16 units, and most products. */
const maxCharacters = 200
const maxProducts = 100

/** Where a request came from, as entries of the site's own lists; null if unknown. */
export const readSource = (value: unknown) =>
  isObject(value) ? (textsOf(value, sourceParts) as Source) : null

/** The inquiry as data (lib/leads/facts.ts); null for none or an invalid one. Invalid facts never refuse a request. */
export function readFacts(value: unknown): Record<string, unknown> | null {
  if (!isObject(value)) return null
  const { typed, goods } = value
  if (!Number.isInteger(typed) || Number(typed) < 0 || Number(typed) > fields.details.maxLength) return null
  const texts = Object.entries(textsOf(value, choices)).filter(
    ([name, text]) => text && (name !== 'language' || /^[a-z]{2}$/.test(text)),
  )
  const list = Array.isArray(goods) ? goods.filter(isObject).slice(0, maxProducts) : []
  return {
    typed,
    ...Object.fromEntries(texts),
    ...(list.length > 0 && { goods: list.map((one) => textsOf(one, goodsParts)) }),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textsOf = (texts: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, clean(texts[name])]))

/** Text that jsonb accepts, on one line. */
const clean = (value: unknown) =>
  oneLine(typeof value === 'string' ? value.slice(0, maxCharacters).toWellFormed() : '')

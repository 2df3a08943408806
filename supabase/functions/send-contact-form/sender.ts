import { createHmac } from 'node:crypto'
import { callerAddress, countedAddress } from '../_shared/address.ts'
import { readSource, type Source } from './source.ts'

/** Where a request comes from, as far as the limits and the flag need it. */
export type Sender = {
  /** The form that was filled in, where the site says it. */
  kind: string | null
  /** Whether the site took it for a robot's. It is stored all the same. */
  spam: boolean
  /** Keyed hash of the visitor's address; of the caller's where the caller names no visitor. */
  visitor: string
  /** The same of the wider network of an IPv6 address. */
  network: string | null
  /** Keyed hash of the address that called the function: the site's server, or anybody. */
  caller: string
  /** When the site has promised an answer, ISO 8601; the database does not believe everything. */
  due: string | null
  /** For a key that the site made from the content: the seconds in which the same is one request. */
  within: number | null
  /** Where the visitor came from, where the site says it. */
  source: Source | null
  /** The SHA-256 of the token by which files may follow, and how many the visitor has chosen. */
  artwork: { link: string; announced: number } | null
}

const kinds = ['project-request', 'quote', 'quick-quote']
const hashPattern = /^[0-9a-f]{64}$/
const isoPattern = /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z$/
const artworkPattern = /^([0-9a-f]{64}) ([0-5])$/
const tenMinutes = 600

/**
 * Reads who sends. The headers are anybody's to set: they can only flag the request itself and pick a counter, and
 * the caller's own counter holds however often they change.
 * @param remote address of the connection, for where no proxy names one
 * @param secret makes the hashes useless to whoever reads the counters: there are few enough addresses to try them all
 */
export function readSender(request: Request, remote: string, secret: string): Sender {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
  const address = countedAddress(callerAddress(request.headers) ?? remote)
  const named = (name: string) => {
    const value = request.headers.get(name) ?? ''
    return hashPattern.test(value) ? value : null
  }
  const visitor = named('x-lead-visitor')
  const due = request.headers.get('x-lead-due') ?? ''
  const network = visitor ? named('x-lead-network') : address.network
  return {
    kind: kinds.find((kind) => kind === request.headers.get('x-lead-form')) ?? null,
    spam: request.headers.get('x-lead-spam') === '1',
    visitor: hash(visitor ? `visitor ${visitor}` : `address ${address.visitor}`),
    network: network && hash(`network ${network}`),
    caller: hash(`address ${address.visitor}`),
    due: isoPattern.test(due) ? due : null,
    within: request.headers.get('x-lead-key') === 'content' ? tenMinutes : null,
    source: readSource(request.headers.get('x-lead-source')),
    artwork: readArtwork(request.headers.get('x-lead-artwork')),
  }
}

function readArtwork(header: string | null): Sender['artwork'] {
  const [, link, announced] = artworkPattern.exec(header ?? '') ?? []
  return link ? { link, announced: Number(announced) } : null
}

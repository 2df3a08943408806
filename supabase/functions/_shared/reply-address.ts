import { createHmac } from 'node:crypto'
import type { Get } from './environment.ts'
import { isSame } from './is-same.ts'

/** Where replies by mail arrive. `key` proves an address; with another one, earlier mails cannot be replied to. */
export type Inbound = { domain: string; key: string }

/** Reads INBOUND_DOMAIN and INBOUND_KEY; undefined if neither is set. @throws Error if one is missing or the domain is none */
export function readInbound(get: Get): Inbound | undefined {
  const domain = get('INBOUND_DOMAIN')?.toLowerCase()
  const key = get('INBOUND_KEY')
  if (!domain && !key) return undefined
  if (!domain || !key) throw new Error('INBOUND_DOMAIN and INBOUND_KEY must be set together.')
  if (!/^([a-z\d-]+\.)+[a-z\d-]+$/.test(domain)) throw new Error('INBOUND_DOMAIN must be a domain alone.')
  return { domain, key }
}

/**
 * Names a request in an address, and in the mail service's reports: its id and a keyed hash, because the id alone must open
 * nothing. It is no link's token, which everybody with a forwarded mail would have.
 */
export function replyToken({ key }: Inbound, id: string): string {
  const proof = createHmac('sha256', key).update(`reply ${id}`).digest('hex').slice(0, 24)
  return `${id.replaceAll('-', '')}-${proof}`
}

export const replyAddress = (inbound: Inbound, id: string) => `${replyToken(inbound, id)}@${inbound.domain}`

/** The id of a token's request; null if we did not make it. Some mail programs change the case of letters. */
export function requestOfToken(inbound: Inbound, token: string): string | null {
  const [digits = ''] = token.toLowerCase().split('-')
  if (!/^[\da-f]{32}$/.test(digits)) return null
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isSame(token.toLowerCase(), replyToken(inbound, id)) ? id : null
}

import { Buffer } from 'node:buffer'

const name = 'X-Lead-Facts'

/** The header for the site's facts about a request besides its nine keys, so that they stay nine. */
export const leadHeader = (facts: object) => ({
  [name]: Buffer.from(JSON.stringify(facts)).toString('base64url'),
})

/** A caller's unverified claims in it; empty if it is missing or unreadable. */
export function readLeadHeader(headers: Headers): Record<string, unknown> {
  try {
    const facts: unknown = JSON.parse(Buffer.from(headers.get(name) ?? '', 'base64url').toString())
    return typeof facts === 'object' && facts !== null ? { ...facts } : {}
  } catch {
    return {}
  }
}

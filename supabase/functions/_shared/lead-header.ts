import { Buffer } from 'node:buffer'

const name = 'X-Lead-Facts'

/** The header in which the site tells what it knows beside the nine keys of a request, which stay nine. */
export const leadHeader = (told: object) => ({
  [name]: Buffer.from(JSON.stringify(told)).toString('base64url'),
})

/** What a caller tells in it, and anybody can tell anything; nothing where there is none that can be read. */
export function readLeadHeader(headers: Headers): Record<string, unknown> {
  try {
    const told: unknown = JSON.parse(Buffer.from(headers.get(name) ?? '', 'base64url').toString())
    return typeof told === 'object' && told !== null ? { ...told } : {}
  } catch {
    return {}
  }
}

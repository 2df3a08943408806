import type { IncomingMessage } from 'node:http'
import { artworkPath, bodyLimits } from './limits.ts'

/** Next and its middleware answer some of the others with 500. */
const methods = ['GET', 'HEAD', 'POST']

/** Files come in parts, and can be taken away again. */
const fileMethods = [...methods, 'PUT', 'DELETE']

/** @returns what may be done at an address */
export const methodsOf = (url = '') => (url.startsWith(`${artworkPath}/`) ? fileMethods : methods)

/** @returns the status for a request that is none for Next, where it would answer with an error of its own */
export function refusal({
  method = '',
  url = '',
  headers,
  httpVersion,
}: IncomingMessage): number | undefined {
  if (headers.host === undefined && httpVersion !== '1.0') return 400
  if (!methodsOf(url).includes(method)) return 405
  // Another host's address: Next would send the visitor there.
  if (!url.startsWith('/')) return 400
  if (
    headers['content-type']?.startsWith('multipart/form-data') &&
    !headers['content-type'].includes('boundary=')
  )
    return 400
  // A body has to say how long it is: browsers do.
  if (headers['transfer-encoding'] !== undefined) return 411
  return Number(headers['content-length']) > bodyLimits(method, url).bytes ? 413 : undefined
}

/**
 * Where an address is known that has letters, digits, - . _ or ~ percent-encoded, which mean the same (RFC 3986, 6.2.2.2): Next
 * finds the page and then fails on it.
 * @returns the plain address on this site; undefined for one that is plain already
 */
export function plainAddress(url: string): string | undefined {
  const [path = '', ...query] = url.split('?')
  const plain = path.replace(/%(2d|2e|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi, decodeURIComponent)
  // With two slashes in front it would be a host.
  return plain === path ? undefined : [plain.replace(/^[/\\]+/, '/'), ...query].join('?')
}

/** Whether an address can be decoded, and is no name of a route with a part left open, like `/[page]`. */
export function readable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?')[0] ?? '').includes('[')
  } catch {
    return false
  }
}

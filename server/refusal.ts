import type { IncomingMessage } from 'node:http'
import { artworkPath, bodyLimits } from './limits.ts'

/** Next and its middleware answer some other methods with 500. */
const methods = ['GET', 'HEAD', 'POST']

/** Files are uploaded in parts, and can be removed again. */
const fileMethods = [...methods, 'PUT', 'DELETE']

export const methodsOf = (url = '') => (url.startsWith(`${artworkPath}/`) ? fileMethods : methods)

/** The status for requests that Next would answer with an error of its own. */
export function refusal(request: IncomingMessage): number | undefined {
  const { method = '', url = '', headers, httpVersion } = request
  if (headers.host === undefined && httpVersion !== '1.0') return 400
  if (!methodsOf(url).includes(method)) return 405
  // An absolute address: Next would redirect the visitor there.
  if (!url.startsWith('/')) return 400
  const type = headers['content-type'] ?? ''
  if (type.startsWith('multipart/form-data') && !type.includes('boundary=')) return 400
  // A body must declare its length, as browsers do.
  if (headers['transfer-encoding'] !== undefined) return 411
  return Number(headers['content-length']) > bodyLimits(method, url).bytes ? 413 : undefined
}

/**
 * Decodes letters, digits, - . _ and ~ that a known address has percent-encoded. They mean the same (RFC 3986,
 * 6.2.2.2), but Next finds the page and then fails on it.
 * @returns the plain address on this site; undefined if it is plain already
 */
export function tidyAddress(url: string): string | undefined {
  const [path = '', ...query] = url.split('?')
  const plain = path.replace(/%(2d|2e|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi, decodeURIComponent)
  // With two leading slashes it would name a host.
  return plain === path ? undefined : [plain.replace(/^[/\\]+/, '/'), ...query].join('?')
}

/** Whether an address can be decoded and is not the name of a dynamic route, like `/[page]`. */
export function acceptsText(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?')[0] ?? '').includes('[')
  } catch {
    return false
  }
}

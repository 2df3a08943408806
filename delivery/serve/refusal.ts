import type { IncomingMessage } from 'node:http'
import { artworkPath, bodyLimits } from './body-limits.ts'

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
  if (!url.startsWith('/') && !URL.canParse(url)) return 400
  if (
    headers['content-type']?.startsWith('multipart/form-data') &&
    !headers['content-type'].includes('boundary=')
  )
    return 400
  // A body has to say how long it is: browsers do.
  if (headers['transfer-encoding'] !== undefined) return 411
  return Number(headers['content-length']) > bodyLimits(method, url).bytes ? 413 : undefined
}

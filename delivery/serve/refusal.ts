import type { IncomingMessage } from 'node:http'

/** Next and its middleware answer some of the others with 500. */
export const methods = ['GET', 'HEAD', 'POST']

/** As much as Next takes from a form, in bytes; it answers more with 500. A body has to say how long it is: browsers do. */
const largest = 1024 * 1024

/** @returns the status for a request that is none for Next, where it would answer with an error of its own */
export function refusal({ method = '', url = '', headers, httpVersion }: IncomingMessage): number | undefined {
  if (headers.host === undefined && httpVersion !== '1.0') return 400
  if (!methods.includes(method)) return 405
  if (!url.startsWith('/') && !URL.canParse(url)) return 400
  if (
    headers['content-type']?.startsWith('multipart/form-data') &&
    !headers['content-type'].includes('boundary=')
  )
    return 400
  if (headers['transfer-encoding'] !== undefined) return 411
  return Number(headers['content-length']) > largest ? 413 : undefined
}

import { log } from '../security/log.ts'
import { asAttachment } from '../staff/artwork/words.ts'
import { askFunction, noStoreHeaders } from './ask-function.ts'

/** Time limit for a file, in milliseconds. */
const downloadTimeoutMs = 600_000

/** The file that a ten-minute key opens, only for download, never for display. Its policy is in next.config.mjs. */
export async function sendOpenedFile(id: string, key: string): Promise<Response> {
  const path = `opened/${encodeURIComponent(id)}`
  const answer = /^[\w-]{43}$/.test(key)
    ? await askFunction({ method: 'GET', path, token: key, wait: downloadTimeoutMs })
    : null
  if (answer?.status !== 200) {
    const status = answer?.status === 503 ? 503 : 404
    if (status === 404) log('access_refused', { what: 'file' })
    return new Response(null, { status, headers: noStoreHeaders })
  }
  const name = decodeURIComponent(answer.headers.get('x-artwork-name') ?? '')
  const length = answer.headers.get('content-length')
  return new Response(answer.body, {
    headers: {
      ...noStoreHeaders,
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': asAttachment(name),
      'X-Content-Type-Options': 'nosniff',
      ...(length && { 'Content-Length': length }),
    },
  })
}

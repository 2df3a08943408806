import { once } from 'node:events'
import { request as open, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'

/** `path` replaces the URL's own. A body in several pieces is sent piece by piece. */
export type WireRequest = {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string | string[]
}
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

/**
 * Sends a request exactly as written. Browsers and fetch normalize the path, withhold some headers and decode the answer.
 * @param to a URL or a Unix socket
 */
export async function ask(
  to: string | { socketPath: string },
  { body = '', ...options }: WireRequest,
): Promise<Answer> {
  const request = typeof to === 'string' ? open(to, options) : open({ ...to, ...options })
  // Refusing a body aborts the upload; the answer still counts.
  request.on('error', () => {})
  const pieces = [body].flat()
  for (const piece of pieces.slice(0, -1)) request.write(piece)
  const [answer]: IncomingMessage[] = await once(request.end(pieces.at(-1)), 'response')
  if (!answer) throw new Error('no answer')
  const content = await buffer(answer)
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: content, text: String(content) }
}

/** The same for a simple request. */
export const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(url, { headers, method })

/** The same, following Next's redirects (307, 308) within this site. */
export async function askOn(site: string, request: WireRequest): Promise<Answer> {
  let answer = await ask(site, request)
  for (let time = 0; time < 3 && [307, 308].includes(answer.status); time++) {
    const { host, pathname, search } = new URL(answer.headers.location ?? '', site)
    if (host !== new URL(site).host) break
    answer = await ask(site, { ...request, path: pathname + search })
  }
  return answer
}

/** Sends exactly these bytes, which need not be HTTP. @returns everything received until the other side hangs up */
export function sendBytes(site: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(site).port), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

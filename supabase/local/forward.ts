import { once } from 'node:events'
import { type IncomingMessage, request as open, type RequestOptions, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** How long a target may take to begin its answer, in milliseconds. */
const timeLimit = 30_000

// They are about one connection, not about the request.
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]

/**
 * Passes a request on and its answer back.
 * @param body as it was read, at most 64 KB
 * @param address socket, or host and port
 * @throws Error if the target does not answer
 */
export async function forward(
  request: IncomingMessage,
  body: Buffer,
  address: RequestOptions,
  response: ServerResponse,
): Promise<void> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => ![...hopByHop, 'cf-connecting-ip'].includes(name)),
  )
  // Who calls is told as a hosted project's proxy tells it; what a caller says about itself is overwritten.
  headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
  const passed = open({
    ...address,
    method: request.method,
    path: request.url,
    headers: { ...headers, 'content-length': body.length },
    signal: AbortSignal.timeout(timeLimit),
  })
  // Nobody waits any more: no need to go on.
  response.once('close', () => passed.destroy())
  // Trouble before the answer is once()'s to tell, trouble during it is pipeline's.
  passed.on('error', () => {})

  const [answer] = (await once(passed.end(body), 'response')) as [IncomingMessage]
  const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name))
  response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
  await pipeline(answer, response)
}

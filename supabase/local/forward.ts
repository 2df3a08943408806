import { once } from 'node:events'
import { type IncomingMessage, request as open, type RequestOptions, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** How long a target may take to begin its answer, in milliseconds; for what is passed on as it comes, from its beginning. */
const timeLimit = { whole: 30_000, stream: 180_000 }

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
 * @param body as it was read, at most 64 KB; or the request itself, to be passed on at the pace of the target
 * @param address socket, or host and port
 * @throws Error if the target does not answer
 */
export async function forward(
  request: IncomingMessage,
  body: Buffer | IncomingMessage,
  address: RequestOptions,
  response: ServerResponse,
): Promise<void> {
  const isWhole = Buffer.isBuffer(body)
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => ![...hopByHop, 'cf-connecting-ip'].includes(name)),
  )
  // Who calls is told as a hosted project's proxy tells it; what a caller says about itself is overwritten.
  headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
  const passed = open({
    ...address,
    method: request.method,
    path: request.url,
    headers: { ...headers, ...(isWhole && { 'content-length': body.length }) },
    signal: AbortSignal.timeout(isWhole ? timeLimit.whole : timeLimit.stream),
  })
  // Nobody waits any more: no need to go on.
  response.once('close', () => passed.destroy())
  // Trouble before the answer is once()'s to tell, trouble during it is pipeline's.
  passed.on('error', () => {})

  // A caller that breaks off breaks off what was passed on, too: the target must not take it for the end.
  if (isWhole) passed.end(body)
  else pipeline(body, passed).catch(() => passed.destroy())
  const [answer] = (await once(passed, 'response')) as [IncomingMessage]
  const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name))
  response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
  await pipeline(answer, response)
}

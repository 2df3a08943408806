import { once } from 'node:events'
import { type IncomingMessage, request as open, type RequestOptions, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** How long a target may take to begin its answer, in milliseconds; for streamed bodies, counted from their first byte. */
const timeLimit = { whole: 30_000, stream: 180_000 }

// Headers about one connection, not the request.
const hopByHop = 'connection keep-alive proxy-connection te trailer transfer-encoding upgrade expect'.split(
  ' ',
)

/** Forwards a request and its answer: with the body as read, 64 KB at most, or streaming at the target's pace. */
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
  // Names the caller as a hosted project's proxy does, overwriting what callers say about themselves.
  headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
  const passed = open({
    ...address,
    method: request.method,
    path: request.url,
    headers: { ...headers, ...(isWhole && { 'content-length': body.length }) },
    signal: AbortSignal.timeout(isWhole ? timeLimit.whole : timeLimit.stream),
  })
  // The caller is gone.
  response.once('close', () => passed.destroy())
  // once() reports errors before the answer, pipeline errors during it.
  passed.on('error', () => {})

  // If the caller disconnects, so do we: the target must not take it for the end of the body.
  if (isWhole) passed.end(body)
  else pipeline(body, passed).catch(() => passed.destroy())
  const [answer] = (await once(passed, 'response')) as [IncomingMessage]
  const passedHeaders = Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name))
  response.writeHead(answer.statusCode ?? 502, Object.fromEntries(passedHeaders))
  await pipeline(answer, response)
}

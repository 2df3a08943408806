import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSame } from '../functions/_shared/is-same.ts'
import { forward } from './forward.ts'
import { listen } from './listen.ts'
import { route, type Target } from './routes.ts'

/** A target's current address, once it has started, or null while it is down. */
export type Reach = (target: Target) => Promise<RequestOptions | null>

/** Accepted `apikey` values: one for everybody, one for privileged calls. */
export type Keys = { publishable: string; secret: string }

/** How long requests may finish after stop, in milliseconds: slightly longer than the function's own limit. */
const stopTimeoutMs = 6_000

/** How long receiving a request may take, in milliseconds: a part of a file over a slow line. */
const longestRequest = 180_000

/**
 * Opens the gateway, the only entry to the local backend, on 127.0.0.1.
 * @param port 0 for any free one
 * @param keys every request must carry one, the secret one where required; preflight requests to the function need none
 */
export async function startGateway(port: number, keys: Keys, reach: Reach) {
  let underWay = 0
  const server = createServer(
    // Closing a connection as its next call arrives fails that call: callers close it first.
    { requestTimeout: longestRequest, headersTimeout: 10_000, keepAliveTimeout: 70_000 },
    (request, response) => {
      underWay += 1
      response.once('close', () => (underWay -= 1))
      serve(request, response, keys, reach).catch(() => response.destroy())
    },
  )
  const url = await listen(server, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is taken. Stop what uses it, or set LOCAL_SUPABASE_PORT.`)
  })

  return {
    url,
    /** Stops listening once pending requests are answered. */
    async stop() {
      // Keeps listening while requests are pending: the function reaches the database through it.
      const giveUp = Date.now() + stopTimeoutMs
      while (underWay > 0 && Date.now() < giveUp) await sleep(20)
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function serve(request: IncomingMessage, response: ServerResponse, keys: Keys, reach: Reach) {
  const method = request.method ?? ''
  const found = route(method, request.url ?? '')
  if (found === 404) return refuse(response, 404, 'Not found.')
  if (found === 405) return refuse(response, 405, 'This method is not accepted here.')
  const { target, secret, streams } = found
  const { apikey } = request.headers
  if (method !== 'OPTIONS' && !isKnown(apikey, [keys.publishable, keys.secret]))
    return refuse(response, 401, 'The apikey header is missing or wrong.')
  if (secret && !isKnown(apikey, [keys.secret])) return refuse(response, 403, 'This needs the secret key.')

  const body = streams ? request : await readBody(request)
  if (body === null) return refuse(response, 413, 'The request is too large.')

  const address = await reach(target)
  // The caller has given up, and may send it again.
  if (response.closed) return
  if (address === null) return refuse(response, 503, `The ${target} is not running.`)
  await forward(request, body, address, response).catch(() => {
    // An answer that has begun is cut off already.
    if (!response.headersSent) refuse(response, 503, `The ${target} did not answer.`)
  })
}

/** Refuses in the format of both interfaces: the function's `error`, the database's `message`. */
function refuse(response: ServerResponse, status: number, sentence: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify({ success: false, error: sentence, message: sentence }))
}

const isKnown = (given: string | string[] | undefined, keys: string[]): boolean =>
  keys.some((key) => isSame(String(given), key))

const maxBodyBytes = 64 * 1024

/** Reads a request's body, with a declared length or in chunks. @returns null as soon as it is too large */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) return null
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBodyBytes) resolve(null)
      else chunks.push(chunk)
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', reject)
  })
}

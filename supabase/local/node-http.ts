import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request handler in the web platform's style. */
export type Handle = (request: Request) => Promise<Response>

/** Serves a handler from a Node server. Bodies are small, thanks to the gateway. */
export function answerWith(handle: Handle): RequestListener {
  return (incoming, outgoing) => {
    respond(handle, incoming, outgoing).catch(() => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500).end()
    })
  }
}

async function respond(handle: Handle, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headersDistinct } = incoming
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  const body = await buffer(incoming)
  const request = new Request(new URL(url, 'http://127.0.0.1'), {
    method,
    headers,
    body: body.length > 0 ? new Uint8Array(body) : null,
  })

  const response = await handle(request)
  const answer = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status, [...response.headers].flat()).end(answer)
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Answers a request, as servers of the web platform do. */
export type Handle = (request: Request) => Promise<Response>

/** Lets a handler serve a Node server. Bodies are small: the gateway has seen to it. */
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

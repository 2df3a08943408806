import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A request as it goes over the wire: the browser's and Playwright's own clients decode what they get. */
export function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = ask(url, { method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
      answer.on('error', reject)
    })
    sent.on('error', reject).end()
  })
}

/** Sends these very bytes, which need not be HTTP. @returns all that comes back until the other side hangs up */
export function sendBytes(site: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(site).port), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { emptyPolicy, securityHeaders } from '../../lib/security/policy.mjs'

/** The headers of every answer, even of those that Next puts no policy on. */
export const defaultHeaders: [string, string][] = [
  ...securityHeaders.map(({ key, value }): [string, string] => [key, value]),
  ['Content-Security-Policy', emptyPolicy],
]

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what Node refuses before any handler sees it; Node's own answers have no headers. */
export function answerUnreadable(server: Server) {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, defaultHeaders.flat()).end()
  })
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => end(socket, '405 Method Not Allowed'))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    end(socket, statuses[error.code ?? ''] ?? '400 Bad Request')
  })
}

function end(socket: Duplex, status: string) {
  const lines = defaultHeaders.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status}\r\n${lines}Content-Length: 0\r\nConnection: close\r\n\r\n`)
}

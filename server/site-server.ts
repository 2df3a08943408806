// The site's own process: serves static files from memory and everything else through Next, over plain HTTP. It ends
// with its parent, even when that is killed.
import cluster from 'node:cluster'
import { createServer, type IncomingMessage, type ServerResponse, type Server } from 'node:http'
import { Server as TcpServer } from 'node:net'
import next from 'next'
import { countEntries } from '../lib/entries/count-entries.ts'
import {
  connections,
  limitConcurrency,
  filePosts,
  posts,
  endWhenLate,
  endWhenUnread,
  isFilePost,
  uploadTimeoutMs,
} from './limits.ts'
import { applyBuiltConfig } from '../build/next-output/built-config.ts'
import { dist } from '../build/next-output/dist.ts'
import { callsAction } from '../build/next-output/asks-for-data.ts'
import { isEntry } from './is-entry.ts'
import { acceptsText, methodsOf, tidyAddress, refusal } from './refusal.ts'
import { applyProxyHeaders, readTrustedProxies } from './trusted-proxies.ts'
import { captureConsole } from './site-log.ts'
import { answerStatic, readAnswers } from './static/answer-static.ts'
import type { Duplex } from 'node:stream'
import { emptyPolicy, securityHeaders } from '../lib/security/policy.ts'

/** The headers of every answer, even where Next sets no policy. */
const defaultHeaders: [string, string][] = [
  ...securityHeaders.map(({ key, value }): [string, string] => [key, value]),
  ['Content-Security-Policy', emptyPolicy],
]

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers requests that Node refuses before any handler sees them; Node's own answers have no headers. */
function answerUnreadable(server: Server) {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, defaultHeaders.flat()).end()
  })
  server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
    endSocket(socket, '405 Method Not Allowed'),
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    endSocket(socket, statuses[error.code ?? ''] ?? '400 Bad Request')
  })
}

function endSocket(socket: Duplex, status: string) {
  const lines = defaultHeaders.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status}\r\n${lines}Content-Length: 0\r\nConnection: close\r\n\r\n`)
}

/** How long a stop waits for the database to take the last counts, in milliseconds. */
const lastWrite = 2_000

captureConsole()
const port = Number(process.env.PORT)
const countProxies = readTrustedProxies(process.env.TRUSTED_PROXIES)
applyBuiltConfig()
const app = next({ dev: false, port, hostname: 'localhost' })
const handle = app.getRequestHandler()
await app.prepare()

const answers = readAnswers(dist)
// Not when a cache in front counts, or counts cannot be stored.
const entries = process.env.COUNT_ENTRIES !== 'no' && process.env.SUPABASE_URL ? countEntries() : null
// Node would refuse a missing host in its own words, and hang up on a request for another protocol.
const options = {
  requireHostHeader: false,
  shouldUpgradeCallback: () => false,
  headersTimeout: 10_000,
  requestTimeout: uploadTimeoutMs,
  connectionsCheckingInterval: 2_000,
}
const mayConnect = limitConcurrency(connections)
const mayPost = limitConcurrency(posts)
const mayPostFiles = limitConcurrency(filePosts)
let retired = false
const server = createServer(options, (request, response) => {
  // The next request goes to the successor.
  if (retired) response.shouldKeepAlive = false
  if (Number(request.headers['content-length']) > 0) endWhenLate(request)
  endWhenUnread(request, response)
  const refused = refusal(request)
  if (!refused && answerStatic(answers, request, response)) {
    const { method, url: address = '', headers } = request
    // After the answer, so the count delays nobody.
    if (entries && isEntry(method, headers))
      entries.count({ at: Date.now(), address, referrer: headers.referer ?? '' })
    return
  }
  // Next's own redirects and some of its errors bypass the headers of next.config.mjs.
  for (const [name, value] of defaultHeaders) response.setHeader(name, value)
  if (refused) return refuse(response, refused, request.url)
  const plain = tidyAddress(request.url ?? '')
  if (plain) return void response.writeHead(308, { Location: plain, 'Cache-Control': 'no-store' }).end()
  applyProxyHeaders(request.headers, request.socket.remoteAddress ?? '', countProxies)
  const visitor = String(request.headers['x-forwarded-for'])
  const may = isFilePost(request.method, request.url) ? mayPostFiles : mayPost
  if (carries(request) && !may(visitor, response)) return refuse(response, 429)
  // A form's answer is a few hundred bytes, quicker sent than compressed. The staff's answer is their whole list.
  if (callsAction(request) && !request.url?.startsWith('/form-submissions'))
    delete request.headers['accept-encoding']
  // Next answers addresses that it cannot decode, or that name a route, with 500; visitors should get a plain 404.
  if (!acceptsText(request.url ?? '')) request.url = '/malformed-address'
  void handle(request, response)
})
answerUnreadable(server)
server.maxConnections = connections.inAll
server.on('connection', (socket) => {
  const address = socket.remoteAddress ?? ''
  // A proxy's connections belong to all its visitors.
  if (countProxies([address]) === 0 && !mayConnect(address, socket)) socket.destroy()
})
server.listen(port, process.env.HOST)

process.on('message', (message) => {
  if (message !== 'retire') return
  retired = true
  // Closes only the socket: kept-alive connections may still send a request.
  TcpServer.prototype.close.call(server)
})

function stopServer() {
  const end = () => process.exit(0)
  server.close(() => {
    setTimeout(end, lastWrite)
    void Promise.resolve(entries?.finish()).then(end)
  })
  server.closeIdleConnections()
}
// Otherwise a worker exits at once with its parent.
if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
process.on('disconnect', stopServer)
process.on('SIGTERM', stopServer)
// Ctrl-C reaches the whole process group; the parent decides when to stop.
process.on('SIGINT', () => {})

const carries = ({ method }: IncomingMessage) => method === 'POST' || method === 'PUT'

function refuse(response: ServerResponse, status: number, url = '') {
  if (status === 405) response.setHeader('Allow', methodsOf(url).join(', '))
  response.writeHead(status).end()
}

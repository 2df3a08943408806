// The site's own process: the static files from memory, and Next for everything else, behind a plain HTTP server. Ends
// with its parent, also when that one is killed.
import { createServer } from 'node:http'
import next from 'next'
import { answerUnreadable, defaultHeaders } from './answer-unreadable.ts'
import { dist } from '../next-output/addresses.ts'
import { answerStatic } from './static/answer-static.ts'
import { readAnswers } from './static/read-answers.ts'

/** Next and its middleware answer some of the others with 500. */
const methods = ['GET', 'HEAD', 'POST']
const port = Number(process.env.PORT)
const app = next({ dev: false, port, hostname: 'localhost' })
const handle = app.getRequestHandler()
await app.prepare()

const answers = readAnswers(dist)
const server = createServer((request, response) => {
  if (answerStatic(answers, request, response)) return
  // Next's own redirects and some of its errors pass by the headers of next.config.mjs.
  for (const [name, value] of defaultHeaders) response.setHeader(name, value)
  if (!methods.includes(request.method ?? '')) {
    response.writeHead(405, { Allow: methods.join(', ') }).end()
    return
  }
  // Next answers an address that cannot be decoded with 500; to a visitor it is a page that does not exist.
  if (!decodable(request.url ?? '')) request.url = '/malformed-address'
  void handle(request, response)
})
answerUnreadable(server)
server.listen(port)

function stop() {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
}
process.on('disconnect', stop)
process.on('SIGTERM', stop)
// Ctrl-C goes to the whole group; the parent says when.
process.on('SIGINT', () => {})

function decodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { ask } from '../../../e2e/support/wire.ts'
import { startGateway } from '../../local/gateway.ts'
import { listen } from '../../local/listen.ts'
import type { Target } from '../../local/routes.ts'
import { forTests } from './for-tests.ts'

export const publishable = 'sb_publishable_test'

export const secret = 'sb_secret_test'

export const contact = '/functions/v1/send-contact-form'

/** A gateway for a file's tests, in front of a server that answers 207 and reports in `x-seen` what reached it. */
export const gatewayForTests = () => forTests(startTestGateway, (gateway) => gateway.stop())

async function startTestGateway() {
  // A request can ask for trouble with `x-break`.
  const behind = createServer((request, response) => {
    const breaking = request.headers['x-break']
    if (breaking === 'connection') request.destroy()
    if (breaking === 'answer') response.writeHead(200).write('{"id":', () => response.destroy())
    if (breaking) return
    void text(request).then((body) => {
      const { method, url, headers } = request
      response.setHeader('x-seen', JSON.stringify({ method, url, ...headers }))
      response.writeHead(207).end(body)
    })
  })
  const { hostname, port } = new URL(await listen(behind))
  let down: Target | null = null
  const gateway = await startGateway(0, { publishable, secret }, async (target) =>
    target === down ? null : { hostname, port },
  )
  return {
    url: gateway.url,
    /** Sends a path exactly as written; fetch would normalize it. A list is sent in chunks. */
    ask: (method: string, path: string, headers: object = {}, body: string | string[] = '') =>
      ask(gateway.url, { method, path, headers: { apikey: publishable, ...headers }, body }),
    /** Takes one target down; null brings it back. */
    takeDown: (target: Target | null) => void (down = target),
    async stop() {
      await gateway.stop()
      behind.close()
    },
  }
}

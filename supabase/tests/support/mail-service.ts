import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../local/listen.ts'

/** The variables that make a backend send through it. */
export const mailEnv = (url: string): Record<string, string> => ({
  RESEND_API_KEY: 're_test_secret',
  RESEND_API_URL: url,
  NOTIFY_FROM: 'Keyline <requests@keyline.example>',
  NOTIFY_TO: 'sales@keyline.example',
  NOTIFY_PER_SECOND: '1000',
})

/** Stands in for Resend at its network edge, on a free port. */
export async function startMailService() {
  const bodies = new Map<string, string>()
  const service = {
    url: '',
    /** Delivered mails by key: like the original, it delivers once per key. */
    delivered: new Map<string, Record<string, unknown>>(),
    /** Mails that came in, as they came, by id. */
    received: new Map<string, Buffer>(),
    /** Number of calls, including repeats. */
    calls: 0,
    /** `down` answers 503; `deaf` delivers, then disconnects before answering. */
    mood: 'up' as 'up' | 'down' | 'deaf',
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      service.calls += 1
      const answer = (status: number, said: object): void =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
      if (service.mood === 'down') return answer(503, { name: 'service_unavailable' })
      const [, which = '', id = ''] = /^\/(emails\/receiving|raw)\/(.+)$/.exec(request.url ?? '') ?? []
      if (which === 'raw') return void response.end(service.received.get(id))
      if (which && service.received.has(id))
        return answer(200, { id, raw: { download_url: `${service.url}/raw/${id}` } })
      if (request.url !== '/emails' || request.headers.authorization !== 'Bearer re_test_secret')
        return answer(401, { name: 'restricted_api_key' })
      const key = String(request.headers['idempotency-key'])
      const before = bodies.get(key)
      if (before !== undefined && before !== body) return answer(409, { name: 'invalid_idempotent_request' })
      bodies.set(key, body)
      service.delivered.set(key, JSON.parse(body))
      if (service.mood === 'deaf') return void response.destroy()
      answer(200, { id: key })
    })
  })
  service.url = await listen(server)
  return service
}
export type MailService = Awaited<ReturnType<typeof startMailService>>

import { createHash, createHmac } from 'node:crypto'
import { isSame } from '../_shared/is-same.ts'
import { readLeadHeader } from '../_shared/lead-header.ts'
import { json, Refusal, type Sender, unknownLink, askDatabase } from './answer.ts'
import { routes } from './routes.ts'
import { partBytes, type Settings } from './settings.ts'
import type { Storage } from './storage.ts'

const tokenPattern = /^[\w-]{43}$/
const hashPattern = /^[0-9a-f]{64}$/

/** Creates the handler for the site, with a visitor's token, and for the schedule. Logs problems, never typed text. */
export function createArtworkHandler(settings: Settings, storage: Storage, log: (line: string) => void) {
  return async function handle(request: Request): Promise<Response> {
    try {
      return await answer(request)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(503, 'later', 'unexpected')
      const { status, kind } = refusal
      // Visitors' everyday mistakes are not logged.
      if (status >= 500 || status === 429 || status === 401)
        log(JSON.stringify({ function: 'send-artwork', kind, status }))
      return json(status, { error: refusal.error, ...refusal.more })
    } finally {
      // A caller cut off while sending would not read the answer. But anybody may call, so at most one part is read.
      if (request.body && !request.bodyUsed) await discardBody(request.body)
    }
  }

  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace(/^.*\/send-artwork\//, '')
    const found = routes.find((route) => route.method === request.method && route.path.test(path))
    if (!found) throw new Refusal(404, 'unknown', 'path')
    const apikey = request.headers.get('apikey') ?? ''
    const keys = found.secret ? [settings.secretKey] : settings.callerKeys
    if (!keys.some((key) => isSame(apikey, key))) throw new Refusal(401, 'unknown', 'api_key')
    const token = request.headers.get('x-artwork-token') ?? ''
    if (!found.secret && !tokenPattern.test(token)) throw unknownLink()
    const [, file = '', part = ''] = found.path.exec(path) ?? []
    const link = createHash('sha256').update(token).digest('hex')
    const visitor = visitorOf(request)
    const isLink = !found.secret && !found.keyed
    const by = isLink ? await askDatabase<Sender>(settings, 'open_link', { link, visitor }) : 'visitor'
    if (!by) throw unknownLink()
    return found.answer({ settings, storage, request, file, part: Number(part), link, by, visitor })
  }

  /** Keyed, so that trying all addresses reveals nothing. IPv6 uses the wider network, since one customer has it all. */
  function visitorOf({ headers }: Request): string {
    const facts = readLeadHeader(headers)
    const named = String(facts.network ?? facts.visitor)
    const visitor = hashPattern.test(named) ? named : 'unnamed'
    return createHmac('sha256', settings.secretKey).update(`visitor ${visitor}`).digest('hex')
  }
}

/** Discards a body, up to a part's size. */
async function discardBody(body: ReadableStream<Uint8Array>): Promise<void> {
  let read = 0
  for await (const piece of body) if ((read += piece.length) > partBytes) return
}

import { maxBodyBytes } from '../_shared/contract.ts'
import { failure, Refusal, success } from './answer.ts'
import { checkSubmission } from './check.ts'
import { corsHeaders, preflight } from './cors.ts'
import { health } from './health.ts'
import { idempotencyKey, readJson } from './request.ts'
import { readSender } from './sender.ts'
import type { Settings } from './settings.ts'
import { storeSubmission, type Stored } from './store.ts'

/** What the server tells about a connection. */
type Connection = { remoteAddr: { hostname?: string } }

/**
 * Makes the function's request handler. It answers success only for a request that is stored.
 * @param log gets one line per failure: its kind and status, never anything the visitor typed
 * @param store how a form is stored; tests shorten its time limit
 */
export function createHandler(settings: Settings, log: (line: string) => void, store = storeSubmission) {
  return async function handle(request: Request, connection?: Connection): Promise<Response> {
    let headers = new Headers()
    try {
      headers = corsHeaders(request, settings.siteOrigins)
      if (request.method === 'OPTIONS') return preflight(finish(headers))
      const asked = await health(request, settings)
      if (asked) return asked
      return success(await receive(request, connection?.remoteAddr.hostname ?? ''), finish(headers))
    } catch (error) {
      const refusal = error instanceof Refusal ? error : unexpected()
      log(JSON.stringify({ function: 'send-contact-form', kind: refusal.kind, status: refusal.status }))
      return failure(refusal, finish(headers))
    }
  }

  async function receive(request: Request, remote: string): Promise<Stored> {
    if (request.method !== 'POST') throw new Refusal(405, 'method', 'Only POST is accepted.')
    if (!settings.callerKeys.includes(request.headers.get('apikey') ?? '')) {
      throw new Refusal(401, 'api_key', 'The apikey header is missing or wrong.')
    }
    const key = idempotencyKey(request)
    const checked = checkSubmission(await readJson(request, maxBodyBytes))
    if ('problem' in checked) {
      const { field, error } = checked.problem
      throw new Refusal(422, `field_${field || 'set'}`, error)
    }
    return store(settings, key, checked.form, readSender(request, remote, settings.secretKey))
  }
}

/** An answer is for one request and one origin: nothing on the way may keep it. */
function finish(headers: Headers): Headers {
  headers.set('Cache-Control', 'no-store')
  headers.set('Vary', 'Origin')
  return headers
}

function unexpected(): Refusal {
  return new Refusal(500, 'unexpected', 'Something went wrong. Please try again.')
}

import { Refusal } from './answer.ts'

const allowedHeaders = 'apikey, authorization, content-type, idempotency-key, x-client-info'

/**
 * The headers for every answer to this request.
 * A browser always sends an Origin to another site; a server sends none and is accepted.
 * @throws Refusal 403 if the Origin is not one of ours
 */
export function corsHeaders(request: Request, siteOrigins: string[]): Headers {
  const origin = request.headers.get('origin')
  if (origin === null) return new Headers()
  if (!siteOrigins.includes(origin)) {
    throw new Refusal(403, 'origin', 'Requests from this site are not accepted.')
  }
  return new Headers({ 'Access-Control-Allow-Origin': origin })
}

/** The answer to a browser that asks whether it may send. It carries no key yet. */
export function preflight(headers: Headers): Response {
  headers.set('Access-Control-Allow-Methods', 'POST')
  headers.set('Access-Control-Allow-Headers', allowedHeaders)
  headers.set('Access-Control-Max-Age', '3600')
  return new Response(null, { status: 204, headers })
}

import { readText } from '../_shared/read-text.ts'

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && uuidPattern.test(text)
}

/**
 * The key under which a request is stored once, however often it is sent. Callers without one get a fresh key, so that
 * equal requests from different people stay separate.
 * @throws Refusal 400 if the header is not a UUID
 */
export function idempotencyKey(request: Request): string {
  const key = request.headers.get('idempotency-key')
  if (key === null) return crypto.randomUUID()
  if (!isUuid(key)) throw new Refusal(400, 'idempotency_key', 'The Idempotency-Key must be a UUID.')
  return key
}

/**
 * Reads and parses a JSON body, but stops as soon as it is too long.
 * @param limit in bytes
 * @throws Refusal 415 for another type, 413 for too much, 400 for invalid JSON
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'content_type', 'The request must be JSON.')

  const text = await readText(request, limit)
  if (text === null) throw new Refusal(413, 'too_large', 'The request is too large.')

  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'bad_json', 'The request is not valid JSON.')
  }
}

/** Ends a request early. It is logged, and never contains anything the visitor typed. */
export class Refusal extends Error {
  /**
   * @param status HTTP status of the answer
   * @param kind short name of the problem, for the log
   * @param sentence for the caller: plain, without details of the database
   */
  constructor(
    readonly status: number,
    readonly kind: string,
    sentence: string,
  ) {
    super(sentence)
  }
}

export function failure(refusal: Refusal, headers: Headers): Response {
  if (refusal.status === 405) headers.set('Allow', 'POST')
  // Counters restart every hour.
  if (refusal.status === 429)
    headers.set('Retry-After', String(3600 - (Math.floor(Date.now() / 1000) % 3600)))
  return Response.json({ success: false, error: refusal.message }, { status: refusal.status, headers })
}

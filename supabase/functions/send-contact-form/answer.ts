/** What ended a request early. It is logged, and never carries anything the visitor typed. */
export class Refusal extends Error {
  /**
   * @param status HTTP status of the answer
   * @param kind short name of the trouble, for the log
   * @param sentence what the caller reads: plain, without details of the database
   */
  constructor(
    readonly status: number,
    readonly kind: string,
    sentence: string,
  ) {
    super(sentence)
  }
}

/** The answer to a request that was refused or failed. */
export function failure(refusal: Refusal, headers: Headers): Response {
  if (refusal.status === 405) headers.set('Allow', 'POST')
  // Counters start anew with the hour.
  if (refusal.status === 429)
    headers.set('Retry-After', String(3600 - (Math.floor(Date.now() / 1000) % 3600)))
  return json({ success: false, error: refusal.message }, refusal.status, headers)
}

/** The answer to a request that is stored. */
export function success(
  stored: { id: string; created_at: string; confirmed?: true; artwork?: true },
  headers: Headers,
): Response {
  return json({ success: true, ...stored }, 200, headers)
}

function json(body: unknown, status: number, headers: Headers): Response {
  return Response.json(body, { status, headers })
}

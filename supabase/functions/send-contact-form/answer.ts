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

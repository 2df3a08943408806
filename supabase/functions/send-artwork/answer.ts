/** What ends a request early: the status and the words of the site's contract with the browser. */
export class Refusal extends Error {
  /**
   * @param kind short name of the trouble, for the log; never anything that a visitor typed
   * @param more what the browser is told beside it
   */
  constructor(
    readonly status: number,
    readonly error: string,
    readonly kind = error,
    readonly more: Record<string, unknown> = {},
  ) {
    super(kind)
  }
}

/** Storage or database cannot be used at the moment: nothing was claimed, and the same may be sent again. */
export const later = (kind: string) => new Refusal(503, 'later', kind)

/** The link, or the file, is unknown or gone. */
export const unknown = () => new Refusal(404, 'unknown')

/** A file that is not taken. @param reason a kind of file, `program` or `empty` */
export const refused = (reason: string) => new Refusal(422, 'refused', `refused_${reason}`, { reason })

/** An answer that nobody on the way may keep. */
export function json(status: number, body: unknown): Response {
  const headers = { 'Cache-Control': 'no-store' }
  return status === 204 ? new Response(null, { status, headers }) : Response.json(body, { status, headers })
}

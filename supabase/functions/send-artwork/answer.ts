import { callRpc, type Unanswered } from '../_shared/database.ts'
import type { Project } from '../_shared/environment.ts'
import { maySend, refusedKinds } from '../_shared/file-kind.ts'

/** Ends a request early, with a status and a code from the site's contract with the browser. */
export class Refusal extends Error {
  /** @param kind short name of the problem, for the log; never anything a visitor typed */
  constructor(
    readonly status: number,
    readonly error: string,
    readonly kind = error,
    readonly more: Record<string, unknown> = {},
  ) {
    super(kind)
  }
}

/** Storage or database is unavailable: nothing was acknowledged, and the same request may be repeated. */
export const retryLater = (kind: string) => new Refusal(503, 'later', kind)

/** The link or file is unknown or gone. */
export const unknownLink = () => new Refusal(404, 'unknown')

/** Too many of something; a visitor's counters restart every hour. */
export function tooMany(kind: string, seconds = 3600 - (Math.floor(Date.now() / 1000) % 3600)) {
  return new Refusal(429, 'later', kind, { seconds })
}

/** A file we do not accept. @param reason a kind of file, `program` or `empty` */
export const refuseFile = (reason: string) => new Refusal(422, 'refused', `refused_${reason}`, { reason })

/** An answer that must not be cached. */
export function json(status: number, body: unknown): Response {
  const headers = { 'Cache-Control': 'no-store' }
  return status === 204 ? new Response(null, { status, headers }) : Response.json(body, { status, headers })
}

/** In milliseconds. */
const databaseTimeoutMs = 8_000

/** A file as the database knows it, with its stored parts. */
export type Whole = {
  id: string
  name: string
  /** Null while a browser without script is still sending it. */
  bytes: number | null
  sha256: string | null
  state: 'begun' | 'arrived'
  purpose: unknown
  verdict: string | null
  parts: { part: number; object: string; bytes: number }[]
}

/**
 * Calls a database function (supabase/schemas/artwork_*.sql, whose tests pin the answers' shapes).
 * @returns null for the empty answer []
 * @throws Refusal 429 if the visitor has used up the hour, 503 if there is no usable answer
 */
export async function askDatabase<Answer>(
  project: Project,
  name: string,
  body: object,
): Promise<Answer | null> {
  const answer = await callRpc(project, name, body, databaseTimeoutMs).catch(({ kind }: Unanswered) => {
    throw kind === 'limit' ? tooMany(`limit_${name}`) : retryLater(`database_${kind}`)
  })
  if (answer === undefined) throw retryLater('database_status_204')
  return Array.isArray(answer) && answer.length === 0 ? null : (answer as Answer)
}

/** Whose link it is: a visitor's, or a key of staff to the files of an answer. */
export type Sender = 'visitor' | 'staff'

/** The reason why we refuse a kind of file; null if we accept it. @param first bytes, once they are known */
export function isRefused(kind: string, by: Sender, first?: Uint8Array): string | null {
  return (by === 'staff' ? !maySend(kind, first) : refusedKinds.includes(kind)) ? kind : null
}

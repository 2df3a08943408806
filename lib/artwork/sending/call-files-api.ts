import type { Kind } from '../../../supabase/functions/_shared/file-kind.ts'

/** Reasons why a file cannot arrive, however often it is sent. `lost`: too many attempts failed. */
export type Reason = 'lost' | 'changed' | 'full' | 'large' | 'expired' | Kind | 'empty'

export class Refusal extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

/** Thrown by a failed attempt; `milliseconds` is the shortest wait, if the server names one. */
export class Later extends Error {
  readonly milliseconds: number
  constructor(milliseconds = 0) {
    super('later')
    this.milliseconds = milliseconds
  }
}

/** How long to wait for an answer, in milliseconds. */
const answerTimeoutMs = 30_000

/** An error's answer. Here `damaged` can only mean that the file is not the one announced. */
type Trouble = { error?: string; reason?: Reason; seconds?: number }
const reasons: Record<string, Reason> = {
  unknown: 'expired',
  full: 'full',
  'too-large': 'large',
  damaged: 'changed',
}

/**
 * Calls the site about the files of a request, with its link's token, below /artwork/files.
 * @returns the answer; undefined if it is empty
 * @throws Refusal, or Later for a failure that may pass
 */
export async function callFilesApi<Answer>(
  token: string,
  method: string,
  path = '',
  body?: object,
): Promise<Answer> {
  const answer = await fetch(`/artwork/files${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerTimeoutMs),
  }).catch(() => undefined)
  const said: unknown = await answer?.json().catch(() => undefined)
  if (answer?.ok) return said as Answer
  const { error = '', reason, seconds = 0 } = (said ?? {}) as Trouble
  const refusal = error === 'refused' ? reason : reasons[error]
  throw refusal ? new Refusal(refusal) : new Later(seconds * 1_000)
}

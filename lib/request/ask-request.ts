/** In milliseconds. */
const answerTimeoutMs = 15_000

/** A call that failed: `status` is 404 for a link that opens nothing, 429 for too many calls, 0 for no answer. */
export class NotAnswered extends Error {
  readonly status: number
  constructor(status: number) {
    super(String(status))
    this.status = status
  }
}

/** Asks the site about the request of a link; `act` is the last part of the address. @throws NotAnswered */
export async function askRequest<Answer>(
  token: string,
  act: 'read' | 'messages' | 'accept' | 'approve' | 'order' | 'open' | 'seen' | 'end',
  body: object = {},
): Promise<Answer> {
  const answer = await fetch(`/request/${act}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerTimeoutMs),
  }).catch(() => undefined)
  if (!answer?.ok) throw new NotAnswered(answer?.status ?? 0)
  return (answer.status === 204 ? undefined : await answer.json().catch(() => undefined)) as Answer
}

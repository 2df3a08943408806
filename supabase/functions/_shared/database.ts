import type { Project } from './environment.ts'

/** The database gave no usable answer. `kind` is for the log: `timeout`, `no_answer`, `status_500`; `limit` if an hour is used up. */
export class Unanswered extends Error {
  constructor(readonly kind: string) {
    super(kind)
  }
}

/** Calls a database function over REST, for `wait` milliseconds; the answer is unchecked, or undefined. @throws Unanswered */
export async function callRpc({ url, secretKey }: Project, name: string, body: unknown, wait: number) {
  try {
    const answer = await post(`${url}/rest/v1/rpc/${name}`, secretKey, body, wait, { apikey: secretKey })
    const parsed = parse(await answer.text())
    // Whichever status REST gives it.
    if (Object(parsed).code === 'PT429') throw new Unanswered('limit')
    if (answer.status === 204) return undefined
    if (answer.status !== 200) throw new Unanswered(`status_${answer.status}`)
    return parsed
  } catch (error) {
    throw error instanceof Unanswered ? error : new Unanswered(isTimeout(error) ? 'timeout' : 'no_answer')
  }
}

/** Posts JSON with a bearer key, for `wait` milliseconds. */
export const post = (url: string, key: string, body: unknown, wait: number, more: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...more },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(wait),
  })

export const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** Parses JSON; null if it is invalid. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

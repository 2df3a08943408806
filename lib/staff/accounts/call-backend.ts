import type { StaffConnection } from './connection.ts'

/** An answer: `code` and `message` say what went wrong when it is not ok. */
export type BackendAnswer = { ok: boolean; content: unknown; code?: string; message?: string }

/** Longest wait for an answer, in milliseconds. */
const timeLimit = 15_000

/**
 * Asks the backend with the secret key.
 * @throws Error with one plain sentence when it does not answer
 */
export async function callBackend(
  { url, secretKey, hosted }: StaffConnection,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<BackendAnswer> {
  const response = await fetch(url + path, {
    method,
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(timeLimit),
  }).catch(() => {
    throw new Error(
      hosted
        ? `${url} does not answer. Check SUPABASE_URL and try again.`
        : `The embedded backend does not answer at ${url}. Start it with \`npm start\`, then run this again.`,
    )
  })
  const content: unknown = await response.json().catch(() => null)
  const { error_code: code, msg, message } = (content ?? {}) as Record<string, string | undefined>
  return { ok: response.ok, content, code, message: msg ?? message ?? `status ${response.status}` }
}

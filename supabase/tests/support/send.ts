import { accepted } from '../../functions/send-contact-form/examples.ts'
import type { LocalBackend } from '../../local/backend.ts'

/** A valid submission, with some fields changed. */
export function form(change: Record<string, string> = {}): Record<string, string> {
  return { ...(accepted[0]?.body as Record<string, string>), ...change }
}

type To = Pick<LocalBackend, 'url' | 'anonKey'>

/** Posts text to the function for submissions. */
export function post({ url, anonKey }: To, body: string, headers: Record<string, string> = {}) {
  return fetch(`${url}/functions/v1/send-contact-form`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json', ...headers },
    body,
  })
}

/** Sends a submission as the site does. */
export function send(
  to: To,
  body: unknown,
  key: string = crypto.randomUUID(),
  headers: Record<string, string> = {},
): Promise<Response> {
  return post(to, JSON.stringify(body), { 'idempotency-key': key, ...headers })
}

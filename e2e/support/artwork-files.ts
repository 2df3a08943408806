import { createHash } from 'node:crypto'
import { partBytes, type Said, sha256 } from '../../supabase/tests/support/upload.ts'

/** Calls the site's file routes as our pages do, with a visitor's token. */
export function filesOf(site: string, token: string) {
  const call = async (
    method: string,
    address: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ) => {
    const answer = await fetch(site + address, {
      method,
      body,
      headers: { Authorization: `Bearer ${token}`, 'Sec-Fetch-Site': 'same-origin', ...headers },
    })
    const text = await answer.text()
    return { status: answer.status, said: (text ? JSON.parse(text) : {}) as Said, headers: answer.headers }
  }
  const ask = (method: string, path: string, body?: BodyInit, headers?: Record<string, string>) =>
    call(method, `/artwork/files${path}`, body, headers)
  return {
    ask,
    /** The request's page, which has its files. */
    read: () => call('POST', '/request/read', '{}'),
    begin: (bytes: Uint8Array, change: Said = {}) =>
      ask(
        'POST',
        '',
        JSON.stringify({
          ...{ name: 'logo.pdf', type: 'pdf', bytes: bytes.length, sha256: sha256(bytes) },
          ...{ purpose: null, ...change },
        }),
      ),
    part: (id: unknown, bytes: Uint8Array, number: number) => {
      const part = bytes.subarray(number * partBytes, (number + 1) * partBytes)
      const digest = createHash('sha256').update(part).digest('base64')
      return ask('PUT', `/${id}/${number}`, new Uint8Array(part), {
        'Content-Digest': `sha-256=:${digest}:`,
      })
    },
    done: (id: unknown) => ask('POST', `/${id}/done`),
  }
}

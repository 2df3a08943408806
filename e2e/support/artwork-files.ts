import { createHash } from 'node:crypto'
import { partBytes, type Said, sha256 } from '../../supabase/tests/support/upload.ts'

/** Calls the site's file routes as our pages do, with a visitor's token. */
export function filesOf(site: string, token: string) {
  type Ask = [method: string, path: string, body?: BodyInit, headers?: Record<string, string>]
  const call = async (...[method, path, body, headers = {}]: Ask) => {
    const answer = await fetch(`${site}${path}`, {
      method,
      body,
      headers: { Authorization: `Bearer ${token}`, 'Sec-Fetch-Site': 'same-origin', ...headers },
    })
    const text = await answer.text()
    return { status: answer.status, said: (text ? JSON.parse(text) : {}) as Said, headers: answer.headers }
  }
  const ask = (...[method, path, ...more]: Ask) => call(method, `/artwork/files${path}`, ...more)
  return {
    ask,
    /** The data of the request's page, with its files. */
    read: async (headers?: Record<string, string>) => {
      const { status, said } = await call('POST', '/request/read', '{}', headers)
      return { status, said: { ...said, ...Object(said.files) } as Said }
    },
    begin: (bytes: Uint8Array, change: Said = {}) =>
      ask(
        'POST',
        '',
        JSON.stringify({
          name: 'logo.pdf',
          type: 'pdf',
          bytes: bytes.length,
          sha256: sha256(bytes),
          purpose: null,
          ...change,
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

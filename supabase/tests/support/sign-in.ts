import type { LocalBackend } from '../../local/backend.ts'

/** The password of every account. */
export const password = 'correct horse battery'

/** Calls the backend with a key and optionally a token. */
export function ask(
  { url, anonKey }: LocalBackend,
  path: string,
  { key = anonKey, token, body }: { key?: string; token?: string; body?: object } = {},
): Promise<Response> {
  return fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  })
}

/** Creates an account; with a name, it is on the staff list. */
export async function makeAccountFor(backend: LocalBackend, email: string, name?: string): Promise<void> {
  const key = backend.secretKey
  const made = await ask(backend, '/auth/v1/admin/users', { key, body: { email, password } })
  if (!made.ok) throw new Error(`no account: ${await made.text()}`)
  if (!name) return
  const body = { account: email, called: name }
  const added = await ask(backend, '/rest/v1/rpc/add_staff', { key, body })
  if ((await added.json()) !== 'added') throw new Error(`${email} was not added`)
}

export async function signInFor(backend: LocalBackend, email: string): Promise<string> {
  const answer = await ask(backend, '/auth/v1/token?grant_type=password', { body: { email, password } })
  const { access_token: token }: { access_token?: string } = await answer.json()
  if (!token) throw new Error(`${email} could not sign in: ${answer.status}`)
  return token
}

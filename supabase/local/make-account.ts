import { isSame } from '../functions/_shared/is-same.ts'

const url = 'http://127.0.0.1/auth/v1'

/** A request handler in the web platform's style. */
export type Handle = (request: Request) => Promise<Response>
type Run = (sql: string, parameters: unknown[]) => Promise<{ rows: unknown[] }>

/**
 * Answers `POST /auth/v1/admin/users` and `PUT /auth/v1/admin/users/<id>` (a new password) as far as `npm run staff` needs.
 * @param open an interface with open sign-up, used only internally
 */
export async function makeAccount(request: Request, open: Handle, run: Run, secretKey: string) {
  const apikey = request.headers.get('apikey') ?? ''
  const [, existing] = /\/users\/([\da-f-]{36})$/.exec(new URL(request.url).pathname) ?? []
  if (request.method !== (existing ? 'PUT' : 'POST')) return refuse(405, 'method_not_allowed')
  if (!isSame(apikey, secretKey)) return refuse(403, 'not_admin')
  const posted: { email?: unknown; password?: unknown } = await request.json().catch(() => ({}))
  // Only sign-up hashes passwords: a temporary account gets the hash, and the existing one takes it over.
  const email = existing ? `${crypto.randomUUID()}@moment.invalid` : posted.email

  const headers = { apikey, 'content-type': 'application/json' }
  const answer = await open(
    new Request(`${url}/signup`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: posted.password }),
    }),
  )
  const content: { access_token?: string; user?: { id: string }; error_code?: string; msg?: string } =
    await answer.json()
  if (!answer.ok || !content.access_token) {
    const code = content.error_code === 'user_already_exists' ? 'email_exists' : content.error_code
    return refuse(answer.ok ? 500 : answer.status, code ?? 'unexpected_failure', content.msg)
  }
  if (existing) {
    await run(
      `update auth.users set encrypted_password = (select encrypted_password from auth.users where id = $2) where id = $1`,
      [existing, content.user?.id],
    )
    await run('delete from auth.users where id = $1', [content.user?.id])
    return Response.json({ id: existing })
  }
  // Sign-up also signs in; the person will do that.
  const authorization = `Bearer ${content.access_token}`
  await open(
    new Request(`${url}/logout?scope=global`, { method: 'POST', headers: { ...headers, authorization } }),
  )
  return Response.json(content.user)
}

/**
 * Answers `PUT /auth/v1/user` where a hosted project would refuse it (`secure_password_change`): setting a password takes
 * a sign-in within the last minutes, not just a (stolen) token. Null where the library may answer.
 */
export async function refuseOldSession(request: Request, run: Run): Promise<Response | null> {
  const [, claims = ''] = request.headers.get('authorization')?.split('.') ?? []
  const [, session] = /"session_id":"([\da-f-]{36})"/.exec(String(Buffer.from(claims, 'base64url'))) ?? []
  const { rows } = await run(
    `select from auth.sessions where id = $1 and created_at > now() - interval '5 minutes'`,
    [session ?? null],
  )
  return rows.length > 0 ? null : refuse(400, 'reauthentication_needed')
}

const refuse = (status: number, code: string, message = code): Response =>
  Response.json({ code: status, error_code: code, msg: message }, { status })

import { timingSafeEqual } from 'node:crypto'
import type { Handle } from './node-http.ts'

const url = 'http://127.0.0.1/auth/v1'

/**
 * Answers `POST /auth/v1/admin/users` as a hosted project does, as far as `npm run staff` needs it.
 * @param open an interface whose sign-up is open; it is asked behind closed doors
 */
export async function makeAccount(request: Request, open: Handle, secretKey: string): Promise<Response> {
  const apikey = request.headers.get('apikey') ?? ''
  if (request.method !== 'POST') return refuse(405, 'method_not_allowed')
  if (!isSame(apikey, secretKey)) return refuse(403, 'not_admin')
  const { email, password }: { email?: unknown; password?: unknown } = await request.json().catch(() => ({}))

  const headers = { apikey, 'content-type': 'application/json' }
  const answer = await open(
    new Request(`${url}/signup`, { method: 'POST', headers, body: JSON.stringify({ email, password }) }),
  )
  const content: { access_token?: string; user?: unknown; error_code?: string; msg?: string } =
    await answer.json()
  if (!answer.ok || !content.access_token) {
    const code = content.error_code === 'user_already_exists' ? 'email_exists' : content.error_code
    return refuse(answer.ok ? 500 : answer.status, code ?? 'unexpected_failure', content.msg)
  }
  // Signing up signs in as well; the person will do that.
  const authorization = `Bearer ${content.access_token}`
  await open(
    new Request(`${url}/logout?scope=global`, { method: 'POST', headers: { ...headers, authorization } }),
  )
  return Response.json(content.user)
}

function refuse(status: number, code: string, message = code): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status })
}

function isSame(shown: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

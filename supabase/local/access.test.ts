import { createHmac } from 'node:crypto'
import type { LocalBackend } from './backend.ts'
import { removeFolders, rows, startBackend } from '../tests/support/backend.ts'
import { form } from '../tests/support/upload.ts'

// Who may do what through the gateway, on the real database, with and without the seed.

let backend: LocalBackend
let closed: LocalBackend

beforeAll(async () => {
  ;[backend, closed] = await Promise.all([startBackend(), startBackend({ seed: false })])
})
afterAll(async () => {
  await Promise.all([backend.stop(), closed.stop()])
  removeFolders()
})

describe('the database through the gateway', () => {
  const call = (to: LocalBackend, key: string, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${to.url}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: key, 'content-type': 'application/json' },
    })
  const request = { key: crypto.randomUUID(), form: form() }
  const store = { method: 'POST', body: JSON.stringify({ request }) }

  test('the publishable key reads with the seed, and is refused without it', async () => {
    expect((await call(backend, backend.anonKey, 'Form%20Sub')).status).toBe(200)
    const refused = await call(closed, closed.anonKey, 'Form%20Sub')
    expect([refused.status, (await refused.json()).code]).toEqual([401, '42501'])
  })

  test('the publishable key cannot store past the function', async () => {
    for (const target of [backend, closed]) {
      const refused = await call(target, target.anonKey, 'rpc/store_submission', store)
      expect([refused.status, (await refused.json()).code]).toEqual([401, '42501'])
    }
  })

  test('receipts cannot be reached, not even with the secret key', async () => {
    for (const key of [backend.anonKey, backend.secretKey]) {
      expect((await call(backend, key, 'receipts')).status).toBe(404)
      const headers = { apikey: key, 'accept-profile': 'private' }
      const named = await fetch(`${backend.url}/rest/v1/receipts`, { headers })
      expect([named.status, (await named.json()).code]).toEqual([406, 'PGRST106'])
    }
  })

  test.each(['super-secret-jwt-token-with-at-least-32-characters-long', ''])(
    'a token that claims to be the service and is signed with "%s" opens nothing',
    async (secret) => {
      const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
      const claims = { role: 'service_role', iss: 'supabase', exp: Math.floor(Date.now() / 1000) + 3600 }
      const head = `${part({ alg: secret ? 'HS256' : 'none', typ: 'JWT' })}.${part(claims)}`
      const signature = secret ? createHmac('sha256', secret).update(head).digest('base64url') : ''
      const headers = {
        apikey: backend.anonKey,
        authorization: `Bearer ${head}.${signature}`,
        'content-type': 'application/json',
      }
      const before = await rows(backend)
      const forged = await fetch(`${backend.url}/rest/v1/rpc/store_submission`, { ...store, headers })
      expect(forged.status).toBe(401)
      expect(await rows(backend)).toEqual(before)
    },
  )

  test('the secret key stores, which shows that the refusals above are about rights', async () => {
    const stored = await call(backend, backend.secretKey, 'rpc/store_submission', store)
    expect([stored.status, (await stored.json()).id]).toEqual([200, (await rows(backend)).at(-1)?.id])
  })
})

test('each data folder has its own keys', () => {
  expect(backend.anonKey).not.toBe(closed.anonKey)
  expect(backend.secretKey).not.toBe(closed.secretKey)
  for (const key of [backend.anonKey, backend.secretKey])
    expect(key).toMatch(/^sb_(publishable|secret)_[\w-]{32}$/)
})

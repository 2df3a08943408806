import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ask } from '../../e2e/support/wire.ts'
import type { LocalBackend } from '../local/backend.ts'
import { findDeno, denoPermissions } from '../local/function-runner.ts'
import { listen } from '../local/listen.ts'
import { isRunning, makeFolder, removeFolders, startBackend } from './support/backend.ts'
import { form, send } from './support/upload.ts'
import { amount, type Call, expected, type Role, tryAll } from './support/permission-calls.ts'
import { ask as askBackend, makeAccountFor, signInFor } from './support/sign-in.ts'

// Permissions with real keys and sign-ins: through the gateway, behind it, and each call of permissions.yaml over REST.

const folders = { seeded: makeFolder(), closed: makeFolder() }
let seeded: Awaited<ReturnType<typeof startBackend>>
let closed: typeof seeded
beforeAll(async () => {
  ;[seeded, closed] = await Promise.all([
    startBackend({ dir: folders.seeded }),
    startBackend({ dir: folders.closed, seed: false }),
  ])
})
afterAll(async () => {
  await Promise.all([seeded.stop(), closed.stop()])
  removeFolders()
})

test('without a key for mails one line says that nothing is sent', () => {
  expect(seeded.log).toEqual(['RESEND_API_KEY is not set: requests are stored, and no mail is sent.'])
  expect(isRunning(seeded.pids().mail)).toBe(false)
})

const behind = { socketPath: join(folders.seeded, 'database.sock') }

describe('behind the gateway', () => {
  test('the database serves nobody without a key', async () => {
    expect((await ask(behind, { path: '/rest/v1/Form%20Sub' })).status).toBe(401)
    expect((await ask(behind, { path: '/' })).status).toBe(404)
  })

  test('nobody can sign up', async () => {
    const account = { email: 'ada@example.com', password: 'correct horse battery' }
    const headers = { apikey: seeded.anonKey, 'content-type': 'application/json' }
    const request = { method: 'POST', path: '/auth/v1/signup', headers, body: JSON.stringify(account) }
    const answer = await ask(behind, request)
    expect([answer.status, JSON.parse(answer.text).error_code]).toEqual([422, 'signup_disabled'])
  })

  test('the function can call the gateway, read its variables, and do nothing else', async () => {
    const other = createServer((_, response) => response.end())
    const forbidden = await listen(other)
    const script = join(__dirname, 'support/escape.ts')
    const args = [
      'run',
      ...denoPermissions([new URL(seeded.url).host], ['ALLOWED']),
      script,
      seeded.url,
      forbidden,
    ]
    const env = { ...process.env, ALLOWED: '1', FORBIDDEN: '1' }
    const { stdout } = await promisify(execFile)(findDeno(), args, { env })
    other.close()
    expect(JSON.parse(stdout)).toEqual(['call the gateway', 'read its variable'])
  })
})

describe.each([
  ['without the seed', false],
  ['with the seed', true],
])('%s', (_, seed) => {
  let backend: LocalBackend
  const tokens: Partial<Record<Role, string>> = {}

  beforeAll(async () => {
    backend = seed ? seeded : closed
    await makeAccountFor(backend, 'eve@example.com')
    await makeAccountFor(backend, 'ada@example.com', 'Ada')
    const manager = { account: 'grace@example.com', wanted: 'manager' }
    await makeAccountFor(backend, manager.account, 'Grace')
    await askBackend(backend, '/rest/v1/rpc/set_staff_role', { key: backend.secretKey, body: manager })
    tokens.manager = await signInFor(backend, 'grace@example.com')
    tokens.stranger = await signInFor(backend, 'eve@example.com')
    tokens.staff = await signInFor(backend, 'ada@example.com')
    await send(backend, form())
  })

  test('the REST interface says the same as the database', async () => {
    const matrix = expected(seed)
    for (const did of Object.values(matrix))
      // REST has no such verb.
      for (const what of Object.keys(did)) if (what.startsWith('truncate')) delete did[what]
    expect(await tryAll(tryOverRest)).toEqual(matrix)
  })

  /** Null for a refusal: no right (42501), or a schema that is not shown (PGRST106). */
  async function tryOverRest(role: Role, { rest }: Call): Promise<string | null> {
    if (!rest) return null
    const apikey = role === 'service_role' ? backend.secretKey : backend.anonKey
    const token = tokens[role]
    // Bypasses the gateway, which allows few verbs: the services behind it must hold by themselves, as on a hosted project.
    const { status, text } = await ask(
      { socketPath: join(folders[seed ? 'seeded' : 'closed'], 'database.sock') },
      {
        method: rest.method,
        path: `/rest/v1/${rest.path}`,
        headers: {
          apikey,
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...rest.headers,
        },
        body: rest.body && JSON.stringify(rest.body),
      },
    )
    const content: unknown = text === '' ? null : JSON.parse(text)
    if (status < 300) return amount(content)
    const { code } = content as { code?: string }
    if (code === '42501' && (status === 401 || status === 403)) return null
    if (code === 'PGRST106' && status === 406) return null
    return `error ${code}`
  }
})

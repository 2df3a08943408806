/** @jest-environment node */
import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createServer, request as open } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import examples from '../functions/send-contact-form/examples.json'
import type { LocalBackend } from './backend.ts'
import { findDeno, rights } from './function-runner.ts'
import { form, makeFolder, removeFolders, rows, send, startBackend, until } from './testing/backend.ts'

// The real parts together: gateway, function under Deno, REST interface, PostgreSQL.

jest.setTimeout(30_000)

type Example = {
  name: string
  body: unknown
  status?: number
  stored?: object
  repeat?: Record<string, number>
}

const folder = makeFolder()
let backend: Awaited<ReturnType<typeof startBackend>>
let closed: LocalBackend

beforeAll(async () => {
  ;[backend, closed] = await Promise.all([
    startBackend({ dir: folder, siteOrigins: ['https://keyline.example'] }),
    startBackend({ seed: false }),
  ])
})
afterAll(async () => {
  await Promise.all([backend.stop(), closed.stop()])
  removeFolders()
})

describe('a submission', () => {
  test('is stored as it was typed, whatever was typed; what is refused is not stored', async () => {
    const accepted = (examples.accepted as Example[]).map(grow)
    const rejected = (examples.rejected as Example[]).map(grow)
    for (const { body, stored, name } of accepted) {
      const answer = await (await send(backend, body)).json()
      expect([name, answer]).toEqual([name, { success: true, id: answer.id, created_at: answer.created_at }])
      const row = (await rows(backend)).find(({ id }) => id === answer.id)
      expect(row?.form_data).toEqual({ ...(body as object), ...stored })
      expect(Date.parse(row?.created_at ?? '')).toBe(Date.parse(answer.created_at))
    }
    const before = await rows(backend)
    for (const { body, status, name } of rejected) {
      expect([name, (await send(backend, body)).status]).toEqual([name, status])
    }
    expect(await rows(backend)).toEqual(before)
  })

  test('sent 50 times at once with one key is one row, and every answer names it', async () => {
    const before = (await rows(backend)).length
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(backend, form(), key)))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(bodies).size).toBe(1)
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ success: true })
    expect(await rows(backend)).toHaveLength(before + 1)
  })

  test('with the same key and edited content is a second row, each stored once', async () => {
    const before = (await rows(backend)).length
    const key = crypto.randomUUID()
    const edited = { phone: '(555) 765-4321' }
    const sendings = [form(), form(edited), form(), form(edited)].map((body) => send(backend, body, key))
    const [first, second, third, fourth] = await Promise.all(
      sendings.map(async (sent) => (await sent).json()),
    )
    expect(third).toEqual(first)
    expect(fourth).toEqual(second)
    expect(first.id).not.toBe(second.id)
    expect(await rows(backend)).toHaveLength(before + 2)
  })

  test('without a key is stored each time: two people may write the same', async () => {
    const before = (await rows(backend)).length
    const headers = { apikey: backend.anonKey, 'content-type': 'application/json' }
    const url = `${backend.url}/functions/v1/send-contact-form`
    await Promise.all([1, 2].map(() => fetch(url, { method: 'POST', headers, body: JSON.stringify(form()) })))
    expect(await rows(backend)).toHaveLength(before + 2)
  })

  test('from a browser is accepted from our pages only', async () => {
    const from = (origin: string): Promise<Response> =>
      fetch(`${backend.url}/functions/v1/send-contact-form`, { method: 'OPTIONS', headers: { origin } })
    const ours = await from('https://keyline.example')
    expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'https://keyline.example',
    ])
    expect((await from('https://evil.example')).status).toBe(403)
  })
})

describe('the database through the gateway', () => {
  const call = (to: LocalBackend, key: string, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${to.url}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: key, 'content-type': 'application/json' },
    })
  const store = { method: 'POST', body: JSON.stringify({ key: crypto.randomUUID(), form: form() }) }

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

describe('behind the gateway', () => {
  function ask(
    method: string,
    path: string,
    headers = {},
    body = '',
  ): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      const socketPath = join(folder, 'database.sock')
      open(
        { socketPath, method, path, headers: { 'content-type': 'application/json', ...headers } },
        (answer) => {
          text(answer).then((content) => resolve({ status: answer.statusCode ?? 0, body: content }), reject)
        },
      )
        .on('error', reject)
        .end(body)
    })
  }

  test('the database serves nobody without a key', async () => {
    expect((await ask('GET', '/rest/v1/Form%20Sub')).status).toBe(401)
    expect((await ask('GET', '/')).status).toBe(404)
  })

  test('nobody can sign up', async () => {
    const account = JSON.stringify({ email: 'ada@example.com', password: 'correct horse battery' })
    const answer = await ask('POST', '/auth/v1/signup', { apikey: backend.anonKey }, account)
    expect([answer.status, JSON.parse(answer.body).error_code]).toEqual([422, 'signup_disabled'])
  })

  test('keys, socket and data are this user’s alone', () => {
    const mode = (name: string): number => statSync(join(folder, name)).mode & 0o777
    expect(['settings.json', 'database.sock', 'database'].map(mode)).toEqual([0o600, 0o600, 0o700])
  })

  test('each data folder has its own keys', () => {
    expect(backend.anonKey).not.toBe(closed.anonKey)
    expect(backend.secretKey).not.toBe(closed.secretKey)
    for (const key of [backend.anonKey, backend.secretKey])
      expect(key).toMatch(/^sb_(publishable|secret)_[\w-]{32}$/)
  })

  test('the function can call the gateway, read its variables, and do nothing else', async () => {
    const other = createServer((_, response) => response.end())
    await once(other.listen(0, '127.0.0.1'), 'listening')
    const forbidden = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    const script = join(__dirname, 'testing/escape.ts')
    const args = ['run', ...rights(new URL(backend.url).host, ['ALLOWED']), script, backend.url, forbidden]
    const env = { ...process.env, ALLOWED: '1', FORBIDDEN: '1' }
    const { stdout } = await promisify(execFile)(findDeno(), args, { env })
    other.close()
    expect(JSON.parse(stdout)).toEqual(['call the gateway', 'read its variable'])
  })
})

describe('when a part dies', () => {
  test.each(['database', 'function'] as const)(
    'the %s is started again, and nothing stored is lost',
    async (part) => {
      const before = await rows(backend)
      process.kill(backend.pids()[part] ?? 0, 'SIGKILL')

      const during = await send(backend, form())
      expect(during.status).toBe(503)
      expect(await during.json()).toMatchObject({ success: false })

      await until(async () => (await send(backend, form())).status === 200)
      const after = await rows(backend)
      expect(after.slice(0, before.length)).toEqual(before)
      expect(backend.log).toContainEqual(expect.stringContaining(`The ${part} ended unexpectedly.`))
    },
  )
})

test('the log says what failed, and neither what was typed nor a key', async () => {
  const canary = 'canary-7f3a'
  await send(backend, form({ details: canary }))
  await send(backend, form({ email: canary }))
  await send(backend, form({ [canary]: canary }))
  await until(() => backend.log.some((line) => line.includes('"kind":"field_set"')))
  expect(backend.log).toContain('{"function":"send-contact-form","kind":"field_email","status":422}')
  for (const secret of [canary, 'example.com', backend.anonKey, backend.secretKey]) {
    expect(backend.log.join('\n')).not.toContain(secret)
  }
})

function grow(example: Example): Example {
  const body = structuredClone(example.body) as Record<string, string>
  for (const [field, times] of Object.entries(example.repeat ?? {}))
    body[field] = body[field]?.repeat(times) ?? ''
  return { ...example, body }
}

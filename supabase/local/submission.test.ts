import { leadHeader } from '../functions/_shared/lead-header.ts'
import { accepted, rejected } from '../functions/send-contact-form/examples.ts'
import { removeFolders, rows, startBackend, until } from '../tests/support/backend.ts'
import { form, post, send } from '../tests/support/upload.ts'

// A submission through the real parts together: gateway, function under Deno, REST interface, PostgreSQL.

let backend: Awaited<ReturnType<typeof startBackend>>

beforeAll(async () => {
  backend = await startBackend({ siteOrigins: ['https://keyline.example'] })
})
afterAll(async () => {
  await backend.stop()
  removeFolders()
})

describe('a submission', () => {
  test('is stored as it was typed, whatever was typed; what is refused is not stored', async () => {
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

  test('without a key is stored each time: two people may write the same', async () => {
    const before = (await rows(backend)).length
    await Promise.all([1, 2].map(() => post(backend, JSON.stringify(form()))))
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

describe('a flagged or a limited submission', () => {
  const key = (): string => crypto.randomUUID()

  test('is stored when it is flagged, and answered like any other', async () => {
    const before = (await rows(backend)).length
    const answer = await send(backend, form(), key(), leadHeader({ spam: true }))
    expect(await answer.json()).toMatchObject({ success: true })
    expect(await rows(backend)).toHaveLength(before + 1)
  })

  test('is refused with 429 when the hour of this visitor is full', async () => {
    const limits = { LEADS_PER_VISITOR: '2', LEADS_PER_CALLER: '3' }
    const limited = await startBackend({ functionEnv: limits })
    const by = (digit: string): Promise<Response> =>
      send(limited, form(), key(), {
        ...leadHeader({ visitor: digit.repeat(64) }),
        // Neither may change who is counted: the gateway knows who calls.
        'x-forwarded-for': crypto.randomUUID(),
        'cf-connecting-ip': crypto.randomUUID(),
      })
    const statuses: number[] = []
    for (const visitor of ['a', 'a', 'a', 'b', 'b', 'c']) statuses.push((await by(visitor)).status)
    expect(statuses).toEqual([200, 200, 429, 200, 200, 200])
    const refused = await by('b')
    expect(await refused.json()).toEqual({
      success: false,
      error: 'Too many requests. Please try again later.',
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await rows(limited)).toHaveLength(5)
    await limited.stop()
  })

  test('posted without script is one, whatever the clock says, and named by its content alone', async () => {
    const before = (await rows(backend)).length
    const sameKey = key()
    const posted = () => send(backend, form(), sameKey, leadHeader({ named: false }))
    const [first, second] = await Promise.all([(await posted()).json(), (await posted()).json()])
    expect(second).toEqual(first)
    expect(await rows(backend)).toHaveLength(before + 1)
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

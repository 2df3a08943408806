import { accepted, rejected } from '../functions/send-contact-form/examples.ts'
import { backendForTests, rows, startBackend, until } from '../tests/support/backend.ts'
import { form, send } from '../tests/support/upload.ts'

// A submission through the real parts together: gateway, function under Deno, REST interface, PostgreSQL.

const backend = backendForTests()

describe('a submission', () => {
  test('is stored as it was typed, unless it is refused', async () => {
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
})

test('a call that comes while a backend starts waits for it', async () => {
  let early: Promise<Response> | undefined
  const onAddress = ({ url, key }: { url: string; key: string }) =>
    void (early = fetch(`${url}/rest/v1/Form%20Sub?select=id`, { headers: { apikey: key } }))
  const another = await startBackend({ onAddress })
  expect((await early)?.status).toBe(200)
  await another.stop()
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

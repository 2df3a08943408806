import assert from 'node:assert/strict'
import { createMailHandler, drainOutbox } from './drain-outbox.ts'
import { between } from './testing.ts'

const ok = () => Response.json({ id: 'mail-1' })
const claimed = { name: 'invalid_idempotent_request' }

Deno.test('every mail that is owed is handed over under its own key, as the service wants it', async () => {
  const { mails, finished } = await between(3, ok, async (settings) => {
    assert.deepEqual(await drainOutbox(settings, assert.fail), { sent: 3, troubles: 0, paused: false })
  })
  assert.deepEqual(finished, [null, null, null])
  assert.equal(new Set(mails.map(({ headers }) => headers.get('idempotency-key'))).size, 3)
  for (const { path, headers, body } of mails) {
    assert.equal(path, '/emails')
    assert.equal(headers.get('authorization'), 'Bearer re_test')
    assert.deepEqual(Object.keys(body).sort(), ['from', 'html', 'reply_to', 'subject', 'text', 'to'])
  }
})

const troubles: [string, string | null, boolean, () => Response][] = [
  ['422', 'status_422', false, () => Response.json({ message: 'ada@example.com' }, { status: 422 })],
  ['400', 'status_400', false, () => new Response('no', { status: 400 })],
  ['429', 'status_429', true, () => new Response('slow', { status: 429 })],
  ['401', 'status_401', true, () => new Response('who', { status: 401 })],
  ['500', 'status_500', true, () => new Response('', { status: 500 })],
  ['a redirect', 'no_answer', true, () => new Response(null, { status: 307, headers: { location: '/' } })],
  ['an empty 200', 'unexpected_answer', true, () => new Response('')],
  ['truncated JSON', 'unexpected_answer', true, () => new Response('{"id":"')],
  ['200 without an id', 'unexpected_answer', true, () => Response.json({ success: true })],
  ['"sent before with another text"', null, false, () => Response.json(claimed, { status: 409 })],
  [
    '"being sent right now"',
    'status_409',
    true,
    () => Response.json({ name: 'concurrent_idempotent_requests' }, { status: 409 }),
  ],
]
for (const [name, trouble, paused, service] of troubles) {
  Deno.test(
    `a mail service that answers ${name}: noted as ${trouble}, ${paused ? 'wait' : 'go on'}`,
    async () => {
      const log: string[] = []
      const { finished } = await between(2, service, async (settings) => {
        assert.equal((await drainOutbox(settings, (kind) => log.push(kind))).paused, paused)
      })
      assert.deepEqual(finished, paused ? [trouble] : [trouble, trouble])
      assert.deepEqual(log, trouble ? finished.map((kind) => `mail_${kind}`) : [])
    },
  )
}

Deno.test('mails go out though reminders are in trouble', async () => {
  const log: string[] = []
  const run = async (settings: Parameters<typeof drainOutbox>[0]) =>
    void (await drainOutbox(settings, (kind) => log.push(kind)))
  assert.deepEqual((await between(1, ok, run, 500)).finished, [null])
  assert.deepEqual(log, ['reminders_status_500'])
})

Deno.test('a run ends when its time is up, and the rest waits', async () => {
  const { finished } = await between(3, ok, async (settings) => {
    await drainOutbox(settings, assert.fail, Date.now() - 1)
  })
  assert.deepEqual(finished, [])
})

Deno.test('without a database or without a key nothing is sent and nothing thrown', async () => {
  await between(1, ok, async (settings) => {
    assert.equal((await drainOutbox({ ...settings, mail: null }, assert.fail)).sent, 0)
    const log: string[] = []
    await drainOutbox({ ...settings, url: 'http://127.0.0.1:9' }, (kind) => log.push(kind))
    assert.deepEqual(log, ['reminders_no_answer', 'outbox_no_answer'])
  })
})

Deno.test('only the schedule, which knows the secret key, can start a run', async () => {
  const { mails } = await between(1, ok, async (settings) => {
    const handle = createMailHandler(settings, assert.fail)
    const ask = (apikey: string, method = 'POST') =>
      handle(new Request('http://function/', { method, headers: { apikey } }))
    for (const key of ['', 'guess', 'the-secret-ke', 're_test']) assert.equal((await ask(key)).status, 401)
    assert.equal((await ask('the-secret-key', 'GET')).status, 405)
    assert.deepEqual(await (await ask('the-secret-key')).json(), {
      success: true,
      sent: 1,
      troubles: 0,
      paused: false,
    })
  })
  assert.equal(mails.length, 1)
})

import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { leadHeader } from '../_shared/lead-header.ts'
import { accepted } from './examples.ts'
import { answering, post, row, settings } from './testing.ts'

const form = accepted[0]?.body
const key = crypto.randomUUID()
const hash = (text: string) => createHmac('sha256', settings.secretKey).update(text).digest('hex')

Deno.test('the row, its source, facts and link are stored in one call with the secret key', async () => {
  const more = {
    source: { page: '/', opener: 'quote', product: '', campaign: 'autumn', host: '' },
    facts: { typed: 0, eventType: 'other' },
    artwork: { link: 'c3'.repeat(32), announced: 1 },
  }
  let received: unknown
  const storage = async (request: Request): Promise<Response> => {
    const { method, url, headers } = request
    const names = ['apikey', 'authorization', 'content-type'].map((name) => headers.get(name))
    received = { method, path: new URL(url).pathname, names, body: await request.json() }
    return Response.json(row)
  }
  await answering(storage, async (handle) => {
    const response = await handle(
      post(form, {
        'idempotency-key': key,
        ...leadHeader({ form: 'quote', ...more }),
        'x-forwarded-for': '192.0.2.7',
      }),
    )
    assert.deepEqual(await response.json(), { success: true, ...row })
  })
  assert.deepEqual(received, {
    method: 'POST',
    path: '/rest/v1/rpc/store_submission',
    names: ['the-secret-key', 'Bearer the-secret-key', 'application/json'],
    body: {
      request: {
        key,
        form,
        kind: 'quote',
        spam: false,
        visitor: hash('address 192.0.2.7'),
        network: null,
        caller: hash('address 192.0.2.7'),
        due: null,
        within: null,
        ...more,
        visitor_limit: 20,
        caller_limit: 600,
      },
    },
  })
})

Deno.test('with a mail service the hash of the mailbox goes along', async () => {
  let body: Record<string, unknown> = {}
  const storage = async (request: Request): Promise<Response> => {
    body = (await request.json()).request
    return Response.json({ ...row, confirmed: true })
  }
  const send = async (confirms: boolean, email: string): Promise<unknown> => {
    let answer: unknown
    await answering(
      storage,
      async (handle) => {
        answer = await (await handle(post(Object.assign({}, form, { email })))).json()
      },
      { confirms },
    )
    return answer
  }
  assert.deepEqual(await send(true, 'A.Da+x@Example.com'), { success: true, ...row, confirmed: true })
  assert.equal(body.mailbox, hash('mailbox ada@example.com'))
  assert.equal(body.mail_domain, hash('domain example.com'))
  await send(true, 'δοκιμή@παράδειγμα.ελ')
  assert.ok(!('mailbox' in body))
  await send(false, 'ada@example.com')
  assert.ok(!('mailbox' in body))
})

const page = '<!doctype html><h1>It works</h1>'
const secretDetail = 'duplicate key value violates ... (ada@example.com)'
const { id, created_at } = row

const faults: [string, string, (request: Request) => Response | Promise<Response>][] = [
  ['500', 'status_500', () => Response.json({ message: secretDetail }, { status: 500 })],
  ['429', 'status_429', () => new Response('slow down', { status: 429 })],
  ['403', 'status_403', () => Response.json({ code: '42501', message: secretDetail }, { status: 403 })],
  ['201 with a row', 'status_201', () => Response.json(row, { status: 201 })],
  ['a redirect to a good answer', 'no_answer', redirect],
  [
    'a page of HTML',
    'unexpected_answer',
    () => new Response(page, { headers: { 'content-type': 'text/html' } }),
  ],
  ['truncated JSON', 'unexpected_answer', () => new Response(JSON.stringify(row).slice(0, -5))],
  ['null', 'unexpected_answer', () => Response.json(null)],
  ['no id', 'unexpected_answer', () => Response.json({ created_at })],
  ['an id that is no UUID', 'unexpected_answer', () => Response.json({ id: '1', created_at })],
  ['no time', 'unexpected_answer', () => Response.json({ id })],
  ['a time that is no time', 'unexpected_answer', () => Response.json({ id, created_at: 'soon' })],
  ['silence', 'timeout', () => new Promise((resolve) => setTimeout(() => resolve(Response.json(row)), 500))],
  ['a body that never ends', 'timeout', () => new Response(dripping())],
]
for (const [name, kind, storage] of faults) {
  Deno.test(`a storage that answers with ${name} is a failure`, async () => {
    await answering(storage, async (handle, log) => {
      const response = await handle(post(form))
      assert.equal(response.status, 503)
      assert.deepEqual(await response.json(), {
        success: false,
        error: 'The request could not be stored. Please try again.',
      })
      assert.deepEqual(
        log.map((line) => JSON.parse(line)),
        [{ function: 'send-contact-form', kind: `storage_${kind}`, status: 503 }],
      )
    })
  })
}

for (const status of [429, 500]) {
  Deno.test(
    `a full hour, told with status ${status}, is answered with 429 and the time to wait`,
    async () => {
      const storage = () => Response.json({ code: 'PT429', message: secretDetail }, { status })
      await answering(storage, async (handle, log) => {
        const response = await handle(post(form))
        assert.equal(response.status, 429)
        assert.deepEqual(await response.json(), {
          success: false,
          error: 'Too many requests. Please try again later.',
        })
        const seconds = Number(response.headers.get('retry-after'))
        assert.ok(seconds >= 1 && seconds <= 3600)
        assert.deepEqual(
          log.map((line) => JSON.parse(line).kind),
          ['rate_limit'],
        )
      })
    },
  )
}

function redirect(request: Request): Response {
  if (new URL(request.url).pathname === '/elsewhere') return Response.json(row)
  return new Response(null, { status: 307, headers: { location: '/elsewhere' } })
}

/** The beginning of a good answer, then silence for longer than any time limit. */
function dripping(): ReadableStream<Uint8Array> {
  let timer: ReturnType<typeof setTimeout>
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'))
      timer = setTimeout(() => controller.close(), 1_000)
    },
    cancel: () => clearTimeout(timer),
  })
}

import assert from 'node:assert/strict'
import { accepted } from './examples.ts'
import { createHandler } from './handler.ts'
import { post, postText, settings, working } from './testing.ts'

const form = accepted[0]?.body

async function refusal(request: Request): Promise<number> {
  const { handle, log, stored } = working()
  const response = await handle(request)
  const body = await response.json()

  assert.deepEqual(Object.keys(body), ['success', 'error'])
  assert.equal(body.success, false)
  assert.match(body.error, /^[A-Z].*\.$/)
  assert.equal(stored.length, 0)
  assert.equal(log.length, 1)
  assert.equal(JSON.parse(log[0] ?? '').status, response.status)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  if (response.status === 405) assert.equal(response.headers.get('allow'), 'POST')
  return response.status
}

const refused: [string, number, () => Request][] = [
  ['no key', 401, () => post(form, { apikey: null })],
  ['the secret key', 401, () => post(form, { apikey: settings.secretKey })],
  [
    'a page that only looks like ours',
    403,
    () => post(form, { origin: 'https://keyline.example.evil.example' }),
  ],
  ['a page without an address', 403, () => post(form, { origin: 'null' })],
  ['an idempotency key that is no UUID', 400, () => post(form, { 'idempotency-key': '1' })],
  ['an empty idempotency key', 400, () => post(form, { 'idempotency-key': '' })],
  [
    'form data',
    415,
    () => postText('firstName=Ada', { 'content-type': 'application/x-www-form-urlencoded' }),
  ],
  ['a type that only begins like JSON', 415, () => post(form, { 'content-type': 'application/jsonp' })],
  ['no type', 415, () => post(form, { 'content-type': null })],
  ['truncated JSON', 400, () => postText('{"firstName":"Ada"')],
  ['an empty body', 400, () => postText('')],
  ['bytes that are no text', 400, () => postText('\u0000\u0001')],
  ['a body larger than 64 KB', 413, () => postText(`"${'x'.repeat(65_535)}"`)],
  ['GET', 405, () => new Request('http://function/', { headers: { apikey: 'publishable' } })],
]
for (const [name, status, request] of refused) {
  Deno.test(`${name} is answered with ${status}`, async () => {
    assert.equal(await refusal(request()), status)
  })
}

Deno.test('a body of exactly 64 KB is read', async () => {
  assert.equal(await refusal(postText(`"${'x'.repeat(65_534)}"`)), 422)
})

Deno.test('each key that a project has is accepted, and so is a server without an origin', async () => {
  for (const apikey of settings.callerKeys)
    assert.equal((await working().handle(post(form, { apikey }))).status, 200)
})

Deno.test('a charset beside the type is accepted', async () => {
  const response = await working().handle(post(form, { 'content-type': 'Application/JSON; charset=utf-8' }))
  assert.equal(response.status, 200)
})

Deno.test('the idempotency key is passed on, and without one every request gets its own', async () => {
  const { handle, stored } = working()
  const key = crypto.randomUUID()
  await handle(post(form, { 'idempotency-key': key }))
  await handle(post(form))
  await handle(post(form))
  assert.equal(stored[0]?.key, key)
  assert.match(stored[1]?.key ?? '', /^[\da-f-]{36}$/)
  assert.notEqual(stored[1]?.key, stored[2]?.key)
})

Deno.test('our own page may ask and send', async () => {
  const { handle } = working()
  const origin = 'https://keyline.example'
  const preflight = await handle(new Request('http://function/', { method: 'OPTIONS', headers: { origin } }))
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-origin'), origin)
  assert.equal(preflight.headers.get('access-control-allow-methods'), 'POST')
  assert.match(
    preflight.headers.get('access-control-allow-headers') ?? '',
    /apikey.*content-type.*idempotency-key/,
  )

  const sent = await handle(post(form, { origin }))
  assert.equal(sent.status, 200)
  assert.equal(sent.headers.get('access-control-allow-origin'), origin)
  assert.equal(sent.headers.get('vary'), 'Origin')
})

Deno.test('a foreign page gets no permission', async () => {
  const headers = { origin: 'https://evil.example' }
  const preflight = await working().handle(new Request('http://function/', { method: 'OPTIONS', headers }))
  assert.equal(preflight.status, 403)
  assert.equal(preflight.headers.get('access-control-allow-origin'), null)
})

Deno.test('a mistake of our own is answered with 500 and says nothing about itself', async () => {
  const log: string[] = []
  const handle = createHandler(
    settings,
    (line) => log.push(line),
    () => Promise.reject(new TypeError('ada@example.com is not iterable')),
  )
  const response = await handle(post(form))
  assert.equal(response.status, 500)
  assert.ok(!(await response.text()).includes('ada'))
  assert.deepEqual(
    log.map((line) => JSON.parse(line).kind),
    ['unexpected'],
  )
})

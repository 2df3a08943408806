import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { ask } from '../../e2e/support/wire.ts'
import { forTests } from '../tests/support/for-tests.ts'
import { startGateway } from './gateway.ts'
import { listen } from './listen.ts'
import type { Target } from './routes.ts'

// Keys, bodies, paths, methods and failures at the gateway, over real HTTP.

const publishable = 'sb_publishable_test'
const secret = 'sb_secret_test'
const contact = '/functions/v1/send-contact-form'
const gateway = forTests(startTestGateway, (one) => one.stop())

/** A gateway in front of a server that answers 207 and reports in `x-seen` what reached it. */
async function startTestGateway() {
  // A request can ask for trouble with `x-break`.
  const behind = createServer((request, response) => {
    const breaking = request.headers['x-break']
    if (breaking === 'connection') request.destroy()
    if (breaking === 'answer') response.writeHead(200).write('{"id":', () => response.destroy())
    if (breaking) return
    void text(request).then((body) => {
      const { method, url, headers } = request
      response.setHeader('x-seen', JSON.stringify({ method, url, ...headers }))
      response.writeHead(207).end(body)
    })
  })
  const { hostname, port } = new URL(await listen(behind))
  let down: Target | null = null
  const started = await startGateway(0, { publishable, secret }, async (target) =>
    target === down ? null : { hostname, port },
  )
  return {
    url: started.url,
    /** Sends a path exactly as written; fetch would normalize it. A list is sent in chunks. */
    ask: (method: string, path: string, headers: object = {}, body: string | string[] = '') =>
      ask(started.url, { method, path, headers: { apikey: publishable, ...headers }, body }),
    /** Takes one target down; null brings it back. */
    takeDown: (target: Target | null) => void (down = target),
    async stop() {
      await started.stop()
      behind.close()
    },
  }
}

test('a body arrives and comes back as it was, in one piece or in chunks', async () => {
  expect((await gateway.ask('POST', contact, {}, 'ünïcödé 🎉')).text).toBe('ünïcödé 🎉')
  expect((await gateway.ask('POST', contact, { 'transfer-encoding': 'chunked' }, ['a', 'b', 'c'])).text).toBe(
    'abc',
  )
})

test('the gateway names the caller, whatever a caller says about itself', async () => {
  const forged = { 'x-forwarded-for': '203.0.113.9', 'cf-connecting-ip': '203.0.113.9' }
  const passedOn = JSON.parse(String((await gateway.ask('POST', contact, forged)).headers['x-seen']))
  expect(passedOn['x-forwarded-for']).toBe('127.0.0.1')
  expect(passedOn).not.toHaveProperty('cf-connecting-ip')
})

describe('what is refused', () => {
  test.each([
    ['none', { apikey: '' }],
    ['a wrong one', { apikey: 'sb_publishable_guess' }],
    ['the beginning of one', { apikey: publishable.slice(0, -1) }],
    ['two', { apikey: `${publishable}, ${publishable}` }],
    ['one in the wrong header', { apikey: '', authorization: `Bearer ${publishable}` }],
  ])('%s as key is answered with 401', async (_, headers) => {
    for (const path of ['/rest/v1/Form%20Sub', '/auth/v1/user', '/rest/v1/x?apikey=sb_secret_test']) {
      expect((await gateway.ask('GET', path, headers)).status).toBe(401)
    }
    expect((await gateway.ask('POST', contact, headers)).status).toBe(401)
  })

  test('only a browser that asks the function for permission needs no key', async () => {
    expect((await gateway.ask('OPTIONS', contact, { apikey: '' })).status).toBe(207)
  })

  test('more than 64 KB are answered with 413, declared or in chunks, and 64 KB are not', async () => {
    const limit = 64 * 1024
    expect((await gateway.ask('POST', contact, {}, 'x'.repeat(limit))).status).toBe(207)
    expect((await gateway.ask('POST', contact, {}, 'x'.repeat(limit + 1))).status).toBe(413)
    const chunked = { 'transfer-encoding': 'chunked' }
    expect(
      (await gateway.ask('POST', contact, chunked, Array<string>(64).fill('x'.repeat(1024)))).status,
    ).toBe(207)
    expect(
      (await gateway.ask('POST', contact, chunked, Array<string>(65).fill('x'.repeat(1024)))).status,
    ).toBe(413)
    expect((await gateway.ask('POST', contact, { 'content-length': 10 ** 9 }, 'x')).status).toBe(413)
  })

  test('every refusal reads as the function and the database would say it', async () => {
    const body = JSON.parse((await gateway.ask('GET', '/')).text)
    expect(body).toEqual({ success: false, error: 'Not found.', message: 'Not found.' })
  })
})

describe('trouble behind', () => {
  afterEach(() => gateway.takeDown(null))

  test('one that is down does not take the other along', async () => {
    gateway.takeDown('function')
    expect((await gateway.ask('POST', contact)).status).toBe(503)
    expect((await gateway.ask('GET', '/auth/v1/user')).status).toBe(207)
  })

  test('a connection that breaks before the answer is answered with 503', async () => {
    expect((await gateway.ask('POST', contact, { 'x-break': 'connection' })).status).toBe(503)
  })

  test('an answer that breaks off is broken off, and not ended as if it were whole', async () => {
    await expect(gateway.ask('POST', contact, { 'x-break': 'answer' })).rejects.toThrow()
    expect((await gateway.ask('POST', contact)).status).toBe(207)
  })
})

test('it can be reached at 127.0.0.1 and at no other address of this machine', async () => {
  const { hostname, port } = new URL(gateway.url)
  const answers = async (host: string): Promise<boolean> => {
    const socket = connect(Number(port), host)
    const connected = once(socket, 'connect', { signal: AbortSignal.timeout(2_000) })
    return connected
      .then(
        () => true,
        () => false,
      )
      .finally(() => socket.destroy())
  }
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses)
  // On Linux all of 127.0.0.0/8 is this machine, so there is always another address.
  const others = ['127.0.0.2', '::1', ...interfaces.map(({ address }) => address)]
  const reached = [hostname, ...others].map(async (host) => ((await answers(host)) ? [host] : []))
  expect(new Set((await Promise.all(reached)).flat())).toEqual(new Set(['127.0.0.1']))
})

describe('what is let through', () => {
  test.each([
    ['GET', '/rest/v1/Form%20Sub?select=*&order=created_at.desc'],
    ['HEAD', '/rest/v1/Form%20Sub'],
    ['POST', '/rest/v1/rpc/store_submission'],
    ['GET', '/auth/v1/user'],
    ['PUT', '/auth/v1/user'],
    ['POST', '/auth/v1/token?grant_type=password'],
    ['POST', '/auth/v1/logout?scope=global'],
    ['GET', '/auth/v1/.well-known/jwks.json'],
    ['GET', contact],
    ['POST', contact],
  ])('%s %s, unchanged', async (method, path) => {
    const { status, headers } = await gateway.ask(method, path, {
      prefer: 'count=exact',
      'idempotency-key': 'k',
    })
    expect(status).toBe(207)
    expect(JSON.parse(String(headers['x-seen']))).toMatchObject({
      method,
      url: path,
      apikey: publishable,
      prefer: 'count=exact',
      'idempotency-key': 'k',
    })
  })
})

test('accounts are made with the secret key alone', async () => {
  const make = async (headers: object) => (await gateway.ask('POST', '/auth/v1/admin/users', headers)).status
  expect(await make({ apikey: secret })).toBe(207)
  expect(await make({ apikey: '' })).toBe(401)
  expect(await make({})).toBe(403)
  expect(await make({ authorization: `Bearer ${secret}` })).toBe(403)
})

describe('what is not let through', () => {
  test.each([
    '/',
    '/_system/info',
    '/rest/v1',
    '/rest/v1/',
    '/rest/v1/rpc/',
    '/rest/v1/rpc/store_submission/more',
    '/rest/v1/Form%20Sub/more',
    '/REST/v1/Form%20Sub',
    '/auth/v1/signup',
    '/auth/v1/admin/users/',
    '/auth/v1/admin/generate_link',
    '/functions/v1/send-contact-form/',
    '/functions/v1/send-contact-formX',
    '/rest/v1/..',
    '/rest/v1/../../_system/info',
    '/rest/v1/%2e%2e',
    '/rest/v1/%2e%2e%2f_system',
    '/rest/v1/..%2f..%2f_system%2finfo',
    '/rest/v1/..%5c_system',
    '/rest/v1/a%2fb',
    '/rest/v1/a%252fb',
    '/rest/v1/a%00',
    '/rest/v1/a%0d%0aapikey:x',
    '/rest/v1/%',
    '/rest/v1/%ff',
    '/rest/v1/a;b',
    '//rest/v1/Form%20Sub',
    '/rest//v1/Form%20Sub',
    'http://evil.example/rest/v1/Form%20Sub',
    '*',
  ])('%s is answered with 404', async (path) => {
    for (const method of ['GET', 'POST']) expect((await gateway.ask(method, path)).status).toBe(404)
  })

  test.each([
    ['POST', '/rest/v1/Form%20Sub'],
    ['PATCH', '/rest/v1/Form%20Sub'],
    ['DELETE', '/rest/v1/Form%20Sub'],
    ['OPTIONS', '/rest/v1/Form%20Sub'],
    ['GET', '/rest/v1/rpc/store_submission'],
    ['DELETE', '/auth/v1/user'],
    ['GET', '/auth/v1/admin/users'],
    ['TRACE', contact],
  ])('%s %s is answered with 405', async (method, path) => {
    expect((await gateway.ask(method, path)).status).toBe(405)
  })
})

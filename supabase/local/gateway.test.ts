/** @jest-environment node */
import { once } from 'node:events'
import { createServer, request as open, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { type Gateway, startGateway } from './gateway.ts'
import type { Target } from './routes.ts'

// The gateway's rules over real HTTP, in front of a server that tells what reached it.

const publishable = 'sb_publishable_test'
const contact = '/functions/v1/send-contact-form'
let behind: Server
let down: Target | null = null
let gateway: Gateway

beforeAll(async () => {
  behind = createServer((request, response) => {
    const breaking = request.headers['x-break']
    if (breaking === 'connection') request.destroy()
    if (breaking === 'answer') response.writeHead(200).write('{"id":', () => response.destroy())
    if (breaking) return
    void text(request).then((body) => {
      response.setHeader(
        'x-seen',
        JSON.stringify({ method: request.method, url: request.url, ...request.headers }),
      )
      response.writeHead(207).end(body)
    })
  })
  await once(behind.listen(0, '127.0.0.1'), 'listening')
  const { port } = behind.address() as AddressInfo
  gateway = await startGateway(0, [publishable, 'sb_secret_test'], (target) =>
    target === down ? null : { host: '127.0.0.1', port },
  )
})
afterAll(async () => {
  await gateway.stop()
  behind.close()
})
afterEach(() => {
  down = null
})

type Answer = { status: number; body: string; headers: Record<string, string | string[] | undefined> }

/** Sends a path exactly as it is written; fetch would tidy it up. */
async function ask(
  method: string,
  path: string,
  headers = {},
  body: string | string[] = '',
): Promise<Answer> {
  const request = open(gateway.url, { method, path, headers: { apikey: publishable, ...headers } })
  request.on('error', () => {})
  if (Array.isArray(body)) for (const chunk of body) request.write(chunk)
  const [response] = await once(request.end(Array.isArray(body) ? '' : body), 'response')
  return { status: response.statusCode, body: await text(response), headers: response.headers }
}

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
    ['POST', contact],
  ])('%s %s, unchanged', async (method, path) => {
    const { status, headers } = await ask(method, path, { prefer: 'count=exact', 'idempotency-key': 'k' })
    expect(status).toBe(207)
    expect(JSON.parse(String(headers['x-seen']))).toMatchObject({
      method,
      url: path,
      apikey: publishable,
      prefer: 'count=exact',
      'idempotency-key': 'k',
    })
  })

  test('a body arrives and comes back as it was, in one piece or in chunks', async () => {
    expect((await ask('POST', contact, {}, 'ünïcödé 🎉')).body).toBe('ünïcödé 🎉')
    expect((await ask('POST', contact, { 'transfer-encoding': 'chunked' }, ['a', 'b', 'c'])).body).toBe('abc')
  })
})

describe('what is refused', () => {
  test.each([
    '/',
    '/index.html',
    '/favicon.ico',
    '/_system/info',
    '/rest/v1',
    '/rest/v1/',
    '/rest/v1/rpc/',
    '/rest/v1/rpc/store_submission/more',
    '/rest/v1/Form%20Sub/more',
    '/rest/v2/Form%20Sub',
    '/REST/v1/Form%20Sub',
    '/auth/v1/signup',
    '/auth/v1/admin/users',
    '/auth/v1/otp',
    '/auth/v1/recover',
    '/storage/v1/bucket',
    '/realtime/v1/websocket',
    '/functions/v1/other',
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
    for (const method of ['GET', 'POST']) expect((await ask(method, path)).status).toBe(404)
  })

  test.each([
    ['POST', '/rest/v1/Form%20Sub'],
    ['PATCH', '/rest/v1/Form%20Sub'],
    ['DELETE', '/rest/v1/Form%20Sub'],
    ['OPTIONS', '/rest/v1/Form%20Sub'],
    ['GET', '/rest/v1/rpc/store_submission'],
    ['DELETE', '/auth/v1/user'],
    ['GET', contact],
    ['TRACE', contact],
  ])('%s %s is answered with 405', async (method, path) => {
    expect((await ask(method, path)).status).toBe(405)
  })

  test.each([
    ['none', { apikey: '' }],
    ['a wrong one', { apikey: 'sb_publishable_guess' }],
    ['the beginning of one', { apikey: publishable.slice(0, -1) }],
    ['two', { apikey: `${publishable}, ${publishable}` }],
    ['one in the wrong header', { apikey: '', authorization: `Bearer ${publishable}` }],
  ])('%s as key is answered with 401', async (_, headers) => {
    for (const path of ['/rest/v1/Form%20Sub', '/auth/v1/user', '/rest/v1/x?apikey=sb_secret_test']) {
      expect((await ask('GET', path, headers)).status).toBe(401)
    }
    expect((await ask('POST', contact, headers)).status).toBe(401)
  })

  test('only a browser that asks the function for permission needs no key', async () => {
    expect((await ask('OPTIONS', contact, { apikey: '' })).status).toBe(207)
  })

  test('more than 64 KB are answered with 413, declared or in chunks, and 64 KB are not', async () => {
    const limit = 64 * 1024
    expect((await ask('POST', contact, {}, 'x'.repeat(limit))).status).toBe(207)
    expect((await ask('POST', contact, {}, 'x'.repeat(limit + 1))).status).toBe(413)
    const chunked = { 'transfer-encoding': 'chunked' }
    expect((await ask('POST', contact, chunked, Array<string>(64).fill('x'.repeat(1024)))).status).toBe(207)
    expect((await ask('POST', contact, chunked, Array<string>(65).fill('x'.repeat(1024)))).status).toBe(413)
    expect((await ask('POST', contact, { 'content-length': 10 ** 9 }, 'x')).status).toBe(413)
  })

  test('every refusal reads as the function and the database would say it', async () => {
    const body = JSON.parse((await ask('GET', '/')).body)
    expect(body).toEqual({ success: false, error: 'Not found.', message: 'Not found.' })
  })
})

describe('trouble behind', () => {
  test('one that is down does not take the other along', async () => {
    down = 'function'
    expect((await ask('POST', contact)).status).toBe(503)
    expect((await ask('GET', '/auth/v1/user')).status).toBe(207)
  })

  test('a connection that breaks before the answer is answered with 503', async () => {
    expect((await ask('POST', contact, { 'x-break': 'connection' })).status).toBe(503)
  })

  test('an answer that breaks off is broken off, and not ended as if it were whole', async () => {
    await expect(ask('POST', contact, { 'x-break': 'answer' })).rejects.toThrow()
    expect((await ask('POST', contact)).status).toBe(207)
  })
})

test('it can be reached from this machine only', async () => {
  const port = Number(new URL(gateway.url).port)
  const others = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address?.family === 'IPv4' && !address.internal)
  for (const address of others) {
    const socket = connect(port, address?.address)
    await expect(once(socket, 'connect')).rejects.toThrow('ECONNREFUSED')
  }
  expect(new URL(gateway.url).hostname).toBe('127.0.0.1')
})

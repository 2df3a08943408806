import { contact, gatewayForTests, publishable, secret } from '../tests/support/gateway.ts'

// Paths and methods that the gateway forwards, over real HTTP.

const gateway = gatewayForTests()

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

describe('what is refused', () => {
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

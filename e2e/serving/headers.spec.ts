import type { APIRequestContext, APIResponse } from '@playwright/test'
import { emptyPolicy, pageOnlyHeaders } from '../../lib/security/policy.ts'
import { expect, test } from '../support/fixtures.ts'
import { cookieWith } from '../support/staff.ts'
import { ask, sendBytes } from '../support/wire.ts'

const noRedirects = { maxRedirects: 0 }
/** An expired session, which no service renews. */
const expiredSession = cookieWith({ access_token: 'a.b.c', refresh_token: 'gone', expires_at: 1 })
const crossSite = { multipart: { a: 'b' }, headers: { Origin: 'https://evil.example' } }

/** Each kind of answer that the site gives: the request, and the status that proves the kind. */
const kinds: Record<string, [(request: APIRequestContext) => Promise<APIResponse>, number]> = {
  'a static page': [(request) => request.get('/'), 200],
  'a page rendered per request': [(request) => request.get('/form-submissions'), 200],
  'the sign-in': [(request) => request.get('/sign-in'), 200],
  'the 404 page': [(request) => request.get('/nope'), 404],
  'a 404 below the list': [(request) => request.get('/form-submissions/nope'), 404],
  'a form posted below the list': [
    (request) => request.post('/form-submissions/nope', { multipart: { a: 'b' } }),
    400,
  ],
  'an address that cannot be decoded': [(request) => request.get('/%E0%A4%A'), 404],
  'a file of the build that is gone': [(request) => request.get('/_next/static/gone.js'), 404],
  'data for React': [(request) => request.get('/printing?_rsc=1', { headers: { RSC: '1' } }), 200],
  'an unknown action': [(request) => request.post('/', { headers: { 'Next-Action': '00' } }), 400],
  'a form that is none of ours': [(request) => request.post('/', { multipart: { a: 'b' } }), 400],
  'a server error': [(request) => request.post('/', crossSite), 500],
  'a redirect': [(request) => request.get('/printing/', noRedirects), 308],
  'the way to the sign-in': [
    (request) => request.get('/form-submissions', { ...noRedirects, headers: { Cookie: expiredSession } }),
    303,
  ],
  'the picture maker of Next, which nothing uses': [
    (request) => request.get('/_next/image?url=%2Fbrand%2Ficon.svg&w=640&q=75'),
    404,
  ],
  'a method that is not allowed': [(request) => request.delete('/'), 405],
}

/** Requests that no browser sends, by their first lines. */
const oddities: [string, number][] = [
  ['TRACE /form-submissions HTTP/1.1', 405],
  ['OPTIONS * HTTP/1.1', 405],
  ['GET //evil.example HTTP/1.1', 308],
  ['GET no-slash HTTP/1.1', 400],
  ['no request at all', 400],
  [`GET /${'a'.repeat(20_000)} HTTP/1.1`, 431],
  ['GET / HTTP/1.1\r\nExpect: the impossible', 417],
  ['GET * HTTP/1.1', 400],
  ['HEAD *?search=x HTTP/1.1', 400],
  ['POST /.env HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 0', 404],
  ['CONNECT evil.example:443 HTTP/1.1', 405],
  ['POST / HTTP/1.1\r\nContent-Length: 1048577', 413],
  ['POST / HTTP/1.1\r\nContent-Length: 0\r\nContent-Type: multipart/form-data', 400],
  ['POST / HTTP/1.1\r\nTransfer-Encoding: chunked', 411],
  ['GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket', 200],
  ['GET /nope HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h2c', 404],
  ['GET /%2e%2e/..%2f..%2fetc/passwd HTTP/1.1', 308],
  ['GET / HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6', 400],
  ['GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 3', 400],
  [`GET / HTTP/1.1\r\nIf-None-Match: ${'"a",'.repeat(1_700)}`, 200],
  [`GET / HTTP/1.1\r\nAccept-Encoding: ${'br;q=x,,;;'.repeat(700)}`, 200],
  ['GET /form-submissions HTTP/1.1\r\nX-Middleware-Subrequest: middleware:middleware:middleware', 200],
]

/** Whether windows that others opened are kept away from it. */
const openers: Record<string, 'same-origin' | undefined> = {
  'a page rendered per request': 'same-origin',
  'the sign-in': 'same-origin',
  'a 404 below the list': 'same-origin',
  'the way to the sign-in': 'same-origin',
  'a static page': undefined,
  'the 404 page': undefined,
}

/** Pictures, fonts and scripts, which pages of other hosts may show. */
const forOtherHosts = ['a file of the build that is gone']

function expectStrict(headers: Record<string, string>, readers = 'same-origin') {
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['cross-origin-resource-policy']).toBe(readers)
  for (const feature of ['camera', 'serial', 'display-capture', 'midi'])
    expect(headers['permissions-policy']).toContain(`${feature}=()`)
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/)
}

test('A picture carries no headers that only a page needs', async ({ request }) => {
  const headers = (await request.get('/brand/icon.svg')).headers()
  expect(headers['content-security-policy']).toBe(emptyPolicy)
  for (const name of pageOnlyHeaders) expect(headers[name.toLowerCase()]).toBeUndefined()
  expectStrict({ ...(await request.get('/')).headers(), ...headers }, 'cross-origin')
})

for (const [kind, [ask, status]] of Object.entries(kinds))
  test(`Strict headers come with ${kind}`, async ({ request }) => {
    const response = await ask(request)
    expect(response.status()).toBe(status)
    expectStrict(response.headers(), forOtherHosts.includes(kind) ? 'cross-origin' : 'same-origin')
    if (kind in openers) expect(response.headers()['cross-origin-opener-policy']).toBe(openers[kind])
  })

test('The answer to a form is not compressed, which would take longer than to send it; a page is', async ({
  site,
}) => {
  const encoded = { 'accept-encoding': 'gzip', 'content-type': 'text/plain' }
  const action = await ask(site.url, {
    method: 'POST',
    headers: { ...encoded, 'next-action': '00'.repeat(21) },
    body: '[]',
  })
  expect(action.headers['content-encoding']).toBeUndefined()
  expect((await ask(`${site.url}/sign-in`, { headers: encoded })).headers['content-encoding']).toBe('gzip')
})

const host = '\r\nHost: localhost'
for (const [bytes, status, last = host] of [...oddities, ['GET / HTTP/1.1', 400, ''] as const])
  test(`Strict headers come with the answer to ${JSON.stringify(bytes).slice(0, 50)}${last && ' with a host'}`, async ({
    site,
  }) => {
    // From its first request on, Next listens for upgrades, and hangs up.
    await fetch(`${site.url}/sign-in`)
    const answer = await sendBytes(site.url, `${bytes}${last}\r\nConnection: close\r\n\r\n`)
    const [first = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n')
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const pairs = lines.map((line) => line.split(/: *(.*)/))
    expectStrict(Object.fromEntries(pairs.map(([name, value]) => [name?.toLowerCase(), value])))
  })

import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const noRedirects = { maxRedirects: 0 }
const crossSite = { multipart: { a: 'b' }, headers: { Origin: 'https://evil.example' } }

/** Each kind of answer that the site gives: what is asked, and the status that shows that it is this kind. */
const kinds: Record<string, [(request: APIRequestContext) => Promise<APIResponse>, number]> = {
  'a static page': [(request) => request.get('/'), 200],
  'a page rendered per request': [(request) => request.get('/form-submissions'), 200],
  'the sign-in': [(request) => request.get('/sign-in'), 200],
  'the 404 page': [(request) => request.get('/nope'), 404],
  'a 404 below the list': [(request) => request.get('/form-submissions/nope'), 404],
  'a form posted below the list': [
    (request) => request.post('/form-submissions/nope', { multipart: { a: 'b' } }),
    405,
  ],
  'an address that cannot be decoded': [(request) => request.get('/%E0%A4%A'), 404],
  'a file of public/': [(request) => request.get('/icons/keyline.svg'), 200],
  'a file of the build that is gone': [(request) => request.get('/_next/static/gone.js'), 404],
  'data for React': [(request) => request.get('/printing?_rsc=1', { headers: { RSC: '1' } }), 200],
  'an unknown action': [(request) => request.post('/', { headers: { 'Next-Action': '00' } }), 400],
  'a form that is none of ours': [(request) => request.post('/', { multipart: { a: 'b' } }), 400],
  'a server error': [(request) => request.post('/', crossSite), 500],
  'a redirect': [(request) => request.get('/printing/', noRedirects), 308],
  'a method that is not allowed': [(request) => request.delete('/'), 405],
}

for (const [kind, [ask, status]] of Object.entries(kinds))
  test(`Strict headers come with ${kind}`, async ({ request }) => {
    const response = await ask(request)
    expect(response.status()).toBe(status)
    const headers = response.headers()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-powered-by']).toBeUndefined()
    if (status === 308) return
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

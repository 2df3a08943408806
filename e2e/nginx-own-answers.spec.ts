import { brand } from '../lib/content/brand.ts'
import { expect } from './support/fixtures.ts'
import { test } from './support/nginx.ts'
import { get, sendBytes } from './support/wire.ts'

// What nginx says by itself, while the site's own process does not run.

const host = 'HTTP/1.1\r\nHost: localhost\r\n'
const long = 'x'.repeat(70_000)

const requests: Record<string, [string, number]> = {
  'a form while the site is down': [
    `POST / ${host}Connection: close\r\nContent-Length: 9\r\n\r\ndetails=x`,
    502,
  ],
  'no host': ['GET / HTTP/1.1\r\n\r\n', 400],
  'no HTTP': ['GARBAGE\r\n\r\n', 400],
  'an address with a blank': [`GET /a b ${host}\r\n`, 400],
  'a header that is too long': [`GET / ${host}A: ${long}\r\n\r\n`, 400],
  'an address that is too long': [`GET /${long} ${host}\r\n`, 414],
  'a form that is too long': [`POST / ${host}Content-Length: 2000000\r\n\r\n`, 413],
  'a method that is not for the web': [`TRACE / ${host}Connection: close\r\n\r\n`, 405],
  'a version that does not exist': ['GET / HTTP/3.0\r\nHost: localhost\r\n\r\n', 505],
}

for (const [name, [request, status]] of Object.entries(requests))
  test(`As strict as the site, and silent on the machine: ${name}`, async ({ downFront, site }) => {
    const [head = '', body = ''] = (await sendBytes(downFront, request)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const page = await get(site.url)
    const same = [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
    ]
    for (const one of same) expect(valuesOf(head, one), one).toEqual([page.headers[one]])
    expect(valuesOf(head, 'cache-control')).toEqual(['no-store'])
    expect(valuesOf(head, 'server')).toEqual(['nginx'])
    expect(body).toContain('<h1>')
    expect(body).not.toMatch(/nginx|127\.0\.0\.1|localhost|\/tmp/)
  })

const valuesOf = (head: string, name: string) =>
  head
    .split('\r\n')
    .map((line) => line.split(/: (.*)/))
    .filter(([one]) => one?.toLowerCase() === name)
    .map(([, value]) => value)

test('While the site is down, its pages still come', async ({ page, downFront }) => {
  await page.goto(`${downFront}/printing`)
  await expect(page.getByRole('link', { name: brand().name }).first()).toBeVisible()
})

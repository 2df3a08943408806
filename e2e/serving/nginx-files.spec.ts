import { listFiles } from '../../delivery/next-output/list-files.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/nginx.ts'
import { get, sendBytes, type Answer } from '../support/wire.ts'

// What nginx hands out by itself, beside the answers of the site's own process.

/** What may differ: how the connection goes on, and how each of the two names a version of a file. */
const ofTheServer = ['date', 'connection', 'keep-alive', 'server', 'etag']

function withoutServer({ status, headers, body }: Answer) {
  const kept = Object.entries(headers).filter(([name]) => !ofTheServer.includes(name))
  return { status, headers: Object.fromEntries(kept), body }
}

const files = listFiles('.next')
const acceptances: Record<string, Record<string, string>> = {
  brotli: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
  gzip: { 'Accept-Encoding': 'gzip', Via: '1.1 somebody' },
  'as it is': {},
}

for (const [name, headers] of Object.entries(acceptances))
  test(`Every static file is the same with and without nginx: ${name}`, async ({ site, downFront }) => {
    expect(files.length).toBeGreaterThan(100)
    for (const { path } of files) {
      const [own, front] = [await get(site.url + path, headers), await get(downFront + path, headers)]
      expect(front.headers.server, path).toBe('nginx')
      expect(withoutServer(front), path).toEqual(withoutServer(own))
    }
  })

test('A proxy in front that speaks HTTP/1.0 gets a text compressed', async ({ downFront }) => {
  const answer = await sendBytes(downFront, 'GET /printing HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n')
  expect(answer).toContain('Content-Encoding: gzip')
})

test('HEAD says what GET would send, and sends nothing', async ({ downFront }) => {
  const headers = { 'Accept-Encoding': 'br' }
  const [full, head] = [await get(downFront, headers), await get(downFront, headers, 'HEAD')]
  expect(head.body).toHaveLength(0)
  expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' })
})

test('A visitor who has the file is told so, with the same policy', async ({ site, downFront }) => {
  const headers = { 'Accept-Encoding': 'br' }
  for (const path of ['/', '/printing', '/icons/keyline.svg', '/brand/home.png']) {
    const first = await get(downFront + path, headers)
    const know = (tag = '') => ({ ...headers, 'If-None-Match': tag })
    const again = await get(downFront + path, know(`"other", ${first.headers.etag}`))
    expect(again.status).toBe(304)
    const own = await get(site.url + path, know((await get(site.url + path, headers)).headers.etag))
    expect(again.body).toHaveLength(0)
    // The type belongs to the body, and nginx leaves it out with that.
    const type = own.headers['content-type']
    expect({ ...withoutServer(again).headers, 'content-type': type }).toEqual(withoutServer(own).headers)
    expect((await get(downFront + path, know('"other"'))).status).toBe(200)
  }
})

test('A file is its content: neither its time nor a piece of it can be asked for', async ({ downFront }) => {
  const first = await get(downFront)
  expect(first.headers['last-modified']).toBeUndefined()
  const later = { 'If-Modified-Since': new Date().toUTCString(), Range: 'bytes=0-9' }
  expect(await get(downFront, later)).toMatchObject({ status: 200, body: first.body })
})

test('Every other request is for the site: forms, data for React, other spellings', async ({ downFront }) => {
  const one = { 'Content-Type': 'text/plain' }
  for (const [path, headers, method] of [
    ['/', {}, 'POST'],
    ['/', one, 'GET'],
    ['/printing', { RSC: '1' }, 'GET'],
    ['/printing?_rsc=1', {}, 'GET'],
    ['/printing', { 'If-Match': '"other"' }, 'GET'],
    ['/printing', { 'If-Unmodified-Since': new Date(0).toUTCString() }, 'GET'],
    ['/printing', {}, 'DELETE'],
    ...[
      '/index',
      '/printing.html',
      '/PRINTING',
      '/printing/',
      '//printing',
      '/%70rinting',
      '/.trouble',
      '/.unread',
    ]
      .concat(
        '/files',
        '/robots.txt.br',
        '/sitemap.xml/',
        '/form-submissions',
        '/sign-in',
        '/_next/static/gone.js',
      )
      .map((path) => [path, {}, 'GET'] as const),
  ] as const)
    expect((await get(downFront + path, headers, method)).status, `${method} ${path}`).toBe(502)
  expect((await get(`${downFront}/printing?utm_source=letter`)).status).toBe(200)
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { bundleArtworkWorkers } from '../../build/artwork-worker.ts'
import { emptyPolicy } from '../../lib/security/policy.ts'
import { expect, test } from '../support/fixtures.ts'
import { get } from '../support/wire.ts'

const stylesheet = async (url: string) =>
  url + (/href="(\/_next\/static\/[^"]+\.css)"/.exec(String((await get(url)).body))?.[1] ?? '')

test('Texts come compressed as the visitor can take them, and are the same whatever the way', async ({
  site,
}) => {
  for (const path of ['/', '/printing', '/brand/icon.svg', '/speculation-rules.json']) {
    const plain = await get(site.url + path)
    expect(plain.headers['content-encoding']).toBeUndefined()
    const br = await get(site.url + path, { 'Accept-Encoding': 'gzip, deflate, br' })
    const gzip = await get(site.url + path, { 'Accept-Encoding': 'gzip' })
    for (const { headers } of [plain, br, gzip]) {
      expect(headers.vary).toBe('Accept-Encoding')
      expect(headers.etag).toBe(plain.headers.etag)
      expect(headers['content-type']).toBe(plain.headers['content-type'])
    }
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(br.body.length).toBeLessThan(gzip.body.length)
  }
})

test('A visitor who has the file is told so, with the same policy', async ({ site }) => {
  for (const url of [`${site.url}/`, await stylesheet(site.url)]) {
    const first = await get(url)
    const again = await get(url, { 'If-None-Match': `"other", ${first.headers.etag}` })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    for (const name of ['etag', 'cache-control', 'content-security-policy', 'vary'])
      expect(again.headers[name]).toBe(first.headers[name])
    expect((await get(url, { 'If-None-Match': '"other"' })).status).toBe(200)
  }
})

test('HEAD says what GET would send, and sends nothing', async ({ site }) => {
  const headers = { 'Accept-Encoding': 'br' }
  const full = await get(`${site.url}/`, headers)
  const head = await get(`${site.url}/`, headers, 'HEAD')
  expect(head.body).toHaveLength(0)
  expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' })
})

test('Files with a hash in their name are kept for good, pages for ten seconds', async ({ site }) => {
  const sheet = await get(await stylesheet(site.url))
  expect(sheet.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8')
  for (const address of Object.values(bundleArtworkWorkers().addresses)) {
    const { headers, body } = await get(site.url + address, { 'Accept-Encoding': 'br' })
    expect(headers['cache-control']).toBe(sheet.headers['cache-control'])
    expect(headers['content-encoding']).toBe('br')
    // A worker takes the policy of its file.
    expect(headers['content-security-policy']).toBe(emptyPolicy)
    expect(body.length).toBeLessThan(1.1 * 438_900)
  }
  const page = await get(`${site.url}/?utm_source=letter`)
  // `must-revalidate` would add nothing: browsers ask again at once, and `s-maxage` tells caches the same (RFC 9111).
  expect(page.headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-if-error=86400')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
})

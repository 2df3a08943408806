import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { listFiles } from '../../build/next-output/list-files.ts'
import { printing } from '../../lib/content/service-pages.ts'
import { changedBuild } from '../support/changed-build.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/nginx.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { waysAround } from '../support/ways-around.ts'
import { askOn, get } from '../support/wire.ts'

const encodings = ['gzip, deflate, br, zstd', 'gzip', 'br;q=0']
const { heading } = printing().hero

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script${javaScriptEnabled ? '' : ' @night'}`, () => {
    test.use({ javaScriptEnabled })

    test('A form sent through nginx is stored, and answered under its own policy', async ({
      page,
      front,
    }) => {
      const lastName = javaScriptEnabled ? 'Infront' : 'Upfront'
      const form = await ProjectForm.open(page, front)
      await form.fill({ ...amara, lastName })
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await form.button.click()
      await expect(
        javaScriptEnabled ? form.toast('success') : form.form.locator('[data-notice="success"]'),
      ).toBeVisible()
      const policy = (await (await answered).allHeaders())['content-security-policy'] ?? ''
      if (!javaScriptEnabled) {
        const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
        expect(nonce).not.toBe('')
        expect(await (await answered).text()).toContain(`nonce="${nonce}"`)
      }
      await page.goto(`${front}/form-submissions`)
      await expect(page.getByText(`Amara ${lastName}`)).toBeAttached()
    })
  })

test('Behind nginx, a request’s page is where its link says', async ({ front }) => {
  // Named with a last slash, a location redirects it, and the site sends it back.
  expect((await get(`${front}/request`)).status).toBe(200)
  expect((await get(`${front}/artwork/files`, {}, 'POST')).status).toBeGreaterThanOrEqual(400)
})

/** Headers of the connection, which may differ. */
const ofTheConnection = ['date', 'server', 'connection', 'keep-alive']

/** Every static file in every encoding, as served from this URL. */
async function allFiles(from: string) {
  const answers: object[] = []
  for (const encoding of encodings)
    for (const { path } of listFiles('.next')) {
      const { status, headers, body } = await get(from + path, { 'Accept-Encoding': encoding })
      for (const name of ofTheConnection) delete headers[name]
      answers.push({
        path,
        encoding,
        status,
        headers,
        digest: createHash('sha256').update(body).digest('hex'),
      })
    }
  return answers
}

/** How many seconds the site lets caches keep a page. */
async function keptSeconds(url: string): Promise<number> {
  const { headers } = await get(url)
  return Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1])
}

test('Every static file comes as from the site itself, also while Node is down @night', async ({
  deployment,
}) => {
  const { url, siteUrl, stop } = deployment
  const own = await allFiles(siteUrl)
  expect(own.length).toBeGreaterThan(300)
  expect(await allFiles(url)).toEqual(own)
  const staff = ['/form-submissions', '/sign-in']
  for (const path of staff) expect((await get(url + path)).status).toBe(200)
  await stop()
  await wait((await keptSeconds(url)) * 1_000 + 500)
  expect(await allFiles(url)).toEqual(own)
  expect((await get(`${url}/printing?utm_source=letter`)).status).toBe(200)
  for (const path of [...staff, '/nope']) expect((await get(url + path)).status).toBe(502)
  expect((await get(url, {}, 'POST')).status).toBe(502)

  const headers = { 'Accept-Encoding': 'br' }
  for (const path of ['/', '/brand/icon.svg', '/brand/home.png']) {
    const full = await get(url + path, headers)
    const head = await get(url + path, headers, 'HEAD')
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' })
    const fresh = await get(url + path, { ...headers, 'If-None-Match': `"other", ${full.headers.etag}` })
    expect(fresh).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    for (const name of ['etag', 'cache-control', 'content-security-policy'])
      expect(fresh.headers[name]).toBe(full.headers[name])
  }
})

test('A new build shows within the time that the site lets caches keep a page, its headers too @night', async ({
  deployment,
  page,
}) => {
  const { url, start, stop } = deployment
  await page.goto(`${url}/printing`)
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  const seconds = await keptSeconds(url)
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(10)

  const build = changedBuild({ [heading]: 'Fresh from the press', 'camera=()': 'camera=(self)' })
  await stop()
  await start(build.folder)
  await wait(seconds * 1_000 + 500)
  await page.goto(`${url}/`)
  // The header of an unchanged page: Node sends it with a 304, too.
  expect((await get(url)).headers['permissions-policy']).toContain('camera=(self)')
  await page.locator('a[href="/printing"]:visible').first().click()
  await page.waitForURL('**/printing')
  await expect(page.getByRole('heading', { name: 'Fresh from the press' })).toBeVisible()
  build.remove()
})

test('Staff pages come from Node, each for the one who asked', async ({ front }) => {
  const nonces = new Set<string | undefined>()
  for (const path of ['/form-submissions', '/form-submissions', '/sign-in', '/sign-in']) {
    const { status, headers } = await get(front + path)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    nonces.add(/'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1])
  }
  expect(nonces.size).toBe(4)
})

test('Next’s own answers at a page’s address never come from the cache, nor enter it', async ({ front }) => {
  const plain = await get(`${front}/printing`)
  expect(plain.status).toBe(200)
  expect((await get(`${front}/printing`, { RSC: '1' })).status).toBe(307)
  const form = await get(`${front}/printing`, { 'Content-Type': 'multipart/form-data; boundary=x' })
  expect(form.headers['cache-control']).toBe('private, no-store')
  expect(form.headers['content-security-policy']).toContain("'nonce-")
  expect((await get(`${front}/printing`)).headers).toEqual({ ...plain.headers, date: expect.any(String) })
})

test('Every request for the list is answered as without nginx, or refused', async ({ front, site }) => {
  for (const request of waysAround) {
    // A full URL in place of a path is the same request (RFC 9112, 3.2.2), but Next takes it for a path.
    if (!request.path.startsWith('/')) continue
    const through = await askOn(front, request)
    const own = await askOn(site.url, request)
    expect([own.status, 400], JSON.stringify(request)).toContain(through.status)
  }
})

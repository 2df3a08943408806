import { notFoundWords } from '../../lib/content/not-found.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/nginx.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { waysAround } from '../support/ways-around.ts'
import { askOn, get } from '../support/wire.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled })

    test('A form sent through nginx is stored, and answered under its own policy', async ({
      page,
      front,
    }) => {
      const lastName = javaScriptEnabled ? 'Infront' : 'Upfront'
      await page.goto(`${front}/#contact`)
      const form = new ProjectForm(page)
      await form.fill({ ...amara, lastName })
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await form.button.click()
      await expect(
        javaScriptEnabled ? form.toast('success') : form.form.locator('[data-notice="success"]'),
      ).toBeVisible()
      const policies = (await (await answered).headersArray()).filter(
        ({ name }) => name.toLowerCase() === 'content-security-policy',
      )
      expect(policies).toHaveLength(1)
      if (!javaScriptEnabled) {
        const [, nonce = ''] = /'nonce-([^']+)'/.exec(policies[0]?.value ?? '') ?? []
        expect(nonce).not.toBe('')
        expect(await (await answered).text()).toContain(`nonce="${nonce}"`)
      }
      await page.goto(`${front}/form-submissions`)
      await expect(page.getByText(`Amara ${lastName}`)).toBeAttached()
    })
  })

test('The list comes from the site, for the one who asked', async ({ front }) => {
  const { status, headers } = await get(`${front}/form-submissions`)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['content-security-policy']).toContain("'nonce-")
})

test('An unknown address is answered by the site, and one that cannot be read as well', async ({
  front,
  site,
}) => {
  for (const path of ['/nope', '/%E0%A4%A', '/%zz', '/../nope', '/%00']) {
    const request = { path, headers: { Host: 'localhost' } }
    const [through, own] = [await askOn(front, request), await askOn(site.url, request)]
    expect(through.status, path).toBe(404)
    expect(through.text, path).toContain(notFoundWords().title)
    expect(through.text).toBe(own.text)
    expect(through.headers['x-frame-options']).toBe('DENY')
  }
})

test('Whatever is asked of the list is answered as without nginx', async ({ front, site }) => {
  for (const request of waysAround) {
    // A whole URL in place of a path is the same request (RFC 9112, 3.2.2); Next takes it for a path.
    if (!request.path.startsWith('/')) continue
    const [through, own] = [await askOn(front, request), await askOn(site.url, request)]
    expect(through.status, JSON.stringify(request)).toBe(own.status)
  }
})

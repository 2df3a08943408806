import { siteUrl } from '../../lib/seo/site-url.ts'
import { expect, test } from '../support/fixtures.ts'
import { amara, ProjectForm, words } from '../support/project-form.ts'

const host = `${new URL(siteUrl).hostname}.translate.goog`

test(
  'A page under a translator’s own host has its pictures, and its form reaches us',
  { tag: '@early' },
  async ({ page, site, browserName }) => {
    test.skip(browserName !== 'chromium', 'the other drivers cannot answer for a host that is not there')
    await page.route(`https://${host}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      const html = await (await fetch(site.url + pathname)).text()
      await route.fulfill({
        contentType: 'text/html',
        // A test's site has no TLS, and a browser tells such a site no origin.
        headers: { 'Referrer-Policy': 'unsafe-url' },
        body: html.replace('<head>', `<head><base href="${site.url}${pathname}">`),
      })
    })
    // Chromium keeps other hosts from this machine's own servers.
    await page.context().grantPermissions(['local-network-access'])
    await page.goto(`https://${host}/?_x_tr_sl=en&_x_tr_tl=de`)
    const picture = page.locator('main img').first()
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    const loaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').length
    await expect.poll(() => page.evaluate(loaded)).toBeGreaterThan(0)

    const form = new ProjectForm(page)
    await form.send(amara)
    await expect(page).toHaveURL(new RegExp(`^${site.url}`))
    await expect(form.form.locator('[data-notice="success"]')).toContainText(words.notices.sent.title)
  },
)

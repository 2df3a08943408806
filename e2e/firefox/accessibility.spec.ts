import { FirefoxPage } from '../support/firefox/firefox-page.ts'
import { test as base } from '../support/fixtures.ts'
import { expectSameTold, states } from '../support/told.ts'

const test = base.extend<object, { firefox: FirefoxPage }>({
  firefox: [
    async ({}, use) => {
      const firefox = await FirefoxPage.open()
      await use(firefox)
      firefox.close()
    },
    { scope: 'worker' },
  ],
})

for (const [path, clicks] of states)
  test(`${[path, ...clicks].join(', ')}: the same to assistive technology in Firefox and in Chromium`, async ({
    firefox,
    page,
    site,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 404/)
    await expectSameTold(firefox, page, site.url + path, clicks)
  })

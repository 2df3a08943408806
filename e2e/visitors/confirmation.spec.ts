import type { Page } from '@playwright/test'
import { confirmation } from '../../lib/content/confirmation.ts'
import { fill } from '../../lib/content/fill.ts'
import { expect, test } from '../support/fixtures.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { fillQuickQuote, lucia } from '../support/quick-quote.ts'
import { jonas, QuoteDialog } from '../support/quote-dialog.ts'

const { mailed, notMailed } = confirmation().receipt

/** Each sends a form and returns the visitor's address; all three receipts are made alike. */
const forms = {
  async 'the project request'(page: Page) {
    const form = new ProjectForm(page)
    await form.fill({ ...amara, lastName: 'Uncopied' })
    await form.button.click()
    return amara.email
  },
  async 'a quote'(page: Page) {
    const quote = new QuoteDialog(page)
    await quote.open()
    await quote.fill(jonas)
    await quote.submit.click()
    return jonas.email
  },
  async 'a quick quote'(page: Page) {
    await page.locator('main [commandfor="quick-quote-dialog"]').first().click()
    await fillQuickQuote(page, { ...lucia, email: jonas.email })
    await page.locator('#quick-quote button[type="submit"]').click()
    return jonas.email
  },
}
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script @night', () => {
    test.use({ javaScriptEnabled })
    for (const [what, send] of Object.entries(forms))
      test(`The receipt of ${what} says that a mail is on its way, or that none is${what === 'the project request' ? '' : ' @night'}`, async ({
        page,
        siteInTrouble,
      }) => {
        siteInTrouble.backend.fault = 'copying'
        const receipt = page.locator('.receipt')
        for (const [site, isMailed] of [
          ['', false],
          [siteInTrouble.url, true],
        ] as const) {
          await page.goto(`${site}/#contact`)
          const email = await send(page)
          const whenMailed = fill(mailed, { email })
          const unsaid = notMailed
          await expect(receipt).toContainText(isMailed ? whenMailed : unsaid)
          await expect(receipt).not.toContainText(isMailed ? unsaid : whenMailed)
        }
      })
  })

import { staticPages } from '../support/addresses.ts'
import { test } from '../support/fixtures.ts'
import { lookAt, slowWidths, widths } from '../support/look-at.ts'
import { expectSameLooks } from '../support/same-looks.ts'

// Every route at every width, as it arrives.

test.use({ allowedErrors: [/status of 404/], contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

for (const path of [...staticPages, '/sign-in', '/form-submissions', '/artwork/add'])
  test(`${path} holds at every width`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await lookAt(page, width)
      if (slowWidths.includes(width) && staticPages.includes(path)) await expectSameLooks(page)
    }
  })

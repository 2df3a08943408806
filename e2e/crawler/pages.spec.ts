import { otherLanguagePages, staticPages } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookAtState, lookAtWidths, slowWidths } from '../support/look-at.ts'
import { expectSameLooks } from '../support/same-looks.ts'

test.use({ allowedErrors: [/status of 404/], contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

/** By day one page of another language stands for all. */
const [translated = '', ...more] = otherLanguagePages
const byDay = [...staticPages, translated, '/sign-in', '/form-submissions', '/request']
for (const path of [...byDay, ...more, '/es/nope', '/es/request']) {
  const tag = byDay.includes(path) ? [] : ['@night']
  test(`${path} holds at every width`, { tag }, async ({ page }) => {
    await page.goto(path)
    // Otherwise iOS links numbers and addresses before React arrives.
    const format = page.locator('meta[name=format-detection]')
    await expect(format).toHaveAttribute('content', 'telephone=no, date=no, address=no, email=no')
    // The home page is checked at all widths by day, too.
    await (path === '/' ? lookAtWidths(page) : lookAtState(page))
  })
}

for (const width of slowWidths)
  for (const path of staticPages)
    test(
      `${path} looks the same at ${width} px when all rules are there`,
      {
        tag: path === '/' && width === 1_440 ? [] : '@night',
      },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await expectSameLooks(page)
      },
    )

import { marketingPages } from '../support/addresses.ts'
import { expect, test } from '../support/webkit/fixtures.ts'
import { lookHere, nothing, layoutWidths } from '../support/look-at.ts'

for (const width of [390, 1440])
  test(`At ${width} px nothing lies outside a page, and no picture or text has collapsed @night`, async ({
    webkit,
    site,
  }) => {
    await webkit.resize({ width, height: 900 })
    for (const path of [...marketingPages, '/nope', '/form-submissions', '/sign-in']) {
      await webkit.go(site.url + path)
      // Distant pictures load as well.
      await webkit.run(() => document.querySelectorAll('img').forEach((one) => (one.loading = 'eager')))
      const loaded = () => [...document.querySelectorAll('img')].every((one) => one.complete)
      await expect.poll(() => webkit.run(loaded)).toBe(true)
      const found = await webkit.run(() => ({
        view: innerWidth,
        content: document.documentElement.scrollWidth,
        collapsed: [...document.querySelectorAll('main :is(img, h1, h2, h3, p, .button):not(.sr-only)')]
          .filter((one) => one.textContent || one.tagName === 'IMG')
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .filter((one) => !one.closest('details:not([open]) > :not(summary)'))
          .map((one) => ({ one, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 8 || box.height < 8)
          .map(({ one }) => one.outerHTML.slice(0, 120)),
      }))
      expect({ path, ...found }).toEqual({ path, view: width, content: width, collapsed: [] })
    }
  })

test('The home page holds at every width', async ({ webkit, site }) => {
  for (const width of layoutWidths) {
    await webkit.resize({ width, height: 900 })
    await webkit.go(site.url)
    expect.soft(await webkit.run(lookHere, ''), `at ${width} px`).toEqual(nothing)
  }
})

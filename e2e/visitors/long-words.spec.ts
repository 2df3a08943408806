import { marketingPages } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookHere, nothing } from '../support/look-at.ts'

/** Single-line places, whose length content:check or the component limits, and texts only for screen readers. */
const bounded =
  '.site-header, .type-figure, .roll, .strip-name, .light-drop, .light-buttons, .font-native, span.whitespace-nowrap, .sr-only, [hidden], script, style, svg, option'

/** Puts a word of 56 letters into each text. */
function lengthen(skipped: string) {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (node instanceof Text && /\p{L}{3}/u.test(node.data) && !node.parentElement?.closest(skipped))
      node.data = node.data.replace(/\p{L}+/u, 'Veranstaltungskalender-Internationalisierungsbeauftragte')
}

for (const width of [320, 390, 768, 1024, 1440])
  test(`at ${width} px the longest words break, nothing lies over anything and no page scrolls sideways${width === 390 ? '' : ' @night'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of marketingPages) {
      await page.goto(`${path}#main`) // lays out the whole page
      await page.evaluate(lengthen, bounded)
      expect.soft(await page.evaluate(lookHere, ''), path).toEqual(nothing)
      const over = await page
        .locator('.button:visible')
        .evaluateAll((buttons) =>
          buttons
            .filter((one) => one.scrollHeight > one.clientHeight + 1)
            .map((one) => one.outerHTML.slice(0, 90)),
        )
      expect.soft(over, path).toEqual([])
      const skip = await page.locator('.skip-link').evaluate((link) => link.getBoundingClientRect().bottom)
      expect.soft(skip, path).toBeLessThanOrEqual(0)
    }
  })

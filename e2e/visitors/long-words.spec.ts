import { marketingPages } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

/** Places of one line, whose length content:check holds (lib/content), and what is read out and not seen. */
const bounded =
  '.site-header, .type-figure, .roll, .strip-name, .font-native, .sr-only, [hidden], script, style, svg, option'

for (const width of [320, 390, 768, 1024, 1440])
  test(`at ${width} px the longest words break and no page scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of marketingPages) {
      await page.goto(path)
      const outside = await page.evaluate((skipped) => {
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        for (let node = walk.nextNode(); node; node = walk.nextNode())
          if (node instanceof Text && /\p{L}{3}/u.test(node.data) && !node.parentElement?.closest(skipped))
            texts.push(node)
        for (const text of texts)
          text.data = text.data.replace(/\p{L}+/u, 'Veranstaltungskalender-Internationalisierungsbeauftragte')
        const wide = document.documentElement.clientWidth + 1
        const scrolls = (element: Element | null): boolean =>
          element !== null &&
          (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) && element !== document.body
            ? true
            : scrolls(element.parentElement))
        return texts
          .filter(({ parentElement }) => parentElement?.checkVisibility() && !scrolls(parentElement))
          .filter((text) => {
            const range = document.createRange()
            range.selectNodeContents(text)
            return [...range.getClientRects()].some(({ left, right }) => right > wide || left < -1)
          })
          .map(({ parentElement }) => parentElement?.outerHTML.slice(0, 90))
      }, bounded)
      expect([path, ...outside]).toEqual([path])
      const room = await page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth)
      expect([path, room]).toEqual([path, Math.min(room, 0)])
    }
  })

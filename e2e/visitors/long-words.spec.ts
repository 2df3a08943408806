import { marketingPages } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

/** Single-line places, whose length content:check or the component limits, and texts only for screen readers. */
const bounded =
  '.site-header, .type-figure, .roll, .strip-name, .light-drop, .light-buttons, .font-native, span.whitespace-nowrap, .sr-only, [hidden], script, style, svg, option'

for (const width of [320, 390, 768, 1024, 1440])
  test(`at ${width} px the longest words break, nothing lies over anything and no page scrolls sideways${width === 390 ? '' : ' @night'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of marketingPages) {
      await page.goto(`${path}#main`) // lays out the whole page
      const { outside, covered, over, skip } = await page.evaluate((skipped) => {
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
        // Only for screen readers, like table heads on phones.
        const isClipped = (element: Element | null): boolean =>
          element !== null &&
          (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement))
        const lines = texts
          .filter(({ parentElement }) => !isClipped(parentElement))
          .filter(({ parentElement }) => parentElement?.checkVisibility() && !scrolls(parentElement))
          // Folded text has boxes all the same.
          .filter(({ parentElement }) => !parentElement?.matches('.unfold:not([open])'))
          .flatMap((text) => {
            const range = document.createRange()
            range.selectNodeContents(text)
            const { parentElement: element } = text
            return [...range.getClientRects()].map((box) => ({ element, box }))
          })
        const named = (element: Element | null) => element?.outerHTML.slice(0, 90) ?? ''
        /** The box of the letters: tight lines of large type overlap the boxes above and below them. */
        const letters = ({ left, right, top, height }: DOMRect) => ({
          left: left + 1,
          right: right - 1,
          top: top + 0.3 * height,
          bottom: top + 0.75 * height,
        })
        const floats = (element: Element | null): boolean =>
          element !== null &&
          (element.matches('.chat') ||
            getComputedStyle(element).position === 'fixed' ||
            floats(element.parentElement))
        const looked = lines.filter(({ element }) => !floats(element))
        const boxes = looked.map(({ element, box }) => ({ element, ...letters(box) }))
        boxes.sort((one, other) => one.top - other.top)
        const covers = boxes.flatMap((one, index) => {
          const below = boxes.slice(index + 1, index + 60).filter(({ top }) => top < one.bottom)
          return below
            .filter(
              ({ left, right, element }) => left < one.right && right > one.left && element !== one.element,
            )
            .map(({ element }) => `${named(one.element)} and ${named(element)}`)
        })
        return {
          outside: lines
            .filter(({ box }) => box.right > wide || box.left < -1)
            .map(({ element }) => named(element)),
          covered: covers,
          over: boxes
            .filter(({ top, bottom, element }) => {
              const room = element?.closest('.button, .unfold:not([open])')?.getBoundingClientRect()
              return room && (top < room.top || bottom > room.bottom)
            })
            .map(({ element }) => named(element)),
          skip: document.querySelector('.skip-link')?.getBoundingClientRect().bottom,
        }
      }, bounded)
      expect([path, ...outside]).toEqual([path])
      expect([path, ...covered]).toEqual([path])
      expect([path, ...over]).toEqual([path])
      expect(skip).toBeLessThanOrEqual(0)
      const room = await page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth)
      expect([path, room]).toEqual([path, Math.min(room, 0)])
    }
  })

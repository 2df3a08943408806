import type { Page } from '@playwright/test'
import { marketingPages } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

/** The visible fields and controls below the header that the launcher covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const launcher = document.querySelector('.chat-launcher')
    if (!launcher?.checkVisibility({ visibilityProperty: true })) return []
    const own = launcher.getBoundingClientRect()
    const controls = document.querySelectorAll(
      ':is(#home, #contact) :is(button, .button, input, select, textarea)',
    )
    return [...controls]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect()
        return width > 1 && left < own.right && right > own.left && top < own.bottom && bottom > own.top
      })
      .map((one) => one.getAttribute('name') ?? one.textContent)
  })

/** The texts in the window under the launcher's painted area. */
const coveredTexts = (page: Page) =>
  page.evaluate(() => {
    const painted = [...document.querySelectorAll(innerWidth < 861 ? '.chat-launcher > *' : '.chat-launcher')]
    const owns = painted
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect())
    const range = document.createRange()
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('.chat')) continue
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(text)
      const under = [...range.getClientRects()].some(({ left, right, top, bottom, width }) =>
        owns.some(
          (own) => width > 1 && left < own.right && right > own.left && top < own.bottom && bottom > own.top,
        ),
      )
      if (under && text.textContent?.trim()) found.push(text.textContent)
    }
    return found
  })

test("The chat's button covers no text on the first screen of a page, at any width", async ({ page }) => {
  for (const path of marketingPages) {
    await page.goto(path)
    for (const width of [390, 768, 1_024, 1_280, 1_440, 1_920]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await coveredTexts(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript${javaScriptEnabled ? '' : ' @night'}`, () => {
    test.use({ javaScriptEnabled })

    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [1_280, 720],
    ] as const)
      test(`At ${width} px the chat’s button covers no control of hero and contact section${width === 390 ? '' : ' @night'}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height })
        await page.goto('/#main') // lays out the whole page
        for (const id of ['home', 'contact']) {
          const { from, to } = await page.locator(`#${id}`).evaluate((section) => {
            const { top, bottom } = section.getBoundingClientRect()
            return { from: Math.max(0, scrollY + top - innerHeight), to: scrollY + bottom }
          })
          for (let y = from; y < to; y += 100) {
            await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
            // The menu's mark, which the button follows, comes a frame later.
            await expect
              .poll(() => covered(page), { message: `${id}, ${Math.round(y)}`, timeout: 2_000 })
              .toEqual([])
          }
        }
      })
  })

test('At 390 px the chat’s button covers no plus sign', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#before-order')
  await expect(page.locator('.chat-launcher')).toBeVisible()
  const names = await page.evaluate(() => {
    const { top, bottom } = document.querySelector('.chat-launcher')!.getBoundingClientRect()
    // A button in a row that scrolls sideways can be scrolled out from under it.
    return [...document.querySelectorAll<HTMLElement>('main .add')]
      .filter((one) => one.checkVisibility() && !one.closest('.rail-goods'))
      .filter((one) => {
        const before = one.getBoundingClientRect()
        const level = before.top + before.height / 2 - (top + bottom) / 2
        scrollBy({ top: level, behavior: 'instant' })
        const { left, top: now, width, height } = one.getBoundingClientRect()
        return document.elementFromPoint(left + width * 0.8, now + height / 2) !== one
      })
      .map((one) => one.getAttribute('aria-label'))
  })
  expect(names).toEqual([])
  // It covers nothing else of that row either.
  const inFront = await page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('.chat-launcher')!.getBoundingClientRect()
    const row = document.querySelector('.rail')!.getBoundingClientRect()
    scrollBy({ top: row.top + row.height / 2 - (top + height / 2), behavior: 'instant' })
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.rail, .chat')?.className
  })
  expect(inFront).toContain('rail')
})

import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

// One card for every product that can be quoted, wherever it is listed.

/** How the words of all of them look; one entry means that all look alike. */
const looks = (words: Locator) =>
  words.evaluateAll((all) => [
    ...new Set(
      all
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { fontSize, fontWeight, fontStretch, textTransform, letterSpacing } = getComputedStyle(one)
          return [fontSize, fontWeight, fontStretch, textTransform, letterSpacing].join(' ')
        }),
    ),
  ])

for (const width of [390, 1_440])
  test(`At ${width} px the cards of all lists have one type for labels and one for facts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/#main') // all of it laid out
    const lists = page.locator(':is(#drinkware, #technology, #outdoor-sports)')
    await expect(lists.locator('.product-card .ask-label').first()).toBeVisible()
    // The one big cell of drinkware has a larger name.
    expect(
      await looks(lists.locator('.product-card:not(.rail-goods > :first-child) .product-name')),
    ).toHaveLength(1)
    expect(await looks(lists.locator('.product-card .ask-label'))).toHaveLength(1)
    expect(await looks(lists.locator('.product-card .facts li'))).toHaveLength(1)
    for (const look of await looks(page.locator('.facts li')))
      expect(parseFloat(look)).toBeGreaterThanOrEqual(13)
  })

for (const width of [390, 1_440])
  test(`At ${width} px a quote is asked for by two forms of the button at most`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/#main')
    const forms = await page
      .locator('main :is(.product-card, .mosaic-cell) [commandfor="quote-dialog"]')
      .evaluateAll((all) => {
        const seen = all.filter((one) => one.checkVisibility())
        return new Set(
          seen.map((one) => {
            const { fontSize, fontWeight, backgroundColor, textTransform, borderRadius } =
              getComputedStyle(one)
            return [fontSize, fontWeight, backgroundColor, textTransform, borderRadius].join(' ')
          }),
        ).size
      })
    expect(forms).toBeGreaterThanOrEqual(1)
    expect(forms).toBeLessThanOrEqual(2)
  })

for (const width of [390, 1_440])
  test(`At ${width} px a badge covers neither the goods nor the name nor the facts of its card`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/#main')
    const covered = await page.locator('.mosaic-badge').evaluateAll((badges) =>
      badges.flatMap((badge) => {
        const own = badge.getBoundingClientRect()
        const others = badge
          .closest('.mosaic-cell')
          ?.querySelectorAll('.mosaic-picture, .mosaic-name, .facts li')
        return [...(others ?? [])]
          .filter((one) => one.checkVisibility())
          .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            return (
              left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1
            )
          })
          .map((one) => `${badge.textContent}: ${one.className || one.textContent}`)
      }),
    )
    expect(covered).toEqual([])
  })

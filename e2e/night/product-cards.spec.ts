import { expect, test } from '../support/fixtures.ts'

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
          ?.querySelectorAll('.mosaic-picture, .mosaic-name, .facts')
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

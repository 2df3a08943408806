import { expect, test } from '../support/fixtures.ts'

// A visitor whose browser is set to letters half as large again.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24']
    await use({ ...launchOptions, args })
  },
})

test('The header folds before its parts touch or leave the window', async ({ page }) => {
  await page.goto('/printing')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px')
  for (const width of [1_181, 1_366, 1_440, 1_772, 2_042]) {
    await page.setViewportSize({ width, height: 700 })
    const parts = await page
      .locator('#header .wrap > *')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0))
    expect(parts.length).toBeGreaterThan(2)
    for (const [index, { right }] of parts.entries())
      expect.soft(right, `part ${index} at ${width} px`).toBeLessThanOrEqual(parts[index + 1]?.left ?? width)
  }
})

import { expect, test } from '../support/fixtures.ts'
import { lookHere, nothing, layoutWidths } from '../support/look-at.ts'

// For the engines other than Chromium, where pages.spec.ts visits every route.
test('The home page holds at every width @engines', async ({ page }) => {
  for (const width of layoutWidths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    expect.soft(await page.evaluate(lookHere, ''), `at ${width} px`).toEqual(nothing)
  }
})

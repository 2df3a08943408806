import type { Page } from '@playwright/test'
import { hero } from '../../lib/content/home/story.ts'
import { expect, test } from '../support/fixtures.ts'

const { actions } = hero()

async function box(page: Page, selector: string) {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!
  return { left: x, top: y, right: x + width, bottom: y + height, width }
}

test('A low screen shows both buttons of the hero wholly', async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 720 })
  await page.goto('/')
  const home = page.locator('#home')
  for (const button of [
    home.getByRole('button', { name: actions.quote }),
    home.getByRole('link', { name: actions.stores.label }),
  ])
    await expect(button).toBeInViewport({ ratio: 1 })
})

test('On a very wide screen the words stand on the grid of the page, and the goods beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2_560, height: 1_440 })
  await page.goto('/')
  const sheet = await box(page, '#services .wrap')
  const words = await box(page, '.hero-words')
  expect([words.left, words.right]).toEqual([sheet.left, sheet.right])

  const shirt = await box(page, '.hero-shirt')
  const goods = await box(page, '.hero-goods')
  for (const part of ['.hero-lead', '.hero-actions .button-primary', '.hero-actions .button-secondary'])
    expect((await box(page, part)).right, part).toBeLessThan(goods.left)
  for (const { left, right, top, bottom } of [shirt, goods]) {
    expect((left + right) / 2).toBeLessThan(sheet.right)
    expect(top).toBeGreaterThanOrEqual(words.top)
    expect(bottom).toBeLessThanOrEqual(words.bottom)
  }
  // The first line reaches over the sleeve, as drawn, and no further.
  const ends = await page.locator('h1').evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    return Math.max(...[...range.getClientRects()].map(({ right }) => right))
  })
  expect(ends).toBeLessThan(shirt.left + 0.4 * shirt.width)
})

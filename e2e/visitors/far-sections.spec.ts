import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

// Sections far below are laid out when they come near, and nobody may notice.

const far = '#reviews'
const isLaidOut = (page: Page, id: string) =>
  page
    .locator(`${id} h2`)
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions))
const topOf = (page: Page, id: string) =>
  page
    .locator(`${id} h2`)
    .first()
    .evaluate((heading) => heading.getBoundingClientRect().top)

/** The same twice in a row: fonts and smooth scrolling are done. */
async function settledTop(page: Page, id: string) {
  let before = NaN
  await expect(async () => {
    const top = await topOf(page, id)
    const moved = top !== before
    before = top
    expect(moved).toBe(false)
  }).toPass({ intervals: [300] })
  return before
}

async function expectUnderHeader(page: Page, id: string) {
  const top = await settledTop(page, id)
  const bar = await page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().bottom)
  expect(top).toBeGreaterThanOrEqual(bar)
  expect(top).toBeLessThanOrEqual(bar + 60)
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1_440, height: 900 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('The first page of a session leaves its far sections for later', async ({ page }) => {
      await page.goto('/')
      expect(await isLaidOut(page, far)).toBe(false)
      await page.locator(far).scrollIntoViewIfNeeded()
      await expect.poll(() => isLaidOut(page, far)).toBe(true)
    })

    for (const id of ['#products', '#about', '#reviews', '#contact']) {
      test(`An address with ${id} lands there`, async ({ page }) => {
        await page.goto(`/${id}`)
        await expectUnderHeader(page, id)
      })

      test(`A link to ${id} lands there, and back is where it was`, async ({ page }) => {
        await page.goto('/')
        await page.locator(`a[href$="/${id}"], a[href="${id}"]`).first().dispatchEvent('click')
        await expectUnderHeader(page, id)
        await page.evaluate(() => history.back())
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        // What was laid out for the link stays so, or Firefox comes back to another place.
        expect(await isLaidOut(page, far)).toBe(true)
      })
    }

    test('A page that is loaded again shows what it showed', async ({ page }) => {
      await page.goto('/')
      for (let step = 0; step < 20; step++) await page.mouse.wheel(0, 400)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(7_000)
      const before = await settledTop(page, '#outdoor-sports')
      await page.reload()
      expect(Math.abs((await settledTop(page, '#outdoor-sports')) - before)).toBeLessThanOrEqual(2)
    })
  })

import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

type Clip = { x: number; y: number; width: number; height: number }

/** Whether the clip shows one color only. */
async function isBlank(page: Page, clip: Clip): Promise<boolean> {
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  return channels.every(({ min, max }) => max - min < 60)
}

const boxOf = async (control: Locator) => {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return (await control.boundingBox())!
}

test('No plate behind the headline covers the shirt', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 1_000 })
  await page.goto('/')
  // Below the first line, which overlaps the sleeve, the headline's box has no letters there.
  const clip = await page.locator('h1').evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    const lines = [...range.getClientRects()].filter((line) => line.width > 1)
    const shirt = document.querySelector('.hero-shirt')?.getBoundingClientRect()
    const x = shirt?.left ?? NaN
    const y = (lines[0]?.bottom ?? NaN) + 1
    const right = Math.max(...lines.map((line) => line.right))
    return { x, y, width: right - x, height: heading.getBoundingClientRect().bottom - y }
  })
  const shown = await page.screenshot({ clip })
  await page.locator('h1').evaluate((heading) => (heading.style.visibility = 'hidden'))
  const alone = await page.screenshot({ clip })
  expect(shown.equals(alone)).toBe(true)
  expect(await isBlank(page, clip)).toBe(false)
})

test('Every button says or shows something, and the mark of every fold and product is drawn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#main') // lays out the whole page
  const blank: string[] = []
  const mute = await page
    .locator(':is(header, main, footer) :is(button:not(.add), summary, .button)')
    .evaluateAll((all) =>
      (all as HTMLElement[])
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => !one.innerText.trim() && !one.querySelector('svg'))
        .map((one) => one.outerHTML.slice(0, 120)),
    )
  expect(mute).toEqual([])
  for (const mark of await page.locator('main .fold-mark:visible').all())
    if (await isBlank(page, await boxOf(mark)))
      blank.push(`fold ${await mark.locator('xpath=..').innerText()}`)
  // Borders draw the plus of a product.
  for (const section of ['#drinkware', '#technology', '#outdoor-sports']) {
    const { x, y, width, height } = await boxOf(page.locator(`${section} .add:visible`).first())
    const plus = { x: x + width / 2 - 10, y: y + height / 2 - 10, width: 20, height: 20 }
    if (await isBlank(page, plus)) blank.push(`plus of ${section}`)
  }
  expect(blank).toEqual([])
})

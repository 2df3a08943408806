import { footer } from '../../lib/content/frame.ts'
import { homeSections } from '../../lib/content/home/sections.ts'
import { beforeOrder } from '../../lib/content/home/story.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressInLanguage } from '../support/in-language.ts'
import { QuoteDialog } from '../support/quote-dialog.ts'

// The terms before an order are one step away, from the home page and from the foot of every page.

const { check, decoration, sample } = beforeOrder()
const support = footer().lists.at(-1)!.links
const added = support.slice(support.findIndex(({ apart }) => apart))

const hidden = !homeSections().sections.includes('before-order')

for (const width of [390, 1_440])
  test(`At ${width} px each cell of the band is one target: two lead to their page, the third asks${width === 390 ? '' : ' @night'}`, async ({
    page,
  }) => {
    test.skip(hidden, 'The band is hidden')
    await page.setViewportSize({ width, height: 900 })
    const cells = page.locator('#before-order li')
    for (const [index, { href }] of [check, decoration].entries()) {
      await page.goto('/')
      await cells.nth(index).scrollIntoViewIfNeeded()
      await cells.nth(index).click({ position: { x: 10, y: 20 } }) // on the drawing
      await expect(page).toHaveURL(addressInLanguage(href))
    }
    await page.goto('/')
    await cells.last().click({ position: { x: 10, y: 20 } })
    await expect(new QuoteDialog(page).dialog).toBeVisible()
    await expect(cells.last().getByRole('link', { name: sample.name })).toHaveAttribute(
      'data-need',
      sample.name,
    )
  })

test('The footer’s support list leads on, and the sample pack is asked for in place', async ({ page }) => {
  expect(added.length).toBe(4)
  const list = page.getByRole('navigation', { name: footer().lists.at(-1)!.title })
  for (const { label, href, need } of added) {
    await page.goto('/printing')
    await list.getByRole('link', { name: label, exact: true }).click()
    if (!need) await expect(page).toHaveURL(addressInLanguage(href))
    else await expect(new QuoteDialog(page).dialog).toBeVisible()
  }
})

test.describe('without JavaScript @night', () => {
  test.use({ javaScriptEnabled: false })

  test('The sample pack leads to the form', async ({ page }) => {
    for (const path of ['/', '/printing', '/questions']) {
      await page.goto(path)
      await page.locator('footer').getByRole('link', { name: sample.name, exact: true }).click()
      await expect(page).toHaveURL(addressInLanguage('/#contact'))
    }
  })
})

import { leadForms } from '../../lib/content/lead-forms.ts'
import { hero } from '../../lib/content/home/story.ts'
import { drinkware } from '../../lib/content/home/goods.ts'
import { expect, test } from '../support/fixtures.ts'
import { withoutAnchors, withoutCommands, withoutPopovers } from '../support/old-engine.ts'
import { askFor, jonas, QuoteDialog, words } from '../support/quote-dialog.ts'

test.describe('without commands', () => {
  test.beforeEach(({ page }) => withoutCommands(page))

  test('The hero and a product open the quote dialog; closing gives the focus back', async ({ page }) => {
    await page.goto('/')
    const quote = new QuoteDialog(page)
    const cancel = quote.dialog.getByRole('button', { name: words.cancel })
    await quote.open()
    await expect(page.locator('#quote-dialog:modal')).toBeVisible()
    await expect(quote.field('name')).toBeFocused()
    await cancel.click()
    await expect(quote.dialog).toBeHidden()
    await expect(page.locator('#home').getByRole('button', { name: hero().actions.quote })).toBeFocused()

    const product = drinkware().products[0]?.name ?? ''
    const opener = askFor(page.locator('#drinkware'), product)
    await opener.click()
    await expect(quote.dialog.getByRole('listitem')).toContainText(product)
    await expect(quote.field('interest')).toHaveValue(drinkware().interest)
    await page.keyboard.press('Escape')
    await expect(quote.dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await quote.send(jonas)
    await expect(quote.toast('success')).toBeVisible()
    await expect(quote.dialog).toBeHidden()
  })
})

test.describe('without popovers', () => {
  test.use({ bypassCSP: true })
  test.beforeEach(({ page }) => withoutPopovers(page))

  test('A quote dialog opens, is sent and answers', async ({ page }) => {
    await page.goto('/')
    const quote = new QuoteDialog(page)
    await expect(quote.dialog).toBeHidden()
    await quote.open()
    await expect(page.locator('#quote-dialog:modal')).toBeVisible()
    await expect(quote.field('name')).toBeFocused()
    await quote.send(jonas)
    const slip = page.getByRole('dialog', { name: leadForms().receipt.title })
    await expect(slip.locator('h4')).toBeFocused()
    await expect(slip).toBeInViewport()
  })
})

test.describe('without anchor()', () => {
  test.use({ bypassCSP: true, viewport: { width: 1440, height: 900 } })
  test.beforeEach(({ page }) => withoutAnchors(page))

  for (const menu of ['services', 'catalog'])
    test(`The ${menu} menu opens under its entry`, async ({ page }) => {
      await page.goto('/')
      const entry = page.locator(`[data-menu=${menu}]`)
      await entry.getByRole('button').focus()
      await page.keyboard.press('Enter')
      await expect(page.locator(`#menu-${menu}`)).toBeVisible()
      const [left, own] = await Promise.all(
        [entry, page.locator(`#menu-${menu}`)].map(async (part) => (await part.boundingBox())?.x),
      )
      expect(own).toBeCloseTo((left ?? NaN) - 20, 0)
    })
})

test('On a phone the quote dialog does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const quote = await QuoteDialog.fromHome(page)
  await expect(page.locator('#quote-dialog:modal')).toBeVisible()
  await quote.dialog.hover()
  await page.mouse.wheel(60, 0)
  await page.waitForTimeout(300)
  expect(await quote.dialog.evaluate((dialog) => dialog.scrollLeft)).toBe(0)
})

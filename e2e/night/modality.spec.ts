import { expect, test } from '../support/fixtures.ts'
import { QuoteDialog } from '../support/quote-dialog.ts'

// A dialog is painted before it becomes modal (browser/page-script/main.ts); nobody may act in between.

test('A dialog is on the screen at once and modal right after, with the focus in it', async ({ page }) => {
  await page.goto('/')
  const quote = new QuoteDialog(page)
  const states = await page.evaluate(() => {
    document.querySelector<HTMLElement>('#home [commandfor=quote-dialog]')?.click()
    return [':popover-open', ':modal'].map(
      (state) => document.querySelector(`#quote-dialog${state}`) !== null,
    )
  })
  expect(states).toEqual([true, false])
  await expect(page.locator('#quote-dialog:modal')).toBeVisible()
  await expect(quote.field('name')).toBeFocused()
})

test('A key pressed before it is modal finds it modal: Tab stays inside', async ({ page }) => {
  await page.goto('/')
  const modal = await page.evaluate(() => {
    document.querySelector<HTMLElement>('#home [commandfor=quote-dialog]')?.click()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
    return document.querySelector('#quote-dialog:modal') !== null
  })
  expect(modal).toBe(true)
  const quote = new QuoteDialog(page)
  await expect(quote.field('name')).toBeFocused()
  await page.keyboard.type('Jonas')
  await expect(quote.field('name')).toHaveValue('Jonas')
  await page.keyboard.press('Escape')
  await expect(quote.dialog).toBeHidden()
  await expect(page.locator('#home [commandfor=quote-dialog]')).toBeFocused()
})

test('Two taps in a row open one dialog, and Cancel closes it', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const opener = document.querySelector<HTMLElement>('#home [commandfor=quote-dialog]')
    opener?.click()
    opener?.click()
  })
  await expect(page.locator('#quote-dialog:modal')).toBeVisible()
  await page.locator('#quote-dialog [command=close]').first().click()
  await expect(page.locator('#quote-dialog')).toBeHidden()
  await expect(page.locator('#home [commandfor=quote-dialog]')).toBeFocused()
})

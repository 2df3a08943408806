import { contact } from '../../lib/content/home/story.ts'
import { addressInLanguage } from '../support/in-language.ts'
import { staticPages } from '../support/addresses.ts'
import { expect } from '../support/fixtures.ts'
import {
  calendar,
  calendarWidget,
  chat,
  chatWidget,
  inFrame,
  launcher,
  slip,
  test,
  withdraw,
} from '../support/widgets.ts'

test('The chat asks first; then the vendor comes in a sandboxed frame', async ({ page, vendor }) => {
  await page.goto('/printing')
  const width = () => document.documentElement.scrollWidth
  const before = await page.evaluate(width)
  await launcher(page).click()
  await expect(slip(page)).toBeFocused()
  // The launcher stays under the mouse, and reaches past the window there.
  expect(await page.evaluate(width)).toBe(before)
  await expect(slip(page)).toContainText(chatWidget.words.ask.replaceAll('*', ''))
  await expect(slip(page)).toContainText(chatWidget.vendor)
  expect(vendor.visits).toEqual([])
  await slip(page).getByRole('link', { name: chatWidget.words.start }).click()
  await expect(inFrame(page, chatWidget.words.title)).toBeVisible()
  expect(vendor.visits).toEqual([chat.url])
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/)
  await page.waitForTimeout(6_500)
  await expect(frame).toBeVisible()
})

test('Consent is remembered on the device, for one vendor alone, and withdrawn in the footer @night', async ({
  page,
  vendor,
}) => {
  await page.goto('/#contact')
  await launcher(page).click()
  await slip(page).getByRole('link', { name: chatWidget.words.start }).click()
  await expect(inFrame(page, chatWidget.words.title)).toBeVisible()

  await page.goto('/veterinary')
  await page.waitForTimeout(500)
  expect(vendor.visits).toHaveLength(1)
  await launcher(page).click()
  await expect(inFrame(page, chatWidget.words.title)).toBeVisible()
  expect(vendor.visits).toHaveLength(2)

  await page.getByRole('button', { name: withdraw.button }).click()
  await expect(page.locator('.toast')).toContainText(withdraw.notice.title)
  await expect(page.locator('iframe')).toHaveCount(0)
  await launcher(page).click()
  await expect(slip(page)).toContainText(chatWidget.words.ask.replaceAll('*', ''))
  expect(vendor.visits).toHaveLength(2)
})

test('The calendar comes when it is asked for, and not before', async ({ page, vendor }) => {
  await page.goto('/#contact')
  await expect(calendar(page)).toContainText(calendarWidget.words.ask)
  await page.locator('.scheduling summary').click()
  const button = page.getByRole('link', { name: calendarWidget.words.start })
  await button.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  expect(vendor.visits).toEqual([])
  await button.click()
  await expect(inFrame(page, calendarWidget.words.title)).toBeVisible()
  expect(vendor.visits).toEqual([calendarWidget.url])
})

test('The chat works by keyboard: Enter opens, Escape closes and gives the focus back @night', async ({
  page,
}) => {
  await page.goto('/translation')
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  await expect(slip(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(slip(page).getByRole('button', { name: chatWidget.words.close })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(slip(page)).toBeHidden()
  await expect(launcher(page)).toBeFocused()
})

test('The staff see no outside service on their list', async ({ page }) => {
  await page.goto('/form-submissions')
  await expect(launcher(page)).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('button', { name: withdraw.button })).toHaveCount(0)
  const response = await page.request.get('/form-submissions')
  const html = await response.text()
  for (const { vendor, url } of [chatWidget, calendarWidget]) {
    expect(html).not.toContain(vendor)
    expect(html).not.toContain(new URL(url).host)
  }
  expect(response.headers()['content-security-policy']).toContain("frame-src 'none'")
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('The calendar is a link to the vendor, and the button beside the form leads to it @night', async ({
    page,
    vendor,
  }) => {
    await page.goto('/#contact')
    await page.getByRole('link', { name: contact().call, exact: true }).click()
    await expect(calendar(page)).toBeInViewport({ ratio: 1 })
    expect(vendor.visits).toEqual([])
    await calendar(page).getByRole('link', { name: calendarWidget.words.start }).click()
    await page.waitForURL(calendarWidget.url)
  })

  test('The chat is a link to the contact section, on every public page @night', async ({ page, vendor }) => {
    for (const path of staticPages) {
      await page.goto(path)
      // It stays off the first two screens.
      await page.keyboard.press('End')
      await expect(launcher(page)).toHaveAttribute('href', addressInLanguage('/#contact'))
    }
    await launcher(page).click()
    await page.waitForURL(`**${addressInLanguage('/#contact')}`)
    await expect(page.getByRole('button', { name: withdraw.button })).toBeHidden()
    expect(vendor.visits).toEqual([])
  })
})

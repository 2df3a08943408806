import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { brand } from '../lib/content/brand.ts'
import { framedWidget, widgetOrigins, widgets } from '../lib/content/widgets.ts'
import { startFakeVendor, type FakeVendor, type Mood } from './support/fake-vendor.ts'
import { expect, test } from './support/fixtures.ts'

const { chat, withdraw } = widgets()
const [chatWords, calendarWords] = [framedWidget('chat'), framedWidget('scheduling')]
const publicPages = ['/', '/printing', '/translation', '/veterinary', '/nope']

const launcher = (page: Page) => page.getByRole('link', { name: chat.launch, exact: true })
const slip = (page: Page) => page.getByRole('dialog', { name: chatWords.words.title })
const calendar = (page: Page) => page.getByRole('region', { name: calendarWords.words.title })
const inFrame = (page: Page, title: string) =>
  page.frameLocator(`iframe[title="${title}"]`).getByText('The vendor is here')

// What a blocked or refusing vendor leaves in the console is the browser's own remark.
test.use({ allowedErrors: [/ERR_BLOCKED_BY_CLIENT|X-Frame-Options|status of 404/] })

let vendor: FakeVendor
test.beforeEach(async ({ context }) => {
  vendor = await startFakeVendor(context, widgetOrigins())
})
test.afterEach(() => vendor.stop())

test('The chat asks first and says who will be contacted; then the vendor comes in a sandboxed frame', async ({
  page,
}) => {
  await page.goto('/printing')
  await launcher(page).click()
  await expect(slip(page)).toBeFocused()
  await expect(slip(page)).toContainText(chatWords.words.ask)
  await expect(slip(page)).toContainText(chatWords.vendor)
  expect(vendor.visits).toEqual([])
  await slip(page).getByRole('button', { name: chatWords.words.start }).click()
  await expect(inFrame(page, chatWords.words.title)).toBeVisible()
  expect(vendor.visits).toEqual([chat.url])
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/)
  await page.waitForTimeout(6_500)
  await expect(frame).toBeVisible()
})

test('Consent is remembered on the device, for one vendor alone, and withdrawn in the footer', async ({
  page,
}) => {
  await page.goto('/#contact')
  await launcher(page).click()
  await slip(page).getByRole('button', { name: chatWords.words.start }).click()
  await expect(inFrame(page, chatWords.words.title)).toBeVisible()

  await page.goto('/veterinary')
  await page.waitForTimeout(500)
  expect(vendor.visits).toHaveLength(1)
  await launcher(page).click()
  await expect(inFrame(page, chatWords.words.title)).toBeVisible()
  expect(vendor.visits).toHaveLength(2)

  await page.getByRole('button', { name: withdraw.button }).click()
  await expect(page.locator('.toast')).toContainText(withdraw.notice.title)
  await expect(page.locator('iframe')).toHaveCount(0)
  await launcher(page).click()
  await expect(slip(page)).toContainText(chatWords.words.ask)
  expect(vendor.visits).toHaveLength(2)
})

test('The calendar comes when it is asked for, and not before', async ({ page }) => {
  await page.goto('/#contact')
  await expect(calendar(page)).toContainText(calendarWords.words.ask)
  const button = page.getByRole('button', { name: calendarWords.words.start })
  await button.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  expect(vendor.visits).toEqual([])
  await button.click()
  await expect(inFrame(page, calendarWords.words.title)).toBeVisible()
  expect(vendor.visits).toEqual([calendarWords.url])
})

for (const mood of ['is blocked', 'is silent', 'refuses frames'] satisfies Mood[])
  test(`When the vendor ${mood}, a link and an e-mail address stand there within six seconds`, async ({
    page,
  }) => {
    vendor.mood = mood
    await page.goto('/#contact')
    await page.getByRole('button', { name: calendarWords.words.start }).click()
    await expect(page.locator('iframe')).toBeVisible()
    const { height } = (await page.locator('.vendor-frame').boundingBox()) ?? {}
    await expect(calendar(page)).toContainText(calendarWords.words.blocked, { timeout: 7_000 })
    await expect(page.locator('iframe')).toHaveCount(0)
    const link = calendar(page).getByRole('link', { name: calendarWords.words.link })
    await expect(link).toHaveAttribute('href', calendarWords.url)
    await expect(calendar(page).getByRole('link', { name: calendarWords.words.mail })).toHaveAttribute(
      'href',
      `mailto:${brand().email}`,
    )
    expect((await page.locator('.vendor-frame').boundingBox())?.height).toBe(height)
  })

test('The chat works by keyboard: Enter opens, Escape closes and gives the focus back', async ({ page }) => {
  await page.goto('/translation')
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  await expect(slip(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(slip(page).getByRole('button', { name: chatWords.words.close })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(slip(page)).toBeHidden()
  await expect(launcher(page)).toBeFocused()
})

for (const width of [390, 1440])
  test(`axe finds nothing at ${width} px in the chat that asks and in the one that is blocked`, async ({
    page,
  }) => {
    vendor.mood = 'is blocked'
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/printing')
    await launcher(page).click()
    const findings = async () => (await new AxeBuilder({ page }).include('.chat-slip').analyze()).violations
    await expect(slip(page)).toBeFocused()
    expect(await findings()).toEqual([])
    await slip(page).getByRole('button', { name: chatWords.words.start }).click()
    await expect(slip(page)).toContainText(chatWords.words.blocked, { timeout: 7_000 })
    expect(await findings()).toEqual([])
  })

test('A chat whose code cannot be loaded leads to the contact section', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort('blockedbyclient'))
  await page.goto('/printing')
  await launcher(page).click()
  await page.waitForURL('**/#contact')
})

test('The staff see no outside service on their list', async ({ page }) => {
  await page.goto('/form-submissions')
  await expect(launcher(page)).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
  const response = await page.request.get('/form-submissions')
  expect(response.headers()['content-security-policy']).toContain("frame-src 'none'")
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('The chat is a link to the contact section, on every public page', async ({ page }) => {
    for (const path of publicPages) {
      await page.goto(path)
      await expect(launcher(page)).toHaveAttribute('href', '/#contact')
    }
    await launcher(page).click()
    await page.waitForURL('**/#contact')
    await expect(page.getByRole('button', { name: withdraw.button })).toBeHidden()
    expect(vendor.visits).toEqual([])
  })
})

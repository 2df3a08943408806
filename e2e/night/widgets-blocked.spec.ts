import type { Route } from '@playwright/test'
import { brand } from '../../lib/content/brand.ts'
import { axe } from '../support/axe.ts'
import type { Mood } from '../support/fake-vendor.ts'
import { expect } from '../support/fixtures.ts'
import { calendar, calendarWidget, chatWidget, launcher, slip, test } from '../support/widgets.ts'

for (const mood of ['is blocked', 'is silent', 'refuses frames'] satisfies Mood[])
  test(`When the vendor ${mood}, a link and an e-mail address are there within six seconds`, async ({
    page,
    vendor,
  }) => {
    vendor.mood = mood
    await page.goto('/#contact')
    await page.locator('.scheduling summary').click()
    await page.getByRole('link', { name: calendarWidget.words.start }).click()
    await expect(page.locator('iframe')).toBeVisible()
    await expect(calendar(page)).toContainText(calendarWidget.words.blocked, { timeout: 7_000 })
    await expect(page.locator('iframe')).toHaveCount(0)
    const link = calendar(page).getByRole('link', { name: calendarWidget.words.link })
    await expect(link).toHaveAttribute('href', calendarWidget.url)
    await expect(calendar(page).getByRole('link', { name: calendarWidget.words.mail })).toHaveAttribute(
      'href',
      `mailto:${brand().email}`,
    )
  })

for (const width of [390, 1440])
  test(`axe finds nothing at ${width} px in the chat that asks and in the one that is blocked`, async ({
    page,
    vendor,
  }) => {
    vendor.mood = 'is blocked'
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/printing')
    await launcher(page).click()
    const findings = () => axe(page, '.chat-slip')
    await expect(slip(page)).toBeFocused()
    expect(await findings()).toEqual([])
    await slip(page).getByRole('link', { name: chatWidget.words.start }).click()
    await expect(slip(page)).toContainText(chatWidget.words.blocked, { timeout: 7_000 })
    expect(await findings()).toEqual([])
  })

for (const [fault, lose] of [
  ['is blocked', (route: Route) => route.abort('blockedbyclient')],
  ['never arrives', () => undefined],
] as const)
  test(`Code that ${fault} leaves links to the vendor’s page and the contact section`, async ({ page }) => {
    await page.route('**/_next/static/**/*.js', lose)
    await page.goto('/#contact')
    await page.locator('.scheduling summary').click()
    await calendar(page).getByRole('link', { name: calendarWidget.words.start }).click()
    await page.waitForURL(calendarWidget.url, { timeout: 8_000 })
    await page.goto('/printing')
    await launcher(page).click()
    await page.waitForURL('**/#contact', { timeout: 8_000 })
  })

import type { Page } from '@playwright/test'
import { products } from '../../lib/content/home/goods.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressInLanguage } from '../support/in-language.ts'
import { askFor, QuoteDialog } from '../support/quote-dialog.ts'

// Nothing on the home page is a dead end: categories lead to their section or a quote, sections to their page.

const { categories } = products()
const withSection = categories.flatMap(({ name, href }) => (href ? [{ name, href }] : []))
const withInterest = categories.flatMap(({ name, interest }) => (interest ? [{ name, interest }] : []))

const card = (page: Page, name: string) =>
  page.locator('#products .mosaic-cell', { has: page.getByRole('heading', { name, exact: true }) })

async function expectSection(page: Page, { name, href }: { name: string; href: string }) {
  await card(page, name)
    .getByRole('link', { name: `, ${name}` })
    .click()
  await expect(page).toHaveURL(addressInLanguage(href))
  await expect(page.locator(`${href.slice(href.indexOf('#'))} h2`)).toBeInViewport()
}

test('Each category leads to its section or a quote, and a section to each page', async ({ page }) => {
  expect(withSection.length + withInterest.length).toBe(categories.length)
  await page.goto('/')
  for (const one of withSection) await expectSection(page, one)
  const form = new QuoteDialog(page)
  for (const { name, interest } of withInterest) {
    await askFor(card(page, name), name).click()
    await expect(form.dialog).toBeVisible()
    await expect(form.field('interest'), name).toHaveValue(interest)
    await page.keyboard.press('Escape')
    await expect(form.dialog).toBeHidden()
  }
  for (const width of [390, 1_440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/printing', '/translation', '/veterinary']) {
      const link = page.locator(`main > section a[href="${addressInLanguage(path)}"]`)
      await expect(link.first(), path).toBeVisible()
    }
  }
})

test.describe('without JavaScript, on a phone @night', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('Each category unfolds, and leads to its section or notes its name in the contact form', async ({
    page,
  }) => {
    await page.goto('/')
    for (const one of withSection) {
      await card(page, one.name).locator('summary').click()
      await expectSection(page, one)
    }
    for (const { name } of withInterest) {
      await page.goto('/')
      await card(page, name).locator('summary').click()
      await askFor(card(page, name), name).click()
      await expect(page.locator('#project-request [name="details"]'), name).toHaveValue(new RegExp(name))
    }
  })
})

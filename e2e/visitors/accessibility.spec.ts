import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { navigation } from '../../lib/content/navigation.ts'
import { staticPages } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { menuLabel } from '../support/menu-label.ts'
import { amara, ProjectForm } from '../support/project-form.ts'

test.use({ allowedErrors: [/status of 404/] })
// The home page is long, and axe reads all of it several times.
test.setTimeout(150_000)

const words = navigation()

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  )
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of [...staticPages, '/form-submissions'])
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path)
        await expectNoFindings(page)
      })

    test('axe finds nothing with a menu open', async ({ page }) => {
      await page.goto('/')
      if (width === 390) {
        await page.getByRole('button', { name: words.openMenu }).click()
        await expectNoFindings(page)
        return
      }
      for (const label of [menuLabel('services'), menuLabel('catalog')]) {
        await page.getByRole('button', { name: words.showMenu.replace('{label}', label) }).click()
        await expectNoFindings(page)
      }
    })

    test('axe finds nothing in the open dialogs, at rest, in error and after success, and in the open lightbox', async ({
      page,
    }) => {
      await page.goto('/')
      await page.locator('#drinkware button.scripted-only').first().click()
      const quote = page.locator('#quote-dialog')
      await expect(quote.getByRole('listitem')).toHaveCount(1)
      await expectNoFindings(page)
      await quote.locator('button[type="submit"]').click()
      await expect(quote.getByRole('alert')).not.toBeEmpty()
      await expectNoFindings(page)
      for (const name of ['name', 'phone']) await quote.locator(`[name="${name}"]`).fill('1')
      await quote.locator('[name="email"]').fill('a@b.example')
      await quote.locator('button[type="submit"]').click()
      await expect(page.locator('.quote-receipt')).toBeVisible()
      await expectNoFindings(page)
      await page.keyboard.press('Escape')
      await page.locator('[commandfor="quick-quote-dialog"]').first().click()
      await page.locator('#quick-quote-dialog button[type="submit"]').click()
      await expectNoFindings(page)
      await page.keyboard.press('Escape')
      await page.locator('#frame-03 .frame-link').click()
      await expect(page.locator('dialog.lightbox')).toBeVisible()
      await expectNoFindings(page)
    })

    test('axe finds nothing in the form in error, after success and on the filled list', async ({ page }) => {
      await page.goto('/#contact')
      const form = new ProjectForm(page)
      await form.button.click()
      await expect(form.toast('error')).toBeVisible()
      await expectNoFindings(page)
      await form.fill(amara)
      await form.button.click()
      await expect(form.toast('success')).toBeVisible()
      await expectNoFindings(page)
      await page.goto('/form-submissions')
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectNoFindings(page)
    })
  })
}

for (const path of [...staticPages, '/form-submissions'])
  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(content).toBeLessThanOrEqual(view ?? 0)
  })

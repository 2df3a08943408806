import { navigation } from '../../lib/content/frame.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressInLanguage } from '../support/in-language.ts'
import {
  withoutDialogs,
  withoutHas,
  withoutInert,
  withoutLayers,
  withoutRequestSubmit,
} from '../support/old-engine.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { jonas, QuoteDialog } from '../support/quote-dialog.ts'

test.describe('without layers and popovers', () => {
  test.use({ bypassCSP: true })

  for (const width of [390, 1440])
    test(`At ${width} px a page is read, its links lead on, and a request is sent${width === 390 ? '' : ' @night'}`, async ({
      page,
    }) => {
      await withoutLayers(page)
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      for (const closed of ['#menu-services', '#menu-catalog', '#mobile-menu', '#quote-dialog'])
        await expect(page.locator(closed)).toBeHidden()
      const icons = await page
        .locator('svg:not([role])')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
      expect(Math.max(...icons)).toBeLessThanOrEqual(32)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.getByRole('banner').getByRole('link', { name: navigation().links[1]!.label }).click()
      await expect(page.locator('#about')).toBeInViewport()

      const form = new ProjectForm(page)
      await form.send({ ...amara, lastName: 'Unlayered' })
      await expect(form.form.locator('.receipt-reference')).toBeVisible()
    })
})

test.describe('without :has() and inert @night', () => {
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } })

  test('Menu, dialog and products work; the page behind may scroll', async ({ page }) => {
    await withoutHas(page)
    await withoutInert(page)
    await page.goto('/')
    const opener = page.getByRole('button', { name: navigation().openMenu })
    await opener.click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#mobile-menu')).toBeHidden()
    await expect(opener).toBeFocused()
    await page.locator('#drinkware button.scripted-only').first().click()
    const quote = new QuoteDialog(page)
    await expect(quote.dialog.getByRole('listitem')).toBeVisible()
    await quote.send(jonas)
    await expect(page.locator('.quote-receipt')).toBeVisible()
  })
})

test('Without dialogs the quote button leads to the project request, and a frame to itself @night', async ({
  page,
}) => {
  await withoutDialogs(page)
  await page.goto('/')
  await page.locator('#frame-01 .frame-link').click()
  await expect(page).toHaveURL(/#frame-01$/)
  await expect(page.locator('dialog:visible')).toHaveCount(0)
  await page.goto('/printing')
  await page.locator('main [commandfor="quote-dialog"]').first().click()
  await expect(page).toHaveURL(addressInLanguage('/#contact'))
  await expect(page.locator('#project-request')).toBeInViewport()
})

test('Without requestSubmit() a form that was sent before its code came is stored', async ({ page }) => {
  await withoutRequestSubmit(page)
  const form = await ProjectForm.open(page)
  // Without a touch, no code has loaded before the click.
  await page.evaluate(
    (typed) => {
      for (const [name, value] of Object.entries(typed))
        document.querySelector<HTMLInputElement>(`#project-request [name="${name}"]`)!.value = value
    },
    { ...amara, lastName: 'Heldback' },
  )
  await form.button.evaluate((button: HTMLElement) => button.click())
  await expect(form.toast('success')).toBeVisible()
})

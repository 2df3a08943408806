import type { Locator } from '@playwright/test'
import { brand } from '../../lib/content/brand.ts'
import { leadForms } from '../../lib/content/lead-forms.ts'
import { expect, test } from '../support/fixtures.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { jonas, QuoteDialog } from '../support/quote-dialog.ts'

const { receipt } = leadForms()

/** The sentences that are seen, so that one that is said twice can be found. */
async function sentences(part: Locator) {
  const text = await part.evaluate((element: HTMLElement) => element.innerText)
  return text.split(/\n|(?<=[.!?]) /).flatMap((one) => one.trim() || [])
}

test('The toast and the receipt of a quote say nothing twice', async ({ page }) => {
  await page.goto('/')
  const quote = new QuoteDialog(page)
  await quote.open()
  await quote.fill(jonas)
  await quote.submit.click()
  const slip = page.locator('.quote-receipt')
  await expect(slip).toBeVisible()
  const said = await sentences(quote.toast('success'))
  expect(said.length).toBeGreaterThan(1)
  expect((await sentences(slip)).filter((one) => said.includes(one))).toEqual([])
})

test('The toast and the receipt of a project say nothing twice', async ({ page }) => {
  await page.goto('/#contact')
  const form = new ProjectForm(page)
  await form.fill({ ...amara, lastName: 'Once' })
  await form.button.click()
  const notice = form.form.locator('[data-notice="success"]')
  await expect(notice).toBeVisible()
  const said = await sentences(form.toast('success'))
  expect(said.length).toBeGreaterThan(1)
  expect((await sentences(notice)).filter((one) => said.includes(one))).toEqual([])
  await expect(notice.getByRole('button', { name: receipt.copy })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A receipt has no button that cannot copy', async ({ page }) => {
    await page.goto('/#contact')
    const form = new ProjectForm(page)
    await form.fill({ ...amara, lastName: 'Uncopyable' })
    await form.button.click()
    await expect(form.form.locator('.receipt-reference')).toBeVisible()
    await expect(form.form.getByText(receipt.copy)).toBeHidden()
  })
})

test('The office is its city, and a street only where there is one', async ({ page }) => {
  const { city, street } = brand().address
  await page.goto('/')
  const lines = (part: Locator) => part.evaluate((element: HTMLElement) => element.innerText.split('\n'))
  expect(await lines(page.locator('footer address p'))).toEqual([city, street].filter(Boolean))
})

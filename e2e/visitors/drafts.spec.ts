import { drinkware } from '../../lib/content/home/goods.ts'
import type { Page } from '@playwright/test'
import { leadForms } from '../../lib/content/lead-forms.ts'
import { looksLikeSpam } from '../../lib/leads/spam.ts'
import { idAsWords } from '../../lib/leads/options.ts'
import { expect, test } from '../support/fixtures.ts'
import { journeyLanguage } from '../support/in-language.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { askFor, QuoteDialog } from '../support/quote-dialog.ts'

const { draft } = leadForms()

test('A draft survives a reload, says so, and can be cleared @engines', async ({ page }) => {
  const form = await ProjectForm.open(page)
  await form.fill(amara)
  await page.reload({ waitUntil: 'domcontentloaded' })
  // Announced a while after the page has loaded: this comes first, as a slow machine takes longer to read the fields.
  const status = form.form.getByRole('status').first()
  expect(await status.innerText()).toBe('')
  expect(await form.typed()).toEqual(amara)
  await expect(form.form.locator('.draft-line')).toBeVisible()
  await expect(status).toHaveText(draft.restored, { useInnerText: true })
  await form.form.getByRole('button', { name: draft.clear }).click()
  await expect(status).toHaveText(draft.cleared, { useInnerText: true })
  await expect(form.field('firstName')).toBeFocused()
  expect(Object.values(await form.typed()).join('')).toBe('')
  await expect(form.form.locator('.draft-line')).toBeHidden()
  await page.reload()
  expect(Object.values(await form.typed()).join('')).toBe('')
})

/** Sends the form. @returns the time that the page says it took, in milliseconds */
async function sentAfter(page: Page, form: ProjectForm): Promise<string> {
  const sending = page.waitForRequest((request) => request.method() === 'POST')
  await form.button.click()
  const body = (await sending).postData() ?? ''
  await expect(form.toast('success')).toBeVisible()
  return /name="\w*elapsed"\r\n\r\n(.*)\r\n/.exec(body)?.[1] ?? 'nothing'
}

test('The back button brings the filled form back, which can be sent at once', async ({
  page,
  browserName,
}) => {
  const form = await ProjectForm.open(page)
  await form.fill({ ...amara, lastName: 'Restored' })
  await page.goto('/printing')
  await page.goBack()
  expect(await form.typed()).toEqual({ ...amara, lastName: 'Restored' })
  await page.reload()
  const elapsed = await sentAfter(page, form)
  // Only Chromium reports posted data.
  if (browserName === 'chromium') expect(elapsed).toBe('NaN')
  expect(looksLikeSpam({ trap: '', elapsed: 'NaN' })).toBe(false)
  await page.reload()
  expect(Object.values(await form.typed()).join('')).toBe('')
  await page.goto('/form-submissions')
  await expect(page.getByRole('article').first()).toContainText(amara.details)
})

test('The time to fill in a form does not depend on the clock of the device @night', async ({ page }) => {
  const form = await ProjectForm.open(page)
  await form.field('details').focus()
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() - 9 * 86_400_000
  })
  await form.fill({ ...amara, lastName: 'Clock' })
  const elapsed = await sentAfter(page, form)
  expect(Number(elapsed)).toBeGreaterThan(0)
  expect(Number(elapsed)).toBeLessThan(60_000)
})

test('Contact details typed into one form are offered in the others @night', async ({ page }) => {
  const quote = await QuoteDialog.fromHome(page)
  await quote.fill({
    name: 'Jonas Emil Weber',
    email: 'j.weber@saltrow.example',
    phone: '1',
    company: 'Salt Row',
  })
  await page.keyboard.press('Escape')
  const form = new ProjectForm(page)
  await form.field('details').focus()
  expect(await form.typed()).toMatchObject({
    firstName: 'Jonas',
    lastName: 'Emil Weber',
    email: 'j.weber@saltrow.example',
    phone: '1',
    company: 'Salt Row',
  })
})

test('Two tabs keep their parts of a draft for seven days, and neither shows what was sent', async ({
  page,
  context,
}) => {
  const form = await ProjectForm.open(page)
  const later = await context.newPage()
  const other = await ProjectForm.open(later)
  await form.fill({ ...amara, lastName: 'Two tabs', quantity: '' })
  await other.field('quantity').fill('7')
  await page.reload()
  expect(await form.typed()).toEqual({ ...amara, lastName: 'Two tabs', quantity: '7' })

  const third = await context.newPage()
  const restored = await ProjectForm.open(third)
  await test.step('Contact details stay in their tab, the project on the device', async () => {
    await expect(restored.field('details')).toHaveValue(amara.details)
    expect(await restored.typed()).toMatchObject({ firstName: '', email: '' })
  })
  await test.step('One tab sends', async () => {
    await form.button.click()
    await expect(form.toast('success')).toBeVisible()
    await expect(restored.field('details')).toHaveValue('')
    await other.field('company').fill('Northbeam')
    await page.reload()
    expect(Object.values(await form.typed()).join('')).toBe('')
  })
  await test.step('Seven days pass', async () => {
    await other.field('details').fill(amara.details)
    await third.reload()
    await expect(restored.field('details')).toHaveValue(amara.details)
    await third.evaluate(() => {
      const drafts = JSON.parse(localStorage.drafts as string) as Record<string, { at: number }>
      for (const kept of Object.values(drafts)) kept.at -= 7 * 86_400_000
      localStorage.drafts = JSON.stringify(drafts)
    })
    await third.reload()
    await expect(restored.field('details')).toHaveValue('')
  })
})

test('A product is kept through a reload; a dialog with a draft opens on its first field @night', async ({
  page,
}) => {
  const [product = { id: '', name: '' }] = drinkware().products
  await page.goto('/')
  await askFor(page.locator('#drinkware'), product.name).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.locator('#home [commandfor="quote-dialog"]').click()
  const quote = page.locator('#quote-dialog')
  await expect(quote).toBeVisible()
  await expect(quote.locator('[name="products"]')).toHaveValue(`${product.name}\t${product.id}`)
  await expect(quote.locator('[name="interest"]')).toHaveValue(drinkware().interest)
  await expect(quote.locator('[name="name"]')).toBeFocused()
})

test('A choice that is renamed or gone while the form is open is sent as it was seen', async ({ page }) => {
  const form = await ProjectForm.open(page)
  const select = form.field('eventType')
  await form.fill({ ...amara, lastName: 'Renamed' })
  // Until React has adopted the page, others' changes to its texts are undone.
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached' })
  // As in a page built while content had the option.
  await select
    .locator('option')
    .nth(1)
    .evaluate((option: HTMLOptionElement) => {
      option.value = 'harvest-fair'
      option.text = 'Harvest Fair (October)'
    })
  await select.selectOption('harvest-fair')
  await page.reload()
  // The first touch: it waits for React, which brings the option back.
  await form.button.click()
  await expect(form.toast('success')).toBeVisible()
  // Staff do not read words of another language.
  const kept = journeyLanguage ? idAsWords('harvest-fair') : 'Harvest Fair (October)'
  await expect(form.form.locator('.receipt')).toContainText(kept)
  await page.goto('/form-submissions')
  await expect(page.getByRole('article').filter({ hasText: 'Renamed' })).toContainText(kept)
})

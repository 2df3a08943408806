import type { Locator } from '@playwright/test'
import { deadline } from '../../lib/content/deadline.ts'
import { leadForms, quoteRequestWords } from '../../lib/content/lead-forms.ts'
import { addDays } from '../../lib/leads/deadline/day.ts'
import { expect, test } from '../support/fixtures.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { jonas, QuoteDialog } from '../support/quote-dialog.ts'

const { receipt } = leadForms()

/** The visible sentences, to find repeated ones. */
async function sentences(part: Locator) {
  const text = await part.evaluate((element: HTMLElement) => element.innerText)
  return text.split(/\n|(?<=[.!?]) /).flatMap((one) => one.trim() || [])
}

test('The toast of a quote says nothing that its receipt says', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const quote = await QuoteDialog.fromHome(page)
  await quote.send({ ...jonas, name: 'Slip' })
  const slip = page.locator('.quote-receipt')
  await expect(slip).toBeVisible()
  const toast = quote.toast('success')
  await expect(toast).toContainText(quoteRequestWords().notices.sent.title)
  const toastSentences = await sentences(toast)
  expect(toastSentences.length).toBeGreaterThan(1)
  const printed = slip.locator(':scope > :not([data-toasts])')
  const read = (await Promise.all((await printed.all()).map(sentences))).flat()
  expect(read).toContain(receipt.done)
  expect(read.filter((one) => toastSentences.includes(one))).toEqual([])
  await toast.getByRole('button').click()
  await expect(toast).toHaveCount(0)
  await slip.getByRole('button', { name: receipt.copy }).click()
  await expect(toast).toContainText(receipt.copied.title)
  await expect(slip).toBeVisible()
  await expect(toast).toBeInViewport({ ratio: 1 })
})

test('The receipt takes the form’s place, and another request begins empty', async ({ page }) => {
  const { state, states } = leadForms()
  const form = await ProjectForm.open(page)
  const ticket = page.locator('.docket', { has: form.form })
  await expect(ticket.getByText(state, { exact: true })).toBeVisible()
  const box = form.form.locator('.deadline')
  await form.fill({
    ...amara,
    lastName: 'Another',
    eventDate: addDays(new Date().toISOString().slice(0, 10), 200),
  })
  await form.form.locator('[name="city"]').fill('Lisbon')
  await expect(box).toBeVisible()
  const kind = await box.getAttribute('data-kind')
  await form.button.click()
  await expect(ticket.getByText(states.sent, { exact: true })).toBeVisible()
  await expect(ticket.getByText(state, { exact: true })).toBeHidden()
  const slip = form.form.locator('.receipt')
  await expect(slip.locator('.deadline-badge')).toHaveAttribute('data-kind', kind!)
  await expect(slip).not.toContainText('*')
  await expect(form.button).toBeHidden()
  await slip.getByRole('button', { name: receipt.another }).click()
  await expect(slip).toHaveCount(0)
  await expect(form.field('firstName')).toBeFocused()
  expect(Object.values(await form.typed()).join('')).toBe('')
  await expect(form.form.getByText(deadline().ask)).toBeVisible()
  await page.waitForTimeout(1_000) // longer than the verdict takes
  await expect(box).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A receipt has no button that cannot copy @night', async ({ page }) => {
    const form = await ProjectForm.open(page)
    await form.send({ ...amara, lastName: 'Uncopyable' })
    await expect(form.form.locator('.receipt-reference')).toBeVisible()
    await expect(form.form.getByText(receipt.copy)).toBeHidden()
  })
})

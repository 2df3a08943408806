import type { Page } from '@playwright/test'
import { contact } from '../../lib/content/home/story.ts'
import { quickQuoteWords } from '../../lib/content/lead-forms.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { fieldsSnapshot } from '../support/aria.ts'
import { expect, test } from '../support/fixtures.ts'
import { forStaff } from '../support/in-language.ts'
import { fileOf } from '../support/light-table.ts'
import { field, fillQuickQuote, lists, lucia, type Name, words } from '../support/quick-quote.ts'
import { openFold, ReceiptFiles } from '../support/receipt-files.ts'

const idOf = (options: object, text: string) =>
  Object.entries(options).find(([, words]) => words === text)?.[0]
const ids: Record<string, string | undefined> = {
  projectType: idOf(words.projectTypes, lucia.projectType),
  timeline: idOf(words.timelines, lucia.timeline),
  budgetRange: idOf(words.budgetRanges, lucia.budgetRange),
}

const dialog = (page: Page) => page.locator('#quick-quote-dialog')
const submit = (page: Page) => dialog(page).getByRole('button', { name: words.submit })

async function open(page: Page) {
  await page.getByRole('button', { name: contact().quickQuote }).click()
  await expect(dialog(page)).toBeVisible()
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1_024 } })

  test('Each field has its message, and the quote goes with a file to staff', async ({ page }) => {
    await page.goto('/#contact')
    await open(page)
    await field(page, 'description').fill('too short')
    await submit(page).click()
    const { phoneFormat, ...missing } = words.errors
    for (const [name, message] of Object.entries(missing) as [Name, string][])
      await expect(field(page, name)).toHaveAccessibleDescription(message)
    await expect(field(page, 'firstName')).toBeFocused()
    const names = Object.keys(lucia)
    await expect(dialog(page)).toMatchAriaSnapshot(
      fieldsSnapshot(words.fields, names, { lists, required: names, invalid: names }),
    )
    await field(page, 'description').fill('long enough now')
    await expect(field(page, 'description')).toHaveAccessibleDescription('')
    await field(page, 'phone').fill('+1')
    await expect(field(page, 'phone')).toHaveAccessibleDescription(phoneFormat)
    await field(page, 'email').fill('lucia@')
    await expect(field(page, 'email')).toHaveAccessibleDescription(words.errors.email)
    await field(page, 'email').fill(lucia.email)
    await expect(field(page, 'email')).toHaveAccessibleDescription('')

    await fillQuickQuote(page)
    await openFold(dialog(page))
    await page.locator('#quick-quote-files').setInputFiles(fileOf('whole-way.pdf', soundPdfs['card-bleed']!))
    await expect(dialog(page).locator('article[data-level]')).toHaveCount(1)
    await submit(page).click()
    const toast = page.locator('.toast[data-kind="success"]')
    await expect(toast).toContainText(words.notices.sent.title)
    await expect(toast).toContainText(words.notices.sent.description)
    await expect(dialog(page)).toBeHidden()
    const receipt = new ReceiptFiles(page, page.locator('.quote-receipt'))
    await expect.poll(() => receipt.state(0)).toBe('arrived')
    await page.goto('/form-submissions')
    const card = page.getByRole('article').first()
    await expect(card.getByRole('heading')).toHaveText(`${lucia.firstName} ${lucia.lastName}`)
    const { fields, projectTypes, timelines, budgetRanges } = forStaff(quickQuoteWords)
    const [type = '', timeline = '', budget = ''] = [projectTypes, timelines, budgetRanges].map(
      (all) => Object.values(all)[1],
    )
    await expect(card).toContainText(type)
    await expect(card).toContainText(lucia.quantity)
    await expect(card.locator('.whitespace-pre-wrap')).toHaveText(
      `${lucia.description}\n${fields.timeline.label}: ${timeline}\n${fields.budgetRange.label}: ${budget}`,
      { useInnerText: true },
    )
  })
})

test('A failure keeps the dialog and every field @engines', async ({ page, siteInTrouble }) => {
  siteInTrouble.backend.fault = 'html'
  await page.goto(`${siteInTrouble.url}/#contact`)
  await open(page)
  await fillQuickQuote(page)
  await submit(page).click()
  const notice = page.locator('#quick-quote-dialog [data-notice="error"]')
  await expect(notice).toContainText(words.notices.failed.title)
  await expect(notice).toContainText(words.notices.failed.description)
  for (const [name, value] of Object.entries(lucia) as [Name, string][])
    await expect(field(page, name)).toHaveValue(ids[name] ?? value)
})

import type { Page } from '@playwright/test'
import { soundPdfs } from '../support/artwork/samples.ts'
import { contact } from '../../lib/content/home/story.ts'
import { navigation } from '../../lib/content/frame.ts'
import { requestWords } from '../../lib/content/request.ts'
import { fill } from '../../lib/content/fill.ts'
import { reference } from '../../lib/leads/reference.ts'
import { customerPath } from '../../lib/staff/next-path.ts'
import { sourcesPath } from '../../lib/staff/reports/span.ts'
import { accept, quote, requestWithQuote } from '../support/answers.ts'
import { openDesk, openDeskOf, words as deskWords } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { fileOf, LightTable, paper } from '../support/light-table.ts'
import { lookAtState } from '../support/look-at.ts'
import { menuLabel } from '../support/menu-label.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { jonas, needsProducts, QuoteDialog } from '../support/quote-dialog.ts'
import { ReceiptFiles } from '../support/receipt-files.ts'
import { makeManager, SignInPage } from '../support/staff.ts'
import { newWord, store } from '../support/staff-list.ts'

// States after opening, failing and submitting.

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(300_000)

const words = navigation()
/** A toast covers the edge of the page for some seconds. */
async function closeToasts(page: Page) {
  for (const close of await page.locator('.toast-close').all()) await close.click()
  await expect(page.locator('.toast')).toHaveCount(0)
}

const phone = { width: 390, height: 844 }

test('the menu of phones, and the menus of desks', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: words.openMenu }).click()
  await lookAtState(page, '', (width) => width < 1_280)
  for (const group of await page.locator('#mobile-menu summary').all()) await group.click()
  await lookAtState(page, '', (width) => width < 1_280)
  await page.setViewportSize({ width: 1_440, height: 900 })
  await page.goto('/')
  for (const label of [menuLabel('services'), menuLabel('catalog')]) {
    await page.getByRole('button', { name: words.showMenu.replace('{label}', label) }).click()
    await lookAtState(page, '', (width) => width >= 1_280)
  }
})

test('the quote dialog with products, in error, and its receipt', async ({ page }) => {
  needsProducts()
  await page.goto('/')
  const quote = new QuoteDialog(page)
  for (const count of [1, 2, 3]) {
    await page
      .locator('#drinkware .ask.scripted-only')
      .nth(count - 1)
      .click()
    await expect(quote.dialog.getByRole('listitem')).toHaveCount(count)
    if (count < 3) await quote.dialog.locator('[command="close"]').last().click()
  }
  await lookAtState(page)
  await quote.submit.click()
  await expect(quote.dialog.getByRole('alert')).not.toBeEmpty()
  await closeToasts(page)
  await lookAtState(page)
  await quote.send(jonas)
  await expect(page.locator('.quote-receipt')).toBeVisible()
  await closeToasts(page)
  await lookAtState(page)
})

test('the quick quote dialog, at rest and in error', async ({ page }) => {
  await page.goto('/#contact')
  await page.getByRole('button', { name: contact().quickQuote }).click()
  const dialog = page.locator('#quick-quote-dialog')
  await expect(dialog).toBeVisible()
  await lookAtState(page)
  await dialog.locator('[type="submit"]').click()
  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused()
  await lookAtState(page)
})

test('the lightbox of the portfolio @night', async ({ page }) => {
  await page.goto('/')
  await page.locator('#frame-03 .frame-link').click()
  await expect(page.locator('dialog.lightbox')).toBeVisible()
  await lookAtState(page)
})

test('the project request in error and answered, and the list with what was sent', async ({ page }) => {
  const form = await ProjectForm.open(page)
  await form.button.click()
  await expect(form.toast('error')).toBeVisible()
  await closeToasts(page)
  await lookAtState(page, '#contact')
  await form.send(amara)
  await expect(form.toast('success')).toBeVisible()
  await closeToasts(page)
  await lookAtState(page, '#contact')
  await page.goto('/form-submissions')
  await expect(page.getByRole('article').first()).toBeVisible()
  await lookAtState(page)
})

test('files on the light table, on a receipt and on the page of the request', async ({ page }) => {
  const files = [fileOf('crawled.pdf', soundPdfs['three-pages']!), fileOf('crawled.txt', 'not artwork')]
  await page.goto('/artwork')
  const table = new LightTable(page)
  await table.field.setInputFiles(files)
  await table.said(1)
  await lookAtState(page)
  await table.choose(paper)
  await lookAtState(page)
  const receipt = await ReceiptFiles.sent(page, files.slice(0, 1))
  await expect.poll(() => receipt.state(0)).toBe('arrived')
  await closeToasts(page)
  await lookAtState(page, '#contact')
  const linked = await receipt.link()
  await page.goto('about:blank')
  await page.goto(linked)
  await expect(page.getByRole('listitem').filter({ hasText: 'crawled.pdf' })).toHaveCount(1)
  await lookAtState(page)
})

test('the page of a request with an answer and a quote, before and after it is accepted', async ({
  page,
  closedSite,
}) => {
  const { id, token, staff } = await requestWithQuote(
    closedSite.backend,
    { eventDate: '2027-01-15' },
    { text: 'Both can be with you in time.', announced: 1 },
  )
  await page.goto(`${closedSite.url}/request#${token}`)
  const { heads, quote: said } = requestWords()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(heads.quoted)
  await lookAtState(page)
  await page.getByLabel(said.sign.name).fill('Ada Lovelace')
  // By key: a second click so soon would count as part of the first.
  await page.getByRole('button', { name: said.sign.accept }).press('Enter')
  await lookAtState(page)
  await page.getByRole('button', { name: said.sign.yes }).click()
  await expect(heading).toHaveText(heads.accepted)
  await closeToasts(page)
  await lookAtState(page)
  await staff.answer(reference(id), 'More of them.', { ...quote, relation: 'change' })
  await page.reload()
  await expect(heading).toHaveText(fill(heads.more, { number: 2 }))
  await lookAtState(page)
})

test('a proof with a pin, approved, and its order in two parcels, with a new day', async ({
  page,
  closedSite,
}) => {
  const { backend, url } = closedSite
  const word = newWord()
  const { id, token, staff } = await requestWithQuote(
    backend,
    { company: word, eventDate: '2031-12-20' },
    { offer: { ...quote, delivered: '2031-12-04' } },
  )
  await page.goto(`${url}/request#${token}`)
  await accept(page, 'Ada Buyer')
  await staff.prove(reference(id), soundPdfs['card-bleed']!)
  await page.reload()
  const { proof, heads } = requestWords()
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: proof.change }).first().click()
  await page.getByRole('group', { name: proof.table.label }).getByRole('img').click()
  await page.keyboard.type('Add a period.')
  await lookAtState(page)
  await page.getByRole('button', { name: proof.changes.back }).click()
  const name = page.getByRole('region', { name: proof.approve }).getByRole('textbox')
  await name.fill('Ada Buyer')
  await name.press('Enter')
  await expect(heading).toHaveText(heads.approved)
  await lookAtState(page)
  const parcels = ['https://carrier.example/1Z', 'carrier.example'].map((link) => ({
    carrier: 'UPS',
    number: '7749',
    link,
  }))
  await staff.call('update_ticket', { ticket_id: id, changes: { step: 'shipped', parcels } })
  const why = 'The mugs need a second firing.'
  await staff.call('move_delivery', { reference: reference(id), promised: '2031-12-11', why, seen: null })
  await page.reload()
  await expect(heading).toHaveText(heads.order.shipped)
  await lookAtState(page)
  const desk = await openDesk(page, closedSite, word, '&view=all')
  await desk.open('Ada')
  await lookAtState(page)
  await desk.ticket.getByRole('button', { name: deskWords.order.parcels.edit }).click()
  await lookAtState(page, '.desk-stub')
})

test('the sign-in refused, and the desk with list, filter, open ticket and quote', async ({
  page,
  closedSite,
}) => {
  await page.goto(`${closedSite.url}/sign-in`)
  const form = new SignInPage(page)
  await form.send('nobody@example.com', 'wrong wrong wrong')
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await lookAtState(page)
  const desk = await openDeskOf(page, closedSite, ['First', 'Second', 'Third'])
  await lookAtState(page)
  await page.getByText(deskWords.filter.button, { exact: true }).click()
  await lookAtState(page, '.desk-bag')
  await page.keyboard.press('Escape')
  await desk.open('Second')
  await lookAtState(page)
  await page.keyboard.press('q')
  await expect(page.locator('.desk-composer')).toBeVisible()
  await lookAtState(page, '.desk-composer')
})

test('a customer, as a manager counts what erasing would take, and the numbers of the team', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  for (const firstName of ['First', 'Second']) await store(closedSite.backend, word, { firstName })
  const desk = await openDesk(page, closedSite, word, '', 'Grace Hopper', makeManager)
  const of = await desk.rows.first().getByRole('link').getAttribute('data-reference')
  for (const path of [
    `${customerPath}?of=${of}&said=ask`,
    ...['answers', 'quotes'].map((by) => `${sourcesPath}?by=${by}`),
  ]) {
    await page.goto(closedSite.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await lookAtState(page)
  }
})

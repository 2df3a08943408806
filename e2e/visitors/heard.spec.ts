import type { Page } from '@playwright/test'
import { png } from '../support/artwork/make-raster.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { drinkware } from '../../lib/content/home/goods.ts'
import { contact } from '../../lib/content/home/story.ts'
import { fill, withCount } from '../../lib/content/fill.ts'
import { leadForms, quickQuoteWords } from '../../lib/content/lead-forms.ts'
import { openDeskOf } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { Heard } from '../support/heard.ts'
import { fileOf, LightTable, words as artworkWords } from '../support/light-table.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { askFor, jonas, QuoteDialog, saidAdded } from '../support/quote-dialog.ts'

// After each action a screen reader announces something, once, and something has the focus.

test.setTimeout(120_000)

const { products: productWords } = leadForms()

/** As it is heard: a no-break space is a space. */
const plain = (text: string) => text.replace(/\s+/g, ' ')

async function ask(page: Page, product: string) {
  await askFor(page.locator('#drinkware'), product).click()
  await expect(page.locator('#quote-dialog:modal')).toBeVisible()
}

test('the quote dialog: products, mistakes, and a receipt', async ({ page }) => {
  const [first, second, third] = drinkware().products.map(({ name }) => name)
  if (!first || !second || !third) throw new Error('content has too few products')
  const heard = await Heard.from(page)
  await page.goto('/')
  const quote = new QuoteDialog(page)
  expect(await heard.after('a product', () => ask(page, first))).toContain(plain(saidAdded(first, 1)))
  await heard.after('closing', () => page.keyboard.press('Escape'))
  const plus = page.getByRole('button', { name: fill(productWords.pressed, { product: third }) })
  expect(await heard.after('a plus', () => plus.click())).toContain(plain(saidAdded(third, 2)))
  const removed = fill(productWords.removed, { product: third, count: 1 })
  expect(await heard.after('a plus again', () => plus.click())).toContain(plain(removed))
  expect(await heard.after('a second product', () => ask(page, second))).toContain(
    plain(saidAdded(second, 2)),
  )
  await heard.after('taking one out', () =>
    quote.dialog.getByRole('button', { name: fill(productWords.remove, { product: first }) }).click(),
  )
  await heard.after('sending too little', () => quote.submit.click())
  await quote.fill(jonas)
  await heard.after('sending', () => quote.submit.click())
  await heard.after('closing the receipt', () => page.keyboard.press('Escape'))
})

test('a quote that is not stored @night', async ({ page, siteInTrouble, allowedErrors }) => {
  allowedErrors.push(/50\d|Failed/)
  siteInTrouble.backend.fault = 'refused'
  const heard = await Heard.from(page)
  await page.goto(siteInTrouble.url)
  const quote = new QuoteDialog(page)
  await heard.after('opening', () => quote.open())
  await quote.fill(jonas)
  await heard.after('a failure', () => quote.submit.click())
})

test('the quick quote, and the project request @night', async ({ page }) => {
  const heard = await Heard.from(page)
  await page.goto('/#contact')
  await heard.after('opening', () => page.getByRole('button', { name: contact().quickQuote }).click())
  const dialog = page.locator('#quick-quote-dialog')
  await heard.after('sending too little', () => dialog.locator('[type="submit"]').click())
  await heard.after('cancel', () => dialog.getByRole('button', { name: quickQuoteWords().cancel }).click())
  const form = new ProjectForm(page)
  await heard.after('sending too little', () => form.button.click())
  await form.fill(amara)
  await heard.after('sending', () => form.button.click())
})

test('a draft that is cleared, and the city finder @night', async ({ page }) => {
  const heard = await Heard.from(page)
  await page.goto('/')
  const form = new ProjectForm(page)
  await form.fill(amara)
  await page.reload()
  await heard.after('clearing', () => form.form.locator('[type="reset"]').click())
  const finder = page.locator('#locations').getByRole('searchbox')
  await finder.focus()
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  const lines = await heard.after('typing', () => page.keyboard.type('Lon', { delay: 80 }))
  expect(lines, 'one sentence for three keys').toHaveLength(1)
  await heard.after('typing what is nowhere', () => page.keyboard.type('$&qx', { delay: 80 }))
})

test('files on the light table @night', async ({ page }) => {
  const heard = await Heard.from(page)
  await page.goto('/artwork')
  const table = new LightTable(page)
  await table.field.focus()
  const files = [fileOf('heard.pdf', soundPdfs['card-bleed']!), fileOf('heard.png', png(120, 80, 6))]
  const announcements = await heard.after('two files', () => table.field.setInputFiles(files))
  const [begin = ''] = withCount(artworkWords.announceAll.files, 2).split('{verdicts}')
  expect(announcements.at(-1), 'both files in one sentence').toContain(begin)
  await heard.after('another size', () => page.locator('.light-sizes label').nth(1).click())
  await heard.after('the same file', () => table.field.setInputFiles(files.slice(0, 1)))
  await heard.after('taking one away', () =>
    page.getByRole('button', { name: fill(artworkWords.actions.removeLabel, { file: 'heard.pdf' }) }).click(),
  )
})

test('the desk', async ({ page, closedSite }) => {
  const heard = await Heard.from(page)
  const desk = await openDeskOf(page, closedSite, ['First', 'Second'])
  await heard.after('the first ticket', () => page.keyboard.press('j'))
  await expect(desk.status('contacted')).toBeVisible()
  await heard.after('a status', () => page.keyboard.press('2'))
  await heard.after('taking it', () => page.keyboard.press('a'))
  await desk.note.fill('Called.')
  await heard.after('a note', () => page.keyboard.press('Control+Enter'))
  await heard.after('the next ticket', () => desk.row('Second').getByRole('link').click())
  await heard.after('choosing', () => page.getByRole('checkbox', { name: /Second/ }).check())
})

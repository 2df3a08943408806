import type { Locator, Page } from '@playwright/test'
import { soundPdfs } from '../support/artwork/samples.ts'
import { drinkware } from '../../lib/content/home/goods.ts'
import { openDesk, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { fileOf } from '../support/light-table.ts'
import { askFor, jonas, QuoteDialog } from '../support/quote-dialog.ts'
import { openFold, ReceiptFiles } from '../support/receipt-files.ts'
import { newWord, store } from '../support/staff-list.ts'

// What the site is for, from end to end, on a tablet.

test.use({ viewport: { width: 768, height: 1_024 } })

const file = fileOf('whole-way.pdf', soundPdfs['card-bleed']!)

/** Lays the file into a form and waits for its verdict. */
async function addFile(page: Page, form: Locator, id: string) {
  await openFold(form)
  await page.locator(`#${id}-files`).setInputFiles([file])
  await expect(form.locator('article[data-level]')).toHaveCount(1)
}

test('Three goods with quantities and a file go with a quote @night', async ({ page }) => {
  await page.goto('/')
  const quote = new QuoteDialog(page)
  const goods = drinkware().products.slice(0, 3)
  for (const [index, { name }] of goods.entries()) {
    await askFor(page.locator('#drinkware'), name).click()
    const line = quote.dialog.getByRole('listitem').filter({ hasText: name })
    // The first one opens the dialog, whose first field keeps the focus.
    if (index === 0) await line.getByRole('textbox').click()
    await expect(line.getByRole('textbox')).toBeFocused()
    await page.keyboard.type(String(100 + index))
    if (index < 2) await quote.dialog.locator('[command="close"]').last().click()
  }
  await quote.fill({ ...jonas, name: 'Quentin Wholeway' })
  await addFile(page, quote.dialog, 'quote')
  await quote.submit.click()
  const receipt = new ReceiptFiles(page, page.locator('.quote-receipt'))
  await expect.poll(() => receipt.state(0)).toBe('arrived')
  await page.goto('/form-submissions')
  const card = page.getByRole('article').filter({ hasText: 'Quentin Wholeway' })
  for (const [index, { name }] of goods.entries())
    await expect(card).toContainText(`${100 + index} × ${name}`)
})

test('Ten tickets are answered by two people at once, and each hears who was first @night', async ({
  page,
  browser,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const word = newWord()
  const names = Array.from({ length: 10 }, (_, index) => `Ticket${'abcdefghij'[index]}`)
  for (const firstName of names) await store(closedSite.backend, word, { firstName })
  const context = await browser.newContext({ viewport: { width: 768, height: 1_024 } })
  const desks = [
    await openDesk(page, closedSite, word),
    await openDesk(await context.newPage(), closedSite, word, '', 'Marco Rossi'),
  ]
  const taken: string[] = []
  for (const name of names) {
    await Promise.all(desks.map((desk) => desk.open(name)))
    await Promise.all(desks.map((desk) => desk.ticket.getByRole('button', { name: words.work.take }).click()))
    // The second one is asked and leaves it to the first.
    const asked = await Promise.race(
      desks.map(async (desk) => {
        await desk.question.waitFor()
        return desk
      }),
    )
    await asked.question.getByRole('button').last().click()
    const first = desks.find((desk) => desk !== asked)!
    await first.note.fill(`Called about ${name}`)
    await first.save.click()
    await expect(first.note).toHaveValue('')
    taken.push(name)
    for (const desk of desks) await desk.page.goBack()
  }
  expect(taken).toEqual(names)
  await context.close()
})

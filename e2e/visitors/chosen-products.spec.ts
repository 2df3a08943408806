import { fill } from '../../lib/content/fill.ts'
import { drinkware } from '../../lib/content/home/drinkware.ts'
import { leadForms } from '../../lib/content/lead-forms.ts'
import { technology } from '../../lib/content/home/technology.ts'
import { expect, test } from '../support/fixtures.ts'
import { QuoteDialog } from '../support/quote-dialog.ts'

const { products: words } = leadForms()
const wanted = [
  ['#drinkware', drinkware().products[1]?.name ?? ''],
  ['#technology', technology().products[0]?.name ?? ''],
] as const
const never = drinkware().products[0]?.name ?? ''

test('A chosen product is marked on its card, and the bar below says how many there are', async ({
  page,
}) => {
  await page.goto('/')
  const quote = new QuoteDialog(page)
  const card = (name: string) =>
    page.locator('.product-card', { has: page.getByRole('heading', { name, exact: true }) })
  const dock = page.locator('.dock')
  const count = (many: number) => fill(words.open, { count: many })

  await expect(dock).toHaveCount(0)
  for (const [index, [section, name]] of wanted.entries()) {
    await page
      .locator(section)
      .getByRole('button', { name: `: ${name}` })
      .click()
    // Nobody presses "Keep browsing" in the instant before the dialog is modal.
    await expect(page.locator('#quote-dialog:modal')).toBeVisible()
    await quote.dialog.getByRole('button', { name: words.keep }).click()
    await expect(quote.dialog).toBeHidden()
    await expect(card(name).getByText(words.chosen, { exact: true })).toBeVisible()
    await expect(dock.getByRole('button', { name: count(index + 1), exact: true })).toBeVisible()
  }
  await expect(card(never).getByText(words.chosen, { exact: true })).toHaveCount(0)

  // Taken out on its card, it is marked no more; with the last one the bar goes.
  for (const [left, [, name]] of [...wanted.entries()].reverse()) {
    await card(name)
      .getByRole('button', { name: fill(words.remove, { product: name }) })
      .click()
    await expect(card(name).getByText(words.chosen, { exact: true })).toHaveCount(0)
    await expect(dock.getByRole('button', { name: count(left), exact: true })).toHaveCount(left > 0 ? 1 : 0)
  }
  await expect(dock).toHaveCount(0)
})

import { products as categories } from '../../lib/content/home/goods.ts'
import { otherLanguages } from '../../lib/language/languages.ts'
import { inLanguage } from '../../lib/language/spoken.ts'
import { expect, test } from '../support/fixtures.ts'
import { journeyLanguage } from '../support/in-language.ts'
import { needsProducts } from '../support/quote-dialog.ts'

needsProducts()
test.skip(!!journeyLanguage, 'It opens every language by itself')

test('A product chosen in one language is chosen once, in every other one', async ({ page }) => {
  const name = () => categories().categories.find(({ href }) => href)!.name
  const names = ['/', ...otherLanguages().map((language) => `/${language}`)].map((path) => ({
    path,
    product: inLanguage(path.slice(1) || 'en', name),
  }))
  for (const [visit, { path, product }] of [...names, ...names].entries()) {
    await page.goto(path)
    const cell = page.locator(`.ask-cell[data-product="${product}"]`)
    const button = cell.locator('.add')
    if (visit === 0) await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(cell).toHaveAttribute('data-chosen')
    await expect(page.locator('.dock img')).toHaveCount(1)
  }
})

test.describe('in a browser that prefers another language', () => {
  const [code = ''] = otherLanguages()
  test.use({ locale: code })

  test('An English page offers it, until the visitor closes the offer', async ({ page }) => {
    const offer = page.locator(`aside[lang=${code}]`)
    await page.goto('/printing')
    await expect(offer).toBeVisible()
    await offer.getByRole('button').click()
    await page.reload()
    await expect(offer).toBeHidden()
  })
})

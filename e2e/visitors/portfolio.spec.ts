import { portfolio } from '../../lib/content/home/portfolio.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressInLanguage } from '../support/in-language.ts'

const { frames, labels } = portfolio()
const frame = (number: number) => `#frame-${String(number).padStart(2, '0')}`
const name = (number: number) => frames[number - 1]?.name ?? ''

test('A frame opens large by mouse, arrows and keys, and leads to the quote dialog @engines', async ({
  page,
}) => {
  await page.goto('/#portfolio')
  await expect(page.locator('.contact-sheet .frame-link')).toHaveCount(frames.length)
  const link = page.locator(`${frame(3)} .frame-link`)
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog:modal')
  await expect(dialog).toContainText(name(3))
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText(name(4))
  await dialog.getByRole('button', { name: labels.previous }).click()
  await expect(dialog).toContainText(name(3))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()

  await page.locator(`${frame(7)} .frame-link`).click()
  await expect(dialog).toContainText(name(7))
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(addressInLanguage('/'))

  await page.locator(`${frame(2)} .frame-link`).click()
  await dialog.getByRole('button', { name: labels.quote }).click()
  const quote = page.locator('#quote-dialog')
  await expect(quote).toBeVisible()
  await expect(quote.getByRole('listitem').filter({ hasText: name(2) })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a frame opens by its link, and the back button closes it', async ({ page }) => {
    await page.goto('/')
    await page.locator(`${frame(5)} .frame-link`).click()
    await expect(page).toHaveURL(/#frame-05$/)
    await page.goBack()
    await expect(page).not.toHaveURL(/#frame-05$/)
  })
})

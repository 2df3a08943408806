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
  await expect(dialog.getByRole('heading')).toHaveText(name(3))
  for (const fact of ['process', 'quantity', 'city'] as const)
    await expect(dialog).toContainText(labels[fact] + frames[2]![fact])
  await expect(page).toHaveURL(/#frame-03$/)
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText(name(4))
  await dialog.getByRole('button', { name: labels.previous }).click()
  await expect(dialog).toContainText(name(3))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()

  // Round the ends, and back to the frame last seen.
  await page.locator(`${frame(frames.length)} .frame-link`).click()
  await dialog.getByRole('button', { name: labels.next }).click()
  await expect(dialog).toContainText(name(1))
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toContainText(name(frames.length))
  await dialog.getByRole('button', { name: labels.close }).click()
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/#frame/)
  await page.locator(`${frame(7)} .frame-link`).click()
  await expect(dialog).toContainText(name(7))
  await dialog.locator('.lightbox-stage').dispatchEvent('pointerdown', { clientX: 40, clientY: 100 })
  await dialog.locator('.lightbox-stage').dispatchEvent('pointerup', { clientX: 140, clientY: 110 })
  await expect(dialog).toContainText(name(6))
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page.locator(`${frame(6)} .frame-link`)).toBeFocused()
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

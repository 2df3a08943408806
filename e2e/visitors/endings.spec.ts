import { page as pageOf } from '../../lib/content/pages.ts'
import { translation, veterinary } from '../../lib/content/service-pages.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressInLanguage } from '../support/in-language.ts'
import { QuoteDialog } from '../support/quote-dialog.ts'

// Each inner page ends with its fitting next step, and two begin with links to the content below.

const { blocks } = pageOf('questions')
const ask = blocks.find((block) => block.kind === 'ask')!
const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.list : []))
const shorts = questions.flatMap(({ question, short }) => (short ? [{ question, answer: short.answer }] : []))

test('A short answer opens the long one, and a new question goes to the dialog', async ({ page }) => {
  await page.goto('/questions')
  expect(shorts.length).toBe(4)
  for (const { question, answer } of shorts) {
    await page.locator('.shorts').getByRole('link', { name: answer }).click()
    const fold = page.locator('main details', { hasText: question })
    await expect(fold).toHaveAttribute('open', '')
    await expect(fold.locator('summary')).toBeFocused()
    await expect(fold.locator('summary')).toBeInViewport()
  }

  await page.goto('/questions')
  const field = page.getByLabel(ask.label)
  const button = page.getByRole('button', { name: ask.button })
  const quote = new QuoteDialog(page)
  await field.fill('Can you print on wood?')
  await page.keyboard.press('Enter')
  await expect(quote.need).toHaveValue('Can you print on wood?')
  await expect(page).toHaveURL(addressInLanguage('/questions'))
  await quote.need.fill('Pins')
  await quote.cancel.click()
  await button.click()
  await expect(quote.need).toHaveValue('Pins, Can you print on wood?')
  await expect(page).toHaveURL(addressInLanguage('/questions'))
})

test('“Take a photo” opens the dialog where files are added', async ({ page }) => {
  await page.goto('/veterinary')
  await page.getByRole('link', { name: veterinary().callToAction.photo! }).click()
  const { dialog } = new QuoteDialog(page)
  await expect(dialog.locator('details').first()).toHaveAttribute('open', '')
  await expect(dialog.locator('input[type=file]').first()).toBeAttached()
})

test('Each line of the galley is in its language', async ({ page }) => {
  await page.goto('/translation')
  for (const { code, text } of translation().callToAction.galley)
    await expect(page.locator('.galley-large [lang]', { hasText: text })).toHaveAttribute('lang', code)
})

test('A pane of the decorations leads to its own', async ({ page }) => {
  await page.goto('/decoration')
  for (const block of pageOf('decoration').blocks) {
    if (block.kind !== 'picture') continue
    await page.locator('.panes').getByRole('link', { name: block.heading }).click()
    await expect(page.getByRole('heading', { name: block.heading })).toBeInViewport()
  }
})

test('The chat’s stub comes after the first screens of /questions and /decoration', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1_440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/questions', '/decoration']) {
      await page.goto(path)
      await expect(page.locator('.chat-launcher'), path).toBeHidden()
      await page.mouse.wheel(0, 600)
      await expect(page.locator('.chat-launcher'), path).toBeVisible()
    }
  }
})

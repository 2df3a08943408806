import type { Locator } from '@playwright/test'
import { contact, hero } from '../../lib/content/home/story.ts'
import { marketingPages } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { jonas, QuoteDialog, words } from '../support/quote-dialog.ts'

/** The visible words that break over two lines. */
const brokenWords = (part: Locator) =>
  part.evaluate((seen) => {
    const range = document.createRange()
    const texts = document.createTreeWalker(seen, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // Its word is only for screen readers; folded text has no lines.
      if (text.parentElement?.closest('.chat-launcher')) continue
      if (!text.parentElement?.checkVisibility()) continue
      // A line may end at a hyphen, a slash or the at sign, but not within T-shirt.
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(\b\p{L}-)?[\p{L}\p{N}’]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ top }) => Math.round(top))
        if (new Set(lines).size > 1) found.push(word)
      }
    }
    return found
  })

/** The narrowest phone, and each width where columns are narrowest. */
test('No word of the home page is broken over two lines, at any width', async ({ page }) => {
  await page.goto('/#main') // lays out the whole page
  for (const width of [320, 361, 640, 861, 1_100, 1_181, 1_361]) {
    await page.setViewportSize({ width, height: 700 })
    expect.soft(await brokenWords(page.locator('main')), String(width)).toEqual([])
  }
})

for (const width of [320, 390])
  test(`At ${width} px text twice as large, or widely spaced, is never cut off${width === 320 ? '' : ' @night'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    for (const path of [...marketingPages, '/sign-in']) {
      await page.goto(`${path}#main`)
      const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))
      const usual = await size()
      // Like a browser with a default size of 32 px.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
      expect(await size(), path).toBe(2 * usual)
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('main *, footer *')]
          .filter(
            (one) => one.checkVisibility() && !one.closest('.rail, [aria-hidden], .sr-only, svg, .chat'),
          )
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
          .map(
            (one) =>
              `${one.tagName}.${one.getAttribute('class')?.slice(0, 60)}: ${one.textContent?.slice(0, 40)}`,
          ),
      )
      expect.soft(wide, path).toEqual([])

      const over = await page.evaluate(() => {
        document.documentElement.style.removeProperty('font-size')
        for (const one of document.querySelectorAll<HTMLElement>('body *')) {
          one.style.lineHeight = '1.5'
          one.style.letterSpacing = '0.12em'
          one.style.wordSpacing = '0.16em'
        }
        return document.documentElement.scrollWidth - innerWidth
      })
      expect.soft(over, path).toBeLessThanOrEqual(0)
    }
  })

test('No line ends within a T-shirt, at any width @night', async ({ page }) => {
  await page.goto('/decoration')
  expect(await page.locator('main').innerText()).toMatch(/\bT-shirts|camisetas/)
  for (let width = 320; width <= 1_440; width += 20) {
    await page.setViewportSize({ width, height: 700 })
    expect.soft(await brokenWords(page.locator('main')), String(width)).toEqual([])
  }
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 }, contextOptions: { reducedMotion: 'reduce' } })

  test('No word of a dialog is broken, with its errors and without', async ({ page }) => {
    await page.goto('/')
    for (const [opens, id] of [
      [page.locator('#home').getByRole('button', { name: hero().actions.quote }), '#quote-dialog'],
      [page.getByRole('button', { name: contact().quickQuote }), '#quick-quote-dialog'],
    ] as const) {
      await opens.click()
      const dialog = page.locator(id)
      await expect(dialog).toBeVisible()
      expect.soft(await brokenWords(dialog)).toEqual([])
      await dialog.locator('[type="submit"]').click()
      await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused()
      expect.soft(await brokenWords(dialog)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })

  test('No word of a receipt is broken, and its register mark leaves the reference alone @night', async ({
    page,
  }) => {
    await page.goto('/')
    const quote = new QuoteDialog(page)
    const project = new ProjectForm(page)
    await project.send(amara)
    await expect(project.form.locator('.receipt')).toBeVisible()
    await quote.open()
    await quote.send(jonas)
    for (const receipt of [page.locator('.quote-receipt'), project.form]) {
      await expect(receipt.locator('.receipt-reference')).toBeVisible()
      expect.soft(await brokenWords(receipt)).toEqual([])
      const free = await receipt.locator('.receipt').evaluate((slip) => {
        const letters = document.createRange()
        letters.selectNodeContents(slip.querySelector('.receipt-reference') ?? slip)
        const mark = slip.querySelector('svg')?.getBoundingClientRect()
        const { top, right } = letters.getBoundingClientRect()
        return mark && (mark.bottom <= top || mark.left >= right)
      })
      expect.soft(free, 'the reference is clear of the mark').toBe(true)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  test('After a quick quote is sent with mistakes the label of the first one is in view', async ({
    page,
  }) => {
    await page.goto('/#contact')
    await page.getByRole('button', { name: contact().quickQuote }).click()
    const dialog = page.locator('#quick-quote-dialog')
    await expect(dialog.locator('[type="submit"]')).toBeInViewport({ ratio: 1 })
    const expectLabel = async (name: string) => {
      await dialog.locator('[type="submit"]').click()
      const field = page.locator(`#quick-quote-dialog [name="${name}"]`)
      await expect(field).toBeFocused()
      await expect(dialog.locator('label', { has: page.locator(`[name="${name}"]`) })).toBeInViewport({
        ratio: 1,
      })
    }
    await expectLabel('firstName')
    for (const name of ['firstName', 'lastName', 'company', 'quantity'])
      await dialog.locator(`[name="${name}"]`).fill('Lucia')
    await expectLabel('email')
  })
})

test('In a window 180 px high the first field stands whole, with its mistake', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 })
  const quote = await QuoteDialog.fromHome(page)
  const name = quote.dialog.getByRole('textbox', { name: words.fields.name.label })
  await expect(name).toBeFocused()
  await page.keyboard.press('Enter')
  const mistake = quote.dialog.locator('.field-error').filter({ hasText: /./ }).first()
  for (const part of [name, mistake]) await expect(part).toBeInViewport({ ratio: 1 })
})

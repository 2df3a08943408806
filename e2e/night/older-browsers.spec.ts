import { leadForms, quickQuoteWords } from '../../lib/content/lead-forms.ts'
import { navigation } from '../../lib/content/frame.ts'
import { contact, hero } from '../../lib/content/home/story.ts'
import { drinkware } from '../../lib/content/home/goods.ts'
import { portfolio } from '../../lib/content/home/portfolio.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  withoutAnchors,
  withoutCommands,
  withoutPopovers,
  withoutScriptingFeature,
  withRestoredFields,
} from '../support/old-engine.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { askFor, jonas, QuoteDialog, words } from '../support/quote-dialog.ts'

test.describe('without commands', () => {
  test.beforeEach(({ page }) => withoutCommands(page))

  test('The hero and a product open the quote dialog; closing gives the focus back', async ({ page }) => {
    await page.goto('/')
    const quote = new QuoteDialog(page)
    const cancel = quote.dialog.getByRole('button', { name: words.cancel })
    await quote.open()
    await expect(page.locator('#quote-dialog:modal')).toBeVisible()
    await expect(quote.field('name')).toBeFocused()
    await cancel.click()
    await expect(quote.dialog).toBeHidden()
    await expect(page.locator('#home').getByRole('button', { name: hero().actions.quote })).toBeFocused()

    const product = drinkware().products[0]?.name ?? ''
    const opener = askFor(page.locator('#drinkware'), product)
    await opener.click()
    await expect(quote.dialog.getByRole('listitem')).toContainText(product)
    await expect(quote.field('interest')).toHaveValue(drinkware().interest)
    await page.keyboard.press('Escape')
    await expect(quote.dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await quote.fill(jonas)
    await quote.submit.click()
    await expect(quote.toast('success')).toBeVisible()
    await expect(quote.dialog).toBeHidden()
  })

  test('The quick quote opens, and Cancel closes it', async ({ page }) => {
    await page.goto('/#contact')
    const opener = page.getByRole('button', { name: contact().quickQuote })
    await opener.click()
    const dialog = page.locator('#quick-quote-dialog:modal')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: quickQuoteWords().cancel }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('"Quote one like this" takes the frame along, and closing leads back to it', async ({ page }) => {
    const { frames, labels } = portfolio()
    const frame = frames[2]!
    await page.goto('/')
    const link = page.locator('.frame-link').nth(2)
    await link.click()
    await page.getByRole('button', { name: labels.quote }).click()
    const quote = new QuoteDialog(page)
    await expect(page.locator('#quote-dialog:modal')).toBeVisible()
    await expect(page.locator('.lightbox')).toBeHidden()
    await expect(quote.dialog.getByRole('listitem')).toContainText(frame.name)
    await expect(quote.field('interest')).toHaveValue(frame.interest)
    await page.keyboard.press('Escape')
    await expect(quote.dialog).toBeHidden()
    await expect(link).toBeFocused()
  })
})

test.describe('without popovers', () => {
  test.use({ bypassCSP: true })
  test.beforeEach(({ page }) => withoutPopovers(page))
  const { openMenu, links } = navigation()

  for (const [device, viewport] of [
    ['a wide screen', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const)
    test(`On ${device} no closed menu lies over the page, and links take their place`, async ({ page }) => {
      await page.setViewportSize(viewport)
      for (const path of ['/', '/printing']) {
        await page.goto(path)
        for (const menu of ['#menu-services', '#menu-catalog', '#mobile-menu'])
          await expect(page.locator(menu)).toBeHidden()
        const header = page.getByRole('banner')
        await expect(header.getByRole('button')).toHaveCount(0)
        await expect(page.locator('h1')).toBeInViewport()
        if (device === 'a phone') {
          await header.getByRole('link', { name: openMenu }).click()
          await expect(page.locator('#footer-lists')).toBeInViewport()
        } else {
          await expect(header.getByRole('link', { name: openMenu })).toBeHidden()
          for (const { label } of links) {
            await header.getByRole('link', { name: label, exact: true }).hover()
            await page.waitForTimeout(100) // the time after which a menu would open
          }
        }
      }
    })

  test('A quote dialog opens, is sent and answers', async ({ page }) => {
    await page.goto('/')
    const quote = new QuoteDialog(page)
    await expect(quote.dialog).toBeHidden()
    await quote.open()
    await expect(page.locator('#quote-dialog:modal')).toBeVisible()
    await expect(quote.field('name')).toBeFocused()
    await quote.fill(jonas)
    await quote.submit.click()
    const slip = page.getByRole('dialog', { name: leadForms().receipt.title })
    await expect(slip.locator('h4')).toBeFocused()
    await expect(slip).toBeInViewport()
  })
})

test.describe('without anchor()', () => {
  test.use({ bypassCSP: true, viewport: { width: 1440, height: 900 } })
  test.beforeEach(({ page }) => withoutAnchors(page))

  for (const menu of ['services', 'catalog'])
    test(`The ${menu} menu opens under its entry`, async ({ page }) => {
      await page.goto('/')
      const entry = page.locator(`[data-menu=${menu}]`)
      await entry.getByRole('button').focus()
      await page.keyboard.press('Enter')
      await expect(page.locator(`#menu-${menu}`)).toBeVisible()
      const [left, own] = await Promise.all(
        [entry, page.locator(`#menu-${menu}`)].map(async (part) => (await part.boundingBox())?.x),
      )
      expect(own).toBeCloseTo((left ?? NaN) - 20, 0)
    })
})

test.describe('where the browser restores fields by itself', () => {
  test.beforeEach(({ page }) => withRestoredFields(page))
  const { draft } = leadForms()

  test('A restored draft says so and can be cleared', async ({ page }) => {
    await page.goto('/#contact')
    const form = new ProjectForm(page)
    await form.fill(amara)
    await page.reload()
    expect(await form.typed()).toEqual(amara)
    await expect(form.form.getByText(draft.restored, { exact: true })).toBeVisible()
    await form.form.getByRole('button', { name: draft.clear }).click()
    await expect(form.form.getByRole('status').getByText(draft.cleared)).toBeAttached()
    await page.reload()
    expect(Object.values(await form.typed()).join('')).toBe('')
  })

  test('The text of an expired draft does not survive', async ({ page }) => {
    await page.goto('/#contact')
    const form = new ProjectForm(page)
    await form.fill({ details: amara.details })
    await page.evaluate(() => {
      const drafts = JSON.parse(localStorage.drafts as string) as Record<string, { at: number }>
      for (const kept of Object.values(drafts)) kept.at -= 7 * 86_400_000
      localStorage.drafts = JSON.stringify(drafts)
    })
    await page.reload()
    await expect(form.field('details')).toHaveValue('')
  })
})

test.describe('without the scripting feature', () => {
  test.use({ bypassCSP: true })

  test('A product has one quote button', async ({ page }) => {
    await withoutScriptingFeature(page)
    await page.goto('/')
    const product = drinkware().products[0]?.name ?? ''
    await expect(askFor(page.locator('#drinkware'), product)).toHaveCount(1)
  })
})

test('On a phone the quote dialog does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const quote = new QuoteDialog(page)
  await quote.open()
  await expect(page.locator('#quote-dialog:modal')).toBeVisible()
  await quote.dialog.hover()
  await page.mouse.wheel(60, 0)
  await page.waitForTimeout(300)
  expect(await quote.dialog.evaluate((dialog) => dialog.scrollLeft)).toBe(0)
})

import type { Page } from '@playwright/test'
import { fill, withCount } from '../../lib/content/fill.ts'
import { beforeOrder } from '../../lib/content/home/story.ts'
import { drinkware, outdoorSports, products as categories, technology } from '../../lib/content/home/goods.ts'
import { homeSections } from '../../lib/content/home/sections.ts'
import { leadForms, quoteRequestWords } from '../../lib/content/lead-forms.ts'
import { writeInZone } from '../../lib/request/write-time.ts'
import { expect, test } from '../support/fixtures.ts'
import { askFor, jonas, needsProducts, QuoteDialog, saidAdded } from '../support/quote-dialog.ts'

const { products: words } = leadForms()
const day = 86_400_000

const six = [
  ...drinkware().products.slice(1, 3),
  ...technology().products.slice(0, 2),
  ...outdoorSports().products.slice(0, 2),
].map(({ name }) => name)
const [first = '', second = ''] = six
const section = categories().categories.find(({ href }) => href)!.name

const plus = (page: Page, product: string) =>
  page.getByRole('button', { name: fill(words.pressed, { product }), exact: true })
const dock = (page: Page) => page.getByRole('region', { name: words.region })
/** The bar's only button; its name spells the number, its text has figures. */
const open = (page: Page, count: number) =>
  dock(page).getByRole('button', {
    name: fill(count === 1 ? words.opened.one : words.opened.many, { count }),
    exact: true,
  })

/** Removes a product from the catalog. */
const leaveOut = (page: Page, product: string) =>
  page.route('**/goods.json', async (route) => {
    const all = (await (await route.fetch()).json()) as Record<string, { name: string }>
    const rest = Object.entries(all).filter(([, { name }]) => name !== product)
    await route.fulfill({ json: Object.fromEntries(rest) })
  })

needsProducts()

test('Six goods are six taps: no dialog opens, the focus stays, and nothing moves', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/')
  for (const [index, product] of six.entries()) {
    const button = plus(page, product)
    await button.scrollIntoViewIfNeeded()
    const before = await button.boundingBox()
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(button).toBeFocused()
    expect(await button.boundingBox()).toEqual(before)
    await expect(page.getByRole('status').filter({ hasText: saidAdded(product, index + 1) })).toHaveCount(1)
    await expect(askFor(page, product)).toHaveAccessibleName(
      fill(words.opens, { value: words.chosen, product }),
    )
  }
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(open(page, 6)).toContainText(fill(words.open, { count: 6 }))
  await expect(dock(page).locator('img')).toHaveCount(6)
  for (const picture of await dock(page).locator('img').all())
    await expect(picture).toHaveAttribute('src', /\.webp$/)
  expect(sent).toEqual([])
  for (const product of six.slice(1)) await plus(page, product).click()
  await expect(open(page, 1)).toBeVisible()
  await page.locator('#project-request').scrollIntoViewIfNeeded()
  await expect(dock(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: words.skip })).toHaveCount(0)
  await plus(page, first).click()
  await expect(dock(page)).toHaveText(words.empty + words.back)
  await dock(page).getByRole('button', { name: words.back }).click()
  await expect(plus(page, first)).toHaveAttribute('aria-pressed', 'true')
  await expect(open(page, 1)).toBeVisible()
  await page.getByRole('link', { name: words.skip }).focus()
  await page.keyboard.press('Enter')
  await expect(dock(page)).toBeFocused()
  await plus(page, first).click()
  await page.locator('h1').first().hover()
  await expect(dock(page)).toHaveCount(0, { timeout: 15_000 })
})

test('A product, a category and a sample pack are lines alike, each with its quantity', async ({ page }) => {
  await page.goto('/')
  const quote = new QuoteDialog(page)
  const lines = quote.dialog.getByRole('listitem')

  await plus(page, section).click()
  const ask = page.locator(`.ask-cell[data-product="${section}"] > .ask`)
  await expect(ask).toHaveAccessibleName(fill(words.opens, { value: words.chosen, product: section }))
  await expect(open(page, 1)).toBeVisible()
  await ask.click()
  await expect(lines.filter({ hasText: section })).toHaveCount(1)
  await expect(quote.dialog).toContainText(quoteRequestWords().answers.one)
  await quote.cancel.click()
  await plus(page, section).click()
  await ask.click()
  await expect(quote.dialog).toBeHidden()
  await expect(page).toHaveURL(/#/)

  if (homeSections().sections.includes('before-order')) {
    const { name } = beforeOrder().sample
    await plus(page, name).click()
    await expect(open(page, 1)).toBeVisible()
    await expect(dock(page)).toContainText(name)
    await expect(dock(page).locator('img')).toHaveAttribute('src', /sample-fan/)
    await plus(page, name).click()
    await page.locator('#before-order').getByRole('link', { name }).click()
    await expect(quote.need).toHaveValue(name)
    await quote.need.fill('')
    await quote.cancel.click()
  }

  await plus(page, first).click()
  await askFor(page, second).click()
  await expect(lines).toContainText([second, first])
  await expect(quote.dialog).toContainText(withCount(quoteRequestWords().answers.many, 2))
  await expect(quote.dialog).toContainText(words.keeps)
  await lines.nth(1).getByRole('textbox').fill('1200')
  // The quantity of anything else comes with its words.
  const count = quote.dialog.locator('[name="quantity"]')
  await expect(count).toBeHidden()
  await quote.need.fill('Pins')
  await expect(count).toBeVisible()
  await quote.need.fill('')
  await quote.cancel.click()
  const counted = fill(words.counted, { count: '1,200' })
  await expect(askFor(page, first)).toHaveAccessibleName(
    fill(words.opens, { value: counted, product: first }),
  )
  await expect(dock(page)).toContainText(`1,200 ${first}`)
})

test('The list is on every page, in two tabs and after going back, without what is gone', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await plus(page, first).click()
  const other = await context.newPage()
  await other.goto('/printing')
  await expect(open(other, 1)).toBeVisible()
  await plus(page, second).click()
  await expect(open(other, 2)).toBeVisible()
  await page.goto('/decoration')
  await expect(open(page, 2)).toBeVisible()
  await page.goBack()
  await expect(plus(page, second)).toHaveAttribute('aria-pressed', 'true')
  await plus(page, second).click()
  await expect(open(other, 1)).toBeVisible()
  await plus(page, second).click()
  await leaveOut(page, first)
  await page.goto('/translation')
  await expect(open(page, 1)).toBeVisible()
  await expect(dock(page)).toContainText(second)
  await expect(dock(page)).not.toContainText(first)
  await expect(page.locator('.toast')).toContainText(fill(words.left.title, { names: first }))
  await page.goto('/form-submissions')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(dock(page)).toHaveCount(0)
})

test('The list is kept for seven days, and a request from the bar empties it', async ({ page }) => {
  await page.goto('/')
  await plus(page, first).click()
  const quote = new QuoteDialog(page)
  await open(page, 1).click()
  await quote.fill(jonas)
  await quote.cancel.click()
  const kept = await page.evaluate(() => localStorage.goods as string)
  const [midnight = '', ...lines] = kept.split('\n')
  expect(lines.join()).toMatch(new RegExp(`^${first}\t[\\w-]*\t?$`))
  const until = writeInZone(undefined, Number(midnight) + 7.5 * day, {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
  })
  await expect(dock(page)).toContainText(fill(words.kept, { day: until }))
  const aged = (days: number) =>
    page.evaluate(
      ([at, days]) => {
        const [, ...lines] = (localStorage.goods as string).split('\n')
        localStorage.goods = [at! - days! * 86_400_000, ...lines].join('\n')
      },
      [Number(midnight), days] as const,
    )
  await aged(7)
  await page.reload()
  await expect(open(page, 1)).toBeVisible()
  await aged(8)
  await page.reload()
  await expect(plus(page, first)).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => localStorage.goods as string | undefined)).toBeUndefined()
  await expect(dock(page)).toHaveCount(0)

  await plus(page, first).click()
  await open(page, 1).click()
  await quote.send(jonas)
  const slip = page.locator('.quote-receipt')
  const line = slip.getByRole('listitem').filter({ hasText: first })
  await expect(line).toContainText(words.unsaid)
  await expect(line.locator('img')).toHaveAttribute('src', /\.webp$/)
  await slip.getByRole('button', { name: leadForms().receipt.done }).click()
  await expect(dock(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(plus(page, first)).toHaveAttribute('aria-pressed', 'false')
})

test('A tab with an older catalog takes nothing out that another one adds', async ({ page, context }) => {
  await leaveOut(page, second)
  await page.goto('/')
  const catalog = page.waitForResponse('**/goods.json')
  await plus(page, first).click()
  await catalog
  const other = await context.newPage()
  await other.goto('/')
  await plus(other, second).click()
  await expect(open(page, 2)).toBeVisible()
  await expect(open(other, 2)).toBeVisible()
})

// No page of others' changes what the browser may store.
test('Without storage the list lives as long as the page', { tag: '@one' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('off', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await plus(page, first).click()
  await plus(page, second).click()
  await expect(open(page, 2)).toBeVisible()
  // A banner closes all the same.
  await page.evaluate(() => {
    const banner = Object.assign(document.createElement('div'), { className: 'banner' })
    banner.append(Object.assign(document.createElement('button'), { textContent: 'Close the banner' }))
    document.body.prepend(banner)
    document.documentElement.dataset.banner = '1'
  })
  await page.getByRole('button', { name: 'Close the banner' }).dispatchEvent('click')
  await expect(page.locator('html')).not.toHaveAttribute('data-banner')
})

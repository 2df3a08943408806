import type { Page } from '@playwright/test'
import { drinkware, technology } from '../../lib/content/home/goods.ts'
import { printing } from '../../lib/content/service-pages.ts'
import { sourcesWords } from '../../lib/content/sources.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressInLanguage, forStaff } from '../support/in-language.ts'
import { jonas, needsProducts, QuoteDialog } from '../support/quote-dialog.ts'
import { campaign, sourceOf } from '../support/source-of.ts'

const { openers, other } = sourcesWords()
const entry = `/?utm_source=newsletter&utm_campaign=${campaign.name}`

const home = addressInLanguage('/')

async function sendQuote(page: Page, word: string) {
  const dialog = new QuoteDialog(page)
  await dialog.send({ ...jonas, company: word })
  await expect(dialog.toast('success')).toBeVisible()
}

test('The campaign of the entry goes on from page to page, and nothing is kept on the device @night', async ({
  page,
  request,
}) => {
  await page.goto(entry)
  const link = page.locator('main a[href$="/printing"]').first()
  await link.click()
  await expect(page).toHaveURL(addressInLanguage(`/printing${entry.slice(1)}`))
  await page.goBack()
  await page.goForward()
  const kept = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  )
  expect(kept).not.toContain(campaign.name)
  await page.locator('main button[commandfor="quote-dialog"]').first().click()
  await sendQuote(page, 'Carriedon')
  expect(await sourceOf(request, 'Carriedon')).toEqual([
    campaign.countedAs(other),
    addressInLanguage('/printing'),
    openers.main,
    forStaff(printing).hero.quote.product,
    '',
  ])
})

test('A product’s button, the section around it and the site that linked here are named', async ({
  page,
  request,
}) => {
  await page.goto('/', { referer: 'https://www.news.example/article?of=ada' })
  needsProducts()
  const [product] = drinkware().products
  await page.locator(`#drinkware [data-product="${product?.name}"] > .ask:first-child`).click()
  await sendQuote(page, 'Namedsection')
  expect(await sourceOf(request, 'Namedsection')).toEqual([
    '',
    home,
    openers.drinkware,
    forStaff(drinkware).products[0]?.name,
    'news.example',
  ])
})

test('Two products are both named, and the button of the last @night', async ({ page, request }) => {
  await page.goto('/')
  needsProducts()
  const [first] = drinkware().products
  const [second] = technology().products
  const dialog = page.locator('#quote-dialog')
  await page.locator(`#drinkware [data-product="${first?.name}"] > .ask:first-child`).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.locator(`#technology [data-product="${second?.name}"] > .ask:first-child`).click()
  await sendQuote(page, 'Twoproducts')
  expect(await sourceOf(request, 'Twoproducts')).toEqual([
    '',
    home,
    openers.technology,
    forStaff(() => [technology(), drinkware()].map(({ products: [one] }) => one?.name).join('\n')),
    '',
  ])
})

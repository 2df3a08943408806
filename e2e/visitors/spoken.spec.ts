import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { artwork } from '../../lib/content/artwork.ts'
import { brand } from '../../lib/content/brand.ts'
import { confirmation } from '../../lib/content/confirmation.ts'
import { deadlineWords } from '../../lib/content/deadline.ts'
import { customerWords } from '../../lib/content/customer.ts'
import { fill } from '../../lib/content/fill.ts'
import { navigation } from '../../lib/content/frame.ts'
import { leadForms, projectRequestWords, quickQuoteWords, quoteWords } from '../../lib/content/lead-forms.ts'
import { office } from '../../lib/content/office.ts'
import { requestWords } from '../../lib/content/request.ts'
import { submissionsWords, workplaceWords } from '../../lib/content/workplace.ts'
import { site } from '../../lib/content/site.ts'
import { reference } from '../../lib/leads/reference.ts'
import { requestWithLink } from '../../supabase/tests/support/upload.ts'
import { accept, colleague, quote } from '../support/answers.ts'
import { expect, test } from '../support/fixtures.ts'
import { menuLabel } from '../support/menu-label.ts'
import { amara } from '../support/project-form.ts'
import { jonas, QuoteDialog } from '../support/quote-dialog.ts'
import { openDesk } from '../support/desk.ts'
import { listen, withKeys, withoutNumbers } from '../support/reader.ts'
import { newWord, store } from '../support/staff-list.ts'

// What somebody hears who does not see the site, held to the scripts in e2e/spoken. They name words by where these are in
// content/, so that a new wording changes nothing. Where a change is meant: listen to it, judge it, write it down.

test.setTimeout(120_000)

/** Holds what is said from a part's beginning to its end to a script. */
async function expectScript(page: Page, part: string, words: object, script: string) {
  const shared = Object.fromEntries(Object.entries(leadForms()).filter(([part]) => part !== 'products'))
  const common = {
    ...shared,
    artwork: artworkInForms,
    confirmation: { notMailed },
    close: site().closeMessage,
  }
  const heard = withKeys(await listen(page, part), { ...common, ...words })
  const said = script.startsWith('menu-') ? withoutNumbers(heard) : heard
  expect(said).toEqual(readFileSync(`e2e/spoken/${script}.txt`, 'utf8').trimEnd().split('\n'))
}

const { notMailed } = confirmation().receipt
const { form: fold, sending, put, drop, choose, photograph } = artwork()
const artworkInForms = { fold, sending, put, drop, choose, photograph }

const menuWords = () => ({
  ...navigation(),
  name: brand().name,
  phone: brand().phone.label,
  networks: brand().social.map(({ network }) => ({ label: network })),
})

const lucia = {
  ...{ firstName: 'Lucía', lastName: 'Prieto', email: 'lucia@prieto.example', phone: '+1 305 555 0151' },
  ...{ company: 'Prieto', quantity: '2,000', description: 'Folding cartons for soap, two sizes.' },
}
const { firstName, lastName, email, phone } = amara
const { name, email: mail, phone: number } = jonas
const forms = [
  {
    id: 'project-request',
    words: { ...projectRequestWords(), ask: deadlineWords().ask },
    values: { firstName, lastName, email, phone },
  },
  { id: 'quote', words: quoteWords(), values: { name, email: mail, phone: number } },
  { id: 'quick-quote', words: quickQuoteWords(), values: lucia },
]

for (const { id, words, values } of forms)
  test(`${id}: at rest, in error and its receipt${id === 'quote' ? '' : ' @night'}`, async ({ page }) => {
    await page.goto('/#contact')
    const opener = id === 'project-request' ? '' : `main [commandfor="${id}-dialog"]`
    if (opener) await page.locator(opener).first().click()
    const form = page.locator(`#${id}`)
    await expectScript(page, `#${id}`, words, `${id}-rest`)
    await form.locator('button[type="submit"]').click()
    await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused()
    await expectScript(page, `#${id}`, words, `${id}-error`)
    for (const [field, value] of Object.entries(values)) await form.locator(`[name="${field}"]`).fill(value)
    for (const list of await form.locator('select').all()) await list.selectOption({ index: 1 })
    await form.locator('button[type="submit"]').click()
    await expect(page.locator('.receipt-reference')).toBeVisible()
    await expect(page.locator('.sent-files')).toBeVisible()
    await expectScript(page, opener === '' ? `#${id}` : '.quote-receipt', words, `${id}-receipt`)
  })

test('A quote that failed @night', async ({ page, siteInTrouble }) => {
  siteInTrouble.backend.fault = 'not stored'
  await page.goto(siteInTrouble.url)
  const quote = new QuoteDialog(page)
  await quote.open()
  await quote.fill(jonas)
  await quote.submit.click()
  await expect(quote.toast('error')).toBeVisible()
  await expectScript(page, '#quote-dialog', quoteWords(), 'quote-failed')
})

test('The menus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page
    .getByRole('button', { name: fill(navigation().showMenu, { label: menuLabel('catalog') }) })
    .click()
  await expectScript(page, '.site-header', menuWords(), 'menu-catalog')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: navigation().openMenu }).click()
  for (const group of await page.locator('#mobile-menu summary').all()) await group.click()
  await expectScript(page, '#mobile-menu', menuWords(), 'menu-phone')
})

test('A ticket of the staff', async ({ page, closedSite }) => {
  const word = newWord()
  await store(closedSite.backend, word, { email: `${word}@person.example` })
  const desk = await openDesk(page, closedSite, word)
  await desk.open('Ada Lovelace')
  const { email, company } = submissionsWords().filter
  const { answer, ...workplace } = workplaceWords()
  await expectScript(
    page,
    'article',
    {
      answer: { open: answer.open, openQuote: answer.openQuote },
      ...submissionsWords(),
      ...workplace,
      filter: { email, company },
      customer: { open: customerWords().open },
    },
    'ticket',
  )
})

test('The page of a request: just sent, with a quote, accepted', async ({ page, closedSite }) => {
  const { id, token } = await requestWithLink(closedSite.backend, 0, { company: newWord() })
  const { heads, quote: said, steps, ...more } = requestWords()
  const words = { ...more, quote: said, heads, steps, office: { hours: office().hoursInWords } }
  const heading = page.getByRole('heading', { level: 1 })
  const address = `${closedSite.url}/request#${token}`
  await page.goto(address)
  await expect(heading).toHaveText(heads.received)
  await expectScript(page, 'main', words, 'request-sent')
  const staff = await colleague(closedSite.backend, 'Dana Reyes')
  await staff.send(reference(id), 'Both can be with you in time.', quote)
  await staff.left(reference(id))
  await page.reload()
  await expect(heading).toHaveText(heads.quoted)
  await expectScript(page, 'main', words, 'request-quote')
  await accept(page, 'Ada Lovelace')
  await expect(heading).toHaveText(heads.accepted)
  await expectScript(page, 'main', words, 'request-accepted')
})

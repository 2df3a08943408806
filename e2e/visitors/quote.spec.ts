import type { Locator } from '@playwright/test'
import { hero } from '../../lib/content/home/story.ts'
import { leadForms, quoteRequestWords } from '../../lib/content/lead-forms.ts'
import { office } from '../../lib/content/office.ts'
import { answerBy } from '../../supabase/functions/_shared/answer-by.ts'
import { fieldsSnapshot, named } from '../support/aria.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdBack } from '../support/hold-back.ts'
import { addressInLanguage, forStaff, journeyLanguage } from '../support/in-language.ts'
import { jonas, QuoteDialog, words } from '../support/quote-dialog.ts'

const { missing, failed, sent } = words.notices
const { receipt } = leadForms()

/** "Fri, Nov 20, 9:04 PM GMT+9" as milliseconds since 1970, in the year nearest to now. It must name this zone. */
function readTime(text: string, zone: string): number {
  const year = new Date().getFullYear()
  const [at = 0] = [year - 1, year, year + 1]
    .map((one) => Date.parse(text.replace(/ (?=\d+:)/, ` ${one}, `)))
    .sort((one, other) => Math.abs(one - Date.now()) - Math.abs(other - Date.now()))
  const [name = ''] = new Date(at)
    .toLocaleString('en-US', { timeZone: zone, timeZoneName: 'short' })
    .split(' ')
    .slice(-1)
  expect(text).toMatch(new RegExp(` ${name.replace('+', '\\+')}$`))
  return at
}

/** Compares both times of a receipt with now and with the promise, in the zone they name. */
async function expectTimes(receipt: Locator, zone: string) {
  const times = receipt.locator('.receipt-data').first().locator('dd')
  await expect(times).toHaveCount(2)
  // Only English dates can be read back.
  if (journeyLanguage) return
  const [sentAt = 0, promised] = (await times.allInnerTexts()).map((text) =>
    readTime(text.replace('\u200b', '').replace(/\s/g, ' '), zone),
  )
  expect(promised).toBe(answerBy(sentAt, office()))
  expect(Math.abs(Date.now() - sentAt)).toBeLessThan(120_000)
}

/** A zone other than the company's. */
const timezoneId = office().zone === 'Asia/Tokyo' ? 'Europe/London' : 'Asia/Tokyo'
test.describe('far from the company', () => {
  test.use({ timezoneId })

  test('A visitor asks for a quote and gets the reference that staff see @engines', async ({ page }) => {
    const quote = await QuoteDialog.fromHome(page)
    await expect(quote.dialog).toBeVisible()
    expect((await quote.dialog.boundingBox())?.width).toBeLessThanOrEqual(500)
    await expect(quote.field('interest').locator('option')).toHaveText([
      words.fields.interest.placeholder ?? '',
      ...Object.values(words.interests),
    ])
    await quote.send(jonas)
    await expect(quote.toast('success')).toContainText(sent.title)
    await expect(quote.toast('success')).toContainText(sent.description)
    await expect(quote.dialog).toBeHidden()

    const slip = page.getByRole('dialog', { name: receipt.title })
    await expect(slip.locator('h4')).toBeFocused()
    await expect(slip).not.toContainText(sent.title)
    await expect(slip).toContainText(receipt.answerBy)
    // The promised time of an answer, in the visitor's zone.
    await expectTimes(slip, timezoneId)
    const reference = await slip.locator('.receipt-reference').innerText()
    await expect(slip).toMatchAriaSnapshot(`
      - ${named('heading', `${receipt.reference} ${reference}`, ' [level=4]')}
      - ${named('heading', receipt.goods, ' [level=5]')}
      - term: ${JSON.stringify(words.fields.interest.label)}
      - definition: ${JSON.stringify(jonas.interest)}
      - paragraph:
        - ${named('link', receipt.page)}
        - ${named('button', receipt.copy)}
        - ${named('button', receipt.done)}
    `)
    await slip.getByRole('button', { name: receipt.done }).click()
    await expect(slip).toBeHidden()
    await expect(page.locator('#home').getByRole('button', { name: hero().actions.quote })).toBeFocused()
    await quote.open()
    expect(Object.values(await quote.typed()).join('')).toBe('')

    await page.goto('/form-submissions')
    const card = page.getByRole('article').first()
    await expect(card).toContainText(reference)
    await expect(card.getByRole('heading')).toHaveText(jonas.name)
    const [, , interest = ''] = forStaff(() => Object.values(quoteRequestWords().interests))
    await expect(card).toContainText(`Quote request for: ${interest}`)
  })
})

for (const [width, height] of [
  [390, 844],
  [1_181, 720],
] as const)
  test(`At ${width} px the dialog keeps focus and text, and says what is missing${width === 390 ? '' : ' @night'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.evaluate(() => {
      const focused: string[] = []
      addEventListener('focusin', ({ target }) => {
        focused.push((target as Element).getAttribute('name') ?? (target as Element).tagName)
        document.documentElement.dataset.seen = focused.join(' ')
      })
    })
    const quote = new QuoteDialog(page)
    await quote.open()
    await expect(quote.field('name')).toBeFocused()
    await page.waitForTimeout(300) // anything else that moves the focus
    // The focus moved once, from the button to the first field.
    expect(await page.evaluate(() => document.documentElement.dataset.seen)).toBe('BUTTON name')

    const cancel = quote.dialog.getByRole('button', { name: words.cancel })
    const opener = page.locator('#home').getByRole('button', { name: hero().actions.quote })
    await quote.fill({ company: jonas.company })
    for (const close of [() => cancel.click(), () => page.keyboard.press('Escape')]) {
      await close()
      await expect(quote.dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(quote.dialog).toBeVisible()
      await expect(quote.field('company')).toHaveValue(jonas.company)
    }

    await quote.send({ ...jonas, name: ' ', email: '' })
    await expect(quote.toast('error')).toContainText(missing.title)
    await expect(quote.toast('error')).toContainText(missing.description)
    await expect(quote.dialog.getByRole('alert')).toContainText(missing.description)
    await expect(quote.field('name')).toBeFocused()
    // In a narrow window only the notice says it, and it is in view.
    if (width < 1_181) await expect(quote.dialog.locator('.form-notice')).toBeInViewport({ ratio: 1 })
    await expect(quote.field('name')).toHaveAccessibleDescription(words.errors.name)
    await expect(quote.field('email')).toHaveAccessibleDescription(words.errors.email)
    await expect(quote.dialog).toMatchAriaSnapshot(
      fieldsSnapshot(words.fields, ['need', 'quantity', ...Object.keys(jonas)], {
        lists: ['interest'],
        required: ['name', 'phone', 'email'],
        invalid: ['name', 'email'],
      }),
    )
    for (const one of [quote.field('name'), cancel]) await one.click({ trial: true, timeout: 3_000 })
    if (width < 1_181) {
      await expect(quote.toast('error')).toBeHidden()
    } else {
      await quote.toast('error').getByRole('button').click()
      await expect(quote.toast('error')).toBeHidden()
    }
    expect((await quote.typed()).company).toBe(jonas.company)
  })

test('After a failure the dialog stays filled, and offers a letter with everything @engines', async ({
  page,
  siteInTrouble,
}) => {
  siteInTrouble.backend.fault = 'not stored'
  const quote = await QuoteDialog.fromHome(page, siteInTrouble.url)
  await quote.send(jonas)
  await expect(quote.dialog).toContainText(failed.description)
  expect(await quote.typed()).toEqual(jonas)
  // Announced once, by the focus: no live region says it too.
  const notice = quote.dialog.getByRole('group', { name: failed.title })
  await expect(notice).toBeFocused()
  // And seen once.
  await expect(quote.toast('error')).toHaveCount(0)
  const again = quote.dialog.getByRole('button', { name: leadForms().again })
  await expect(again).toBeInViewport({ ratio: 1 })
  const spoken = page.locator('[role="alert"], [role="status"]').filter({ hasText: failed.title })
  await expect(spoken).toHaveCount(0)
  const letter = await quote.dialog.getByRole('link', { name: leadForms().mail }).getAttribute('href')
  for (const value of Object.values(jonas)) expect(decodeURIComponent(letter ?? '')).toContain(value)

  await test.step('After the dialog was closed a slip says it', async () => {
    const release = await holdBack(page, siteInTrouble.url + addressInLanguage('/'), 'POST')
    await again.click()
    for (const button of [quote.dialog.getByRole('button', { name: words.sending }), quote.cancel])
      await expect(button).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(quote.dialog).toBeHidden()
    release()
    await expect(quote.toast('error')).toContainText(failed.title)
    await expect(quote.toast('error')).toContainText(failed.description)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, timezoneId })

  test('The dialog opens, is sent and answers', { tag: '@one' }, async ({ page, request }) => {
    const quote = await QuoteDialog.fromHome(page)
    // A plus would do nothing.
    await expect(page.locator('.add')).not.toHaveCount(0)
    await expect(page.locator('.add').filter({ visible: true })).toHaveCount(0)
    await quote.send({ ...jonas, name: 'Plain Post' })
    const notice = page.locator('#quote-dialog [data-notice="success"]')
    await expect(notice).toContainText(sent.description)
    await expect(notice).toBeInViewport()
    await expect(quote.dialog.getByText(leadForms().state, { exact: true })).toHaveCount(0)
    expect(await (await request.get('/form-submissions')).text()).toContain('Plain Post')
  })

  test('The times of the receipt are in the zone of the company @night @one', async ({ page }) => {
    const quote = await QuoteDialog.fromHome(page)
    // Its own name: the same form sent again would get the first receipt.
    await quote.send({ ...jonas, name: 'Clock Reader' })
    await expectTimes(page.locator('#quote-dialog .receipt'), office().zone)
  })
})

import { artwork } from '../../lib/content/artwork.ts'
import { brand } from '../../lib/content/brand.ts'
import { deadline } from '../../lib/content/deadline.ts'
import { fill } from '../../lib/content/fill.ts'
import { drinkware } from '../../lib/content/home/goods.ts'
import { leadForms } from '../../lib/content/lead-forms.ts'
import { sourcesWords } from '../../lib/content/sources.ts'
import { addDays } from '../../lib/leads/deadline/day.ts'
import { sayDeadline } from '../../lib/leads/deadline/say-deadline.ts'
import { judgeDeadline } from '../../lib/leads/deadline/judge-deadline.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressInLanguage, forStaff, journeyLanguage } from '../support/in-language.ts'
import { fileOf } from '../support/light-table.ts'
import { amara, ProjectForm, words } from '../support/project-form.ts'
import { askFor } from '../support/quote-dialog.ts'
import { campaign, sourceOf } from '../support/source-of.ts'

test.use({ javaScriptEnabled: false })

const { sent, missing, failed } = words.notices
const files = artwork().form
const today = new Date().toISOString().slice(0, 10)

/** The receipt's text about an event. */
function saidOf(event: string, city: string) {
  const rules = deadline()
  const found = judgeDeadline({ event, city, group: '', now: { day: today, time: '10:00' } }, rules)
  if (!found) throw new Error(`no verdict on ${event}`)
  const answer = sayDeadline(found, rules, today, { isSent: true, zone: 'America/New_York' })
  return { ...answer, sentence: answer.sentence.replaceAll('*', '') }
}

test('A product’s request keeps what is typed, and a double click stores it once', async ({
  page,
  request,
}) => {
  const isOffered = leadForms().switches.productQuote !== 'off'
  const product = isOffered ? (drinkware().products[2]?.name ?? '') : ''
  const { cities, home, ask } = deadline()
  const city = cities.find((one) => !home.startsWith(one.name))?.name ?? ''
  const eventDate = addDays(today, 200)

  await page.goto(`/?utm_source=newsletter&utm_campaign=${campaign.name}#contact`)
  const form = new ProjectForm(page)
  await expect(form.form.getByText(ask)).toBeHidden()
  await form.field('company').fill('Scriptless')
  if (isOffered) {
    await askFor(page.locator('#drinkware'), product).click()
    const note = page.locator('#project-request [data-notice="note"]')
    await expect(note).toContainText(product)
    await expect(note).toBeInViewport()
    await expect(form.field('details')).toHaveValue(
      // The contract's line is English.
      journeyLanguage ? product : `Quote request for: ${product}`,
    )
    await expect(form.field('company')).toHaveValue('Scriptless')
  }
  await form.form.locator('summary').first().click()
  await expect(form.form.getByText(files.text)).toBeVisible()

  const typed = { ...amara, company: 'Scriptless', lastName: 'Noscript', phone: ' ', eventDate }
  await form.fill(typed)
  await form.form.locator('[name="city"]').fill(city)
  await form.button.click()
  const wrong = form.form.locator('[data-notice="error"]')
  await expect(wrong).toContainText(missing.description)
  await expect(wrong).toBeInViewport()
  await expect(form.field('phone')).toHaveAccessibleDescription(words.errors.phone)
  expect(await form.typed()).toEqual(typed)

  await form.field('phone').fill(amara.phone)
  await form.button.dblclick()
  const notice = form.form.locator('[data-notice="success"]')
  await expect(notice).toContainText(sent.title)
  await expect(notice).toContainText(sent.description)
  await expect(notice).toBeInViewport()
  await expect(notice).toBeFocused()
  // The receipt replaces the form and shows the sent values; its link brings an empty form back.
  for (const value of [amara.eventType, amara.quantity]) await expect(notice).toContainText(value)
  const { head, sentence } = saidOf(eventDate, city)
  await expect(form.form.locator('.receipt')).toContainText(`${head} ${sentence}`)
  await expect(form.button).toBeHidden()
  await expect(form.field('lastName')).toBeHidden()
  await notice.getByRole('link', { name: leadForms().receipt.another }).click()
  await expect(form.field('lastName')).toBeInViewport()
  await expect(notice).toBeHidden()
  expect((await form.typed()).lastName).toBe('')

  const list = await (await request.get('/form-submissions')).text()
  expect(list.match(/<bdi>Amara Noscript<\/bdi>/g)).toHaveLength(1)
  expect(list).toContain(`data-kind="comfortable">${forStaff(() => saidOf(eventDate, city)).head}</b>`)
  const { openers } = sourcesWords()
  expect(await sourceOf(request, 'Scriptless')).toEqual([
    campaign.countedAs(sourcesWords().other),
    addressInLanguage('/'),
    openers['project-request'],
    product && forStaff(() => drinkware().products[2]?.name),
    '',
  ])

  await page.goBack()
  await page.locator('input[name="file"]').setInputFiles(fileOf('card.pdf', soundPdfs['card-bleed']!))
  await page.getByRole('button', { name: files.send }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(artwork().plain.arrived.heading)
  expect(new URL(page.url()).pathname).toBe(addressInLanguage('/artwork/arrived'))
})

for (const address of ['/', '/#contact'])
  test(`A failure keeps every field, and is in view with a letter in its place: ${address}${address === '/' ? '' : ' @night'}`, async ({
    page,
    siteInTrouble,
  }) => {
    siteInTrouble.backend.fault = 'not stored'
    await page.goto(siteInTrouble.url + address)
    const form = new ProjectForm(page)
    await form.send(amara)
    const notice = form.form.locator('[data-notice="error"]')
    await expect(notice).toContainText(fill(failed.description, { email: brand().email }))
    await expect(notice).toBeInViewport({ ratio: 1 })
    await expect(notice).toBeFocused()
    await expect(notice.getByRole('link', { name: leadForms().mail })).toHaveAttribute('href', /amara/i)
    expect(await form.typed()).toEqual(amara)
  })

test('A text that is far too long comes back whole, with what to do @night', async ({ page }) => {
  const form = await ProjectForm.open(page)
  const details = 'x'.repeat(100_000)
  await form.send({ ...amara, details })
  await expect(form.field('details')).toHaveAccessibleDescription(fill(leadForms().tooLong, { max: '5000' }))
  expect(await form.typed()).toEqual({ ...amara, details })
})

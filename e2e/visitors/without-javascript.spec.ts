import { brand } from '../../lib/content/brand.ts'
import { fill } from '../../lib/content/fill.ts'
import { leadForms } from '../../lib/content/lead-forms.ts'
import { expect, test } from '../support/fixtures.ts'
import { amara, ProjectForm, words } from '../support/project-form.ts'

test.use({ javaScriptEnabled: false })

const { sent, missing, failed } = words.notices

test('A request is sent by a plain form post, and the answer is in view', async ({ page, request }) => {
  await page.goto('/#contact')
  const form = new ProjectForm(page)
  await form.fill({ ...amara, lastName: 'Noscript' })
  await form.button.click()
  const notice = form.form.locator('[data-notice="success"]')
  await expect(notice).toContainText(sent.title)
  await expect(notice).toContainText(sent.description)
  await expect(notice).toBeInViewport()
  await expect(notice).toBeFocused()
  // The receipt says what was sent, in the form's place; its link brings an empty form back.
  for (const value of [amara.eventType, amara.quantity]) await expect(notice).toContainText(value)
  await expect(form.button).toBeHidden()
  await expect(form.field('lastName')).toBeHidden()
  await notice.getByRole('link', { name: leadForms().receipt.another }).click()
  await expect(form.field('lastName')).toBeInViewport()
  await expect(notice).toBeHidden()
  expect((await form.typed()).lastName).toBe('')
  expect(await (await request.get('/form-submissions')).text()).toContain('Noscript')
})

test('A double click without script stores one request', async ({ page, request }) => {
  await page.goto('/#contact')
  const form = new ProjectForm(page)
  await form.fill({ ...amara, lastName: 'Twiceclicked' })
  await form.button.dblclick()
  await expect(form.form.locator('[data-notice="success"]')).toBeVisible()
  const list = await (await request.get('/form-submissions')).text()
  expect(list.match(/<bdi>Amara Twiceclicked<\/bdi>/g)).toHaveLength(1)
})

test('Missing fields keep all the others, the choice and the text', async ({ page }) => {
  await page.goto('/#contact')
  const form = new ProjectForm(page)
  await form.fill({ ...amara, phone: ' ' })
  await form.button.click()
  const notice = form.form.locator('[data-notice="error"]')
  await expect(notice).toContainText(missing.description)
  await expect(notice).toBeInViewport()
  await expect(form.field('phone')).toHaveAccessibleDescription(words.errors.phone)
  expect(await form.typed()).toEqual({ ...amara, phone: ' ' })
})

for (const address of ['/', '/#contact'])
  test(`A failure keeps every field, and is in view with a letter in its place: ${address}${address === '/' ? '' : ' @night'}`, async ({
    page,
    siteInTrouble,
  }) => {
    siteInTrouble.backend.fault = 'not stored'
    await page.goto(siteInTrouble.url + address)
    const form = new ProjectForm(page)
    await form.fill(amara)
    await form.button.click()
    const notice = form.form.locator('[data-notice="error"]')
    await expect(notice).toContainText(fill(failed.description, { email: brand().email }))
    await expect(notice).toBeInViewport({ ratio: 1 })
    await expect(notice).toBeFocused()
    await expect(notice.getByRole('link', { name: leadForms().mail })).toHaveAttribute('href', /amara/i)
    expect(await form.typed()).toEqual(amara)
  })

test('A text that is far too long comes back whole, with what to do @night', async ({ page }) => {
  await page.goto('/#contact')
  const form = new ProjectForm(page)
  const details = 'x'.repeat(100_000)
  await form.fill({ ...amara, details })
  await form.button.click()
  await expect(form.field('details')).toHaveAccessibleDescription(fill(leadForms().tooLong, { max: '5000' }))
  expect(await form.typed()).toEqual({ ...amara, details })
})

import { expect, test } from '../support/fixtures.ts'
import { holdBack } from '../support/hold-back.ts'
import { addressInLanguage } from '../support/in-language.ts'
import { amara, ProjectForm } from '../support/project-form.ts'

test('A form that the browser posts itself is posted once, however often it is clicked @early', async ({
  page,
}) => {
  await page.route('**/_next/static/**/*.js', () => {})
  let posts = 0
  await page.route(
    (url) => url.pathname === addressInLanguage('/'),
    async (route) => {
      if (route.request().method() === 'POST') {
        posts++
        await new Promise((done) => setTimeout(done, 1_500))
      }
      await route.continue()
    },
  )
  const form = await ProjectForm.open(page)
  await form.fill({ ...amara, lastName: 'Postedonce' })
  // During navigation the page answers nothing from outside, so it clicks by itself.
  await form.button.evaluate((button: HTMLElement) => {
    new MutationObserver(() => {
      setTimeout(() => button.click(), 300)
      setTimeout(() => button.click(), 600)
    }).observe(document.documentElement, { attributeFilter: ['data-app'] })
  })
  await form.button.click()
  await expect(form.form.locator('[data-notice="success"]')).toBeVisible()
  expect(posts).toBe(1)
  await test.step('What was sent is no draft', async () => {
    await page.waitForLoadState('domcontentloaded')
    await page.goto('/')
    expect(Object.values(await form.typed()).join('')).toBe('')
  })
})

test('Nothing can be typed that a request on its way would leave out', async ({ page }) => {
  const form = await ProjectForm.open(page)
  const read = await holdBack(page, addressInLanguage('/'), 'POST')
  await form.fill({ ...amara, lastName: 'Inflight' })
  await form.field('phone').press('Enter')
  await expect(form.form).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.type('9')
  await form.field('details').click({ force: true })
  await page.keyboard.type(' And caps.')
  expect(await form.typed()).toMatchObject({ phone: amara.phone, details: amara.details })
  read()
  await expect(form.toast('success')).toBeVisible()
})

test('Clicks without a pause, from the first until after the answer, store one request', async ({ page }) => {
  const form = await ProjectForm.open(page)
  await form.fill({ ...amara, lastName: 'Clickstorm' })
  await form.button.evaluate((button: HTMLElement) => {
    const storm = new MessageChannel()
    storm.port1.onmessage = () => {
      button.click()
      storm.port2.postMessage('again')
    }
    storm.port2.postMessage('first')
    setTimeout(() => storm.port1.close(), 3_000)
  })
  await expect(form.toast('success')).toBeVisible()
  await page.waitForTimeout(3_000)
  await page.goto('/form-submissions')
  await expect(page.getByRole('heading', { name: 'Amara Clickstorm' })).toHaveCount(1)
})

test.describe('with a lost answer', () => {
  test.use({ allowedErrors: [/Failed to load resource|Failed to fetch/] })

  test('A request whose answer was lost is the same one after a reload', async ({ page }) => {
    const form = await ProjectForm.open(page)
    await form.fill({ ...amara, lastName: 'Lostanswer' })
    await page.route(addressInLanguage('/'), async (route) => {
      await route.fetch()
      await route.abort()
    })
    await form.button.click()
    await expect(form.form.locator('[data-notice="error"]')).toBeVisible()
    await page.unroute(addressInLanguage('/'))
    await page.reload()
    await form.button.click()
    await expect(form.toast('success')).toBeVisible()
    await page.goto('/form-submissions')
    await expect(page.getByRole('heading', { name: 'Amara Lostanswer' })).toHaveCount(1)
  })
})

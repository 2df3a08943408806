import { brand } from '../../lib/content/brand.ts'
import { fill } from '../../lib/content/fill.ts'
import { leadForms } from '../../lib/content/lead-forms.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdBack } from '../support/hold-back.ts'
import { addressInLanguage } from '../support/in-language.ts'
import { allFaults } from '../support/faulty-backend.ts'
import { amara, ProjectForm, words } from '../support/project-form.ts'

const { missing, invalid, failed } = words.notices
const failure = fill(failed.description, { email: brand().email })

async function countPosts(form: ProjectForm) {
  const posts: string[] = []
  form.page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  return posts
}

for (const [width, blank] of [
  [390, ''],
  [768, '   '],
  [1_440, ''],
] as const)
  test(`At ${width} px what is missing or wrong is marked, and nothing is sent${width === 768 ? '' : ' @night'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const form = await ProjectForm.open(page)
    const posts = await countPosts(form)
    await form.send({ ...amara, firstName: blank, phone: blank })
    await expect(form.toast('error')).toContainText(missing.title)
    await expect(form.toast('error')).toContainText(missing.description)
    await expect(page.getByRole('alert').filter({ hasText: missing.title })).toBeAttached()
    await expect(form.field('firstName')).toBeFocused()
    await expect(form.field('firstName')).toHaveAccessibleDescription(words.errors.firstName)
    await expect(form.field('phone')).toHaveAccessibleDescription(words.errors.phone)
    await expect(form.field('email')).toHaveAttribute('aria-invalid', 'false')
    for (const button of await page
      .locator('.site-header .button:visible, .site-header button:visible')
      .all())
      await button.click({ trial: true, timeout: 3_000 })
    await form.field('firstName').click({ trial: true, timeout: 3_000 })
    await expect(form.toast('error')).toBeVisible()
    expect((await form.typed()).details).toBe(amara.details)
    // Corrected while typing, without sending again.
    await form.field('firstName').fill('Amara')
    await expect(form.field('firstName')).toHaveAttribute('aria-invalid', 'false')
    const notice = form.form.locator('[data-notice="error"]')
    await expect(notice).toBeVisible()
    await form.field('phone').fill(amara.phone)
    await expect(notice).toHaveCount(0)

    await form.fill({ email: 'amara@', details: 'x'.repeat(100_000), eventDate: '' })
    // A month and a day without a year: the browser gives no value.
    await form.field('eventDate').pressSequentially('1204')
    await form.button.click()
    await expect(form.toast('error')).toContainText(invalid.title)
    await expect(form.field('email')).toBeFocused()
    await expect(form.field('email')).toHaveAccessibleDescription(words.errors.emailFormat)
    await expect(form.field('details')).toHaveAccessibleDescription(
      fill(leadForms().tooLong, { max: '5000' }),
    )
    expect((await form.typed()).details).toHaveLength(100_000)
    await expect(form.field('eventDate')).toHaveAccessibleDescription(words.errors.eventDate)
    await expect(form.field('eventDate')).toHaveJSProperty('validity.badInput', true)
    await form.fill({ eventDate: amara.eventDate })
    await expect(form.field('eventDate')).toHaveAttribute('aria-invalid', 'false')
    expect(posts).toEqual([])
  })

async function expectFailure(form: ProjectForm) {
  const notice = form.form.locator('[data-notice="error"]')
  await expect(notice).toContainText(failed.title)
  await expect(notice).toContainText(failure)
  await expect(notice).toBeFocused()
  await expect(notice).toBeInViewport({ ratio: 1 })
  // Once is enough.
  await expect(form.toast('error')).toHaveCount(0)
  await expect(notice.getByRole('link', { name: leadForms().mail })).toBeVisible()
  expect(await form.typed()).toEqual(amara)
  await expect(form.button).toHaveText(words.submit)
}

/** Sends again after a failure, and first takes the focus from anything that could pass for the answer. */
async function sendAgain(form: ProjectForm) {
  await form.field('details').focus()
  await form.button.click()
}

for (const faults of [['html', 'silent'], ...allFaults.map((fault) => [fault])] as const)
  test(`A backend that is ${faults.join(', then ')} loses nothing and promises nothing${faults.length > 1 ? '' : ' @night'}`, async ({
    page,
    siteInTrouble,
  }) => {
    const form = await ProjectForm.open(page, siteInTrouble.url)
    await form.fill(amara)
    for (const [turn, fault] of faults.entries()) {
      siteInTrouble.backend.fault = fault
      await (turn === 0 ? form.button.click() : sendAgain(form))
      await expectFailure(form)
    }
  })

test('With Submit at the very foot of the screen, a failure is still whole in view @night', async ({
  page,
  siteInTrouble,
}) => {
  siteInTrouble.backend.fault = 'not stored'
  await page.setViewportSize({ width: 390, height: 700 })
  const form = await ProjectForm.open(page, siteInTrouble.url)
  await form.fill({ ...amara, eventDate: '' }) // only the notice grows
  await form.button.focus()
  await form.button.evaluate((button) => {
    const { bottom } = button.getBoundingClientRect()
    scrollBy({ top: bottom - innerHeight + 4, behavior: 'instant' })
  })
  await page.keyboard.press('Enter')
  const notice = form.form.locator('[data-notice="error"]')
  await expect(notice).toBeFocused()
  await expect(notice).toBeInViewport({ ratio: 1 })
})

test('Rules of the deadline that come after a failure wait for the next change @night', async ({
  page,
  siteInTrouble,
}) => {
  siteInTrouble.backend.fault = 'not stored'
  const release = await holdBack(page, '**/deadline.json')
  const form = await ProjectForm.open(page, siteInTrouble.url)
  const facts = page.waitForRequest('**/deadline.json')
  await form.fill(amara)
  await facts
  await form.button.click()
  await expectFailure(form)
  const arrived = page.waitForResponse('**/deadline.json')
  release()
  await (await arrived).finished()
  await page.waitForTimeout(500) // nothing appears that could be waited for
  await expect(form.form.locator('.deadline')).toHaveCount(0)
  await expect(form.form.locator('[data-notice="error"]')).toBeInViewport({ ratio: 1 })
  await form.field('quantity').fill('90 kits')
  await expect(form.form.locator('.deadline')).toBeVisible()
})

test.describe('with errors that the browser reports', () => {
  test.use({
    allowedErrors: [
      /Failed to load resource|Failed to fetch|UnrecognizedActionError|was not found on the server/,
    ],
  })

  test('A new deployment, a cut line and a hanging database lose nothing', async ({
    page,
    context,
    site,
  }) => {
    const form = await ProjectForm.open(page)
    await form.fill(amara)
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
    await page.route(addressInLanguage('/'), (route) =>
      route.continue({ headers: { ...route.request().headers(), 'next-action': 'f'.repeat(42) } }),
    )
    await form.button.click()
    await expectFailure(form)
    await page.unroute(addressInLanguage('/'))

    await context.setOffline(true)
    await sendAgain(form)
    await expectFailure(form)
    await context.setOffline(false)

    const { database } = site.backend.pids()
    process.kill(database ?? 0, 'SIGSTOP')
    try {
      await sendAgain(form)
      await expectFailure(form)
    } finally {
      process.kill(database ?? 0, 'SIGCONT')
    }
    await form.field('company').fill('Once')
    await form.button.click()
    await expect(form.toast('success')).toBeVisible()
    await page.goto('/form-submissions')
    await expect(page.getByRole('definition').filter({ hasText: /^Once$/ })).toHaveCount(1)
  })
})

test('Without any settings the pages are served and the form keeps its text @night', async ({
  page,
  siteWithoutSettings,
}) => {
  const form = await ProjectForm.open(page, siteWithoutSettings.url)
  await form.send(amara)
  await expectFailure(form)
})

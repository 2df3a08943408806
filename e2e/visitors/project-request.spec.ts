import type { Locator, Page } from '@playwright/test'
import { fill } from '../../lib/content/fill.ts'
import { leadForms, projectRequestWords } from '../../lib/content/lead-forms.ts'
import { writeCalendarDay } from '../../lib/request/write-time.ts'
import { requestWords } from '../../lib/content/request.ts'
import { submissionsWords } from '../../lib/content/desk.ts'
import { fieldsSnapshot, named } from '../support/aria.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdBack } from '../support/hold-back.ts'
import { addressInLanguage, forStaff } from '../support/in-language.ts'
import { amara, ProjectForm, type Typed, words } from '../support/project-form.ts'
import { newWord } from '../support/staff-list.ts'

const { receipt } = leadForms()

const empty = Object.fromEntries(Object.keys(amara).map((name) => [name, '']))

/** Stored and shown back exactly as typed. */
const strange = {
  ...amara,
  firstName: '<script>alert(1)</script>',
  lastName: 'مرحبا العالم',
  company: '=HYPERLINK("http://x")',
  quantity: '👩‍🚀 × 250',
  details: '"; DROP TABLE "Form Sub"; --\n\n  indented & <b>bold</b>',
}

for (const width of [390, 1_440])
  test(`At ${width} px two requests are sent, one by three clicks, and staff see them as typed${width === 390 ? ' @engines' : ' @night'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const form = await ProjectForm.open(page)
    // Other tests send Amara's request to the same site, and a duplicate is reported as one.
    const typed = { ...amara, details: `${amara.details} ${newWord()}` }
    const odd = { ...strange, lastName: `${strange.lastName} ${newWord()}` }
    const apart = async (toast: Locator, ...places: Locator[]) => {
      await expect(toast).toBeVisible()
      for (const place of [page.locator('#contact .docket-head').first(), ...places])
        await expect.poll(async () => overlap(await toast.boundingBox(), await place.boundingBox())).toBe(0)
    }
    await test.step('What is missing is marked', async () => {
      await form.button.click()
      await apart(form.toast('error'))
      // The slip and the fields say it to the eye, and nothing else.
      const { width: seen = 0 } = (await form.form.locator('.form-answer').boundingBox()) ?? {}
      expect(seen).toBeLessThanOrEqual(1)
      const required = ['firstName', 'lastName', 'email', 'phone']
      await expect(form.form).toMatchAriaSnapshot(
        fieldsSnapshot(words.fields, Object.keys(amara), {
          lists: ['eventType'],
          required,
          invalid: required,
        }),
      )
    })
    // Text runs in the direction of its letters, and a quantity gets a numeric keyboard.
    for (const name of ['firstName', 'company', 'details'] as const) {
      await form.field(name).fill('مرحبا')
      expect(await form.field(name).evaluate((field) => field.matches(':dir(rtl)'))).toBe(true)
    }
    await expect(form.field('quantity')).toHaveAttribute('inputmode', 'numeric')

    await test.step('Three fast clicks after a correction', async () => {
      await form.fill(odd)
      // A click after the receipt would move the focus.
      const release = await holdBack(page, addressInLanguage('/'))
      await form.button.click({ clickCount: 3, delay: 5 })
      release()
      const toast = form.toast('success')
      const notice = form.form.locator('[data-notice="success"]')
      const reference = notice.locator('.receipt-reference')
      await apart(toast, reference)
      await expect(toast).toContainText(words.notices.sent.title)
      await expect(toast).toContainText(words.notices.sent.description)
      await expect(notice).toBeFocused()
      await expect(notice).toBeInViewport()
      // Only the toast says that the request was received.
      await expect(notice).toHaveAccessibleName(receipt.title)
      await expect(notice).not.toContainText(words.notices.sent.title)
      await expect(form.toast('error')).toBeHidden()
      await expect(reference).toHaveText(/^KL-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/)
    })
    await form.form.getByRole('button', { name: receipt.another }).click()
    await form.send(typed)
    await expect.poll(() => form.typed()).toEqual(empty)
    // The toast disappears after a while; the receipt stays.
    const reference = await form.form.locator('.receipt-reference').innerText()
    await form.form.getByRole('link', { name: receipt.page }).click()
    await test.step('The page of the request', () => expectOwnPage(page, reference, typed))
    await test.step('The list of staff', () => expectInList(page, reference, [typed, odd]))
  })

/** Each is on the list of staff once, as it was typed. */
async function expectInList(page: Page, reference: string, [typed, odd]: [Typed, Typed]) {
  const [, typeForStaff = ''] = forStaff(() => Object.values(projectRequestWords().eventTypes))
  await page.goto('/form-submissions')
  const cards = page.getByRole('article')
  await expect(cards.first()).toContainText(reference)
  const card = cards.first()
  await expect(card.getByRole('heading')).toHaveText(`${typed.firstName} ${typed.lastName}`)
  for (const value of [typed.email, typed.phone, typed.company, typed.quantity, typed.details])
    await expect(card).toContainText(value)
  await expect(card).toContainText(`${typeForStaff}, January 11, ${typed.eventDate.slice(0, 4)}`)
  await expect(card.locator('time')).toHaveText(/^\w+day, \w+\s\d+, \d{4} at\s\d+:\d{2}\s[AP]M\sE[SD]T$/)
  const shown = await cards.count()
  const [before = ''] = fill(submissionsWords().counted.many, { shown }).split('{count}')
  await expect(page.getByText(before)).toBeVisible()
  await expect(page.getByText(submissionsWords().localPreview)).toBeVisible()

  const earlier = cards.nth(1)
  const name = `${odd.firstName} ${odd.lastName}`
  await expect(earlier.getByRole('heading')).toHaveText(name)
  await expect(page.getByRole('heading', { name })).toHaveCount(1)
  await expect(earlier.getByText(odd.company, { exact: true })).toBeVisible()
  await expect(earlier.getByText(odd.quantity, { exact: true })).toBeVisible()
  expect(await earlier.locator('.whitespace-pre-wrap').textContent()).toBe(odd.details)
}

/** A request's page holds all of it; only the address's fragment has its token. */
async function expectOwnPage(page: Page, reference: string, asked: typeof amara) {
  const { heads, steps, notes, ...parts } = requestWords()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heads.received)
  await expect(page.locator('[aria-current="step"]')).toContainText(steps.received.name)
  const main = page.getByRole('main')
  const { company, eventType, quantity } = asked
  for (const text of [
    reference,
    company,
    eventType,
    quantity,
    writeCalendarDay(asked.eventDate, 'long'),
    notes.heading,
  ])
    await expect(main).toContainText(text)
  await expect(main.getByText(asked.details)).toBeVisible()
  await expect(main).toMatchAriaSnapshot(`
    - ${named('heading', heads.received, ' [level=1]')}
    - ${named('list', steps.label)}
    - ${named('region', parts.files.heading)}
    - ${named('region', notes.heading)}
    - ${named('complementary', parts.title)}:
      - ${named('region', parts.asked.heading)}
      - ${named('region', parts.link.heading)}
  `)
  const { hash, href } = new URL(page.url())
  expect(hash).toMatch(/^#[\w-]{43}$/)
  expect(await page.title()).not.toContain(hash.slice(1))
  expect(href.split('#')[0]).toMatch(/\/request$/)
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>

/** The area in which two boxes overlap. */
function overlap(one: Box, other: Box): number {
  if (!one || !other) return NaN
  const along = (start: 'x' | 'y', size: 'width' | 'height') =>
    Math.min(one[start] + one[size], other[start] + other[size]) - Math.max(one[start], other[start])
  return Math.max(0, along('x', 'width')) * Math.max(0, along('y', 'height'))
}

test('While a request is under way the button says so, turns its mark and cannot send again @night', async ({
  page,
}) => {
  let posts = 0
  await page.route(addressInLanguage('/'), async (route) => {
    if (route.request().method() === 'POST') {
      posts++
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
    await route.continue()
  })
  const form = await ProjectForm.open(page)
  await form.send({ ...amara, lastName: 'Patient' })
  await expect(form.button).toHaveText(words.sending)
  await expect(form.button.locator('svg')).toBeVisible()
  await expect(form.button).toHaveAttribute('aria-disabled', 'true')
  await expect(form.button.locator('+ [role="status"]')).toHaveText(words.sending)
  await form.button.click({ force: true })
  await expect(form.toast('success')).toBeVisible()
  await expect(form.button).toHaveText(words.submit)
  expect(posts).toBe(1)
})

// A killed backend takes a while to come back, which would delay the next journeys.
test(
  'What was typed before the scripts arrived is sent, and outlives the backend',
  { tag: ['@one', '@early'] },
  async ({ page, site }) => {
    const release = await holdBack(page, '**/_next/static/**/*.js')
    const form = await ProjectForm.open(page)
    await form.send({ ...amara, lastName: 'Survivor' })
    release()
    await expect(form.toast('success')).toBeVisible()
    const { database } = site.backend.pids()
    expect(database).toBeDefined()
    process.kill(database ?? 0, 'SIGKILL')
    await expect(async () => {
      await page.goto('/form-submissions')
      await expect(page.getByRole('heading', { name: 'Amara Survivor' })).toHaveCount(1, { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
  },
)

// Without script there is nothing for others to disturb.
test(
  'A form that the browser posts by itself is answered in view, and so once more from there @engines',
  { tag: '@one' },
  async ({ page, request }) => {
    await page.route('**/_next/static/**/*.js', () => {})
    const form = await ProjectForm.open(page)
    const post = async (typed: typeof amara) => {
      await form.fill(typed)
      await form.form.evaluate((element: HTMLFormElement) => element.submit()) // past every script
    }
    await post({ ...amara, phone: ' ' })
    const missing = form.form.locator('[data-notice="error"]')
    await expect(missing).toContainText(words.notices.missing.description)
    await expect(missing).toBeInViewport()
    await page.unroute('**/_next/static/**/*.js')
    const phone = form.field('phone')
    await phone.click()
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await phone.fill(amara.phone)
    await expect(phone).toHaveAttribute('aria-invalid', 'false')
    await post({ ...amara, lastName: 'Byitself' })
    const sent = form.form.locator('[data-notice="success"]')
    await expect(sent).toContainText(words.notices.sent.title)
    await expect(sent).toBeInViewport()
    // The journey before killed the backend.
    const stored = async () =>
      (await (await request.get('/form-submissions')).text()).match(/<bdi>Amara Byitself<\/bdi>/g)?.length
    await expect.poll(stored).toBe(1)
  },
)

import type { Page } from '@playwright/test'
import { fill } from '../../lib/content/fill.ts'
import { sourcesWords } from '../../lib/content/sources.ts'
import { deskWords } from '../../lib/content/desk.ts'
import { reference } from '../../lib/leads/reference.ts'
import { addMarketer } from '../../lib/staff/accounts/staff.ts'
import { addDays } from '../../lib/leads/deadline/day.ts'
import { dayWord, monthWord } from '../../lib/staff/reports/words.ts'
import type { LocalBackend } from '../../supabase/local/backend.ts'
import { requestWithLink } from '../../supabase/tests/support/upload.ts'
import { axe } from '../support/axe.ts'
import { colleague, quote, totals } from '../support/answers.ts'
import { startCounted, today } from '../support/counted-site.ts'
import { expect, test } from '../support/fixtures.ts'
import { amara } from '../support/project-form.ts'
import { password } from '../../supabase/tests/support/sign-in.ts'
import { connection, makeManager, makeStaff, newEmail, SignInPage } from '../support/staff.ts'

// The report on where requests came from. It has its own backend, so every number is known.

const { report: words, openers } = sourcesWords()
const path = '/form-submissions/sources'

let own: Awaited<ReturnType<typeof startCounted>>
test.beforeAll(async () => {
  own = await startCounted()
})
test.afterAll(() => own.stop())

async function makeMarketer(backend: LocalBackend) {
  const email = newEmail('eve')
  await addMarketer(connection(backend), { email, name: 'Eve Adams', password })
  return email
}
let visitor = 0
async function signIn(page: Page, email: string, next = path) {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${(visitor += 1)}` })
  await page.goto(`${own.url}/sign-in?next=${encodeURIComponent(next)}`)
  await new SignInPage(page).send(email)
}
const cells = (page: Page, name: string) =>
  page.locator('.report-table').getByRole('row', { name, exact: false }).locator('th, td').allInnerTexts()
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.tabs.label }).getByRole('link', { name, exact: true })

for (const width of [390, 1440])
  test(`At ${width} px a marketer sees the numbers and nothing of a person${width === 390 ? '' : ' @night'}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, await makeMarketer(own.backend), '/form-submissions')
    await expect(page).toHaveURL(own.url + path)
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
    await expect(page.getByRole('link', { name: deskWords().title })).toHaveCount(0)
    await expect(tab(page, words.tabs.quotes)).toHaveCount(0)
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    // The chart's numbers as a table for screen readers.
    await expect(page.getByRole('table', { name: words.tabs.week })).toContainText(words.underFive)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.export }).click(),
    ])
    const file = await (await download.createReadStream()).toArray()
    const csv = Buffer.concat(file as Buffer[]).toString()
    expect(csv).toContain(`"${words.tabs.campaign}","autumn","news.example","1,599","7","${words.underFive}"`)
    expect(csv).not.toMatch(/"[1-4]"/)

    await page.goto(`${own.url}${path}?by=quotes`)
    await expect(page.locator('.report-table caption')).toHaveText(words.tabs.campaign)
    expect(await cells(page, 'autumn')).toEqual([
      'autumn',
      'news.example',
      '1,599',
      '7',
      '78%',
      words.underFive,
      words.isNew,
    ])
    expect(await cells(page, words.none.campaign)).toEqual([
      words.none.campaign,
      '',
      '1,170',
      words.underFive,
      '',
      words.underFive,
      '',
    ])
    expect(await cells(page, sourcesWords().other)).toEqual([
      sourcesWords().other,
      '',
      words.underFive,
      words.underFive,
      '',
      words.underFive,
      '',
    ])
    for (const closed of [
      '/form-submissions',
      '/form-submissions/export',
      '/form-submissions/quotes',
      '/form-submissions/ticket?reference=x',
      '/form-submissions/news',
    ]) {
      const answer = await page.request.get(own.url + closed, { maxRedirects: 0 })
      expect(await answer.text()).not.toContain(amara.lastName)
      if (closed.endsWith('export')) expect(answer.status()).toBe(403)
    }
    expect(await page.content()).not.toContain(amara.lastName)

    const stranger = await request.get(`${own.url}${path}/export`, { maxRedirects: 0 })
    expect(stranger.status()).toBe(303)
    await page.context().clearCookies()
    await page.goto(own.url + path)
    await expect(page).toHaveURL(/\/sign-in/)
  })

test('Staff come from their tickets, and read by page, product, button and week', async ({ page }) => {
  await signIn(page, await makeStaff(own.backend), '/form-submissions')
  await page.getByRole('link', { name: words.nav }).first().click()
  await expect(page).toHaveURL(own.url + path)
  await tab(page, words.tabs.page).click()
  await expect
    .poll(() => cells(page, '/printing'))
    .toEqual(['/printing', '1,170', words.underFive, '', words.underFive, ''])
  await tab(page, words.tabs.opener).click()
  await expect
    .poll(async () => (await cells(page, openers.home ?? '')).slice(0, 2))
    .toEqual([openers.home, '7'])
  await tab(page, words.tabs.product).click()
  await expect.poll(async () => (await cells(page, 'Cap')).slice(0, 3)).toEqual(['Cap', '9', '100%'])
  // Only managers see people and money.
  for (const part of ['answers', 'quotes'] as const) {
    await expect(tab(page, words.tabs[part])).toHaveCount(0)
    await page.goto(`${own.url}${path}?by=${part}`)
    await expect(page.locator('.report-table caption')).toHaveText(words.tabs.campaign)
    const file = await page.request.get(`${own.url}${path}/export?by=${part}`, { maxRedirects: 0 })
    expect(file.status()).toBe(303)
  }
  await tab(page, words.tabs.week).click()
  await expect(page.locator('.report-table tbody tr')).toHaveCount(11)
  await page
    .getByText(words.span.split('{from}')[0] || '–')
    .first()
    .click()
  await page.getByRole('link', { name: fill(words.spans, { count: 4 }), exact: true }).click()
  await expect(page.locator('.report-table tbody tr')).toHaveCount(4)
  // A calendar month, and a custom range.
  const picker = page.locator('.report-pick summary')
  await picker.click()
  await page.getByRole('link', { name: monthWord(today), exact: true }).click()
  await expect(picker).toContainText(
    fill(words.span, { from: dayWord(`${today.slice(0, 8)}01`), to: dayWord(today) }),
  )
  const from = addDays(today, -9)
  const to = addDays(today, -3)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await picker.click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await axe(page)).toEqual([])
    await page.getByLabel(words.from, { exact: true }).fill(from)
    await page.getByLabel(words.to, { exact: true }).fill(to)
    await page.getByRole('button', { name: words.show }).click()
    await expect(picker).toContainText(fill(words.span, { from: dayWord(from), to: dayWord(to) }))
  }
  await expect(page.locator('.report-table tbody tr')).toHaveCount(1)
})

test('A manager reads how soon requests are answered and why some are lost', async ({ page }) => {
  const { team } = words
  const { reasons } = deskWords().lostBy
  const dana = await colleague(own.backend, 'Dana Reyes')
  const answered = await requestWithLink(own.backend, 0, { details: 'A quote, please.' })
  await dana.answer(reference(answered.id), '', quote)
  const lost = await requestWithLink(own.backend, 0, { details: 'Another, please.' })
  await dana.call('update_ticket', { ticket_id: lost.id, changes: { status: 'lost', reason: 'price' } })
  await signIn(page, await makeManager(own.backend))
  await tab(page, words.tabs.answers).click()
  const table = (name: string) => page.getByRole('table', { name, exact: true })
  await expect(table(team.parts.form).locator('tfoot tr')).toContainText(words.all)
  await expect(table(team.parts.country).locator('tbody th').first()).toHaveText(team.unknown)
  await expect(table(team.parts.language).locator('tbody th')).toHaveText(['English'])
  await expect(page.getByRole('img', { name: team.picture }).filter({ visible: true })).toBeVisible()
  const person = page.locator('.report-fold', { hasText: team.seenBy })
  await expect(page.getByText('Dana Reyes')).toBeHidden()
  await person.locator('summary').click()
  await expect(person.getByRole('row', { name: /Dana Reyes/ })).toContainText('1')
  const look = async () => {
    for (const width of process.env.TESTS === 'day' ? [390] : [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(await axe(page)).toEqual([])
    }
  }
  await look()
  await tab(page, words.tabs.quotes).click()
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
  const worth = fill(team.worth, { count: 1, total: totals[1]! })
  await expect(table(words.tabs.quotes).locator('tbody tr')).toHaveText([`USD${worth}`])
  await expect(table(team.why).locator('tbody tr')).toHaveText([`${reasons.price}1`])
  await page.locator('.report-fold summary').click()
  await expect(table(team.byPerson).locator('tbody tr')).toHaveText([
    `${words.all}${words.all}${worth}`,
    `${words.all}Dana Reyes${worth}`,
    new RegExp(`^${dayWord(monday)}Dana Reyes`),
  ])
  await look()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.export }).click(),
  ])
  const csv = Buffer.concat(await (await download.createReadStream()).toArray()).toString()
  expect(csv).toContain(`"USD","${worth}"`)
  // Other programs expect a plain space in dates.
  expect(csv).toMatch(/"[A-Z][a-z]{2} \d{1,2}"/)
  expect(csv).toContain(`"${reasons.price}","1"`)
})

test('The report says so if the database is down @night', async ({ page }) => {
  await signIn(page, await makeMarketer(own.backend))
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  await own.backend.stop()
  await page.goto(`${own.url}${path}?weeks=4`)
  await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible()
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../../server/start-site.ts'
import { startLocalBackend } from '../../supabase/local/backend.ts'
import { DeskPage, statuses, words } from '../support/desk.ts'
import { Effort } from '../support/effort.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { freePort } from '../support/free-port.ts'
import { giveMonday } from '../support/monday.ts'
import { makeStaff, SignInPage } from '../support/staff.ts'

// A Monday with 325 requests: the ten most urgent are answered, taken and noted by mouse, by keyboard alone and on a phone. The
// card list of 2026-11-20, with neither sorting nor a view for it, took 104 clicks by mouse and on a phone (13 to find the
// ten), and 2,839 keys, most of them Tab.

/** Half of the clicks that the cards took. */
const mostClicks = 52
const urgent = 10

const test = base.extend<{ desk: DeskPage }>({
  // Each test has its own data.
  desk: async ({ page }, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'keyline-monday-'))
    await giveMonday(dir)
    const port = await freePort()
    const url = `http://localhost:${port}`
    const backend = await startLocalBackend({ dir, port: 0, siteOrigins: [url], seed: false })
    const site = await startSite({ port, siteUrl: url, backend: { url: backend.url, key: backend.anonKey } })
    await page.goto(`${url}/sign-in`)
    await new SignInPage(page).send(await makeStaff(backend))
    const desk = new DeskPage(page)
    await expect(desk.rows.first()).toBeVisible()
    // No mail program here.
    await page.addInitScript(() =>
      addEventListener(
        'click',
        (event) => (event.target as Element).closest?.('[href^=mailto]') && event.preventDefault(),
      ),
    )
    await page.reload()
    await desk.ready()
    await use(desk)
    await page.goto('about:blank')
    await site.stop()
    await backend.stop()
    rmSync(dir, { recursive: true, force: true })
  },
})
test.describe.configure({ timeout: 180_000 })

const isSaved = (desk: DeskPage) => () => expect(desk.ticket.getByText(words.work.saved)).toBeVisible()
const isEmpty = (desk: DeskPage) => () => expect(desk.note).toHaveValue('')

const isOpen = (desk: DeskPage) => async () => {
  await expect(desk.tab('soon')).toHaveAttribute('aria-current', 'page')
  await desk.ready()
}

for (const [way, width, height] of [
  ['With the mouse', 1280, 800],
  ['On a phone', 390, 844],
] as const)
  test(`${way} @night`, async ({ desk, page }) => {
    await page.setViewportSize({ width, height })
    const effort = new Effort(page)
    await effort.click(desk.tab('soon'), isOpen(desk))
    for (let time = 0; time < urgent; time += 1) {
      const next = page.getByRole('button', { name: words.pane.next })
      const heading = desk.ticket.getByRole('heading', { level: 2 })
      await effort.click(time === 0 ? desk.rows.first().getByRole('link') : next, () =>
        expect(heading).toBeVisible(),
      )
      await expect(desk.note).toHaveValue('')
      await effort.click(desk.ticket.getByRole('link', { name: words.work.reply }))
      await effort.click(desk.answer(words.replied.yes), isSaved(desk))
      await expect(desk.note).toBeFocused()
      await page.keyboard.type('Quote until noon.')
      await effort.click(desk.save, isEmpty(desk))
    }
    console.log(`${way}: ${effort}`)
    expect(effort.clicks).toBeLessThanOrEqual(mostClicks)
    await page.goto(`${new URL(page.url()).origin}/form-submissions?view=all&search=noon`)
    await expect(desk.rows).toHaveCount(urgent)
    await expect(desk.rows.filter({ hasText: statuses.contacted }).filter({ hasText: 'Ada' })).toHaveCount(
      urgent,
    )
  })

test('With the keyboard alone @night', async ({ desk, page }) => {
  const effort = new Effort(page)
  await effort.tabTo(desk.tab('soon'))
  await effort.press('Enter', isOpen(desk))
  for (let time = 0; time < urgent; time += 1) {
    const before = page.url()
    await effort.press('j', () => expect(page).not.toHaveURL(before))
    await expect(desk.ticket.getByRole('heading', { level: 2 })).toBeVisible()
    const message = page.getByRole('textbox', { name: words.answer.message, exact: true })
    await effort.press('r', () => expect(message).toBeFocused())
    await page.keyboard.type('Quote until noon.')
    const undo = page.locator('.desk-composer').getByRole('button', { name: words.answer.undo })
    // It leaves by itself, whatever is open then.
    await effort.press('Control+Enter', () => expect(undo).toBeFocused())
  }
  console.log(`keyboard: ${effort}`)
  expect(effort.clicks).toBe(0)
  expect(effort.keys).toBeLessThanOrEqual(5 * urgent + 20)
  await page.goto(`${new URL(page.url()).origin}/form-submissions?view=soon`)
  const done = desk.rows.filter({ hasText: statuses.contacted }).filter({ hasText: 'Ada' })
  await expect
    .poll(
      async () => {
        // As if the tab became visible again.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        return done.count()
      },
      { timeout: 30_000, intervals: [3_000] },
    )
    .toBe(urgent)
})

import type { Locator, Page } from '@playwright/test'
import { type DeskPage, openDesk, statuses, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { newWord, store } from '../support/staff-list.ts'

// A Monday: the ten most urgent requests are answered, taken and noted by mouse, by keyboard alone and on a phone. The card list
// of 2026-11-20, with neither sorting nor a view for it, took 104 clicks by mouse and on a phone (13 to find the ten), and 2,839
// keys, most of them Tab.

/** Half of the clicks that the cards took. */
const mostClicks = 52
const urgent = 10

test.describe.configure({ timeout: 180_000 })

/** A desk with more than a page of requests, every other one for an event within the week. */
async function openMonday(page: Page, site: Parameters<typeof openDesk>[1]) {
  const word = newWord()
  for (let index = 0; index < 30; index += 1) {
    const days = index % 2 ? 1 + (index % 6) : 20 + index
    const eventDate = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    await store(site.backend, word, { firstName: `Number${index}`, eventDate })
  }
  // No mail program here.
  await page.addInitScript(() =>
    addEventListener(
      'click',
      (event) => (event.target as Element).closest?.('[href^=mailto]') && event.preventDefault(),
    ),
  )
  const desk = await openDesk(page, site, word)
  const answered = desk.rows.filter({ hasText: statuses.contacted }).filter({ hasText: 'Ada' })
  return { word, desk, answered }
}

/** Counts a person's clicks and keys; typed words do not count. */
function countEffort(page: Page) {
  const effort = { clicks: 0, keys: 0 }
  const click = (target: Locator) => {
    effort.clicks += 1
    return target.click()
  }
  const press = (key: string) => {
    effort.keys += 1
    return page.keyboard.press(key)
  }
  return { effort, click, press }
}

async function expectSoon(desk: DeskPage) {
  await expect(desk.tab('soon')).toHaveAttribute('aria-current', 'page')
  await desk.ready()
}

for (const [way, width, height] of [
  ['With the mouse', 1280, 800],
  ['On a phone', 390, 844],
] as const)
  test(`${way} @night`, async ({ page, closedSite }) => {
    await page.setViewportSize({ width, height })
    const { word, desk, answered } = await openMonday(page, closedSite)
    const { effort, click } = countEffort(page)
    await click(desk.tab('soon'))
    await expectSoon(desk)
    for (let time = 0; time < urgent; time += 1) {
      const next = page.getByRole('button', { name: words.pane.next })
      await click(time === 0 ? desk.rows.first().getByRole('link') : next)
      await expect(desk.ticket.getByRole('heading', { level: 2 })).toBeVisible()
      await expect(desk.note).toHaveValue('')
      await click(desk.ticket.getByRole('link', { name: words.work.reply }))
      await click(desk.answer(words.replied.yes))
      await expect(desk.ticket.getByText(words.work.saved)).toBeVisible()
      await expect(desk.note).toBeFocused()
      await page.keyboard.type('Quote until noon.')
      await click(desk.save)
      await expect(desk.note).toHaveValue('')
    }
    console.log(`${way}: ${effort.clicks} clicks`)
    expect(effort.clicks).toBeLessThanOrEqual(mostClicks)
    await page.goto(`${closedSite.url}/form-submissions?view=all&search=${word}+noon`)
    await expect(answered).toHaveCount(urgent)
  })

test('With the keyboard alone @night', async ({ page, closedSite }) => {
  const { word, desk, answered } = await openMonday(page, closedSite)
  const { effort, press } = countEffort(page)
  const isThere = () => desk.tab('soon').evaluate((link) => link === document.activeElement)
  while (effort.keys < 100 && !(await isThere())) await press('Tab')
  await press('Enter')
  await expectSoon(desk)
  for (let time = 0; time < urgent; time += 1) {
    const before = page.url()
    await press('j')
    await expect(page).not.toHaveURL(before)
    await expect(desk.ticket.getByRole('heading', { level: 2 })).toBeVisible()
    await press('r')
    await expect(page.getByRole('textbox', { name: words.answer.message, exact: true })).toBeFocused()
    await page.keyboard.type('Quote until noon.')
    // The answer leaves by itself, whatever is open then.
    await press('Control+Enter')
    await expect(
      page.locator('.desk-composer').getByRole('button', { name: words.answer.undo }),
    ).toBeFocused()
  }
  console.log(`keyboard: ${effort.keys} keys`)
  expect(effort.keys).toBeLessThanOrEqual(5 * urgent + 20)
  await page.goto(`${closedSite.url}/form-submissions?view=soon&search=${word}`)
  await expect
    .poll(
      async () => {
        // As if the tab became visible again.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        return answered.count()
      },
      { timeout: 30_000, intervals: [3_000] },
    )
    .toBe(urgent)
})

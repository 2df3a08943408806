import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { fill } from '../../lib/content/fill.ts'
import { submissionsWords } from '../../lib/content/desk.ts'
import { removeStaff } from '../../lib/staff/accounts/staff.ts'
import { asColleague, openDesk, statuses, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookAt } from '../support/look-at.ts'
import { connection, makeManager, makeStaff } from '../support/staff.ts'
import { newWord, store } from '../support/staff-list.ts'

// Lists follow the work: by owner, a whole view at once, handed over, and spam erased for good.

const { filter } = submissionsWords()
const { bulk, columns } = words

/** Stores this many requests of different people. */
async function storeMany(backend: Parameters<typeof store>[0], word: string, count: number) {
  for (let index = 0; index < count; index += 1)
    await store(backend, word, { firstName: `Number${index}`, email: `person${index}@example.com` })
}

/** Selects the whole view. */
async function chooseAll(page: Page, count: number) {
  await page.getByRole('checkbox', { name: columns.all }).check()
  await page.getByRole('button', { name: fill(bulk.all, { count }) }).click()
  await expect(page.getByText(fill(bulk.chosen, { count }))).toBeVisible()
}

/** Lets the second chunk reach the server, and drops its answer. */
async function loseSecondAnswer(context: BrowserContext) {
  let sent = 0
  await context.route(
    (url) => url.pathname === '/form-submissions',
    async (route) => {
      if (!route.request().postData()?.includes('"changes"')) return route.fallback()
      sent += 1
      if (sent !== 2) return route.fallback()
      await route.fetch()
      await route.abort()
    },
  )
}

test('All of a view is changed with progress, also after a lost answer, and undone at once', async ({
  page,
  context,
  closedSite,
  allowedErrors,
}) => {
  test.setTimeout(120_000)
  allowedErrors.push(/ERR_FAILED/)
  const word = newWord()
  await storeMany(closedSite.backend, word, 45)
  const desk = await openDesk(page, closedSite, word, '&order=newest', `Ida ${word}`)
  const reference = await desk.rows.first().getByRole('link').getAttribute('data-reference')
  await asColleague(closedSite.backend, reference ?? '', { remind: '2126-11-25T05:00:00+00:00' })
  const answer = await page.goto(`${closedSite.url}/form-submissions?view=all&search=${word}`)
  expect((await answer?.body())?.length).toBeLessThan(150 * 1024)
  await desk.ready()
  await loseSecondAnswer(context)
  await chooseAll(page, 45)
  await desk.change(bulk.status, statuses.lost, 45)
  await expect(page.getByText(fill(bulk.stopped, { done: 40, count: 45 }))).toBeVisible()
  await page.getByRole('button', { name: bulk.again }).click()
  const done = fill(fill(bulk.done.many, { count: 45 }), { change: statuses.lost })
  await expect(page.getByText(done)).toBeVisible()
  await page.getByRole('button', { name: bulk.undo }).click()
  await expect(page.getByText(bulk.undone)).toBeVisible()
  await page.goto(`${closedSite.url}/form-submissions?view=all&status=new&search=${word}`)
  await expect(page.getByText(fill(words.pages.end, { shown: 25, count: '45' }))).toBeVisible()
  await expect(desk.rows.filter({ hasText: 'Nov 2126' })).toHaveCount(1)

  await page.setViewportSize({ width: 390, height: 844 })
  await desk.show(`view=all&search=${word}`)
  await page.getByRole('button', { name: bulk.choose, exact: true }).click()
  await page.getByRole('checkbox').nth(1).check()
  await lookAt(page, 390, '.desk-bulk')
  await page.getByRole('button', { name: fill(bulk.all, { count: 45 }) }).click()
  await expect(page.getByText(fill(bulk.chosen, { count: 45 }))).toBeVisible()
  // One of the selected can be deselected.
  await page.getByRole('checkbox').nth(1).uncheck()
  await expect(page.getByText(fill(bulk.chosen, { count: 44 }))).toBeVisible()
  await desk.change(bulk.status, statuses.lost, 44)
  const lost = fill(fill(bulk.done.many, { count: 44 }), { change: statuses.lost })
  await expect(page.getByText(lost)).toBeInViewport()
  await lookAt(page, 390, '.desk-notice')

  await page.setViewportSize({ width: 1280, height: 720 })
  await desk.show(`view=all&search=${word}`)
  await chooseAll(page, 45)
  await page.getByRole('button', { name: bulk.spam, exact: true }).click()
  await desk.answer(fill(bulk.yes, { count: 45 })).click()
  await expect(page.getByText(fill(bulk.done.many, { count: 45 }).split(':')[0] ?? '')).toBeVisible()
  await desk.show(`view=spam&search=${word}`)
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: bulk.notSpam, exact: true }).click()
  await desk.answer(fill(bulk.yes, { count: 1 })).click()
  await expect(page.getByText(bulk.done.one.split(':')[0] ?? '')).toBeVisible()
  await page.reload()
  await desk.ready()
  await chooseAll(page, 44)
  await page.getByRole('button', { name: bulk.delete }).click()
  await expect(desk.question).toContainText(fill(bulk.askDelete.many, { count: 44 }))
  await desk.answer(fill(bulk.yesDelete, { count: 44 })).click()
  await expect(page.getByText(fill(bulk.deleted.many, { count: 44 }))).toBeVisible()
  await expect(page.locator('.desk-row:not([data-left])')).toHaveCount(0)
  for (const [view, count] of Object.entries({ spam: 0, all: 1 })) {
    await page.goto(`${closedSite.url}/form-submissions?view=${view}&search=${word}`)
    await expect(desk.rows).toHaveCount(count)
  }
})

test('Everything open of a colleague is handed over in seven clicks', async ({ page, closedSite }) => {
  const { backend } = closedSite
  const word = newWord()
  const leaver = `Jonas ${word}`
  const heir = `Ines ${word}`
  const email = await makeStaff(backend, leaver)
  await makeStaff(backend, heir)
  await storeMany(backend, word, 4)
  const desk = await openDesk(page, closedSite, word, '', `Ida ${word}`, makeManager)
  await desk.open('Number0')
  await page.keyboard.press('a')
  await expect(desk.ticket.getByText(words.work.saved)).toBeVisible()
  await page.getByRole('button', { name: words.filter.button }).click()
  const owner = page.locator('.desk-bag [name=owner]')
  await owner.selectOption(`Ida ${word}`)
  await page.getByRole('button', { name: filter.apply }).click()
  await expect(page).toHaveURL(/owner=[\da-f-]{36}/)
  await expect(desk.rows).toHaveText([/Number0/])
  await desk.ready()
  await page.getByRole('button', { name: fill(words.filter.counted, { count: 1 }) }).click()
  await owner.selectOption(words.row.nobody)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: filter.export }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(['0', '1', '2', '3'].map((index) => file.includes(`Number${index}`))).toEqual([
    false,
    true,
    true,
    true,
  ])
  // An unknown owner is no filter.
  await page.goto(`${closedSite.url}/form-submissions?search=${word}&owner=${crypto.randomUUID()}`)
  await expect(desk.rows).toHaveCount(4)
  await expect(page.getByRole('button', { name: words.filter.button, exact: true })).toBeVisible()
  await desk.ready()

  const references = await desk.rows
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-reference') ?? ''))
  await page.getByRole('checkbox', { name: columns.all }).check()
  await desk.change(bulk.owner, leaver, 4)
  await expect(desk.rows.filter({ hasText: 'Jonas' })).toHaveCount(4)
  for (const [index, status] of (['quoted', 'won'] as const).entries())
    await asColleague(backend, references[index] ?? '', { status })

  await page.getByRole('button', { name: words.filter.button }).click()
  await owner.selectOption(leaver)
  await page.getByRole('button', { name: fill(words.filter.openOf, { person: leaver }) }).click()
  await page.getByRole('button', { name: bulk.owner, exact: true }).click()
  await page.getByRole('menuitem', { name: heir }).click()
  await removeStaff(connection(backend), email)
  await desk.answer(fill(bulk.yes, { count: 3 })).click()
  await expect(page.getByText(fill(bulk.done.many, { count: 3 }).split(':')[0] ?? '')).toBeVisible()
  await page.goto(`${closedSite.url}/form-submissions?view=all&status=open&search=${word}`)
  await expect(desk.rows.filter({ hasText: 'Ines' })).toHaveCount(3)
})

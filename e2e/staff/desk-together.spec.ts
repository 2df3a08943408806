import type { BrowserContext, Page } from '@playwright/test'
import { fill } from '../../lib/content/fill.ts'
import { submissionsWords } from '../../lib/content/desk.ts'
import { colleague } from '../support/answers.ts'
import { DeskPage, asColleague, openDesk, openDeskOf, openTicket, statuses, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { newWord, store } from '../support/staff-list.ts'

// Two people at one ticket: each sees what the other saved, and is asked before overwriting it.

const { work, replied, conflict } = words
const { changes } = submissionsWords().work
const marco = 'Marco Rossi'
const byMarco = (sentence: string, value = '') => sentence.replace('{by}', marco).replace('{value}', value)

/** Collects the mails opened from now on; there is no mail program here, so none opens. */
async function mailsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const mails: string[] = []
    Object.assign(window, { mails })
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a')
      if (!link?.href.startsWith('mailto:') || event.defaultPrevented) return
      event.preventDefault()
      mails.push(link.href)
    })
  })
  return () => page.evaluate(() => (window as unknown as { mails: string[] }).mails)
}
const reply = (desk: DeskPage) => desk.ticket.getByRole('link', { name: work.reply })

test('A colleague’s changes are shown in row and ticket, and the note stays', async ({
  page,
  closedSite,
}) => {
  await page.clock.install()
  const desk = await openDeskOf(page, closedSite, ['First', 'Second', 'Third'])
  await desk.open('First')
  await desk.note.fill('Half a note')
  await asColleague(closedSite.backend, desk.reference(), {
    status: 'quoted',
    owner: 'me',
    note: 'By phone.',
  })
  const { call } = await colleague(closedSite.backend, marco)
  await call('mark_read', { reference: desk.reference() })
  await page.clock.runFor(11_000)
  await expect(desk.ticket.getByText(fill(words.answer.reading, { person: marco }))).toBeVisible()
  await expect(desk.row('First')).toContainText(statuses.quoted)
  await expect(desk.row('First')).toContainText('Marco')
  await expect(desk.status('quoted')).toHaveAttribute('aria-pressed', 'true')
  await expect(desk.ticket.getByText(byMarco(changes.status, statuses.quoted))).toBeVisible()
  await expect(desk.ticket.getByText(byMarco(changes.took))).toBeVisible()
  await expect(desk.ticket.getByText('By phone.')).toBeVisible()
  await expect(desk.note).toHaveValue('Half a note')
  await expect(desk.rows).toHaveCount(3)
  // It no longer belongs to the view, and leaves once the next ticket is opened.
  await desk.open('Second')
  await expect(desk.rows).toHaveCount(2)

  const reference = desk.reference()
  for (const name of ['Second', 'Third']) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  await page.getByRole('button', { name: words.bulk.status, exact: true }).click()
  await page.getByRole('menuitem', { name: statuses.lost }).click()
  await asColleague(closedSite.backend, reference, { status: 'won' })
  await page.clock.runFor(11_000)
  await expect(desk.row('Second')).toContainText(statuses.won)
  await desk.answer(words.bulk.yes.split('{')[0] ?? '').click()
  await expect(page.getByText(words.bulk.left.split('{count}')[1] ?? '', { exact: false })).toBeVisible()
  await expect(page.locator('.desk-notice').getByRole('button', { name: words.bulk.undo })).toBeFocused()
})

test('A colleague’s changes elsewhere in the list are marked until they are seen', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  for (const firstName of ['First', 'Second', 'Third'])
    await store(closedSite.backend, word, { firstName, email: `${firstName}@x.example` })
  await page.clock.install()
  const desk = await openDesk(page, closedSite, word, '&view=all')
  const reference = async (name: string) =>
    (await desk.row(name).getByRole('link').getAttribute('data-reference')) ?? ''
  const marks = (name: string) => desk.row(name).getByRole('img')
  const { columns, row } = words
  await desk.open('First')
  for (const name of ['First', 'Second', 'Third'])
    await asColleague(closedSite.backend, await reference(name), { status: 'quoted', owner: 'me' })
  await page.clock.runFor(11_000)
  for (const cell of [columns.owner, columns.status])
    await expect(
      marks('Second').and(page.getByLabel(fill(row.changed, { value: cell }), { exact: true })),
    ).toBeVisible()
  await expect(marks('Third')).toHaveCount(3)
  // The open ticket counts as seen.
  await expect(marks('First')).toHaveCount(0)
  await page.clock.runFor(11_000)
  await expect(marks('Second')).toHaveCount(3)
  await desk.row('Second').hover()
  await expect(marks('Second')).toHaveCount(0)
  await expect(marks('Third')).toHaveCount(3)
  await desk.row('Third').getByRole('link').focus()
  await expect(marks('Third')).toHaveCount(0)

  for (const name of ['Second', 'Third']) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  await desk.change(words.bulk.status, statuses.lost, 2)
  await expect(desk.rows.filter({ hasText: statuses.lost })).toHaveCount(2)
  await expect(page.locator('.desk-mark')).toHaveCount(0)
})

test('The row of a ticket that is opened says at once what a colleague has saved @night', async ({
  page,
  closedSite,
}) => {
  await page.clock.install()
  const desk = await openDeskOf(page, closedSite, ['First'])
  const reference = await desk.row('First').getByRole('link').getAttribute('data-reference')
  await asColleague(closedSite.backend, reference ?? '', { status: 'quoted' })
  await desk.open('First')
  await expect(desk.row('First')).toContainText(statuses.quoted)
})

/** Lets the next save reach the server, and drops its answer. */
async function loseAnswer(context: BrowserContext) {
  let isLost = false
  const isAction = (url: URL) => url.pathname === '/form-submissions'
  await context.route(isAction, async (route) => {
    // Marking a ticket as read is a post, too.
    if (isLost || !route.request().postData()?.includes('Wants samples')) return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}

test('A note whose answer was lost is stored once, saved again at once or after a reload', async ({
  page,
  context,
  closedSite,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED/)
  const desk = await openTicket(page, closedSite)
  for (const [index, again] of [async () => {}, () => page.reload()].entries()) {
    await desk.note.fill(`Wants samples ${index}.`)
    await loseAnswer(context)
    await desk.save.click()
    await expect(desk.ticket.getByText(work.failed)).toBeVisible()
    await again()
    await expect(desk.note).toHaveValue(`Wants samples ${index}.`)
    await desk.ready()
    await desk.save.click()
    await expect(desk.ticket.getByText(work.saved)).toBeVisible()
    await expect(desk.note).toHaveValue('')
    await expect(desk.ticket.locator('q', { hasText: `Wants samples ${index}.` })).toHaveCount(1)
  }
  const mails = await mailsOf(page)
  await asColleague(closedSite.backend, desk.reference(), { status: 'quoted' })
  await reply(desk).click()
  expect(await mails()).toHaveLength(1)
  await expect(desk.question).toContainText(replied.ask)
  await desk.answer(replied.yes).click()
  await desk.answer(conflict.no.replace('{by}', marco)).click()
  await expect(desk.question).toHaveCount(0)
  await expect(desk.status('quoted')).toHaveAttribute('aria-pressed', 'true')

  await reply(desk).click()
  await desk.answer(replied.no).click()
  await expect(desk.question).toHaveCount(0)
  expect(await mails()).toHaveLength(2)
})

test('A reminder and an owner that a colleague set meanwhile are asked about, in words that fit @night', async ({
  page,
  closedSite,
}) => {
  const desk = await openTicket(page, closedSite)
  const remind = '2126-11-25T05:00:00+00:00'
  await asColleague(closedSite.backend, desk.reference(), { remind, owner: 'me' })
  await page.getByRole('button', { name: words.pane.remind }).click()
  await page.getByRole('menuitem', { name: words.reminders.week }).click()
  await expect(desk.question).toContainText(conflict.remind.replace('{by}', marco).split('{')[0] ?? '')
  await desk.answer(conflict.no.split('{')[0] ?? '').click()
  await asColleague(closedSite.backend, desk.reference(), { owner: 'me' }, 'Inés Vega')
  await desk.ticket.getByRole('button', { name: new RegExp(`^${work.take}`) }).click()
  await expect(desk.question).toContainText(conflict.took.replace('{by}', 'Inés Vega').split('{')[0] ?? '')
})

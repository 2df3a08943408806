import type { Locator, Page } from '@playwright/test'
import type { LocalBackend } from '../../supabase/local/backend.ts'
import { DeskPage, openTicket, statuses, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { endSession } from '../support/staff.ts'

// When the connection or the session is lost, the desk shows nothing as done that is not, and keeps the half-written note.

/** Each action that changes the first ticket, which is open. */
const actions: Record<string, (desk: DeskPage, page: Page) => Promise<void>> = {
  'a status': (desk) => desk.status('quoted').click(),
  'taking it': (desk) => desk.ticket.getByRole('button', { name: new RegExp(`^${words.work.take}`) }).click(),
  'taking it from the row': async (desk) => {
    const row = desk.row('First')
    await row.hover()
    await row.getByRole('button', { name: words.row.takeOf.split(' {')[0] }).click()
  },
  'an owner': async (desk, page) => {
    await desk.ticket.getByRole('button', { name: words.work.owner }).click()
    await page.getByRole('option', { name: 'Ada Lovelace' }).first().click()
  },
  'a note': (desk) => desk.save.click(),
  'a reminder': async (_, page) => {
    await page.getByRole('button', { name: words.pane.remind }).click()
    await page.getByRole('menuitem', { name: words.reminders.week }).click()
  },
  'the spam flag': (_, page) => page.getByRole('button', { name: words.pane.spam, exact: true }).click(),
  'many at once': async (desk) => {
    for (const row of [0, 1]) await desk.rows.nth(row).getByRole('checkbox').check()
    await desk.change(words.bulk.status, statuses.quoted, 2)
  },
}

/** Actions tried by day, too; the others only at night. */
const ofADay = ['a status', 'taking it from the row', 'a note']
const others = Object.keys(actions).filter((name) => !ofADay.includes(name))

/** A desk with two tickets; the first is open, with half a note. */
async function begin(page: Page, site: { url: string; backend: LocalBackend }) {
  const desk = await openTicket(page, site, ['First', 'Second'])
  await desk.note.fill('Half a note')
  return desk
}

for (const names of [ofADay, others])
  test(`Offline, the desk says that nothing was saved, and the note stays${names === ofADay ? '' : ' @night'}`, async ({
    page,
    closedSite,
    allowedErrors,
  }) => {
    allowedErrors.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
    const desk = await begin(page, closedSite)
    const places: Record<string, Locator> = {
      'a status': desk.ticket,
      'a note': desk.ticket,
      'taking it from the row': page.locator('.desk-notice'),
    }
    for (const name of names)
      await test.step(name, async () => {
        await desk.note.fill('Half a note')
        await page.context().setOffline(true)
        await actions[name]?.(desk, page)
        await expect((places[name] ?? page).getByText(words.work.failed).first()).toBeVisible()
        await expect(desk.note).toHaveValue('Half a note')
        await page.context().setOffline(false)
        await page.reload()
        for (const row of ['First', 'Second']) await expect(desk.row(row)).toContainText(statuses.new)
        await expect(desk.note).toHaveValue('Half a note')
        await desk.ready()
        await desk.save.click()
        await expect(desk.ticket.getByText(words.work.saved)).toBeVisible()
      })
  })

for (const [name, act] of Object.entries(actions))
  test(`After the session, ${name}: the way back to the ticket, and no customer is shown @night`, async ({
    page,
    context,
    closedSite,
    allowedErrors,
  }) => {
    allowedErrors.push(/401/)
    const desk = await begin(page, closedSite)
    await endSession(context, closedSite.url)
    await act(desk, page)
    await expect(desk.question).toContainText(words.ended.title)
    await expect(page.getByText('First')).toHaveCount(0)
    const back = await desk.question.getByRole('link', { name: words.ended.signIn }).getAttribute('href')
    expect(decodeURIComponent(back ?? '')).toMatch(/ticket=KL-/)
  })

test('A device whose clock is an hour wrong shows the same hours until an answer @night', async ({
  page,
  closedSite,
}) => {
  await page.clock.install({ time: Date.now() + 3_600_000 })
  const desk = await begin(page, closedSite)
  const due = await desk.row('First').innerText()
  const answer = page.waitForResponse(/form-submissions\/news/)
  await page.clock.runFor(11_000)
  await answer
  await expect(desk.row('First')).toHaveText(due, { useInnerText: true })
})

import { fill } from '../../lib/content/fill.ts'
import { submissionsWords } from '../../lib/content/desk.ts'
import { named } from '../support/aria.ts'
import { asColleague, openDeskOf, openTicket, statuses, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'

// The common case, by mouse and by keyboard: answer, take, note; and a colleague who was first.

const { work, replied, conflict } = words

test('A ticket is answered, taken and noted, and a colleague’s change is asked about', async ({
  page,
  closedSite,
}) => {
  const desk = await openTicket(page, closedSite, ['First', 'Second'])
  const reply = desk.ticket.getByRole('link', { name: work.reply })
  await expect(reply).toHaveAttribute(
    'href',
    /^mailto:ada%40example\.com\?subject=.*KL-[0-9A-F]{4}-.*Ada%20Lovelace/,
  )
  await expect(desk.ticket).toMatchAriaSnapshot(`
    - heading [level=2]
    - status
    - group:
      - list
      - term: ${JSON.stringify(submissionsWords().filter.email)}
      - definition:
        - link
      - ${named('heading', words.parts.message, ' [level=3]')}
      - ${named('heading', words.parts.person, ' [level=3]')}
    - status
    - alert
    - ${named('button', words.answer.open)}
    - ${named('button', words.answer.openQuote)}
    - ${named('link', work.reply)}
    - ${named('button', work.take)}
    - ${named('group', work.status)}:
      - ${named('button', statuses.new, ' [pressed]')}
      - ${named('button', statuses.contacted, ' [pressed=false]')}
    - ${named('textbox', work.note)}
    - ${named('button', `${work.owner}: ${words.row.nobody}`)}
    - ${named('button', work.save)}
  `)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await reply.click()
  await expect(desk.answer(replied.yes)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(desk.ticket.getByText(work.saved)).toBeVisible()
  await expect(desk.row('First')).toContainText(statuses.contacted)
  await expect(desk.row('First')).toContainText('Ada')

  await desk.note.fill('Called.\nWants samples.')
  await page.keyboard.press('Control+Enter')
  await expect(desk.note).toHaveValue('')
  const { changes } = submissionsWords().work
  const byAda = (sentence: string, value: string) => fill(sentence, { by: 'Ada Lovelace', value })
  await expect(desk.ticket.getByText(byAda(changes.status, statuses.contacted))).toBeVisible()
  await expect(desk.ticket.getByText(byAda(changes.took, ''))).toBeVisible()
  await expect(desk.ticket.getByText('Wants samples.')).toBeVisible()

  await desk.save.click()
  await expect(desk.ticket.getByText(work.unchanged)).toBeVisible()
  await desk.open('Second')
  await expect(desk.rows).toHaveCount(1)

  await desk.note.fill('Half a sent')
  const reference = desk.reference()
  await asColleague(closedSite.backend, reference, { status: 'quoted' })
  await desk.status('contacted').click()
  const meanwhile = { by: 'Marco Rossi', value: statuses.quoted, mine: statuses.contacted }
  for (const part of fill(conflict.status, meanwhile).split('{time}'))
    await expect(desk.question).toContainText(part)
  await expect(desk.status('quoted')).toHaveAttribute('aria-pressed', 'true')
  await desk.answer(fill(conflict.no, { by: 'Marco Rossi' })).click()
  await expect(desk.question).toHaveCount(0)
  await expect(desk.note).toHaveValue('Half a sent')

  await asColleague(closedSite.backend, reference, { status: 'won' }, 'Inés Vega')
  await desk.status('contacted').click()
  await desk.answer(conflict.yes).click()
  await expect(desk.status('contacted')).toHaveAttribute('aria-pressed', 'true')
  await expect(desk.note).toHaveValue('Half a sent')
})

test('With the keyboard alone a ticket is chosen, taken and set to Lost with a reason', async ({
  page,
  closedSite,
}) => {
  const desk = await openDeskOf(page, closedSite, ['First', 'Second', 'Third'])
  await page.keyboard.press('j')
  await expect(desk.ticket.getByRole('heading', { name: 'First' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(desk.ticket.getByRole('heading', { name: 'Second' })).toBeVisible()
  await expect(desk.row('Second').getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(desk.ticket).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(desk.ticket.getByRole('heading', { name: 'Third' })).toBeVisible()
  for (const name of ['Second', 'First']) {
    await page.keyboard.press('k')
    await expect(desk.ticket.getByRole('heading', { name })).toBeVisible()
  }
  await page.keyboard.press('a')
  await expect(desk.row('First')).toContainText('Ada')
  await page.keyboard.press('3')
  await expect(desk.status('quoted')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('j3')
  await expect(desk.status('quoted')).toHaveAttribute('aria-pressed', 'true')
  await desk.status('quoted').focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: words.shortcuts.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const { lostBy, bulk } = words
  const undo = page.locator('.desk-notice').getByRole('button', { name: bulk.undo })
  await page.keyboard.press('m')
  await expect(page.getByRole('menuitem', { name: words.reminders.week })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(desk.ticket.locator('.desk-facts')).toContainText(words.due.reminded)
  await undo.click()
  await expect(desk.ticket.locator('.desk-facts', { hasText: words.due.reminded })).toHaveCount(0)
  await desk.row('First').getByRole('link').focus()
  await page.keyboard.press('s')
  await expect(desk.row('First')).toContainText(submissionsWords().spamStatus)
  await undo.click()
  await expect(desk.row('First')).toContainText(statuses.quoted)
  await desk.row('First').getByRole('link').focus()
  await page.keyboard.press('o')
  await expect(page.getByRole('option', { name: 'Ada Lovelace' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await desk.row('First').getByRole('link').focus()
  await page.keyboard.press('c')
  await expect(desk.note).toBeFocused()

  const why = desk.question.filter({ hasText: lostBy.ask })
  const [[, price = ''] = [], [, late = ''] = []] = Object.entries(lostBy.reasons)
  const noted = (value: string) => {
    const sentence = submissionsWords().work.changes.reason
    return desk.ticket.getByText(fill(sentence, { by: 'Ada Lovelace', value }))
  }
  await desk.open('First')
  await desk.row('First').getByRole('link').press('5')
  await expect(why).toBeVisible()
  await expect(why.getByRole('button')).toHaveCount(6)
  await desk.answer(late).click()
  await expect(noted(late)).toBeVisible()
  await expect(why).toHaveCount(0)

  await desk.open('Second')
  await desk.status('lost').click()
  await desk.answer(lostBy.skip).click()
  await expect(why).toHaveCount(0)
  await desk.status('lost').click()
  await expect(desk.ticket.getByText(words.work.unchanged)).toBeVisible()
  await expect(why).toHaveCount(0)

  await desk.show(`search=${desk.word}&view=all`)
  for (const name of ['Second', 'Third']) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  await desk.change(bulk.status, statuses.lost, 2)
  await page.getByRole('button', { name: lostBy.ask }).click()
  await page.getByRole('menuitem', { name: price }).click()
  await expect(page.getByText(fill(lostBy.done.one, { value: price }))).toBeVisible()
  await desk.open('Third')
  await expect(noted(price)).toBeVisible()
})

test('A status and "Take it" from the row alone, with a way back @night', async ({ page, closedSite }) => {
  const desk = await openDeskOf(page, closedSite, ['First'])
  await desk.row('First').hover()
  await desk
    .row('First')
    .getByRole('button', { name: words.row.takeOf.split(' {')[0] })
    .click()
  await expect(desk.row('First')).toContainText('Ada')
  await desk.row('First').getByRole('button', { name: statuses.new }).click()
  await page.getByRole('menuitem', { name: statuses.won }).click()
  await expect(desk.row('First')).toContainText(statuses.won)
  await page.getByRole('button', { name: words.bulk.undo }).click()
  await expect(desk.row('First')).toContainText(statuses.new)
})

test('A ticket has an address of its own, and the back button closes it', async ({
  page,
  context,
  closedSite,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const desk = await openTicket(page, closedSite)
  const address = page.url()
  await page.goBack()
  await expect(desk.ticket).toHaveCount(0)
  // A new tab keeps the list.
  await desk.tab('all').click()
  await expect(desk.tab('all')).toHaveAttribute('aria-current', 'page')
  await page.goto(
    await desk
      .row('First')
      .getByRole('link')
      .evaluate((link: HTMLAnchorElement) => link.href),
  )
  await expect(desk.ticket.getByRole('heading', { name: 'First' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue(desk.word)
  await expect(desk.tab('all')).toHaveAttribute('aria-current', 'page')
  const own = `${closedSite.url}/form-submissions?ticket=${new URL(address).searchParams.get('ticket')}`
  await page.goto(own)
  await expect(desk.ticket.getByRole('heading', { name: 'First' })).toBeVisible()
  await expect(desk.ticket.getByRole('link', { name: '+1 305' })).toHaveCount(0)
  await page.getByRole('button', { name: words.pane.copy }).click()
  await expect(page.getByRole('button', { name: words.pane.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(own)
  await page.getByRole('button', { name: words.pane.spam }).click()
  await expect(page.getByRole('button', { name: words.pane.notSpam })).toBeVisible()
  await page.goto(`${closedSite.url}/form-submissions?view=spam&search=${desk.word}`)
  await desk.open('First')
  await page.getByRole('button', { name: words.pane.notSpam }).click()
  await expect(desk.ticket.getByText(work.saved)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.show(`search=${desk.word}`)
  await expect(desk.rows).toHaveCount(1)
  await desk.open('First')
  const menu = page.getByRole('button', { name: words.pane.remind })
  await menu.click()
  const other = page.getByRole('menuitem', { name: words.reminders.other })
  expect((await other.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await other.click()
  await page.getByLabel(words.reminders.day).fill('2126-11-25')
  await page.getByRole('button', { name: words.reminders.set, exact: true }).click()
  await expect(menu).toBeFocused()
  await expect(desk.ticket.getByText(work.saved)).toBeVisible()
})

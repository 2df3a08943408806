import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/fixtures.ts'
import { newWord, openList, store, words } from '../support/staff-list.ts'

test('Staff work on a ticket: status, owner and note are kept with who and when, after a failure too', async ({
  page,
  closedSite,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_CONNECTION_REFUSED|ERR_FAILED/)
  const word = newWord()
  await store(closedSite.backend, word)
  await openList(page, closedSite, word)
  const { work } = words
  const ticket = page.getByRole('article')
  await ticket.getByText(work.title).click()
  await ticket.getByLabel(work.status).selectOption('quoted')
  await ticket.getByLabel(work.owner).selectOption({ label: 'Ada Lovelace' })
  await ticket.getByLabel(work.note).fill('Called.\nWants samples.')

  await page.route('**/form-submissions**', (route) => route.abort())
  await ticket.getByRole('button', { name: work.save }).click()
  await expect(ticket.getByText(work.failed)).toBeVisible()
  await expect(ticket.getByLabel(work.status)).toHaveValue('quoted')
  await expect(ticket.getByLabel(work.note)).toHaveValue('Called.\nWants samples.')

  await page.unroute('**/form-submissions**')
  await ticket.getByRole('button', { name: work.save }).dblclick()
  await expect(ticket.getByText(work.saved)).toBeVisible()
  await expect(ticket.getByLabel(work.note)).toHaveValue('')
  const history = ticket.getByRole('listitem').filter({ hasText: 'Ada Lovelace' })
  const by = (sentence: string, value: string) =>
    sentence.replace('{by}', 'Ada Lovelace').replace('{value}', value)
  await expect(history.filter({ hasText: by(work.changes.status, words.statuses.quoted) })).toHaveCount(1)
  await expect(history.filter({ hasText: by(work.changes.owner, 'Ada Lovelace') })).toHaveCount(1)
  await expect(history.filter({ hasText: 'Wants samples.' })).toHaveCount(1)

  await page.reload()
  await expect(ticket).toContainText(words.statuses.quoted)
  const found = await new AxeBuilder({ page }).analyze()
  expect(found.violations).toEqual([])
})

test('A colleague’s change in between stays: only what was changed here is stored', async ({
  page,
  closedSite,
  context,
}) => {
  const word = newWord()
  await store(closedSite.backend, word)
  await openList(page, closedSite, word)
  const other = await context.newPage()
  await other.goto(page.url())
  const { work } = words
  for (const [one, status, note] of [
    [page, 'won', ''],
    [other, '', 'seen'],
  ] as const) {
    const ticket = one.getByRole('article')
    await ticket.getByText(work.title).click()
    if (status) await ticket.getByLabel(work.status).selectOption(status)
    if (note) await ticket.getByLabel(work.note).fill(note)
    await ticket.getByRole('button', { name: work.save }).click()
    await expect(ticket.getByText(work.saved)).toBeVisible()
  }
  await expect(other.getByRole('article').getByLabel(work.status)).toHaveValue('won')
})

test('A flagged request says so, and its mail waits until somebody says that it is no spam', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  await store(closedSite.backend, word, {}, { 'x-lead-spam': '1' })
  await openList(page, closedSite, word)
  const ticket = page.getByRole('article')
  await expect(ticket.getByText(words.spam, { exact: true })).toBeVisible()
  await expect(ticket.getByText(words.mail.held)).toBeVisible()
  await ticket.getByRole('button', { name: words.work.notSpam }).press('Enter')
  await expect(ticket.getByText(words.mail.waiting)).toBeVisible()
  await expect(ticket.getByText(words.spam, { exact: true })).toHaveCount(0)
  await expect(ticket.getByText(words.work.saved)).toBeFocused()
})

for (const width of [320, 390, 768])
  test(`At ${width} px nothing sticks out, and axe finds nothing with a ticket open`, async ({
    page,
    closedSite,
  }) => {
    const word = newWord()
    await store(closedSite.backend, `${word} ${'Verylongcompanyname'.repeat(5)}`)
    await page.setViewportSize({ width, height: 800 })
    await openList(page, closedSite, word)
    await page.getByText(words.work.title).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })

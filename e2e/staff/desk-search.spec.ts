import { fill } from '../../lib/content/fill.ts'
import { submissionsWords } from '../../lib/content/desk.ts'
import { openDesk, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { makeManager } from '../support/staff.ts'
import { newWord, store } from '../support/staff-list.ts'

test('A filter that contradicts itself is named; the download is of what was just typed @night', async ({
  page,
  closedSite,
}) => {
  await openDesk(page, closedSite, newWord(), '&view=all', 'Grace Hopper', makeManager)
  await page.getByRole('button', { name: words.filter.button }).click()
  const { filter } = submissionsWords()
  await page.getByLabel(filter.status).selectOption('won')
  await page.getByLabel(filter.from).fill('2026-11-20')
  await expect(page.getByRole('link', { name: filter.export })).toHaveAttribute(
    'href',
    /export\?.*status=won.*from=2026-11-20/,
  )
  await page.getByLabel(filter.to).fill('2026-11-01')
  await expect(page.getByRole('alert').filter({ hasText: filter.from })).toContainText(filter.to)
})

test('A pasted reference is found in any view, and a search leads to the others', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  for (const firstName of ['First', 'Second', 'Third'])
    await store(closedSite.backend, word, { firstName, email: `${firstName}@x.example` })
  const desk = await openDesk(page, closedSite, word)
  await desk.open('First')
  const reference = desk.reference()
  await desk.show('view=mine')
  await page.getByRole('searchbox').fill(`Re: ${reference}`)
  await page.keyboard.press('Enter')
  await expect(desk.row('First')).toBeVisible()
  await expect(page.getByRole('link', { name: `“${words.views.names.spam}”` })).toHaveCount(0)
  await desk.open('First')
  await expect(desk.row('First')).toBeVisible()

  await page.getByRole('button', { name: words.pane.spam, exact: true }).click()
  await expect(desk.ticket.getByText(words.work.saved)).toBeVisible()
  await desk.show(`search=${word}`)
  await desk.open('Second')
  await desk.status('won').click()
  await expect(desk.ticket.getByText(words.work.saved)).toBeVisible()
  await page.goto(`${closedSite.url}/form-submissions?search=${word}`)
  const link = (view: 'all' | 'spam' | 'nobody' | 'mine', count: number) =>
    page.getByRole('link', {
      name: fill(words.empty.filtered.elsewhere, { count, view: words.views.names[view] }),
      exact: true,
    })
  await expect(desk.rows).toHaveText([/Third/])
  // The won one is an order, which is in proof.
  await expect(page.locator('.desk-found').getByRole('link')).toHaveCount(4)
  await expect(link('nobody', 1)).toBeVisible()
  await link('all', 2).click()
  await expect(desk.rows).toHaveCount(2)
  await link('spam', 1).click()
  await expect(desk.rows).toHaveText([/First/])
})

import { expect, test } from '../support/fixtures.ts'
import { newWord, openList, store, words } from '../support/staff-list.ts'

const { work } = words
const told = work.left.description.replace('{name}', 'Ada Lovelace')

test('A change that takes a ticket out of the view is still told, and the next ticket has the focus', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  await store(closedSite.backend, word)
  await store(closedSite.backend, word)
  await openList(page, closedSite, word)
  await page.goto(`${page.url()}&view=due`)
  const tickets = page.getByRole('article')
  await expect(tickets).toHaveCount(2)
  for (const left of [1, 0]) {
    await tickets.first().getByText(work.title).click()
    await tickets.first().getByLabel(work.status).selectOption('contacted')
    await tickets.first().getByRole('button', { name: work.save }).press('Enter')
    await expect(tickets).toHaveCount(left)
    await expect(page.getByRole('status').filter({ hasText: told })).toHaveCount(1)
    await expect(left ? tickets.locator('summary') : page.getByRole('main')).toBeFocused()
  }
})

test('A flag that is taken away in the view of the flagged is told too', async ({ page, closedSite }) => {
  const word = newWord()
  await store(closedSite.backend, word, {}, { 'x-lead-spam': '1' })
  await openList(page, closedSite, word)
  await page.goto(`${page.url()}&spam=only`)
  await page.getByRole('button', { name: work.notSpam }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: told })).toHaveCount(1)
})

test('A change that leaves the ticket in the view is told there alone', async ({ page, closedSite }) => {
  const word = newWord()
  await store(closedSite.backend, word)
  await openList(page, closedSite, word)
  const ticket = page.getByRole('article')
  await ticket.getByText(work.title).click()
  await ticket.getByLabel(work.status).selectOption('contacted')
  await ticket.getByRole('button', { name: work.save }).click()
  await expect(ticket.getByText(work.saved)).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
})

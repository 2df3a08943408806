import { expect, test } from '../support/fixtures.ts'
import { cookieWith, makeStaff, sessionOf } from '../support/staff.ts'
import { newWord, openList, store, words } from '../support/staff-list.ts'

// What someone has typed is not lost, whatever happens around it.

const { work } = words

test('A note half written stays when a colleague has changed its ticket meanwhile', async ({
  page,
  closedSite,
}) => {
  const { backend } = closedSite
  const word = newWord()
  for (const firstName of ['First', 'Second']) await store(backend, word, { firstName })
  await openList(page, closedSite, word)
  const ticket = (name: string) => page.getByRole('article').filter({ hasText: name })
  await ticket('First').getByText(work.title).click()
  await ticket('First').getByLabel(work.note).fill('Half a sent')

  const { token } = await sessionOf(backend, await makeStaff(backend, 'Bo Ek'))
  const id = await ticket('First').locator('[name="ticket"]').first().inputValue()
  const changed = await fetch(`${backend.url}/rest/v1/rpc/update_ticket`, {
    method: 'POST',
    headers: {
      apikey: backend.anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ticket_id: id, changes: { status: 'won' } }),
  })
  expect(changed.ok).toBe(true)

  await ticket('Second').getByText(work.title).click()
  await ticket('Second').getByRole('button', { name: work.save }).click()
  await expect(ticket('First').getByLabel(work.status)).toHaveValue('won')
  await expect(ticket('First').getByLabel(work.note)).toHaveValue('Half a sent')
})

test('A note as long as the field lets it be is stored, line breaks and all', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  await store(closedSite.backend, word)
  await openList(page, closedSite, word)
  const ticket = page.getByRole('article')
  await ticket.getByText(work.title).click()
  await ticket.getByLabel(work.note).fill(`${'a'.repeat(99)}\n`.repeat(19) + 'b'.repeat(100))
  await ticket.getByRole('button', { name: work.save }).click()
  await expect(ticket.getByText(work.saved)).toBeVisible()
})

test('A session that ends while a note is written: the note stays, and the next page asks to sign in', async ({
  page,
  closedSite,
  context,
}) => {
  const word = newWord()
  await store(closedSite.backend, word)
  await openList(page, closedSite, word)
  const ticket = page.getByRole('article')
  await ticket.getByText(work.title).click()
  await ticket.getByLabel(work.note).fill('Wants samples.')
  const [name = '', value = ''] = cookieWith({
    access_token: 'a.b.c',
    refresh_token: 'gone',
    expires_at: 1_700_000_000,
  }).split('=')
  await context.addCookies([{ name, value, url: closedSite.url }])

  await ticket.getByRole('button', { name: work.save }).click()
  await expect(ticket.getByText(work.refused)).toBeVisible()
  await expect(ticket.getByLabel(work.note)).toHaveValue('Wants samples.')

  // The download too: it leads there, and back to the list that it was of.
  await page.getByRole('link', { name: words.filter.export }).click()
  await expect(page).toHaveURL(/\/sign-in\?reason=expired/)
  expect(await context.cookies()).toEqual([])
  await expect(page.locator('[name="next"]')).toHaveValue(`/form-submissions?search=${word}`)
})

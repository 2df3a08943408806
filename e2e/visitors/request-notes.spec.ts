import type { Page } from '@playwright/test'
import { requestWords } from '../../lib/content/request.ts'
import { ask } from '../../supabase/tests/support/sign-in.ts'
import { requestWithLink, sha256 } from '../../supabase/tests/support/upload.ts'
import { expect, test } from '../support/fixtures.ts'
import { newWord } from '../support/staff-list.ts'

// A note on a request's page while the connection is cut.

const words = requestWords()
const { notes } = words
const field = (page: Page) => page.getByRole('textbox', { name: notes.field })
const note = (page: Page, text: string) => page.locator('.note', { hasText: text })

test.describe('with a cut connection', () => {
  test.use({ allowedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  test('A note written offline is kept, says so, survives a reload and is sent once', async ({
    page,
    context,
    site,
  }) => {
    const { id, token } = await requestWithLink(site.backend, 2, { company: newWord() })
    await page.goto(`/request#${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heads.received)
    await context.setOffline(true)
    await field(page).fill('Please by the eighth.')
    await field(page).press('Control+Enter')
    await expect(note(page, 'by the eighth')).toContainText(notes.waiting)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await expect(page.getByText(words.offlineStart.trim())).toBeVisible()

    // The connection is back, but the site does not answer yet: it stores the note, and the answer is lost.
    let stored = 0
    await page.route('**/request/messages', async (route) => {
      await route.fetch()
      await route.abort()
      stored += 1
    })
    await context.setOffline(false)
    await expect.poll(() => stored).toBeGreaterThan(0)
    const read = page.waitForResponse('**/request/read')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await (await read).finished()
    await expect(note(page, 'by the eighth')).toHaveCount(1)
    await page.unroute('**/request/messages')
    await page.reload()
    await expect(note(page, 'by the eighth')).toHaveCount(1)
    await expect(note(page, 'by the eighth').locator('.note-state')).toHaveCount(0)
    // Nothing is left to send in this browser.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('eighth')
    const other = await context.newPage()
    await other.goto(`/request#${token}`)
    await expect(note(other, 'by the eighth')).toHaveCount(1)

    // A colleague of the visitor replies to our email: that is not said to be "You".
    const call = async (name: string, body: object) => {
      const { secretKey: key } = site.backend
      return (await ask(site.backend, `/rest/v1/rpc/${name}`, { key, body })).json()
    }
    const { token: opened } = await call('open_mail', { request: id, sender: 'bob@example.com' })
    const mail = { key: crypto.randomUUID(), body: 'By the ninth.', from: 'boss@example.com' }
    await call('take_mail', { link: sha256(opened), mail, visitor: sha256(mail.from) })
    await other.reload()
    await expect(note(other, 'ninth')).toContainText(notes.stranger)
  })

  test('A note that did not get through is there after a reload, and can be taken back', async ({
    page,
    site,
  }) => {
    const { token } = await requestWithLink(site.backend, 2, { company: newWord() })
    await page.route('**/request/messages', (route) => route.abort())
    await page.goto(`/request#${token}`)
    await field(page).fill('Two colours, not three.')
    await page.getByRole('button', { name: notes.send, exact: true }).click()
    await expect(note(page, 'Two colours')).toContainText(notes.failed)
    await page.reload()
    await expect(note(page, 'Two colours')).toContainText(notes.failed)
    await note(page, 'Two colours').getByRole('button', { name: notes.back }).click()
    await expect(note(page, 'Two colours')).toHaveCount(0)
    await expect(field(page)).toHaveValue('Two colours, not three.')
    await expect(field(page)).toBeFocused()
  })
})

import { erasePerson } from '../../lib/staff/erasing/erase-requests.ts'
import { DeskPage, openDesk, openTicket, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { connection, endSession, SignInPage } from '../support/staff.ts'
import { newWord, store } from '../support/staff-list.ts'

// The desk loses nothing typed and says nothing untrue, whatever fails around it.

const { work } = words

test('Undo without a network takes the answer back once there is one', async ({
  page,
  context,
  closedSite,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  const { answer } = words
  const word = newWord()
  await store(closedSite.backend, word, {})
  const desk = await openDesk(page, closedSite, word)
  await page.keyboard.press('j')
  await expect(desk.ticket.getByText(word)).toBeVisible()
  await page.keyboard.press('r')
  const body = page.getByRole('textbox', { name: answer.message })
  await body.fill('Dear')
  await page.keyboard.press('Control+Enter')
  const undo = page.locator('.desk-composer').getByRole('button', { name: answer.undo })
  await expect(undo).toBeFocused()
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByText(answer.unknown)).toBeVisible()
  await context.setOffline(false)
  await expect(body).toHaveValue('Dear')
  await expect(desk.rows).toContainText(words.row.drafts.kept)

  const tab = await context.newPage()
  await tab.goto(page.url())
  await expect(tab.locator('.desk-row')).toHaveCount(1)
  await new DeskPage(tab).ready()
  await expect(tab.getByRole('article').getByText(word)).toBeVisible()
  await tab.keyboard.press('r')
  const other = tab.getByRole('textbox', { name: answer.message })
  await expect(other).toHaveValue('Dear')
  await other.fill('Dear Ada')
  await expect(tab.getByText(answer.kept.split('{')[0] ?? '')).toBeVisible()
  await body.fill('Dear Ms. Lovelace')
  await expect(page.getByText(answer.other.heading)).toBeVisible({ timeout: 15_000 })
  await expect(body).toHaveValue('Dear Ms. Lovelace')
  await page.getByRole('button', { name: answer.other.take }).click()
  await expect(body).toHaveValue('Dear Ada')
  await tab.close()
})

test('A note and an answer survive another ticket, a reload and the end of the session', async ({
  page,
  closedSite,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/401/)
  const desk = await openTicket(page, closedSite, ['First', 'Second'])
  await desk.note.fill('Wants samples.')
  await desk.open('Second')
  await expect(desk.note).toHaveValue('')
  await desk.open('First')
  await expect(desk.note).toHaveValue('Wants samples.')
  await page.reload()
  await expect(desk.note).toHaveValue('Wants samples.')
  await expect(desk.ticket.getByText(work.kept)).toBeVisible()

  await endSession(context, closedSite.url)
  await desk.ticket.getByRole('heading').first().click()
  await page.keyboard.press('r')
  await page.getByRole('textbox', { name: words.answer.message }).fill('Dear')
  await expect(desk.question).toContainText(words.ended.title)
  await expect(desk.question).toContainText(words.ended.note)
  await expect(page.getByText('First')).toHaveCount(0)
  const back = desk.question.getByRole('link', { name: words.ended.signIn })
  expect(decodeURIComponent((await back.getAttribute('href')) ?? '')).toMatch(/ticket=KL-/)
  await back.click()
  await new SignInPage(page).send(desk.email)
  await expect(desk.note).toHaveValue('Wants samples.')
  await desk.save.click()
  await expect(desk.ticket.getByText(work.saved)).toBeVisible()
  await page.reload()
  await expect(desk.note).toHaveValue('')
  await desk.ready()
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: words.answer.message })).toHaveValue('Dear')
})

test('A ticket that was erased while it was open says so and leaves the note', async ({
  page,
  closedSite,
}) => {
  const { backend } = closedSite
  const word = newWord()
  await store(backend, word, { firstName: 'First', email: `${word}@example.com` })
  const desk = await openDesk(page, closedSite, word)
  await desk.open('First')
  await desk.note.fill('Copy me')
  await erasePerson(connection(backend), `${word}@example.com`, true)
  await desk.save.click()
  await expect(desk.ticket.getByText(work.gone)).toBeVisible()
  await expect(desk.note).toHaveValue('Copy me')
})

test('Long names, long messages, right-to-left and emoji stay in their cells @night', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  const details = `${'Stoffwand '.repeat(499)}Ende`
  await store(closedSite.backend, word, { firstName: 'N'.repeat(100), lastName: 'M'.repeat(100), details })
  await store(closedSite.backend, word, { firstName: 'محمد', lastName: 'العتيبي', eventType: '👩‍👩‍👧‍👦🎉' })
  for (const [width, height] of [
    [1280, 800],
    [768, 900],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    const desk = width === 1280 ? await openDesk(page, closedSite, word) : null
    if (!desk) await page.goto(`${closedSite.url}/form-submissions?search=${word}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.locator('.desk-row').first().getByRole('link').click()
    await expect(page.getByRole('button', { name: words.message.all })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.getByRole('button', { name: words.message.all }).click()
  await expect(page.getByText(/Ende$/)).toBeVisible()
})

test('A list that cannot be loaded shows no counts, no rows and no word of there being none @night', async ({
  page,
  closedSite,
  siteInTrouble,
}) => {
  await store(closedSite.backend, newWord())
  const desk = await openDesk(page, closedSite, newWord())
  await expect(page.getByText(words.empty.filtered.title)).toBeVisible()
  siteInTrouble.backend.fault = 'refused'
  const cookies = await page.context().cookies()
  await page
    .context()
    .addCookies(
      cookies.map((cookie) => ({ ...cookie, url: siteInTrouble.url, domain: undefined, path: undefined })),
    )
  await page.goto(`${siteInTrouble.url}/form-submissions`)
  await expect(page.getByText(words.failed.title)).toBeVisible()
  await expect(desk.rows).toHaveCount(0)
  await expect(desk.tab('unanswered')).toHaveText(words.views.names.unanswered)
  await expect(page.getByText(words.empty.none)).toHaveCount(0)
})

import { readFileSync } from 'node:fs'
import { replies } from '../../lib/content/replies.ts'
import { artwork as artworkWords } from '../../lib/content/artwork.ts'
import { fill } from '../../lib/content/fill.ts'
import { reference } from '../../lib/leads/reference.ts'
import { pdfOf, requestWithLink, sha256, uploads } from '../../supabase/tests/support/upload.ts'
import { axe } from '../support/axe.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { filesOf } from '../support/artwork-files.ts'
import { openDesk, statuses, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { newWord } from '../support/staff-list.ts'

// How staff see a visitor's files, decide on them and ask for better ones.

const { artwork, parts } = words
type Site = Parameters<typeof openDesk>[1]

const good = Buffer.from(soundPdfs['card-bleed']!)

async function send(site: Site, token: string, bytes: Uint8Array, name: string, report?: object) {
  const [purpose] = artworkWords().sizes
  const files = filesOf(site.url, token)
  const [, { id }] = await files.begin(bytes, { name, purpose, report })
  await files.part(id, bytes, 0)
  expect((await files.done(id))[0]).toBe(200)
  return String(id)
}

test('A ticket tells which files were announced, which came, and what was found', async ({
  page,
  closedSite,
  browserName,
}) => {
  const word = newWord()
  const { id, token } = await requestWithLink(closedSite.backend, 3, { company: word })
  await send(closedSite, token, good, 'northbeam-logo.pdf')
  // Sent again word for word: staff see one ticket, and its files.
  const again = await requestWithLink(closedSite.backend, 0, { company: word })
  const claim = { level: 'note', findings: [{ id: 'overprint' }] }
  await send(closedSite, again.token, pdfOf(4_000), '\u202efdp. <b>wall</b>', claim)
  await filesOf(closedSite.url, token).begin(pdfOf(9), { name: 'late.pdf' })
  const desk = await openDesk(page, closedSite, word)
  const sentence = fill(artwork.announced.many, { count: 3, arrived: 2 })
  await expect(desk.rows.getByRole('img', { name: sentence })).toHaveText('2/3')
  await desk.open('Ada')
  const part = desk.ticket.locator('section', { hasText: parts.artwork }).filter({ hasText: sentence })
  await expect(part.getByRole('listitem')).toContainText([
    new RegExp(`^northbeam-logo.pdf .*${artwork.verdicts.ready}`),
    new RegExp(`^fdp. <b>wall</b> .*${artwork.verdicts.help}`),
    new RegExp(`^late.pdf .*${artwork.begun}$`),
  ])
  const [purpose] = artworkWords().sizes
  const meant = artwork.purpose.replace('{purpose}', purpose?.name ?? '').split('{size}')[0] ?? ''
  await expect(part.getByRole('listitem').filter({ hasText: meant })).toHaveCount(2)
  await expect(part.getByRole('listitem').nth(1)).toContainText(artworkWords().findings.damaged)
  await expect(part.getByRole('listitem').nth(0)).not.toContainText(artworkWords().findings.edge)
  // Where the browser's check and the server's differ, staff see both.
  const { damaged, overprint } = artworkWords().findings
  const checks = part.getByRole('listitem').nth(1).locator('dl > div')
  await expect(checks).toHaveText([
    `${artwork.claimed}${artwork.verdicts.note}. ${overprint}`,
    `${artwork.found}${artwork.verdicts.help}. ${damaged}`,
  ])
  await expect(part.locator('dl')).toHaveCount(1)
  await expect(part.getByRole('link')).toHaveCount(2)
  expect(await axe(page, '.desk-pane')).toEqual([])

  const coming = page.waitForEvent('download')
  await part.getByRole('link', { name: 'northbeam-logo.pdf' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('northbeam-logo.pdf')
  expect(sha256(readFileSync(await download.path()))).toBe(sha256(good))
  expect(reference(id)).toMatch(/^KL-/)

  await desk.ticket.getByRole('button', { name: new RegExp(`^${words.work.take}`) }).click()
  await expect(desk.ticket.getByText(words.work.saved, { exact: true })).toBeVisible()
  // Other engines lack this emulation.
  if (browserName !== 'chromium') return
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718)
  const paper = desk.ticket.locator('.desk-paper')
  await expect(paper).toContainText(statuses.new)
  await expect(paper).toContainText('Ada Lovelace')
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('A better file is asked for by a mail with a link of the visitor’s own, and comes by it', async ({
  page,
  closedSite,
  allowedErrors,
}) => {
  // The first try fails.
  allowedErrors.push(/ERR_FAILED/)
  const word = newWord()
  const { token } = await requestWithLink(closedSite.backend, 1, { company: word })
  await send(closedSite, token, pdfOf(900), 'wall.pdf')
  const desk = await openDesk(page, closedSite, word)
  await expect(desk.rows.getByRole('img', { name: artwork.files.one })).toHaveText('1')
  await desk.open('Ada')
  await desk.ticket.getByRole('button', { name: words.work.take }).click()
  await expect(desk.ticket.getByRole('button', { name: words.work.owner })).toContainText('Ada Lovelace')
  const ask = desk.ticket.getByRole('button', { name: artwork.ask })
  const isAction = (url: URL) => url.pathname === '/form-submissions'
  await page.route(isAction, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await ask.click()
  await expect(desk.ticket.getByRole('alert').getByText(artwork.notAsked)).toBeVisible()
  await page.unroute(isAction)
  // Read from the request: opening the mail program loses the answer.
  let actionBody = ''
  await page.route(isAction, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    const body = await response.text()
    // Marking the ticket as read is a post, too.
    if (body.includes('request%23')) actionBody = body
    await route.fulfill({ response, body })
  })
  await ask.click()
  const asking = replies().templates.filter(({ body }) => body.includes('{reasons}'))
  await expect(desk.question).toContainText(asking[0]!.label)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(actionBody).toContain(encodeURIComponent(artworkWords().findings.damaged))
  const [, fresh = ''] = /request%23([\w-]{43})/.exec(actionBody) ?? []
  expect(fresh).not.toBe(token)
  const id = await send(closedSite, fresh, good, 'wall-sharp.pdf')
  expect((await uploads(closedSite.backend, token).list())[1].files).toHaveLength(2)
  await page.reload()
  await desk.open('Ada')
  await expect(desk.ticket.getByRole('link', { name: 'wall-sharp.pdf' })).toHaveAttribute(
    'href',
    `/form-submissions/artwork/${id}`,
  )

  // In the language chosen for the mail.
  await desk.ticket.getByRole('button', { name: words.work.template }).click()
  await page.getByRole('option', { name: asking.at(-1)!.label }).click()
  await desk.ticket.getByRole('link', { name: words.work.reply }).click()
  await expect(desk.question).toContainText(asking.at(-1)!.label)
})

test('A file is downloaded by staff or by a link of ten minutes, and by nobody else', async ({
  page,
  closedSite,
}) => {
  const { token } = await requestWithLink(closedSite.backend, 1, { company: newWord() })
  const id = await send(closedSite, token, good, 'x"\r\n<script>.hta')
  const path = `${closedSite.url}/form-submissions/artwork/${id}`
  const stranger = await fetch(path, { redirect: 'manual' })
  expect([stranger.status, stranger.headers.get('location')]).toEqual([
    303,
    '/sign-in?next=%2Fform-submissions',
  ])
  await openDesk(page, closedSite, newWord())
  const led = await page.request.get(path, { maxRedirects: 0 })
  expect(led.status()).toBe(303)
  // The link works without a session.
  const answer = await fetch(new URL(led.headers().location ?? '', path))
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment; filename="x_ _script_\.hta\.bin"; /),
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(sha256(good))
  for (const wrong of ['', 'x', 'A'.repeat(43), token])
    expect((await fetch(`${path}?key=${wrong}`)).status).toBe(404)
  const other = `${closedSite.url}/form-submissions/artwork/${crypto.randomUUID()}`
  expect((await page.request.get(other, { maxRedirects: 0 })).status()).toBe(404)
})

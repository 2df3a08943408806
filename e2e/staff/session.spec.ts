import { signInWords } from '../../lib/content/sign-in.ts'
import { submissionsWords, deskWords } from '../../lib/content/desk.ts'
import { removeStaff } from '../../lib/staff/accounts/staff.ts'
import { startSite } from '../../server/start-site.ts'
import { expect, test } from '../support/fixtures.ts'
import { freePort } from '../support/free-port.ts'
import { amara } from '../support/project-form.ts'
import {
  connection,
  cookieWith,
  makeManager,
  makeStaff,
  sessionOf,
  SignInPage,
  storeRequest,
} from '../support/staff.ts'
import { askOn } from '../support/wire.ts'

const words = signInWords()
const list = '/form-submissions'
/** The list as cards, which show every field. */
const cards = `${list}?show=cards`
const title = submissionsWords().empty.title
const past = 1_700_000_000
// An address may break after its @, so the page has it in two parts.
const mailbox = amara.email.replace(/[^@]*$/, '')

let visitor = 0
test.beforeAll(async ({ closedSite }) => storeRequest(closedSite.backend, amara))
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${(visitor += 1)}` }))

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script${javaScriptEnabled ? '' : ' @night'}`, () => {
    test.use({ javaScriptEnabled })

    test('A session that has ended leads to the sign-in, which says so, and back again', async ({
      page,
      closedSite,
      context,
    }) => {
      const { backend, url } = closedSite
      const email = await makeStaff(backend)
      const { token } = await sessionOf(backend, email)
      const [name = '', value = ''] = cookieWith({
        access_token: token,
        refresh_token: 'gone',
        token_type: 'bearer',
        expires_in: 3600,
        expires_at: past,
      }).split('=')
      await context.addCookies([{ name, value, url }])
      await page.goto(`${url}${list}?q=mug`)
      await expect(page).toHaveURL(/\/sign-in\?reason=expired/)
      await expect(page.getByText(words.notices.expired.title)).toBeVisible()
      expect(await context.cookies()).toEqual([])
      await new SignInPage(page).send(email)
      await expect(page).toHaveURL(`${url}${list}?q=mug`)
    })
  })

test('Signing out ends the session, and going back shows nothing', async ({ page, closedSite, context }) => {
  await page.goto(`${closedSite.url}/sign-in?next=${encodeURIComponent(cards)}`)
  await new SignInPage(page).send(await makeStaff(closedSite.backend))
  await expect(page).toHaveURL(closedSite.url + cards)
  await expect(page.getByText(mailbox)).toBeAttached()
  const [cookie] = await context.cookies()

  await page.getByRole('button', { name: words.signOut.label }).click()
  await expect(page.getByText(words.notices.signedOut.title)).toBeVisible()
  expect(await context.cookies()).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { name: title })).toBeAttached()
  expect(await page.content()).not.toContain(mailbox)

  // A stolen cookie is worthless: its token has not expired, but its session has ended.
  const kept = await askOn(closedSite.url, {
    path: cards,
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  })
  expect(kept.text).toContain(title)
  expect(kept.text).not.toContain(mailbox)
})

test('A token that is about to expire is renewed, for the page and for the browser', async ({
  closedSite,
}) => {
  const { backend, url } = closedSite
  const { session } = await sessionOf(backend, await makeManager(backend))
  // Its token opens nothing, so rows appear only if the page got the new one.
  const cookie = cookieWith({ ...session, access_token: 'a.b.c', expires_at: past })
  for (const path of [cards, `${list}/export`]) {
    const answer = await askOn(url, { path, headers: { cookie } })
    expect(answer.text).toContain(mailbox)
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^session=base64-[^"]+; Path=\/; [^"]*Max-Age=604800; HttpOnly; SameSite=lax/i,
    )
    expect(String(answer.headers['set-cookie'])).not.toContain('Secure')
    expect(answer.headers['cache-control']).toBe('private, no-store')
  }
  // Nowhere else, and not while it is valid.
  for (const [path, sent] of [
    ['/', cookie],
    ['/printing?_rsc=1', cookie],
    [list, cookieWith(session)],
  ] as const)
    expect((await askOn(url, { path, headers: { cookie: sent } })).headers['set-cookie']).toBeUndefined()
})

test('On https the cookie is sent over https alone, under a name that binds it to this host @night', async ({
  closedSite,
}) => {
  const { backend } = closedSite
  const { session } = await sessionOf(backend, await makeStaff(backend))
  const cookie = `__Host-${cookieWith({ ...session, expires_at: past })}`
  const port = await freePort()
  const site = await startSite({
    port,
    siteUrl: 'https://www.keyline.example',
    backend: { url: backend.url, key: backend.anonKey },
  })
  const local = `http://localhost:${port}`
  const answer = await askOn(local, { path: cards, headers: { cookie } })
  expect(answer.text).toContain(mailbox)
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-session=base64-[^"]+; Path=\/; [^"]*Max-Age=604800; Secure; HttpOnly; SameSite=lax/i,
  )
  const plain = await askOn(local, { path: cards, headers: { cookie: cookieWith(session) } })
  expect(plain.text).not.toContain(mailbox)
  await site.stop()
})

test('With the backend down the page comes within seconds, and no one is signed out @night', async ({
  siteInTrouble,
}) => {
  const cookie = cookieWith({ access_token: 'a.b.c', refresh_token: 'x', expires_at: past })
  for (const fault of ['refused', 'silent', 'not stored', 'html'] as const) {
    siteInTrouble.backend.fault = fault
    const before = Date.now()
    const answer = await askOn(siteInTrouble.url, { path: list, headers: { cookie } })
    expect([fault, answer.status]).toEqual([fault, 200])
    // The middleware's three seconds plus the list's eight.
    expect(Date.now() - before).toBeLessThan(13_000)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.text).toContain(deskWords().failed.title)
  }
})

test('Signing out works while the backend is down', async ({ page, context, closedSite, siteInTrouble }) => {
  const { cookie } = await sessionOf(closedSite.backend, await makeStaff(closedSite.backend))
  siteInTrouble.backend.fault = 'refused'
  const { url } = siteInTrouble
  await context.addCookies([{ name: 'session', value: cookie.replace('session=', ''), url }])
  await page.goto(url + list)
  await page.getByRole('button', { name: words.signOut.label }).click()
  await expect(page.getByText(words.notices.signedOut.title)).toBeVisible()
  expect(await context.cookies()).toEqual([])
})

test('Removed staff see nothing from then on, though their token is valid for an hour', async ({
  closedSite,
}) => {
  const { backend, url } = closedSite
  const email = await makeStaff(backend)
  const { cookie, session } = await sessionOf(backend, email)
  const read = () => askOn(url, { path: cards, headers: { cookie } })
  expect((await read()).text).toContain(mailbox)
  await removeStaff(connection(backend), email)
  expect((await read()).text).not.toContain(mailbox)
  const late = cookieWith({ ...session, expires_at: past })
  const renewed = await askOn(url, { path: list, headers: { cookie: late } })
  expect(renewed.status).toBe(303)
  expect(renewed.headers.location).toContain('/sign-in?reason=expired')
})

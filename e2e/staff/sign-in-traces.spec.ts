import { signInWords } from '../../lib/content/sign-in.ts'
import { password } from '../../supabase/tests/support/sign-in.ts'
import { expect, test } from '../support/fixtures.ts'
import { sourcesPath } from '../../lib/staff/reports/span.ts'
import { cookieWith, makeManager, makeStaff, sessionOf, SignInPage } from '../support/staff.ts'
import { get } from '../support/wire.ts'

// Traces that signing in leaves, and requests that do not count as signing in.

const words = signInWords()

test('A new sign-in ends the session that this browser had before @night', async ({
  page,
  closedSite,
  context,
}) => {
  const email = await makeStaff(closedSite.backend)
  const { session, cookie } = await sessionOf(closedSite.backend, email)
  const value = cookieWith(session).replace(/^session=/, '')
  await page.goto(`${closedSite.url}/sign-in`)
  await context.addCookies([{ name: 'session', value, url: closedSite.url }])
  await new SignInPage(page).send(email)
  await expect(page).toHaveURL(`${closedSite.url}/form-submissions`)
  const old = await fetch(`${closedSite.url}/form-submissions`, { headers: { cookie }, redirect: 'manual' })
  expect(await old.text()).not.toContain(email)
  await page.reload()
  await expect(page.getByText(words.signOut.label)).toBeVisible()
})

test('A form that does not say from which site it comes signs nobody in', async ({
  page,
  closedSite,
  request,
}) => {
  const email = await makeStaff(closedSite.backend)
  await page.goto(`${closedSite.url}/sign-in`)
  const fields = await page
    .locator('main form')
    .first()
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
    )
  const multipart = { ...Object.fromEntries(fields), email, password }
  const post = (headers: Record<string, string>) =>
    request.post(`${closedSite.url}/sign-in`, { multipart, headers, maxRedirects: 0 })
  expect((await post({})).headers()['set-cookie']).toBeUndefined()
  expect((await post({ Origin: 'https://evil.example' })).headers()['set-cookie']).toBeUndefined()
  expect((await post({ Origin: closedSite.url })).headers()['set-cookie']).toMatch(/^session=/)
})

test('Success, failure, lock and sign-out are a log line each, without account or address', async ({
  page,
  closedSite,
}) => {
  const email = await makeStaff(closedSite.backend)
  const begin = closedSite.log.length
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.77' })
  await page.goto(`${closedSite.url}/sign-in`)
  const form = new SignInPage(page)
  await form.send(email, 'not the password at all')
  await expect(form.alert.filter({ hasText: words.errors.wrong })).toBeVisible()
  await form.send(email)
  await expect(page).toHaveURL(`${closedSite.url}/form-submissions`)
  await page.getByRole('button', { name: words.signOut.label }).click()
  await expect(page.getByText(words.notices.signedOut.title)).toBeVisible()
  const text = closedSite.log.slice(begin).join('')
  expect(text).not.toContain(email)
  expect(text).not.toContain('198.51.100.77')
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, string>)
  const kept = lines.filter(({ kind }) => kind?.startsWith('sign_'))
  expect(kept.map(({ kind, outcome }) => [kind, outcome].join(' ').trim())).toEqual([
    'sign_in wrong',
    'sign_in signed-in',
    'sign_out',
  ])
  expect(kept[0]).toMatchObject({
    at: expect.stringMatching(/^\d{4}-/),
    account: kept[1]?.account,
    address: expect.stringMatching(/^[0-9a-f]{12}$/),
  })
})

test('A refusal is one log line, without a person in it', async ({ closedSite }) => {
  const email = await makeManager(closedSite.backend)
  const { cookie } = await sessionOf(closedSite.backend, email)
  const begin = closedSite.log.length
  for (const path of ['/form-submissions/export', `${sourcesPath}/export`]) {
    expect((await get(closedSite.url + path, { cookie })).status).toBe(200)
    expect((await get(closedSite.url + path)).status).toBe(303)
  }
  const missing = `/form-submissions/artwork/00000000-0000-4000-8000-000000000000?key=${'a'.repeat(43)}`
  expect((await get(closedSite.url + missing)).status).toBe(404)
  const text = closedSite.log.slice(begin).join('')
  expect(text).not.toContain(email)
  const lines = text
    .split('\n')
    .filter((line) => /"kind":"access_refused"/.test(line))
    .map((line) => JSON.parse(line) as Record<string, string>)
  expect(lines.map(({ kind, what }) => `${kind} ${what}`)).toEqual([
    'access_refused export_submissions',
    expect.stringMatching(/^access_refused \w+$/),
    'access_refused file',
  ])
})

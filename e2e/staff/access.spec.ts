import { submissionsWords } from '../../lib/content/desk.ts'
import { reference } from '../../lib/leads/reference.ts'
import { customerPath } from '../../lib/staff/next-path.ts'
import { rows } from '../../supabase/tests/support/backend.ts'
import { readSettings } from '../../supabase/local/settings.ts'
import { expect, test } from '../support/fixtures.ts'
import { expiredToken, forgedTokens } from '../support/forged-sessions.ts'
import { amara } from '../support/project-form.ts'
import {
  cookieWith,
  makeManager,
  makeStaff,
  makeStranger,
  sessionOf,
  storeRequest,
} from '../support/staff.ts'
import { waysAround } from '../support/ways-around.ts'
import { ask, askOn, type Answer } from '../support/wire.ts'

// A backend without the seed, with one request: nobody but staff may see a word of it.

const words = submissionsWords()
const list = '/form-submissions'
/** The list as cards, which show every field. */
const cards = `${list}?show=cards`
const form = {
  ...amara,
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  email: 'canarymail@example.com',
  phone: '+1 305 555 0199',
  company: 'Canarycompany',
  details: 'canarydetails',
}
const canary = /canary|555 0199/i

function expectNothing({ text, headers }: Answer, what: string) {
  expect([what, canary.exec(text + JSON.stringify(headers))?.[0]]).toEqual([what, undefined])
}

test.beforeAll(async ({ closedSite }) => storeRequest(closedSite.backend, form))

test('Managers see the row: in the page, in what React gets and in the download', async ({ closedSite }) => {
  const { cookie } = await sessionOf(closedSite.backend, await makeManager(closedSite.backend))
  for (const [path, rsc] of [[cards], [`${cards}&_rsc=1`, { rsc: '1' }], [`${list}/export`]] as const) {
    const { status, headers, text } = await askOn(closedSite.url, { path, headers: { cookie, ...rsc } })
    expect([path, status]).toEqual([path, 200])
    for (const word of ['Canaryfirst', 'canarymail@', 'canarydetails']) expect(text).toContain(word)
    expect(headers['cache-control']).toBe('private, no-store')
  }
})

test('Without a session the page is the empty list with a way to sign in, and holds no row', async ({
  page,
  closedSite,
}) => {
  await page.goto(closedSite.url + list)
  await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible()
  await expect(page.locator(`main a[href="/sign-in?next=${encodeURIComponent(list)}"]`)).toHaveCount(2)
  await expect(page.getByRole('article')).toHaveCount(0)
  expect(await page.content()).not.toMatch(canary)
  for (const names of [[], ['rsc']]) {
    const headers = Object.fromEntries(names.map((name) => [name, '1']))
    expectNothing(await askOn(closedSite.url, { path: list, headers }), names.join())
  }
})

test(`${waysAround.length} ways around lead to nothing: for visitors, for strangers, with forged cookies`, async ({
  closedSite,
}) => {
  const stranger = await sessionOf(closedSite.backend, await makeStranger(closedSite.backend))
  const forged = cookieWith({ access_token: stranger.token.replace(/\.[^.]+$/, '.'), refresh_token: 'x' })
  const answers = new Map<number, number>()
  for (const cookie of ['', stranger.cookie, forged])
    for (const way of waysAround) {
      const together = [way.headers?.cookie, cookie].filter(Boolean).join('; ')
      const headers = { ...way.headers, ...(together && { cookie: together }) }
      const answer = await askOn(closedSite.url, { ...way, headers })
      expectNothing(answer, `${way.method ?? 'GET'} ${way.path} ${JSON.stringify(way.headers ?? {})}`)
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
    }
  // The page itself answered some, so they were real requests.
  expect(answers.get(200)).toBeGreaterThan(waysAround.length)
})

test('Nobody from outside can read, download or erase a customer, and no cache keeps one', async ({
  closedSite,
}) => {
  const { backend, url } = closedSite
  const row = (await rows(backend)).find(({ form_data }) => form_data.company === form.company)
  const of = reference(row?.id ?? '')
  const { cookie: stranger } = await sessionOf(backend, await makeStranger(backend))
  const body = new URLSearchParams({ of, seen: '{}' }).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const cookie of ['', stranger])
    for (const way of [
      { path: `${customerPath}?of=${of}` },
      { path: `${customerPath}?of=${of}`, headers: { rsc: '1' } },
      { path: `${customerPath}/data?of=${of}` },
      { path: `${customerPath}/data`, method: 'POST', headers: type, body },
    ]) {
      const answer = await ask(url, { ...way, headers: { ...way.headers, cookie } })
      expectNothing(answer, `${way.path} ${way.method}`)
      expect(answer.headers['cache-control']).toContain('private, no-store')
      if (answer.status === 307) expect(answer.headers).not.toHaveProperty('speculation-rules')
    }
  // Even with the cookie, another site cannot erase anything, and a body other than a form causes no failure.
  const post = { path: `${customerPath}/data`, method: 'POST', body }
  for (const from of ['cross-site', 'same-site']) {
    const headers = { ...type, cookie: stranger, 'sec-fetch-site': from }
    expect([from, (await ask(url, { ...post, headers })).status]).toEqual([from, 403])
    // Neither does a link there download anything.
    for (const path of [
      '/form-submissions/export',
      '/form-submissions/quotes',
      '/form-submissions/sources/export',
      `${customerPath}/data?of=${of}`,
    ])
      expect([path, (await ask(url, { path, headers })).status]).toEqual([path, 403])
  }
  for (const kind of ['application/json', 'multipart/form-data']) {
    const { status } = await ask(url, {
      ...post,
      body: '{}',
      headers: { 'content-type': kind, cookie: stranger },
    })
    expect([kind, status]).toEqual([kind, kind.startsWith('multipart') ? 400 : 422])
  }
  expect((await rows(backend)).map(({ id }) => id)).toContain(row?.id)
})

test('Next’s prefetches hold no row, even for staff, and do not fail', async ({ closedSite }) => {
  const { backend, url, log } = closedSite
  const { cookie } = await sessionOf(backend, await makeStaff(backend))
  for (const path of [list, '/sign-in'])
    for (const prefetch of ['1', '2']) {
      // Next redirects to an address that names these headers.
      const answer = await fetch(url + path, {
        headers: { cookie, rsc: '1', 'next-router-prefetch': prefetch },
      })
      expect([path, prefetch, answer.status]).toEqual([path, prefetch, 200])
      expect(await answer.text()).not.toMatch(canary)
    }
  expect(log.join('')).not.toContain('while prerendering')
})

test('Forged, expired and tampered tokens open nothing, asked directly or as cookies of the site', async ({
  closedSite,
}) => {
  const { backend, url, dir } = closedSite
  const { token } = await sessionOf(backend, await makeStaff(backend))
  const forged = forgedTokens(token, expiredToken(token, readSettings(dir).jwtSecret))
  const far = Math.floor(Date.now() / 1000) + 3600
  for (const [what, wrong] of Object.entries(forged)) {
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${wrong}` }
    for (const path of ['Form%20Sub?select=*', 'staff?select=*', 'rpc/list_submissions']) {
      const method = path.startsWith('rpc') ? 'POST' : 'GET'
      const answer = await fetch(`${backend.url}/rest/v1/${path}`, { method, headers })
      expect([what, path, answer.status]).toEqual([what, path, 401])
    }
    const session = { access_token: wrong, refresh_token: 'x', token_type: 'bearer', expires_at: far }
    for (const path of [list, `${list}/export`, `${list}?_rsc=1`]) {
      const cookie = cookieWith(session)
      const headers = { cookie, ...(path.includes('_rsc') && { rsc: '1' }) } as Record<string, string>
      expectNothing(await askOn(url, { path, headers }), `${what} ${path}`)
    }
  }
})

test('A cookie that holds something else opens no session, and breaks nothing', async ({ closedSite }) => {
  const values = ['', 'x', 'base64-', 'base64-%%%', 'base64-bnVsbA', 'base64-W10', '{}', 'a'.repeat(4_000)]
  const sessions = [
    cookieWith({ access_token: { role: 'service_role' } }),
    cookieWith({ access_token: 'a\r\nb' }),
  ]
  for (const cookie of [...values.map((value) => `session=${value}`), 'session.0=base64-', ...sessions]) {
    const answer = await askOn(closedSite.url, { path: list, headers: { cookie } })
    expectNothing(answer, cookie)
    expect([cookie, answer.status]).toEqual([cookie, 200])
    expect(answer.text).toContain(words.empty.title)
  }
})

// No script file holds a key: serving/security.spec.ts.
test('Neither keys nor tokens appear in a log line or on the page of staff', async ({ closedSite }) => {
  const { backend, url, log } = closedSite
  const { token, cookie } = await sessionOf(backend, await makeStaff(backend))
  const page = await askOn(url, { path: list, headers: { cookie } })
  const everything = [page.text, JSON.stringify(page.headers), log.join('')].join('\n')
  expect(everything).not.toContain(backend.secretKey)
  expect(everything).not.toContain(backend.anonKey)
  expect(everything).not.toContain(token)
  expect(everything).not.toContain('service_role')
  expect(log.join('')).not.toMatch(canary)
})

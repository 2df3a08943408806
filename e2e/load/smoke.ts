import { pictureMaker } from '../../build/next-output/addresses.ts'
import { callBackend, type StaffConnection } from '../../lib/staff/accounts/call-backend.ts'
import { callAction, readForm } from './call-action.ts'
import type { Tally } from './proof.ts'

/** Headers every answer must have. */
const strict: [title: string, header: string, wanted: RegExp][] = [
  ['nothing runs that is not named', 'content-security-policy', /^default-src 'none'.*script-src 'self'/],
  ['what becomes a script is checked', 'content-security-policy', /require-trusted-types-for 'script'/],
  ['no other site may frame it', 'content-security-policy', /frame-ancestors 'none'/],
  ['browsers come back over HTTPS', 'strict-transport-security', /max-age=\d{8}/],
  ['types are not guessed', 'x-content-type-options', /^nosniff$/],
  ['addresses are not passed on', 'referrer-policy', /^strict-origin/],
  ['camera and the like are off', 'permissions-policy', /camera=\(\)/],
]

/**
 * Twenty outside checks of a deployed site. Leaves nothing behind: the one request that it sends is flagged, so no mail
 * goes out, and is erased again.
 * @param backend erases the request, and says whether strangers can sign up
 */
export async function smoke(tally: Tally, site: string, backend: StaffConnection): Promise<void> {
  const get = (path: string) =>
    fetch(site + path, { redirect: 'manual', signal: AbortSignal.timeout(20_000) })
  const text = async (path: string) => (await get(path)).text()

  const home = await get('/')
  tally.check(home.status === 200, 'the home page is there', home.status)
  for (const [title, header, wanted] of strict)
    tally.check(wanted.test(home.headers.get(header) ?? ''), title, header)
  tally.check(!home.headers.has('x-powered-by'), 'it does not say what it runs on')
  tally.check(/public/.test(home.headers.get('cache-control') ?? ''), 'caches may keep it')
  tally.check((await get('/smoke-test-nope')).status === 404, 'a page that does not exist is a 404')
  tally.check((await text('/robots.txt')).includes(`${site}/sitemap.xml`), 'SITE_URL was set for the build')
  tally.check(/^Contact: /m.test(await text('/.well-known/security.txt')), 'security.txt is there')
  tally.check((await get(pictureMaker)).status === 404, 'no picture maker is open')

  const list = await get('/form-submissions')
  tally.check(/no-store/.test(list.headers.get('cache-control') ?? ''), 'no cache keeps the list')
  tally.check(!(await list.text()).includes('<article'), 'strangers read no request')
  tally.check((await get('/form-submissions/export')).status === 303, 'nor download any')

  const email = `smoke-${crypto.randomUUID()}@example.com`
  const account = { email, password: crypto.randomUUID() }
  const made = await callBackend(backend, 'POST', '/auth/v1/signup', account)
  tally.check(!made.ok, 'strangers make no account')

  const request = { ...testRequest, email, key: crypto.randomUUID() }
  const answer = await callAction(site, await readForm(site), request)
  tally.check(answer.reference !== null, 'a request is received', answer.reference ?? answer.status)
  const order = { address: email, carry_out: true }
  const erase = async () =>
    (await callBackend(backend, 'POST', '/rest/v1/rpc/erase_submissions', order)).content
  tally.check((await erase()) === 1 && (await erase()) === 0, 'it was stored once, and is erased again')
}

/** People cannot see `fax`: filling it in flags the request. */
const testRequest = {
  firstName: 'Smoke test',
  lastName: 'Keyline',
  phone: '+1 305 555 0100',
  company: 'Smoke test: erase me',
  eventType: 'Other',
  eventDate: '',
  quantity: '',
  details: 'Sent by npm run smoke.',
  fax: 'smoke test',
}

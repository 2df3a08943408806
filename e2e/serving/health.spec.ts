import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../../server/start-site.ts'
import { companyZone } from '../../lib/content/dated.ts'
import { companyTime } from '../../lib/leads/deadline/day.ts'
import { send, form } from '../../supabase/tests/support/upload.ts'
import { expect, test } from '../support/fixtures.ts'
import { freePort } from '../support/free-port.ts'
import { makeStaff, sessionOf } from '../support/staff.ts'
import { get } from '../support/wire.ts'

test('Anybody may ask whether the process serves, and hears nothing else', async ({
  request,
  siteInTrouble,
}) => {
  siteInTrouble.backend.fault = 'refused'
  const up = await request.get(`${siteInTrouble.url}/up`)
  expect([up.status(), await up.text(), up.headers()['cache-control']]).toEqual([204, '', 'no-store'])
})

test('Staff, and this machine with the token, read the site’s state; nobody else does', async ({
  closedSite,
}) => {
  await send(closedSite.backend, form())
  const at = `${closedSite.url}/health`
  const token = { authorization: 'Bearer health-token' }
  const { cookie } = await sessionOf(closedSite.backend, await makeStaff(closedSite.backend))
  for (const headers of [token, { cookie }]) {
    const { status, text, headers: answered } = await get(at, headers)
    expect([status, answered['cache-control']]).toEqual([200, 'private, no-store'])
    const { mails, ...told } = JSON.parse(text)
    expect(told).toEqual({ database: 'ok', function: 'ok', build: expect.stringMatching(/^[0-9a-f]{20}$/) })
    expect(Object.keys(mails)).toEqual(['oldest', 'waiting'])
    expect(mails.waiting).toBeGreaterThan(0)
  }
  for (const headers of [
    {},
    { authorization: 'Bearer wrong' },
    { ...token, 'x-forwarded-for': '203.0.113.9' },
  ])
    expect((await get(at, headers as Record<string, string>)).status).toBe(404)
})

test('A backend that does not answer is reported as down', async ({ siteInTrouble }) => {
  siteInTrouble.backend.fault = 'refused'
  expect((await get(`${siteInTrouble.url}/health`, { authorization: 'Bearer health-token' })).status).toBe(
    404,
  )
})

test('A day on which content changes has come, and its pages are not built @night', async ({
  closedSite,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-content-'))
  cpSync('content', folder, { recursive: true })
  // Nothing else changes meanwhile.
  const banner = readFileSync('content/banner.yaml', 'utf8')
  writeFileSync(join(folder, 'banner.yaml'), banner.replaceAll(/until: [\d-]+/g, 'until: 2099-12-31'))
  const inTwoDays = companyTime(Date.now() + 2 * 86_400_000, companyZone()).day
  const page = readFileSync('content/pages/privacy.yaml', 'utf8')
  writeFileSync(join(folder, 'pages/winter.yaml'), `from: ${inTwoDays}\n${page}`)
  const { url: backend, anonKey } = closedSite.backend

  /** The answer of a site process whose clock is this many days ahead. */
  async function after(days: number) {
    const port = await freePort()
    const clock = `const now=Date.now;Date.now=()=>now()+${days * 86_400_000}`
    const site = await startSite({
      port,
      siteUrl: `http://localhost:${port}`,
      backend: { url: backend, key: anonKey },
      extra: { CONTENT_FOLDER: folder, NODE_OPTIONS: `"--import=data:text/javascript,${clock}"` },
    })
    const at = `http://localhost:${port}/health`
    const { status, text } = await get(at, { authorization: 'Bearer health-token' })
    await site.stop()
    return [status, JSON.parse(text).content]
  }
  expect(await after(1)).toEqual([200, undefined])
  expect(await after(2)).toEqual([503, 'waits for a build'])
  rmSync(folder, { recursive: true })
})

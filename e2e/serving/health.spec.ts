import { send, form } from '../../supabase/tests/support/send.ts'
import { expect, test } from '../support/fixtures.ts'
import { makeStaff, sessionOf } from '../support/staff.ts'
import { get } from '../support/wire.ts'

test('Staff, and this machine with the token, hear how things are; nobody else hears that there is anything', async ({
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

test('A backend that does not answer is no health', async ({ siteInTrouble }) => {
  siteInTrouble.backend.fault = 'refused'
  expect((await get(`${siteInTrouble.url}/health`, { authorization: 'Bearer health-token' })).status).toBe(
    404,
  )
})

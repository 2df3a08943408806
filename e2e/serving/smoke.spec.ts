import { smoke } from '../load/smoke.ts'
import { Tally } from '../load/proof.ts'
import { rows } from '../../supabase/tests/support/backend.ts'
import { expect, test } from '../support/fixtures.ts'
import { connection } from '../support/staff.ts'

test('A sound site passes all twenty checks, and keeps nothing of them', async ({ closedSite }) => {
  const tally = new Tally()
  const before = await rows(closedSite.backend)
  await smoke(tally, closedSite.url, connection(closedSite.backend))
  // The tests' build has no SITE_URL.
  expect([tally.passed, tally.failed]).toEqual([19, 1])
  expect(await rows(closedSite.backend)).toEqual(before)
})

test('A site whose list is open to everybody fails one check', async ({ site }) => {
  await fetch(`${site.url}/`)
  const tally = new Tally()
  await smoke(tally, site.url, connection(site.backend))
  expect(tally.failed).toBeGreaterThan(1)
})

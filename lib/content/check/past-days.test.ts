/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pastDays } from './past-days.ts'

test('days that have passed are named, with file and line; those of campaigns stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-days-'))
  const days = 'closed:\n  - 2025-12-24\n  - { from: 2025-12-30, until: 2026-01-01 }\n  - 2026-12-24\n'
  for (const name of ['office', 'campaigns']) writeFileSync(join(folder, `${name}.yaml`), days)
  writeFileSync(
    join(folder, 'text.yaml'),
    'lead: Moved on May 3, 2020. Order by Friday, May 1, 2026.\nnext: Until May 1, 2027.',
  )
  expect(pastDays(folder, '2026-11-26')).toEqual([
    'content/office.yaml:2 2025-12-24 has passed; correct the year, or take it away',
    'content/office.yaml:3 2026-01-01 has passed; correct the year, or take it away',
    'content/text.yaml:1 "by Friday, May 1, 2026" has passed; correct the year, or take it away',
  ])
  const notices = 'banners:\n  - text: Order by May 1.\n  - { text: Until June 1, until: 2027-06-01 }\n'
  writeFileSync(join(folder, 'banner.yaml'), notices)
  expect(pastDays(folder, '2026-11-26')[0]).toBe(
    'content/banner.yaml:2 names May 1 and stays for good; write its last day, like until: 2027-05-01',
  )
  rmSync(folder, { recursive: true })
})

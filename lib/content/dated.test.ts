import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { changeDays } from './change-days.ts'
import { companyZone, isShownToday, shownToday } from './dated.ts'
import { checkContent } from './faults/check-content.ts'
import { landingPage } from './pages.ts'
import { listOf, text } from './shapes.ts'

const entries = [
  { name: 'Always' },
  { name: 'Winter', from: '2026-12-01', until: '2026-12-24' },
  { id: 'x', name: 'Not yet', draft: true },
]

test.each([
  ['2026-11-30', ['Always']],
  ['2026-12-01', ['Always', 'Winter']],
  ['2026-12-24', ['Always', 'Winter']],
  ['2026-12-25', ['Always']],
])('on %s these are shown, without their dates: %j', (day, names) => {
  expect(shownToday(entries, day, false)).toEqual(names.map((name) => ({ name })))
})

test('a preview has the drafts too, and their names say so', () => {
  expect(shownToday(entries, '2026-11-30', true)).toEqual([
    { name: 'Always' },
    { id: 'x', name: 'Draft: Not yet' },
  ])
})

const schema = z.strictObject({ list: listOf(z.strictObject({ name: text }), [1, 2], 'entries') })
const check = (yaml: string) => checkContent('sample.yaml', Buffer.from(yaml), schema)
afterEach(() => delete process.env.CONTENT_AT)

test('a list is right on every day to come, or the check names the day', () => {
  process.env.CONTENT_AT = '2026-11-01'
  const two = 'list:\n  - { name: A }\n  - { name: B, until: 2026-11-30 }\n'
  expect(check(`${two}  - { name: C, from: 2026-12-01 }\n`)).toEqual({
    data: { list: [{ name: 'A' }, { name: 'B' }] },
  })
  expect(check(`${two}  - { name: C, from: 2026-11-30 }\n`)).toMatchObject({
    faults: [{ advice: 'holds 1 to 2 entries, and lists 3 from 2026-11-30 on; take some away' }],
  })
  for (const field of ['from', 'until'])
    expect(check(`list:\n  - { name: A, ${field}: 24 December }\n`)).toMatchObject({
      faults: [{ line: 2, field: `list > 1 > ${field}`, advice: 'must be a day like 2026-12-25' }],
    })
})

test('a section, a page and a block of it are shown on their days', () => {
  const december = { heading: 'Winter', from: '2026-12-01', until: '2026-12-24' }
  const shown = ['2026-11-30', '2026-12-01', '2026-12-25'].map((day) => isShownToday(december, day))
  expect(shown).toEqual([false, true, false])
  const block = (more: object) => ({ kind: 'opening', heading: 'Winter', lead: 'Mugs', ...more })
  const meta = { title: 'Winter', description: 'Mugs and bottles for cold days' }
  const text = { kind: 'text', heading: 'Later', paragraphs: ['Soon'], from: '2999-01-01' }
  expect(landingPage.parse({ meta, draft: true, blocks: [block({}), text] }).blocks).toEqual([block({})])
})

test('the days on which content has changed are known, so that a build can be told to be old', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-dates-'))
  writeFileSync(
    join(folder, 'x.yaml'),
    'list:\n  - { name: B, from: 2026-11-05, until: 2026-11-30 }\nfrom: 2026-12-03\n',
  )
  expect(changeDays(folder, '2026-11-04')).toEqual([])
  expect(changeDays(folder, '2026-11-30')).toEqual(['2026-11-05'])
  expect(changeDays(folder, '2026-12-03')).toEqual(['2026-11-05', '2026-12-01', '2026-12-03'])
  rmSync(folder, { recursive: true })
})

test.each(['Europe/Madrid', "'Europe/Madrid'", '"Europe/Madrid" # ours'])(
  'days change by the zone of the office, written as %s',
  (zone) => expect(companyZone(`clock: always\nzone: ${zone}\n`)).toBe('Europe/Madrid'),
)

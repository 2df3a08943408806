/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repeatedFigure, withFigures, withoutAwaited } from '../faults/claim-figures.ts'
import { type Claim, claims } from '../claims.ts'
import { spelled } from '../fill.ts'
import { checkWithdrawnClaims, everClaimed } from './withdrawn-claims.ts'
import { claimList, lapsedClaims, overdueClaims } from './claims-due.ts'

const claim: Claim = {
  id: 'presses',
  figure: '40+',
  scope: 'Ours',
  evidence: 'a list',
  owner: 'Ada',
  checked: '2026-01-01',
  again: '2026-06-30',
}

test('a claim is fresh on its day, lapsed on the next, and fails after ninety days', () => {
  expect(lapsedClaims([claim], '2026-06-30')).toEqual([])
  expect(lapsedClaims([claim], '2026-07-01')).toEqual([expect.stringContaining('presses was to be checked')])
  expect(overdueClaims([claim], '2026-09-28')).toEqual([])
  expect(overdueClaims([claim], '2026-09-29')).toEqual([claim])
  expect(overdueClaims([{ ...claim, waived: 'the auditor comes in May' }], '2026-09-29')).toEqual([])
})

test('the list has the next one first, and says how often each is said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-claims-'))
  writeFileSync(join(folder, 'x.yaml'), 'a: "{presses} presses"\n# {presses}\nb: Same-day and same-day\n')
  const other = { ...claim, id: 'speed', figure: undefined, words: ['same-day'], again: '2026-02-01' }
  expect(claimList([claim, other], folder)).toEqual([
    '2026-02-01  speed: same-day, said 2 times. Ada; evidence: a list',
    '2026-06-30  presses: 40+, said 1 times. Ada; evidence: a list',
  ])
  rmSync(folder, { recursive: true })
})

// The claims of the specification (its points 1 and 9). The year 1999 is `founded` in brand.yaml.
test.each(
  `countries cities continents same-day production rush savings iso store no-minimum experience practice clinics
  languages ten-feet reply`.split(/\s+/),
)('the site says what it is to claim: %s', (id) => {
  expect(claimList(claims().claims)).toContainEqual(expect.stringMatching(` ${id}: .*, said [1-9]`))
})

test('figures are filled in, and one that is typed again is found', () => {
  const figures = [{ id: 'presses', figure: '40+' }]
  expect(withFigures({ list: ['{presses} presses', 7] }, figures)).toEqual({ list: ['40+ presses', 7] })
  for (const { id, figure, units, about = [''] } of claims().claims) {
    if (!figure || !/\d/.test(figure)) continue
    const thing = units?.[0] ?? (figure.endsWith('+') ? id : '')
    expect(repeatedFigure(`${about[0]} in ${figure} ${thing}`.trim())?.id).toBe(id)
    const word = spelled(Number(/^\d{1,3}(?=\+?$)/.exec(figure)?.[0] ?? NaN))
    if (word) expect(repeatedFigure(`${about[0]} in ${word} ${thing}`)?.id).toBe(id)
  }
  expect(repeatedFigure('Binds 100+ pages')).toBeUndefined()
  expect(repeatedFigure('Poster, 24 × 36 in, 6 of 1650+')).toBeUndefined()
})

test('words of a claim that has gone are named where they stand, as far as the history goes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-claims-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
  const other = claims().claims.find(({ words }) => words)!.words![0]
  writeFileSync(
    join(folder, 'claims.yaml'),
    `claims:\n  - words: [carbon neutral, ${other}, no plastics]\n  - figure: 65+\n`,
  )
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'Claim')
  writeFileSync(
    join(folder, 'x.yaml'),
    `a: ${other}\nb: We are Carbon-neutral.\nc: { figure: 'No', text: plastics, of any kind }\n`,
  )
  expect(checkWithdrawnClaims(folder, everClaimed(folder))).toEqual([
    {
      file: 'x.yaml',
      line: 2,
      field: 'claim',
      advice: expect.stringContaining('says "carbon neutral", which'),
    },
    {
      file: 'x.yaml',
      line: 3,
      field: 'claim',
      advice: expect.stringContaining('says "no plastics", which'),
    },
  ])
  rmSync(folder, { recursive: true })
})

test('what names an awaited claim is left out: field, entry or whole list', () => {
  const content = {
    lead: 'Kept',
    standard: 'By {law}.',
    blocks: [
      {
        heading: 'Some',
        list: [
          { title: 'Law', text: '{law}' },
          { title: 'Kept', text: '{countries}' },
        ],
      },
      { heading: 'None', list: [{ title: 'Law', text: '{law}' }] },
    ],
  }
  expect(withoutAwaited(content, ['law'])).toEqual({
    lead: 'Kept',
    blocks: [{ heading: 'Some', list: [{ title: 'Kept', text: '{countries}' }] }],
  })
  expect(withoutAwaited(content, [])).toEqual(content)
})

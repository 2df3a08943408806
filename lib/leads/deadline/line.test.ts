/** @jest-environment node */
import { deadline } from '../../content/deadline.ts'
import { fill } from '../../content/fill.ts'
import { projectRequestWords } from '../../content/project-request.ts'
import { lineFor, lineRoom, longestCity, readDetails } from './line.ts'
import { sampleRules } from './sample-rules.ts'
import { verdict } from './verdict.ts'

const words = { ...deadline(), ...sampleRules }
const { label } = projectRequestWords().fields.city
const now = { day: '2026-11-20', time: '10:00' }
const asked = (change: object) => ({ event: '', city: '', group: '', now, ...change })
const write = (change: object) => lineFor(verdict(asked(change), words), asked(change), label, words)

test('The line names the verdict, the city, the group and the three days', () => {
  const [{ group } = { group: '' }] = words.production
  expect(write({ event: '2026-12-12', city: 'Lisbon', group })).toBe(
    fill(words.line, {
      value:
        `${words.heads.tight}. ${label}: Lisbon. ${group}. ${words.marks.proof} 2026-11-24, ` +
        `${words.marks.printed} 2026-12-10, ${words.marks.delivered} 2026-12-11`,
    }),
  )
  expect(write({ event: '2026-11-12' })).toBe(fill(words.line, { value: words.heads.past }))
  expect(write({ city: 'Lisbon' })).toBe(`${label}: Lisbon`)
  expect(write({})).toBe('')
})

test('It always fits into the room that is kept for it, and never holds a text that the visitor made up', () => {
  const groups = [...words.production.map(({ group }) => group), 'x'.repeat(9_999)]
  for (const group of groups)
    for (const event of ['2026-11-12', '2026-11-25', '2026-12-12', '2027-06-01']) {
      const line = write({ event, city: 'x'.repeat(longestCity), group })
      expect(`\n${line}`.length).toBeLessThanOrEqual(lineRoom)
    }
})

test('Staff read what was typed as it was typed, and the verdict apart from it', () => {
  const line = write({ event: '2026-12-12', city: 'Lisbon' })
  for (const typed of ['', 'Mugs.', 'Mugs.\n\n  two colors\n', line])
    expect(readDetails([typed, line].filter(Boolean).join('\n'), '2026-12-12', words)).toEqual({
      typed,
      deadline: { kind: 'tight', head: words.heads.tight, rest: expect.stringContaining('2026-11-24') },
    })
})

test('Without an event date a line like it was typed, and a verdict of other words has no kind', () => {
  const line = write({ event: '2026-12-12' })
  expect(readDetails(line, '', words)).toEqual({ typed: line })
  expect(readDetails('Mugs.', '2026-12-12', words)).toEqual({ typed: 'Mugs.' })
  expect(readDetails(fill(words.line, { value: 'Roomy' }), '2026-12-12', words)).toEqual({
    typed: '',
    deadline: { head: 'Roomy', rest: '' },
  })
})

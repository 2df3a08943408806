import { readFileSync } from 'node:fs'
import { dice } from '../../../e2e/support/dice.ts'
import { companyTime, addDays } from './day.ts'
import holidays from './holidays.json' with { type: 'json' }
import type { Rules } from './rules.ts'
import { sampleRules as rules } from './sample-rules.ts'
import { judgeDeadline, type Verdict } from './judge-deadline.ts'

const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ')
  return { day, time }
}
function told(found: Verdict | undefined): string {
  if (!found) return 'none'
  return 'proof' in found ? [found.kind, found.proof, found.printed, found.delivered].join(' ') : found.kind
}

const { local } = holidays

/** A request, and the verdict with the latest days for proof, print and delivery; computed by another program. */
const goldenRows = String(readFileSync(`${__dirname}/golden-rows.txt`))
  .trim()
  .split('\n')

test.each(goldenRows)('%s', (row) => {
  const [, now = '', event = '', city = '', group = '', expected] = row.split(' | ')
  expect(told(judgeDeadline({ event, city, group, now: at(now) }, rules))).toBe(expected)
})

test.each([
  ['2026-11-21T04:59Z', '2026-11-20 23:59'],
  ['2026-11-21T05:00Z', '2026-11-21 00:00'],
  ['2027-03-14T06:59Z', '2027-03-14 01:59'],
  ['2027-03-14T07:00Z', '2027-03-14 03:00'],
  ['2026-11-01T05:59Z', '2026-11-01 01:59'],
  ['2026-11-01T06:00Z', '2026-11-01 01:00'],
])('At %s it is %s in Miami', (moment, expected) => {
  expect(companyTime(Date.parse(moment), 'America/New_York')).toEqual(at(expected))
})

/** The same numbers on every run. */
const next = dice(1)
const some = (count: number) => Math.floor(next() * count)
const cases = Array.from({ length: 1_500 }, () => ({
  day: addDays('2026-01-01', some(900)),
  time: `${String(some(24)).padStart(2, '0')}:${String(some(60)).padStart(2, '0')}`,
  ahead: some(90),
  earlier: some(20),
  city: rules.cities[some(rules.cities.length)]?.name ?? '',
  group: rules.production[some(rules.production.length)]?.group ?? '',
}))

test('An earlier order never gets a worse verdict and never arrives later', () => {
  const order = ['comfortable', 'tight', 'rush', 'call']
  const worse = cases.filter(({ day, time, ahead, earlier, city, group }) => {
    const question = { event: addDays(day, ahead), city, group }
    const late = judgeDeadline({ ...question, now: { day, time } }, rules)
    const soon = judgeDeadline({ ...question, now: { day: addDays(day, -earlier), time } }, rules)
    if (!late || !soon) return true
    const later = 'delivered' in late && 'delivered' in soon && soon.delivered > late.delivered
    return later || order.indexOf(soon.kind) > order.indexOf(late.kind)
  })
  expect(worse).toEqual([])
})

test('Delivery and the end of printing never fall on a day of rest', () => {
  const wrong = cases.filter(({ day, time, ahead, city, group }) => {
    const event = addDays(day, ahead)
    const found = judgeDeadline({ event, city, group, now: { day, time } }, rules)
    if (!found || !('delivered' in found)) return false
    const { country } = rules.cities.find(({ name }) => name === city) ?? { country: '' }
    const { rest = [], closed = '' } = rules.countries[country] ?? {}
    const { proof, printed, delivered } = found
    const resting = [printed, delivered].some(
      (one) => rest.includes(new Date(one).getUTCDay()) || closed.includes(one),
    )
    return resting || !(day < proof && proof < printed && printed < delivered && delivered < event)
  })
  expect(wrong).toEqual([])
})

test.each([
  ['London, United Kingdom', '2027-03-30', '2027-03-29'],
  ['London, United Kingdom', '2027-08-31', '2027-08-30'],
  ['Toronto, Canada', '2027-10-12', '2027-10-11'],
  ['Montréal, Canada', '2027-05-25', '2027-05-24'],
  ['Zurich, Switzerland', '2027-03-27', '2027-03-26'],
  ['Munich, Germany', '2027-05-28', '2027-05-27'],
  ['Madrid, Spain', '2027-03-26', '2027-03-25'],
  ['Kuala Lumpur, Malaysia', '2027-02-02', '2027-02-01'],
])('%s delivers nothing for %s on the holiday of its part of the country', (city, event, closed) => {
  const isOpen = (own: Rules['local']) => {
    const now = { day: addDays(event, -30), time: '09:00' }
    const [name = '', country = ''] = city.split(', ')
    const cities = [...rules.cities, { name, country, region: '' }]
    const found = judgeDeadline({ event, city, group: '', now }, { ...rules, cities, local: own })
    return found && 'isOpen' in found && found.isOpen(closed)
  }
  expect([isOpen({}), isOpen(local)]).toEqual([true, false])
})

test("The owner's own closed days are kept", () => {
  const question = { event: '2026-12-12', city: 'Lisbon', group: '', now: at('2026-11-20 10:00') }
  expect(told(judgeDeadline(question, { ...rules, closed: ['2026-12-11'] }))).toBe(
    'tight 2026-11-23 2026-12-09 2026-12-10',
  )
})

const restless = { rest: [0, 1, 2, 3, 4, 5, 6], closed: '' }
test.each<[what: string, city: string, change: Partial<Rules>]>([
  ['hours for proofs on a day of rest alone', '', { cutOff: { Saturday: '12:00' } }],
  ['no hours for proofs', '', { cutOff: {} }],
  ['an office that rests on all days', 'Lisbon', { countries: { ...rules.countries, USA: restless } }],
  ['a press that rests on all days', 'Lisbon', { countries: { ...rules.countries, Portugal: restless } }],
])('Rules with %s hang nothing and promise nothing', (_what, city, change) => {
  for (const event of ['2027-01-15', '2031-06-02', '9999-12-31']) {
    const question = { event, city, group: '', now: at('2026-11-20 10:00') }
    expect(told(judgeDeadline(question, { ...rules, ...change }))).toBe('call')
  }
})

test.each([
  ['Dubai', '2026-12-26', '2026-11-30', ['2026-11-26', '2026-12-02', '2026-12-03']],
  ['Berlin', '2027-01-06', '2026-12-11', ['2026-12-25', '2027-01-01']],
])(
  'For %s, the holidays told are the office’s until the proof and the press’s after it',
  (city, event, proof, days) => {
    const found = judgeDeadline({ event, city, group: '', now: at('2026-11-23 10:00') }, rules)
    expect(found).toMatchObject({ proof, holidays: days.map((day) => ({ day })) })
    const isOpen = found && 'isOpen' in found ? found.isOpen : () => true
    expect(days.filter(isOpen)).toEqual([])
  },
)

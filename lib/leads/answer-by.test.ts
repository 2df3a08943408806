import { office, type Office } from '../content/office.ts'
import { answerBy } from '../../supabase/functions/_shared/answer-by.ts'

const working: Office = {
  ...office(),
  clock: 'working',
  answerWithin: 9,
  zone: 'America/New_York',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  hours: { from: '09:00', to: '18:00' },
  closed: ['2026-12-25'],
}
const by = (sent: string, rules = working) => new Date(answerBy(Date.parse(sent), rules)).toISOString()

test.each([
  ['counts every hour', '2026-11-18T22:51:07Z', '2026-11-19T22:51:07'],
  ['ends on no weekend, but when the office opens', '2026-11-20T22:51:07Z', '2026-11-23T14:00:00'],
  ['ends in no night', '2026-11-18T08:20:00Z', '2026-11-19T14:00:00'],
  ['ends on no closed day', '2026-12-24T15:00:00Z', '2026-12-28T14:00:00'],
])('a clock that never stops %s', (_, sent, due) => {
  const always: Office = { ...working, clock: 'always', answerWithin: 24 }
  expect(by(sent, always)).toBe(`${due}.000Z`)
})

test('the office is closed on its country’s public holidays', () => {
  // Thanksgiving.
  expect(office().closed).toContain('2026-11-26')
})

test.each([
  [
    'a day of nine hours ends where it began, on the next working day',
    '2026-11-19T15:00Z',
    '2026-11-20T15:00',
  ],
  ['Friday evening counts from Monday morning', '2026-11-20T23:30Z', '2026-11-23T23:00'],
  ['a closed day does not count', '2026-12-24T15:00Z', '2026-12-28T15:00'],
  [
    'over the end of daylight saving time the office still opens at nine',
    '2026-10-30T22:00Z',
    '2026-11-02T23:00',
  ],
])('%s', (_, sent, due) => expect(by(sent)).toBe(`${due}:00.000Z`))

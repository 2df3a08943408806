import { office, type Office } from '../content/office.ts'
import { answerBy } from './answer-by.ts'

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

test('a clock that never stops counts every hour', () => {
  const always: Office = { ...working, clock: 'always', answerWithin: 24 }
  expect(by('2026-11-20T22:51:00Z', always)).toBe('2026-11-21T22:51:00.000Z')
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

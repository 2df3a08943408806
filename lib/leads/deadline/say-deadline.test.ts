import { deadline } from '../../content/deadline.ts'
import { fill, withCount } from '../../content/fill.ts'
import type { NearCity } from '../../places/near-city.ts'
import { office } from '../../content/office.ts'
import { sampleRules } from './sample-rules.ts'
import { sayDeadline, writeDay } from './say-deadline.ts'
import { judgeDeadline, type Verdict } from './judge-deadline.ts'

const words = { ...deadline(), ...sampleRules }
const { sentences, sent, notes } = words
const today = '2026-11-20'

function find(event: string, city: string, group = '', near: NearCity[] = []) {
  const found = judgeDeadline({ event, city, near, group, now: { day: today, time: '10:00' } }, words)
  if (!found) throw new Error(`no verdict on ${event}`)
  return found
}
type Dated = Extract<Verdict, { proof: string }>
const tell = (found: Verdict, isSent = false) => sayDeadline(found, words, today, { isSent })
const name = (day: string) => writeDay(day, today, false)

test.each<[keyof typeof sentences, Verdict]>([
  ['comfortable', find('2026-12-31', 'Auckland')],
  ['ample', find('2027-12-12', 'Lisbon')],
  ['tight', find('2026-12-12', 'Lisbon')],
  ['rush', find('2026-12-01', 'Atlanta', 'Printing and signs')],
])('%s names the last days for proof, print and delivery', (told, found) => {
  if (!('proof' in found)) throw new Error('not dated')
  const { head, where, sentence } = tell(found)
  const filled = (['proof', 'printed', 'delivered'] as const).reduce(
    (text, day) => fill(text, { [day]: writeDay(found[day], today) }),
    sentences[told],
  )
  for (const part of filled.split(/\{\w+\}/)) expect(sentence).toContain(part.trim())
  expect(sentence).not.toMatch(/[{}]|undefined| {2}/)
  expect([head, where]).toEqual([words.heads[found.kind], `${found.place}, ${name(found.event)}`])
})

test('A rush job names the hour for the proof as well', () => {
  expect(tell(find('2026-12-01', 'Atlanta', 'Printing and signs')).sentence).toContain('3\u00a0PM\u00a0EST')
})

test.each([
  ['Europe/Berlin', 'Fri, Nov\u00a020, 9\u00a0PM\u00a0GMT+1'],
  ['Asia/Kolkata', 'Sat, Nov\u00a021, 1:30\u00a0AM\u00a0GMT+5:30'],
])('In %s the hour is that of the clock there, with the day that it is then', (zone, hour) => {
  const found = { ...find('2026-12-01', 'Atlanta', 'Printing and signs'), proof: today, time: '15:00' }
  expect(sayDeadline(found as Verdict, words, today, { zone }).sentence).toContain(hour)
})

test('Only the country is translated of a city named with its state', () => {
  const names = { London: 'Londres', Canada: 'Canadá', 'United Kingdom': 'Reino Unido' }
  const where = (place: string) =>
    sayDeadline({ ...find('2027-12-12', 'Lisbon'), place }, { ...words, names }, today).where
  expect(where('London, United Kingdom')).toMatch(/^Londres, Reino Unido,/)
  expect(where('London, ON, Canada')).toMatch(/^London, ON, Canadá,/)
})

test('Once sent, the verdict does not ask for a city, which nobody could still name', () => {
  const { sentence } = tell(find('2026-12-31', ''), true)
  expect(sentence).toContain(fill(notes.read, { place: words.home }))
  expect(sentence).not.toContain(fill(notes.home, { place: words.home }))
})

test('Among several cities of one name the verdict says whose days these are, also once sent', () => {
  const miami = words.cities.findIndex(({ name }) => name === 'Miami')
  const inOntario = (thousands: number): NearCity[] => [
    ['London', 'Canada', miami, 180, thousands, 'ON', 'Ontario'],
  ]
  for (const event of ['2026-12-31', '2026-11-23']) {
    const found = find(event, 'London', '', inOntario(346))
    expect(found.twice).toEqual({ of: 'London, United Kingdom', others: ['London, ON, Canada'] })
    expect(tell(found, true).sentence).toContain(fill(notes.twice, { place: 'London, United Kingdom' }))
  }
  expect(find('2026-12-31', 'London', '', inOntario(46))).not.toHaveProperty('twice')
})

test('A city of the world counts by its own country, and its press is named with the way', () => {
  const manchester = words.cities.findIndex(({ name }) => name === 'Manchester')
  const now = { day: today, time: '10:00' }
  const need = { event: '2026-12-31', city: 'Leeds', group: '', now }
  const found = judgeDeadline({ ...need, near: [['Leeds', 'United Kingdom', manchester, 57, 456]] }, words)!
  expect(found).toMatchObject({ kind: 'comfortable', place: 'Leeds', placeIs: 'near' })
  expect(found).toMatchObject({
    delivered: (find('2026-12-31', 'Manchester') as typeof found & Dated).delivered,
  })
  const way = fill(notes.near, { press: 'Manchester, United Kingdom', miles: 35, km: 57 })
  expect(tell(found).sentence).toContain(way)
  expect(tell(found).sentence).not.toContain(fill(notes.noHolidays, { country: 'United Kingdom' }))
  // For a listed city, the list knows better.
  expect(
    judgeDeadline({ ...need, city: 'Lisbon', near: [['Lisbon', 'USA', 0, 900, 20]] }, words),
  ).toMatchObject({
    place: 'Lisbon',
    placeIs: 'named',
  })
})

test('An answer without known holidays says so, and is never comfortable', () => {
  const london = words.cities.findIndex(({ name }) => name === 'London')
  const near: NearCity[] = [['Reykjavík', 'Iceland', london, 1890, 118]]
  const now = { day: today, time: '10:00' }
  const found = judgeDeadline({ event: '2027-12-31', city: 'Reykjavik', near, group: '', now }, words)!
  expect(found).toMatchObject({ kind: 'tight', place: 'Reykjavík' })
  expect(tell(found).sentence).toContain(fill(notes.noHolidays, { country: 'Iceland' }))
  const christmas = judgeDeadline({ event: '2026-12-31', city: 'Reykjavik', near, group: '', now }, words)!
  expect((christmas as Dated).holidays.map(({ day }) => day)).toContain('2026-12-25')
})

test('Too close for a date, the proof is named before and after sending', () => {
  const call = find(today, 'Miami')
  expect(tell(call).sentence).toBe(`${sentences.call} ${words.gate}`)
  expect(tell(call, true).sentence).toBe(`${sent.call} ${words.gate}`)
})

test('A past date promises nothing', () => {
  const past = find('2026-11-12', 'Miami')
  const { clock, promise, answerWithin } = office()
  for (const isSent of [false, true]) {
    const { sentence } = tell(past, isSent)
    expect(sentence).toBe((isSent ? sent : sentences).past)
    expect(sentence).not.toContain(fill(promise[clock], { count: answerWithin }))
    expect(sentence).not.toMatch(/\d|[{}]/)
  }
})

const [one, two, three, four] = ['2027-03-09', '2027-03-10', '2027-03-11', '2027-03-14'] as const
const sure = (...days: string[]) => days.map((day) => ({ day, estimated: false }))
const estimated = (...days: string[]) => days.map((day) => ({ day, estimated: true }))
const d1 = name(one)
const d2 = name(two)
const d3 = name(three)
const d4 = name(four)

test.each<[what: string, change: object, expected: string]>([
  ['a city that was named, no holiday', {}, ''],
  ['one holiday', { holidays: sure(one) }, fill(notes.one, { days: d1 })],
  [
    'two holidays',
    { holidays: sure(one, two) },
    fill(withCount(notes.many, 2), { days: `${d1} ${notes.and} ${d2}` }),
  ],
  [
    'an estimated one',
    { holidays: estimated(one) },
    fill(notes.one, { days: fill(notes.estimated, { days: d1 }) }),
  ],
  [
    'three estimated ones before a sure one',
    { holidays: [...estimated(one, two, three), ...sure(four)] },
    fill(withCount(notes.many, 4), {
      days: `${d4}; ${fill(notes.estimated, { days: `${d1}, ${d2} ${notes.and} ${d3}` })}`,
    }),
  ],
  ['no city', { placeIs: 'home', counted: 'Miami, USA' }, fill(notes.home, { place: 'Miami, USA' })],
  [
    'a city by another name',
    { placeIs: 'read', counted: 'Lisbon, Portugal' },
    fill(notes.read, { place: 'Lisbon, Portugal' }),
  ],
  [
    'an unknown city',
    { placeIs: 'unknown', place: '*Reykjavik*' },
    fill(notes.unknown, { place: 'Reykjavik' }),
  ],
  ['a year whose holidays nobody knows', { beyond: true }, notes.beyond],
  [
    'all at once',
    { holidays: sure(one), placeIs: 'unknown', place: 'Reykjavik', beyond: true },
    [fill(notes.one, { days: d1 }), fill(notes.unknown, { place: 'Reykjavik' }), notes.beyond].join(' '),
  ],
])('%s is noted, and nothing else', (_what, change, expected) => {
  const bare = { ...find('2026-12-12', 'Lisbon'), holidays: [], counted: undefined, ...change }
  const onlyNotes = { ...words, sentences: { ...sentences, tight: '{notes}' } }
  expect(sayDeadline(bare as Verdict, onlyNotes, today).sentence).toBe(expected)
})

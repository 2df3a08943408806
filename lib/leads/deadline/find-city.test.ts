import { deadline } from '../../content/deadline.ts'
import { lookUpElsewhere, findCity } from './find-city.ts'
import { sampleRules } from './sample-rules.ts'

const find = (typed: string, rules = sampleRules) => {
  const found = findCity(typed, rules)
  return found && `${found.as} ${found.name}, ${found.country}`
}

test.each([
  ['lisbon', 'named Lisbon, Portugal'],
  ['Lisbon, Portugal', 'named Lisbon, Portugal'],
  ['Miami, FL', 'named Miami, USA'],
  ['Miami, FL 33101', 'named Miami, USA'],
  ['miami florida usa', 'named Miami, USA'],
  ['New York, NY', 'named New York, USA'],
  ['New York, N.Y.', 'named New York, USA'],
  ['Los Angeles, CA', 'named Los Angeles, USA'],
  ['London, UK', 'named London, United Kingdom'],
  ['London, U.K.', 'named London, United Kingdom'],
  ['Washington', 'named Washington, USA'],
  ['Washington DC', 'named Washington, USA'],
  ['Washington, D.C.', 'named Washington, USA'],
  ['Istanbul, Turkey', 'named Istanbul, Türkiye'],
  ['Dubai, UAE', 'named Dubai, United Arab Emirates'],
  ['Sao Paulo, Brazil', 'named São Paulo, Brazil'],
])('%j names %s', (typed, expected) => expect(find(typed)).toBe(expected))

test.each([
  ['Toronto, ON', 'read Toronto, Canada'],
  ['NYC', 'read New York, USA'],
  ['lisboa', 'read Lisbon, Portugal'],
  ['Londres', 'read London, United Kingdom'],
  ['Lisbn', 'read Lisbon, Portugal'],
  ['Lisbn, Portugal', 'read Lisbon, Portugal'],
  ['Los Angelos', 'read Los Angeles, USA'],
  ['Georgia', 'read Atlanta, USA'],
  ['Washington State', 'read Seattle, USA'],
  ['Portugal', 'read Lisbon, Portugal'],
])('%j is read as %s, and the result says so', (typed, expected) => expect(find(typed)).toBe(expected))

test.each([
  ['USA', 'first Miami, USA'],
  ['florida', 'first Miami, USA'],
  ['UK', 'first London, United Kingdom'],
])('%j means several with the same days: %s stands for them', (typed, expected) =>
  expect(find(typed)).toBe(expected),
)

test.each([
  '',
  ' ',
  '33101',
  '?',
  'Reykjavik',
  'London, Ontario',
  'Athens, GA',
  'Paris, TX',
  'Miami Beach',
  // Beginnings of several cities with different days, and a wrong letter that is not in a city's own name.
  'M',
  'S',
  'Cork',
  'Iceland',
  'Portugl',
])('%j is no city of the list', (typed) => expect(find(typed)).toBeUndefined())

test('A name in two countries counts for the first of the list, and the result says so', () => {
  const [london] = sampleRules.cities
  const other = { name: london!.name, country: 'Canada', region: 'canada' }
  const cities = [...sampleRules.cities, other]
  expect(find(other.name, { ...sampleRules, cities })).toBe(`first ${london!.name}, ${london!.country}`)
  expect(find(`${other.name}, Canada`, { ...sampleRules, cities })).toBe(`named ${other.name}, Canada`)
})

test('Each city of the delivered list is named by its name, alone and with its country', () => {
  const rules = deadline()
  for (const { name, country } of rules.cities)
    for (const typed of [name, `${name}, ${country}`])
      expect([typed, find(typed, rules)]).toEqual([typed, `named ${name}, ${country}`])
})

test('a city of the world is looked up, also beside a listed one, but not beside a country', () => {
  const looked = (typed: string) => lookUpElsewhere(typed, sampleRules, () => 'looked up')
  for (const typed of ['Leeds', 'Cali', 'Lisb', 'Lisbn', 'Lisbon', 'NYC'])
    expect([typed, looked(typed)]).toEqual([typed, 'looked up'])
  for (const typed of ['United Kingdom', 'uk', '']) expect([typed, looked(typed)]).toEqual([typed, undefined])
})

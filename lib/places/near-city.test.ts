import { locations } from '../content/home/locations.ts'
import { deadline } from '../content/deadline.ts'
import { findCity } from '../leads/deadline/find-city.ts'
import holidays from '../leads/deadline/holidays.json' with { type: 'json' }
import { letterOf, nearCities, otherCities, sayNear } from './near-city.ts'
import { citiesUnder, citiesOfWorld } from './world.ts'

const { regions, alsoCalled } = locations()
const presses = regions.flatMap(({ cities }) => cities)
const nearestPress = (typed: string) => {
  const [city] = citiesOfWorld(typed)
  return city && `${sayNear(city).place}: ${presses[city[2]]?.city}`
}
/** As the deadline helper and the finder ask. */
function others(typed: string) {
  const listed = findCity(typed, deadline())
  const press = presses.findIndex(({ city }) => city === `${listed?.name}, ${listed?.country}`)
  return otherCities(citiesOfWorld(typed), listed?.near === false ? press : undefined)
}

test.each([
  ['Leeds', 'Leeds, United Kingdom: Manchester, United Kingdom'],
  ['leeds, UK', 'Leeds, United Kingdom: Manchester, United Kingdom'],
  ['Leeds LS1 4AP', 'Leeds, United Kingdom: Manchester, United Kingdom'],
  ['Portland', expect.stringMatching(/^Portland, OR, USA: /)],
  ['Portland, Maine', expect.stringMatching(/^Portland, ME, USA: /)],
  ['Portland ME', expect.stringMatching(/^Portland, ME, USA: /)],
  ['London, Ontario', expect.stringMatching(/^London, ON, Canada: /)],
  ['Paris, TX', expect.stringMatching(/^Paris, TX, USA: /)],
  ['lodz', expect.stringMatching(/^Łódź, Poland: /)],
  ...['Nowheria', 'Leeds, France', '', '75001', 'Lee', '?'].map((typed): [string, undefined] => [
    typed,
    undefined,
  ]),
])('%j is %s', (typed, expected) => expect(nearestPress(typed)).toEqual(expected))

test.each([
  ['Springfield', 'Springfield, MA, USA'],
  ['Portland', 'Portland, ME, USA'],
  ['Cambridge', 'Cambridge, MA, USA'],
  ['San José', 'San Jose, CA, USA'],
  ['Birmingham', 'Birmingham, AL, USA'],
  ['Valencia', 'Valencia, Spain'],
  ['cordoba', 'Córdoba, Spain'],
  ['Georgetown', 'Georgetown, TX, USA'],
  ['London', 'London, ON, Canada'],
  ['Newcastle', 'Newcastle, United Kingdom'],
  ['York', 'York, United Kingdom'],
])('%j may be %s as well, and nothing is asked once that is typed', (typed, other) => {
  expect(others(typed)).toContain(other)
  expect(others(other)).toEqual([])
})

test.each(['Paris', 'Kansas City', 'Leeds', 'Washington', 'Mexico', 'Nowheria'])(
  '%j may be no other: that is tiny, or next door',
  (typed) => expect(others(typed)).toEqual([]),
)

test('the way to the press is measured, in kilometers and miles', () => {
  const leeds = citiesOfWorld('Leeds')[0]!
  expect(leeds[3]).toBeGreaterThan(50)
  expect(leeds[3]).toBeLessThan(65)
  expect(sayNear(['Salford', 'United Kingdom', 1, 0, 100])).toMatchObject({ miles: 1, km: 1 })
  expect(sayNear(['X', 'Y', 0, 100, 15])).toMatchObject({ miles: 62, km: 100 })
})

test('a list under one letter finds what the whole world does, and a press is where it says', () => {
  for (const typed of ['Leeds', 'Portland, Maine', 'Łódź', '14467 Potsdam'])
    expect(nearCities(typed, citiesUnder(letterOf(typed)!), alsoCalled)).toEqual(citiesOfWorld(typed))
  const at = presses[0]!
  const distance = citiesOfWorld(presses[0]!.city)[0]
  expect(presses[distance![2]]).toEqual(at)
  expect(distance![3]).toBeLessThan(25)
})

test('the countries whose holidays are known are called the same among the cities of the world', () => {
  const countries = new Set([...'abcdefghijklmnopqrstuvwxyz'].flatMap(citiesUnder).map(([, name]) => name))
  expect(Object.keys(holidays.countries).filter((name) => !countries.has(name))).toEqual([])
})

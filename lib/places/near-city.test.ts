/** @jest-environment node */
import { locations } from '../content/home/locations.ts'
import holidays from '../leads/deadline/holidays.json' with { type: 'json' }
import { letterOf, nearCity, sayNear } from './near-city.ts'
import { citiesUnder, cityOfWorld } from './world.ts'

const { regions, alsoCalled } = locations()
const presses = regions.flatMap(({ cities }) => cities)
const said = (typed: string) => {
  const city = cityOfWorld(typed)
  return city && `${sayNear(city).place}: ${presses[city[2]]?.city}`
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
])('%j is %s', (typed, expected) => expect(said(typed)).toEqual(expected))

test('the way to the press is measured, in kilometers and miles', () => {
  const leeds = cityOfWorld('Leeds')!
  expect(leeds[3]).toBeGreaterThan(50)
  expect(leeds[3]).toBeLessThan(65)
  expect(sayNear(['Salford', 'United Kingdom', 1, 0])).toMatchObject({ miles: 1, km: 1 })
  expect(sayNear(['X', 'Y', 0, 100])).toMatchObject({ miles: 62, km: 100 })
})

test('a list under one letter finds what the whole world does, and a press is where it says', () => {
  for (const typed of ['Leeds', 'Portland, Maine', 'Łódź', '14467 Potsdam'])
    expect(nearCity(typed, citiesUnder(letterOf(typed)!), alsoCalled)).toEqual(cityOfWorld(typed))
  const [at, distance] = [presses[0]!, cityOfWorld(presses[0]!.city)]
  expect(presses[distance![2]]).toEqual(at)
  expect(distance![3]).toBeLessThan(25)
})

test('the countries whose holidays are known are called the same among the cities of the world', () => {
  const countries = new Set([...'abcdefghijklmnopqrstuvwxyz'].flatMap(citiesUnder).map(([, name]) => name))
  expect(Object.keys(holidays.countries).filter((name) => !countries.has(name))).toEqual([])
})

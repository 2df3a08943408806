import { fill } from '../../lib/content/fill.ts'
import { locations } from '../../lib/content/home/locations.ts'
import { expect, test } from '../support/fixtures.ts'

// The shipped list with the shipped other names: as a visitor types them.

const { finder, regions } = locations()
const all = regions.flatMap(({ cities }) => cities.map(({ city }) => city))
const citiesOf = (country: string) => all.filter((city) => city.endsWith(`, ${country}`))
const called = (name: string) => all.filter((city) => city.startsWith(`${name}, `))

const otherNames: [typed: string, found: string[]][] = [
  ['uk', citiesOf('United Kingdom')],
  ['UAE', citiesOf('United Arab Emirates')],
  ['Holland', citiesOf('Netherlands')],
  ['Turkey', citiesOf('Türkiye')],
  ['United States', citiesOf('USA')],
  ['NYC', called('New York')],
  ['Munchen', called('Munich')],
  ['Londres', called('London')],
]
const wrongLetters: [typed: string, meant: string][] = [
  ['New Yrok', 'New York'],
  ['Los Angelas', 'Los Angeles'],
  ['San Fransisco', 'San Francisco'],
]

test.beforeEach(async ({ page }) => {
  await page.goto('/#locations')
})

test('Countries, short names and names of other languages find their cities alone', async ({ page }) => {
  const section = page.locator('#locations')
  for (const [typed, cities] of otherNames) {
    expect(cities, typed).not.toEqual([])
    await section.getByRole('searchbox').fill(typed)
    const { one, many } = finder
    await expect(section.getByRole('status')).toHaveText(
      fill(cities.length === 1 ? one : many, { count: cities.length, query: typed }),
    )
    const found = section.locator('.panel li:not([hidden])')
    expect((await found.allTextContents()).sort(), typed).toEqual(cities.toSorted())
  }
})

test('A wrong letter in a name of several words offers the city that was meant', async ({ page }) => {
  const section = page.locator('#locations')
  for (const [typed, meant] of wrongLetters) {
    expect(called(meant), meant).toHaveLength(1)
    await section.getByRole('searchbox').fill(typed)
    await expect
      .soft(section.getByRole('status'))
      .toHaveText(fill(finder.near, { query: typed }), { timeout: 3_000 })
    await expect
      .soft(section.locator('.panel li:not([hidden])'))
      .toHaveText(called(meant), { timeout: 1_000 })
  }
})

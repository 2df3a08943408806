/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { headquarters } from '../../lib/content/brand.ts'
import { fill } from '../../lib/content/fill.ts'
import { locations } from '../../lib/content/home/locations.ts'
import { Locations } from './locations.tsx'
import { openOwnRegion } from './search-cities.ts'

const words = { ...locations(), home: headquarters().at }
const { alsoCalled, finder, regions } = words
const all = regions.flatMap(({ cities }) => cities.map(({ city }) => city))
/** A country with several cities, in the order of the list. */
const country = all
  .map((city) => city.split(', ')[1]!)
  .find((one, index, list) => list.indexOf(one) !== index)!
const inCountry = all.filter((city) => city.endsWith(`, ${country}`))

/** The answer of /places.json and the lists of the world's cities; jsdom has no network. */
const world: Record<string, unknown> = {
  '/places.json': alsoCalled,
  '/places/c': [
    ['Cambridge', 'United Kingdom', 12, 78, 128],
    ['Cambridge', 'USA', 7, 5, 110, 'MA', 'Massachusetts'],
    ['Cambridge', 'USA', 3, 90, 12, 'OH', 'Ohio'],
  ],
}
beforeEach(() => {
  globalThis.fetch = async (address) => {
    return { ok: true, json: async () => world[String(address)] ?? [] } as Response
  }
})

function renderLocator() {
  render(<Locations words={words} />)
  return screen.getByRole('searchbox', { name: finder.label })
}

const shown = () => [...document.querySelectorAll('.panel li:not([hidden])')].map((city) => city.textContent)
const chosen = regions.at(-1)!.id
const choose = () =>
  (document.querySelector<HTMLDetailsElement>(`.panel[data-region="${chosen}"]`)!.open = true)
const openRegions = () =>
  [...document.querySelectorAll<HTMLElement>('.panel[open]')].map(({ dataset }) => dataset.region)
const marked = () => (document.querySelector('.locator-found')?.getAttribute('d') ?? '').split('M').length - 1
const status = () => screen.getByRole('status')
/** Expects an announcement after its pause of half a second. */
// The text matcher does not know no-break spaces.
const expectRead = (words: string) => waitFor(() => expect(status().textContent).toContain(words))
const sentence = (words: string, query: string, count = 0) =>
  fill(words, { query, count, press: query.split(',')[0]! })

test('what was found is read out after a pause, and not at each key', async () => {
  const field = renderLocator()
  const read: string[] = []
  new MutationObserver(() => read.push(status().textContent)).observe(status(), {
    childList: true,
    characterData: true,
    subtree: true,
  })
  await userEvent.type(field, all[0]!)
  await expectRead(sentence(finder.one, all[0]!))
  expect(read).toEqual([sentence(finder.one, all[0]!)])
})

test('typing leaves the cities found, says how many, and marks them on the map', async () => {
  const field = renderLocator()
  await userEvent.type(field, all[0]!)
  expect(shown()).toEqual([all[0]])
  await expectRead(sentence(finder.one, all[0]!))
  expect(marked()).toBe(1)
  await userEvent.clear(field)
  await userEvent.type(field, country)
  expect(shown()).toEqual(inCountry)
  await expectRead(sentence(finder.many, country, inCountry.length))
  expect(marked()).toBe(inCountry.length)
})

test('another name finds a city as soon as the names have come, and none is asked for twice', async () => {
  const fetches = jest.spyOn(globalThis, 'fetch')
  const [city, [other]] = Object.entries(alsoCalled).find(([name]) =>
    all.some((one) => one.startsWith(`${name}, `)),
  ) as [string, [string]]
  await userEvent.type(renderLocator(), other)
  await waitFor(() => expect(shown()).toContainEqual(expect.stringContaining(`${city}, `)))
  const addresses = fetches.mock.calls.map(([address]) => address)
  expect(addresses).toEqual([...new Set(addresses)])
})

test('the mark on the map is that of the city found', async () => {
  const field = renderLocator()
  const last = all.length - 1
  await userEvent.type(field, all[last]!)
  expect(shown()).toEqual([all[last]])
  const marks = [...document.querySelectorAll('path[data-region]')].flatMap(
    (region) => region.getAttribute('d')?.match(/M[^M]+/g) ?? [],
  )
  expect(marks).toHaveLength(all.length)
  expect(document.querySelector('.locator-found')).toHaveAttribute('d', marks[last])
  expect(document.querySelector('.locator-ring')).toHaveTextContent(all[last]!.split(',')[0]!)
})

test('nothing found is said in words, and the regions stay as they were', async () => {
  const field = renderLocator()
  choose()
  await userEvent.type(field, all[0]!)
  await userEvent.clear(field)
  await userEvent.type(field, 'atlantis $&')
  expect(shown()).toEqual(all)
  expect(openRegions()).toEqual([chosen])
  expect(marked()).toBe(0)
  await expectRead(sentence(finder.none, 'atlantis $&'))
  expect(screen.getByRole('link', { name: sentence(finder.ask, 'atlantis $&') })).toHaveAttribute(
    'href',
    '#contact',
  )
})

test('a city whose name others have gets the largest one’s press, and asks for the others', async () => {
  const field = renderLocator()
  await userEvent.type(field, 'cambridge')
  await expectRead(finder.others)
  expect(shown()).toEqual([all[12]])
  const other = within(screen.getByRole('group', { name: finder.others })).getByRole('button')
  expect(other).toHaveTextContent('Cambridge, MA, USA')
  await userEvent.tab()
  expect(other).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('Cambridge, MA, USA')
  await waitFor(() => expect(shown()).toEqual([all[7]]))
  expect(screen.queryByRole('group', { name: finder.others })).toBeNull()
  await waitFor(() => expect(status().textContent).not.toContain(finder.others))
})

test('punctuation alone finds nothing, and that is said', async () => {
  const field = renderLocator()
  await userEvent.type(field, '$&')
  expect(marked()).toBe(0)
  await expectRead(sentence(finder.none, '$&'))
})

test('regions with a match are open, then the one that was open is again', async () => {
  const field = renderLocator()
  choose()
  const { id, cities } = regions.find((one) => one.id !== chosen)!
  await userEvent.type(field, cities[0]!.city)
  expect(openRegions()).toEqual([id])
  expect([...document.querySelectorAll<HTMLElement>('.panel')].filter((panel) => !panel.hidden)).toHaveLength(
    1,
  )
  await userEvent.clear(field)
  await waitFor(() => expect(shown()).toEqual(all))
  expect(openRegions()).toEqual([chosen])
  expect(
    document.querySelector('.panel[hidden], [data-finding], .locator-ring[visibility=visible]'),
  ).toBeNull()
  expect(screen.getByText(sentence(finder.all, '', regions.length))).toBeInTheDocument()
})

test.each([
  ['Europe/Lisbon', 'Europe/'],
  ['Europe/Istanbul', 'Europe/Istanbul'],
  ['America/New_York', 'America/New_York'],
  ['America/Argentina/Salta', 'America/'],
  ['Pacific/Auckland', 'Pacific/'],
])('%s opens the region with %s', (zone, fits) => {
  render(<Locations words={words} />)
  openOwnRegion(document, zone)
  expect(openRegions()).toEqual([regions.find(({ zones }) => zones.includes(fits))!.id])
})

test.each(['UTC', undefined])('the time zone %s, of no region, opens the first one', (timeZone) => {
  jest.spyOn(Intl, 'DateTimeFormat').mockReturnValue({ resolvedOptions: () => ({ timeZone }) } as never)
  render(<Locations words={words} />)
  openOwnRegion(document)
  expect(openRegions()).toEqual([regions[0]!.id])
})

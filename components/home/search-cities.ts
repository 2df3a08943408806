import { fill } from '../../lib/content/fill.ts'
import { fetchData } from '../../lib/leads/fetch-data.ts'
import { findPlaces, type AlsoCalled } from '../../lib/places/find-places.ts'
import { worldMap } from '../../lib/pictures/world-map.ts'
import { english, spokenLanguage } from '../../lib/language/spoken.ts'
import { lookUpCities, type NearCity, otherCities, sayNear } from '../../lib/places/near-city.ts'
import { enterText } from '../ui/enter-text.ts'
import type { LocationsWords } from '../../lib/content/home/locations.ts'

type Words = LocationsWords['finder']

/** Half a second, so that results are not announced at each key. */
const quiet = 500

/** Up to this width the regions are stacked (leporello-upright.css). */
const stacked = 1_180

/** `ask` is set for a single city, with or without a press: it enters the city in the contact form. */
export type Hits = {
  said: string
  ask?: { label: string; go: () => void }
  /** Other cities of this name. */
  others: string[]
  /** Whether cities of the world may be meant. */
  looksUp: boolean
}

/** Searches the cities in the page as the visitor types; as props they would be in the HTML twice. */
export function watchFinder(field: HTMLInputElement, words: Words, onHits: (hits?: Hits) => void) {
  const locator = field.closest<HTMLElement>('.locator')
  if (!locator) return
  let alsoCalled: AlsoCalled | undefined
  let near: NearCity[] = []
  const region = field.parentElement?.querySelector('[role="status"]')
  let timer: ReturnType<typeof setTimeout>
  const find = () => {
    const hits = searchCities(locator, field.value, words, alsoCalled ?? {}, near)
    onHits(hits)
    clearTimeout(timer)
    const read = hits && [hits.said, ...(hits.others.length > 0 ? [words.others] : [])].join(' ')
    timer = setTimeout(() => region?.replaceChildren(read ?? ''), quiet)
    return hits
  }
  async function findByAllNames() {
    near = []
    find()
    // Offline, the names on the page must do; the next key tries again.
    alsoCalled ??= await fetchData<AlsoCalled>('/places.json')
    const typed = field.value
    if (!find()?.looksUp || !alsoCalled) return
    const cities = await lookUpCities(typed, alsoCalled)
    if (field.value !== typed) return
    near = cities
    find()
  }
  // Searches any text typed before this code arrived; otherwise opens the visitor's region: now if nothing below moves, or else
  // when the visitor gets there.
  if (field.value) void findByAllNames()
  else if (innerWidth > stacked || document.activeElement === field) openOwnRegion(locator)
  else field.addEventListener('focus', () => openOwnRegion(locator), { once: true })
  field.addEventListener('input', () => void findByAllNames())
}

/** Some browsers hide it. */
const zoneOfBrowser = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Opens the region with the longest part of the visitor's time zone, or the first, unless one is already open. */
export function openOwnRegion(locator: ParentNode, zone = zoneOfBrowser()) {
  const panels = [...locator.querySelectorAll<HTMLDetailsElement>('.panel')]
  if (panels.some(({ open }) => open)) return
  const fits = ({ dataset }: HTMLElement) =>
    Math.max(...(dataset.zones ?? '').split(' ').map((area) => (zone?.startsWith(area) ? area.length : 0)))
  const [own] = panels.sort((one, other) => fits(other) - fits(one))
  if (own) own.open = true
}

/** Shows only matching cities, in the list and on the map. */
function searchCities(
  locator: HTMLElement,
  typed: string,
  words: Words,
  alsoCalled: AlsoCalled,
  all: NearCity[],
): Hits | undefined {
  const query = typed.trim()
  const cities = [...locator.querySelectorAll<HTMLElement>('.panel li')]
  const names = cities.map(({ textContent }) => textContent)
  const listed = findPlaces(query, names, alsoCalled)
  const { near } = listed
  const city = near ? all[0] : undefined
  const found = city ? names.map((_, index) => index === city[2]) : listed.found
  const count = found.filter(Boolean).length
  const finding = query !== '' && count > 0
  cities.forEach((line, index) => {
    line.hidden = finding && !found[index]
  })
  markCities(locator, finding ? found : [], names)
  showPanels(locator, finding)
  if (!query) return undefined
  const some = count === 1 ? words.one : words.many
  const matches = near ? words.near : some
  const many = count === 0 ? words.none : matches
  const only = names[found.indexOf(true)]?.split(',')[0] ?? ''
  const answer = city
    ? fill(words.nearest, { ...sayNear(nameCountry(city, alsoCalled)), press: names[city[2]] ?? '' })
    : fill(many, { count, query, press: only })
  const press = !near && count === 1 ? found.indexOf(true) : undefined
  const place = (!city && count === 1 && names[found.indexOf(true)]) || query
  const ask = { label: fill(words.ask, { query: place }), go: () => askInContactForm(place) }
  const others = otherCities(all, press)
  const looksUp = near || (press !== undefined && listed.whole[press] === true)
  return { said: answer, others, looksUp, ...((city || count < 2) && { ask }) }
}

/** A city of the world with its country in the page's language. The last of a country's other names is the English one. */
function nameCountry(city: NearCity, alsoCalled: AlsoCalled): NearCity {
  if (spokenLanguage() === english) return city
  const [name, country, ...rest] = city
  const [here = country] = Object.entries(alsoCalled).find(([, others]) => others.at(-1) === country) ?? []
  return [name, here, ...rest]
}

/** Marks the cities found on the map; one alone has a ring and its name. */
function markCities(locator: HTMLElement, found: boolean[], names: string[]) {
  // The marks of all regions, in the list's order (locations.tsx).
  const marks = [...locator.querySelectorAll('path[data-region]')].flatMap(
    (region) => region.getAttribute('d')?.match(/M[^M]+/g) ?? [],
  )
  const hits = marks.filter((_, index) => found[index])
  locator.querySelector('.locator-found')?.setAttribute('d', hits.join(''))
  const ring = locator.querySelector('.locator-ring')
  const [x = 0, y] = hits.length === 1 ? (hits[0]?.match(/\d+/g)?.map(Number) ?? []) : []
  ring?.setAttribute('visibility', y === undefined ? 'hidden' : 'visible')
  ring?.setAttribute('transform', `translate(${x} ${y ?? 0})`)
  const name = ring?.querySelector('text')
  name?.setAttribute('text-anchor', x > worldMap.width / 2 ? 'end' : 'start')
  name?.setAttribute('x', String(x > worldMap.width / 2 ? -21 : 21))
  name?.replaceChildren(names[found.indexOf(true)]?.split(',')[0] ?? '')
}

/** During a search, opens the regions with hits; afterwards restores those that were open. */
function showPanels(locator: HTMLElement, finding: boolean) {
  const open = [...locator.querySelectorAll<HTMLElement>('.panel[open]')].map(({ dataset }) => dataset.region)
  const before = locator.dataset.finding ?? open.join(' ')
  if (finding) locator.dataset.finding = before
  else delete locator.dataset.finding
  for (const panel of locator.querySelectorAll<HTMLDetailsElement>('.panel')) {
    const hasHits = panel.querySelector('li:not([hidden])') !== null
    panel.hidden = finding && !hasHits
    panel.open = finding ? hasHits : before.split(' ').includes(panel.dataset.region ?? '')
  }
}

/** Enters the city in the project request, as if typed. */
function askInContactForm(city: string) {
  enterText(document.querySelector<HTMLInputElement>('#project-request [name="city"]'), city)
}

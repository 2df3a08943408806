import type { FinderProps } from './city-finder.tsx'
import { findPlaces } from './find-places.ts'
import { regionOfZone } from './region-of-zone.ts'

type Words = FinderProps['words']
type AlsoCalled = Record<string, string[]>

/** `ask` is there when there is no such city: it notes the city in the contact form. */
export type Hits = { query: string; said: string; ask?: () => void }

/**
 * Goes through the cities with what is typed; choosing a region ends it. The cities are read from the page, where the server
 * has put them: as props they would be in the HTML twice.
 * @param onHits gets nothing when there is nothing to find
 */
export function watchFinder(field: HTMLInputElement, words: Words, onHits: (hits?: Hits) => void) {
  const locator = field.closest('.locator')
  if (!locator) return
  let alsoCalled: AlsoCalled | undefined
  const find = () => onHits(searchCities(locator, field.value, words, alsoCalled ?? {}))
  async function findByAllNames() {
    find()
    if (alsoCalled) return
    // Offline the names on the page will do; the next letter tries again.
    alsoCalled = await fetch('/places.json')
      .then((answer) => answer.json() as Promise<AlsoCalled>)
      .catch(() => undefined)
    find()
  }
  // What was typed before this code arrived is searched at once; else the list opens where the visitor is.
  if (field.value) void findByAllNames()
  else showOwnRegion(locator)
  field.addEventListener('input', () => void findByAllNames())
  locator.addEventListener('change', ({ target }) => {
    if (target === field) return
    field.value = ''
    find()
  })
}

/** Opens the list where the visitor's clock is, unless a region was chosen already. */
function showOwnRegion(locator: Element) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const own = locator.querySelector<HTMLInputElement>(`[value="${regionOfZone(timeZone)}"]`)
  const untouched = locator.querySelector<HTMLInputElement>(':checked')?.defaultChecked
  if (own && untouched) own.checked = true
}

/** Shows the cities that match in the list and on the map, whose marks are in the list's order. */
function searchCities(
  locator: Element,
  typed: string,
  words: Words,
  alsoCalled: AlsoCalled,
): Hits | undefined {
  const query = typed.trim()
  const cities = [...locator.querySelectorAll<HTMLElement>('.city-lists li')]
  const marks = locator.querySelectorAll('[data-region] > circle')
  const { found, near } = findPlaces(
    query,
    cities.map((city) => city.textContent),
    alsoCalled,
  )
  locator.toggleAttribute('data-finding', query !== '')
  cities.forEach((city, index) => {
    city.hidden = !found[index]
    marks[index]?.toggleAttribute('data-found', query !== '' && found[index])
  })
  if (!query) return undefined
  const count = found.filter(Boolean).length
  const said = count === 0 ? words.none : near ? words.near : count === 1 ? words.one : words.many
  return {
    query,
    said: said.replace('{count}', String(count)).replace('{query}', query),
    ...(count === 0 && { ask: () => askInContactForm(query) }),
  }
}

/** Puts the city into the project request, as if it had been typed there. */
function askInContactForm(city: string) {
  const field = document.querySelector<HTMLInputElement>('#project-request [name="city"]')
  if (!field) return
  field.value = city
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

import { findPlaces } from './find-places.ts'
import { regionOfZone } from './region-of-zone.ts'

export type Hits = { query: string; count: number; near: boolean }

/** Opens the list where the visitor's clock is, unless a region was chosen already. */
export function showOwnRegion(locator: Element) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const own = locator.querySelector<HTMLInputElement>(`[value="${regionOfZone(timeZone)}"]`)
  const untouched = locator.querySelector<HTMLInputElement>(':checked')?.defaultChecked
  if (own && untouched) own.checked = true
}

/**
 * Shows the cities that match in the list and on the map, whose marks are in the list's order.
 * @returns how many match; nothing when there is nothing to find
 */
export function searchCities(
  locator: Element,
  typed: string,
  alsoCalled: Record<string, string[]>,
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
  return query ? { query, near, count: found.filter(Boolean).length } : undefined
}

/** Adds a line to the details of the project request, as if it had been typed there. */
export function noteInContactForm(line: string) {
  const details = document.querySelector<HTMLTextAreaElement>('#project-request [name="details"]')
  if (!details || details.value.includes(line)) return
  details.value = [details.value, line].filter(Boolean).join('\n')
  details.dispatchEvent(new Event('input', { bubbles: true }))
}

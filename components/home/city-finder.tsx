'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { LocationsWords } from '../../lib/content/home/locations.ts'
import { findPlaces } from './find-places.ts'
import { regionOfZone } from './region-of-zone.ts'

type Words = LocationsWords['finder']
type Hits = { query: string; count: number; near: boolean }
type Props = { words: Words; regions: number; alsoCalled: LocationsWords['alsoCalled'] }

/**
 * Narrows the list of cities to those typed. The cities are read from the page, where the server has put them:
 * as props they would be in the HTML twice.
 */
export function CityFinder({ words, regions, alsoCalled }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [hits, setHits] = useState<Hits>()
  const locatorOf = () => field.current?.closest<HTMLElement>('.locator')

  function find(query: string) {
    const locator = locatorOf()
    if (locator) setHits(narrow(locator, query, alsoCalled))
  }

  // What was typed before this code arrived is searched at once; else the list opens where the visitor is. Choosing a
  // region ends the search.
  useEffect(() => {
    const locator = locatorOf()
    if (!locator || !field.current) return
    if (field.current.value) find(field.current.value)
    else showOwnRegion(locator)
    const end = ({ target }: Event) => {
      if (!field.current || target === field.current) return
      field.current.value = ''
      find('')
    }
    locator.addEventListener('change', end)
    return () => locator.removeEventListener('change', end)
    // Once, when the code has arrived.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <div className="city-finder ruled-b px-5 py-4">
      <label htmlFor={id} className="type-label mb-1.5 block">
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        placeholder={words.placeholder}
        onChange={(event) => find(event.target.value)}
        className="input"
      />
      <p role="status" className="type-small mt-1.5 min-h-6 text-slate">
        {hits ? summary(words, hits) : words.all.replace('{count}', String(regions))}
      </p>
      {hits?.count === 0 && (
        <a
          href="#contact"
          onClick={() => noteInContactForm(words.asked.replace('{query}', hits.query))}
          className="button button-key button-small mt-2"
        >
          {words.ask.replace('{query}', hits.query)}
        </a>
      )}
    </div>
  )
}

function showOwnRegion(locator: Element) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const own = locator.querySelector<HTMLInputElement>(`[value="${regionOfZone(timeZone)}"]`)
  const untouched = locator.querySelector<HTMLInputElement>(':checked')?.defaultChecked
  if (own && untouched) own.checked = true
}

/** Adds a line to the details of the project request, as if it had been typed there. */
function noteInContactForm(line: string) {
  const details = document.querySelector<HTMLTextAreaElement>('#project-request [name="details"]')
  if (!details || details.value.includes(line)) return
  details.value = [details.value, line].filter(Boolean).join('\n')
  details.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Shows the cities that match in the list and on the map, whose marks are in the list's order.
 * @returns how many match; nothing when there is nothing to find
 */
function narrow(locator: Element, typed: string, alsoCalled: Props['alsoCalled']): Hits | undefined {
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

function summary(words: Words, { query, count, near }: Hits): string {
  const said = count === 0 ? words.none : near ? words.near : count === 1 ? words.one : words.many
  return said.replace('{count}', String(count)).replace('{query}', query)
}

'use client'

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { LocationsWords } from '../../lib/content/home/locations.ts'
import type { Hits } from './search-cities.ts'

/** Apart, because it would weigh on every first tap of the page. */
const loadSearch = () => import('./search-cities.ts')

type Words = LocationsWords['finder']
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

  async function find(query: string) {
    const locator = locatorOf()
    const { searchCities } = await loadSearch()
    if (locator) setHits(searchCities(locator, query, alsoCalled))
  }

  /** What was typed before this code arrived is searched at once; else the list opens where the visitor is. */
  const begin = useEffectEvent((locator: HTMLElement) => {
    if (field.current?.value) void find(field.current.value)
    else void loadSearch().then(({ showOwnRegion }) => showOwnRegion(locator))
  })
  /** Choosing a region ends the search. */
  const end = useEffectEvent(({ target }: Event) => {
    if (!field.current || target === field.current) return
    field.current.value = ''
    void find('')
  })
  useEffect(() => {
    const locator = locatorOf()
    if (!locator) return
    begin(locator)
    const listen = (event: Event) => end(event)
    locator.addEventListener('change', listen)
    return () => locator.removeEventListener('change', listen)
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
        onChange={(event) => void find(event.target.value)}
        className="input"
      />
      <p role="status" className="type-small mt-1.5 min-h-6 text-slate">
        {hits ? summary(words, hits) : words.all.replace('{count}', String(regions))}
      </p>
      {hits?.count === 0 && (
        <a
          href="#contact"
          onClick={() =>
            void loadSearch().then(({ noteInContactForm }) =>
              noteInContactForm(words.asked.replace('{query}', hits.query)),
            )
          }
          className="button button-key button-small mt-2"
        >
          {words.ask.replace('{query}', hits.query)}
        </a>
      )}
    </div>
  )
}

function summary(words: Words, { query, count, near }: Hits): string {
  const said = count === 0 ? words.none : near ? words.near : count === 1 ? words.one : words.many
  return said.replace('{count}', String(count)).replace('{query}', query)
}
